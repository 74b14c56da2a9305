"""What the files for hosts say is what the program takes."""

from __future__ import annotations

import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
import typer

from greathall.cli import app

ROOT = Path(__file__).parent.parent.parent
UNIT = (ROOT / "deploy" / "greathall.service").read_text()
DOCKERFILE = (ROOT / "Dockerfile").read_text()
COMPOSE = (ROOT / "compose.yaml").read_text()


def words_of_unit() -> list[str]:
    found = re.search(r"^ExecStart=(.*)$", UNIT, re.MULTILINE)
    assert found is not None
    return shlex.split(found[1])[1:]


def words_of_dockerfile() -> list[str]:
    found = re.search(r"^CMD \[(.*)\]$", DOCKERFILE, re.MULTILINE)
    assert found is not None
    return [word.strip().strip('"') for word in found[1].split(",")]


def words_of_compose() -> list[str]:
    hall = COMPOSE.partition("command:\n")[2].partition("depends_on:")[0]
    return [line.strip().removeprefix("- ") for line in hall.splitlines() if line.strip()]


@pytest.mark.parametrize("words", [words_of_unit(), words_of_dockerfile(), words_of_compose()])
def test_the_command_is_one_that_the_program_takes(words: list[str]) -> None:
    assert words[0] == "serve"
    group = typer.main.get_command(app)
    serve = group.commands["serve"]  # type: ignore[attr-defined]
    settings = serve.make_context("serve", words[1:]).params
    assert settings["db"]


def test_the_unit_is_one_that_systemd_takes_and_lets_the_server_do_little(tmp_path: Path) -> None:
    program = shutil.which("systemd-analyze")
    if program is None:
        pytest.skip("systemd is missing")
    unit = tmp_path / "greathall.service"
    unit.write_text(UNIT.replace("/opt/greathall/bin/greathall", sys.executable))
    found = subprocess.run([program, "verify", str(unit)], capture_output=True, text=True, timeout=60)
    assert (found.returncode, [line for line in found.stderr.splitlines() if unit.name in line]) == (0, [])
    said = subprocess.run([program, "security", "--offline=true", str(unit)], capture_output=True, text=True)
    exposed = re.search(r"exposure level for \S+: ([\d.]+)", said.stdout)
    assert exposed is not None
    assert float(exposed[1]) < 3.0, "10 is everything"


def test_the_image_runs_as_nobody_in_particular_and_keeps_the_database_outside() -> None:
    last = DOCKERFILE.rpartition("FROM ")[2]
    assert re.search(r"^USER greathall$", last, re.MULTILINE)
    assert re.search(r"^VOLUME /data$", last, re.MULTILINE)
    assert words_of_dockerfile()[-1].startswith("/data/")
    assert "gcc" not in last
