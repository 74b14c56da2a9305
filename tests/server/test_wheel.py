"""The wheel that `make setup` and `make wheel` build: in an environment with nothing else but what play.lock names,
and with neither compiler nor Node on the path, it plays."""

from __future__ import annotations

import asyncio
import json
import os
import re
import shutil
import subprocess
import sys
import venv
from importlib.metadata import distribution
from pathlib import Path
from typing import NamedTuple

import pytest
from tests.server.clients import ME, Browser
from tests.server.processes import Server

import greathall as gh
from greathall.arena.plain import is_compiled
from greathall.arena.sim import simulate
from greathall.server.messages import DoneNews

pytestmark = pytest.mark.anyio

ROOT = Path(__file__).resolve().parents[2]


class Elsewhere(NamedTuple):
    """An environment of its own, and what a shell in it knows."""

    folder: Path
    python: Path
    env: dict[str, str]

    def run(self, *words: str, typed: str = "") -> str:
        done = subprocess.run(
            [str(self.python), "-m", "greathall", *words],
            cwd=self.folder,
            env=self.env,
            input=typed,
            capture_output=True,
            encoding="utf-8",
        )
        assert (done.returncode, done.stderr) == (0, ""), done
        return done.stdout


def missing(what: str) -> None:
    """In continuous integration nothing may be missing; elsewhere the reason is told."""
    (pytest.fail if os.environ.get("CI") else pytest.skip)(what)


@pytest.fixture(scope="module")
def elsewhere(tmp_path_factory: pytest.TempPathFactory) -> Elsewhere:
    """Made without the network: what the wheel needs is copied from where the tests run."""
    wheels = list(ROOT.glob("build/wheel/greathall-*.whl"))
    if not wheels:
        missing("There is no wheel: make setup builds one.")
    folder = tmp_path_factory.mktemp("elsewhere")
    venv.create(folder, symlinks=os.name != "nt")
    programs = folder / ("Scripts" if os.name == "nt" else "bin")
    python = programs / ("python.exe" if os.name == "nt" else "python")
    site = next(folder.glob("Lib/site-packages" if os.name == "nt" else "lib/python*/site-packages"))
    lock = (ROOT / "requirements" / "play.lock").read_text(encoding="utf-8")
    for name in re.findall(r"^([\w.-]+)==", lock, re.MULTILINE):
        for file in distribution(name).files or []:
            if ".." not in file.parts and Path(str(file.locate())).is_file():
                (site / file).parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(str(file.locate()), site / file)
    install = ("--quiet", "--python", str(python), "install", "--no-index", "--no-deps", str(wheels[0]))
    subprocess.run([sys.executable, "-m", "pip", "--disable-pip-version-check", *install], check=True)
    env = {"PATH": str(programs), "HOME": str(folder), "COLUMNS": "80", "PYTHONUTF8": "1"}
    assert not [name for name in ("cc", "gcc", "clang", "node", "npm") if shutil.which(name, path=str(programs))]
    return Elsewhere(folder, python, env)


def test_it_is_what_was_built(elsewhere: Elsewhere) -> None:
    assert elsewhere.run("--version").endswith(f"({'compiled' if is_compiled() else 'uncompiled'})\n")
    where = [str(elsewhere.python), "-c", "import greathall, sys; print(greathall.__file__, *sys.path)"]
    found = subprocess.run(where, cwd=elsewhere.folder, env=elsewhere.env, stdout=subprocess.PIPE, text=True).stdout
    assert found.startswith(str(elsewhere.folder))
    assert str(ROOT) not in found


def test_it_plays_in_the_terminal(elsewhere: Elsewhere) -> None:
    """Always the first option; the bot ends the game, and its record leads there for us as well."""
    words = ("play", "dominion", "--bots", "bmu", "--option", "kingdom=first_game", "--seed", "1")
    elsewhere.run(*words, "--record", "game.json", typed="1\n" * 1000)
    assert gh.replay((elsewhere.folder / "game.json").read_text(encoding="utf-8")).over


def test_it_simulates_the_largest_game(elsewhere: Elsewhere) -> None:
    words = ("--bots", "heuristic,random,random", "--games", "2", "--seed", "1", "--jobs", "2", "--json")
    told = json.loads(elsewhere.run("sim", "uprising", *words))
    here = simulate("uprising", ["heuristic", "random", "random"], 2, 1)
    assert [(bot["name"], bot["wins"], bot["mean_score"]) for bot in told["bots"]] == [
        (bot.name, bot.wins, bot.mean_score) for bot in here.bots
    ]


async def test_it_serves_the_app_and_a_game(elsewhere: Elsewhere) -> None:
    server = Server(
        elsewhere.folder / "hall.db", elsewhere.folder / "hall.log", python=elsewhere.python, env=elsewhere.env
    )
    server.start()
    try:
        async with Browser(server.url) as anna:
            page = await anna.http.get("/")
            if page.status_code == 503:
                missing("The wheel has no web app: GREATHALL_NO_WEB=1 was set.")
            scripts = re.findall(r'src="(/[^"]+\.js)"', page.text)
            assert scripts
            assert (await anna.http.get(scripts[0])).status_code == 200
            await anna.meet("Anna")
            id = await anna.open_table("dominion", ME, {"kind": "bot", "bot": "bmu"})
            live = await anna.watch(id)
            while not (live.settled and live.frame.over):
                await live.until(lambda: live.codes or (live.settled and live.frame.over))
                if live.codes:
                    done = await live.choose(live.codes[-1])
                    assert isinstance(done, DoneNews)
                    await live.reach(done.version)
                    await asyncio.sleep(0.05)  # nobody may ask for more than twenty things a second for long
    finally:
        server.stop()
