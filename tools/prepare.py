"""Prepares .venv: the locked tools, the web app, then the package itself, each only when something changed.

The package is installed as a copy, compiled where the machine can; `PYTHONPATH=src` runs the plain sources.
What counts as a change is told by digests, not by dates, so the installed code is never older than src.
The syntax suits Python 3.6, so that an old one gets a clear answer.
"""

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

from tools import web
from tools.house import PYTHON, ROOT, VENV, digest_of, once, pip, stop

OLDEST = (3, 11)
LOCK = ROOT / "requirements" / "dev.lock"
STATUS = """
import importlib.machinery, importlib.util
try:
    spec = importlib.util.find_spec("greathall.kernel.machine")
except ModuleNotFoundError:
    spec = None
if spec is None:
    print("missing")
else:
    native = tuple(importlib.machinery.EXTENSION_SUFFIXES)
    print("compiled" if spec.origin.endswith(native) else "uncompiled")
"""


def main() -> None:
    if sys.version_info < OLDEST:
        have, need = ".".join(map(str, sys.version_info[:2])), ".".join(map(str, OLDEST))
        stop(f"Great Hall needs Python {need} or newer; {sys.executable} is {have}.")
    os.chdir(str(ROOT))
    os.environ.pop("PYTHONPATH", None)
    os.environ["PIP_DISABLE_PIP_VERSION_CHECK"] = "1"
    once(VENV / "tools.digest", tools_digest(), install_tools)
    web.build()  # before the package, which carries it
    once(VENV / "package.digest", package_digest(), install_package)


def tools_digest() -> str:
    # The base prefix, not the executable: the same Python counts as the same from inside .venv too.
    return digest_of([LOCK], sys.version, sys.base_prefix)


def package_digest() -> str:
    files = [ROOT / name for name in ("pyproject.toml", "setup.py", "LICENSE", "README.md")]
    files += [f for f in (ROOT / "src").rglob("*") if "__pycache__" not in f.parts]
    files = [f for f in files if f.is_file() and not f.parent.name.endswith(".egg-info")]
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or ""
    found = shutil.which((compiler.split() or ["cl"])[0])
    flags = [os.environ.get(name) for name in ("GREATHALL_PURE", "CC", "CFLAGS")]
    return digest_of(sorted(files), tools_digest(), found, flags)


def install_tools() -> None:
    try:
        import ensurepip  # noqa: F401
        import venv
    except ImportError as error:
        stop(
            f"{sys.executable} lacks the module {error.name}. "
            "Install it (on Debian: apt install python3-venv) or name another Python: make setup PYTHON=…"
        )
    print(f"Preparing .venv with Python {sys.version.split()[0]} …", flush=True)
    if Path(sys.prefix).resolve() == VENV.resolve():
        stop("This Python lives in .venv, which is to be renewed. Leave it (deactivate), then try again.")
    venv.EnvBuilder(clear=True, with_pip=True, symlinks=os.name != "nt").create(str(VENV))
    pip("install", "--require-hashes", "-r", str(LOCK))


def install_package() -> None:
    print("Building greathall … (compiling may take a minute)", flush=True)
    forget_leftovers()
    try:
        pip("install", "--no-deps", "--no-build-isolation", "--force-reinstall", ".")
    finally:
        forget_leftovers()
    tell()


def forget_leftovers() -> None:
    """setuptools lists files from an earlier egg-info again; and mypy or pytest should not meet it in src."""
    for leftover in (ROOT / "src").glob("*.egg-info"):
        shutil.rmtree(str(leftover))


def tell() -> None:
    status = subprocess.run(
        [str(PYTHON), "-c", STATUS], stdout=subprocess.PIPE, text=True, cwd=str(VENV)
    ).stdout.strip()
    why = ROOT / "build" / "why-uncompiled"
    reason = why.read_text(encoding="utf-8") if why.exists() else ""
    says = {
        "compiled": "greathall is installed in .venv, compiled with mypyc.",
        "uncompiled": "greathall is installed in .venv, uncompiled: {}.".format(
            reason or "setup.py found nothing to compile"
        ),
        "missing": "greathall is installed in .venv, without greathall.kernel.machine: nothing to play yet.",
    }
    if status not in says:
        stop("greathall is installed in .venv, but does not import; the reason stands above.")
    print(says[status] + (" The web app is left out: GREATHALL_NO_WEB=1 is set." if web.left_out() else ""))


if __name__ == "__main__":
    main()
