"""Prepares .venv: the locked packages, the web app, the package itself, each only when something changed.

`python -m tools.prepare` does it for whoever plays, `python -m tools.prepare dev` adds what tests and checks need.
The package goes into a wheel, compiled where the machine can, and is installed from it as a copy; `PYTHONPATH=src`
runs the plain sources. What counts as a change is told by digests, not by dates, so the installed code is never
older than src. The syntax suits Python 3.6, so that an old one gets a clear answer.
"""

import os
import shutil
import subprocess
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from tools import web
from tools.house import PYTHON, ROOT, VENV, digest_of, once, pip, step, stop, tell

OLDEST = (3, 11)
LOCKS = ROOT / "requirements"
WHEELS = ROOT / "build" / "wheel"
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
    os.environ["PYTHONHASHSEED"] = "0"  # mypyc writes some things in the order of sets; the same Python, the same C
    dev = sys.argv[1:] == ["dev"]
    with ThreadPoolExecutor(2) as meanwhile:
        # The web app needs nothing of Python's, if the machine has its own Node.
        app = meanwhile.submit(web.build) if web.left_out() or web.machines_npm() else None
        prepare_venv()
        app = app or meanwhile.submit(web.build)
        if dev or may_compile():
            add("compile.lock", "what compiles the engine", "--no-compile")  # mypy's own Python is mostly not read
        engine = meanwhile.submit(once, ROOT / "build" / "compiled.digest", code_digest(), compile_engine)
        add("play.lock", "what the program runs on")
        if dev:
            add("dev.lock", "what tests and checks need")
        engine.result()
        app.result()
    if not list(WHEELS.glob("*.whl")) and (VENV / "package.digest").exists():
        (VENV / "package.digest").unlink()  # build/ was removed, and with it what `make wheel` hands out
    once(VENV / "package.digest", package_digest(), install_package)


# -- .venv


def prepare_venv() -> None:
    """With what builds the package. What a lock no longer has must go, so a changed one means a new .venv."""
    made = VENV / "build.lock.digest"
    for lock in ("compile.lock", "play.lock", "dev.lock"):
        stamp = VENV / (lock + ".digest")
        if made.exists() and stamp.exists() and stamp.read_text() != digest_of([LOCKS / lock]):
            made.unlink()
    once(made, digest_of([LOCKS / "build.lock"], sys.version, sys.base_prefix), make_venv)


def add(lock: str, what: str, *options: str) -> None:
    def install() -> None:
        with step(what):
            pip("install", "--no-deps", "--require-hashes", *options, "-r", str(LOCKS / lock))

    once(VENV / (lock + ".digest"), digest_of([LOCKS / lock]), install)


def may_compile() -> bool:
    """Whether it is worth to fetch mypy, which is large; setup.py finds out for certain."""
    if os.environ.get("GREATHALL_PURE") == "1":
        return False
    headers = Path(str(sysconfig.get_config_var("INCLUDEPY")), "Python.h")
    return os.name == "nt" or (c_compiler() is not None and headers.exists())


def c_compiler() -> "str | None":
    named = os.environ.get("CC") or sysconfig.get_config_var("CC") or ""
    return shutil.which((named.split() or ["cl"])[0])


def make_venv() -> None:
    try:
        import ensurepip  # noqa: F401
        import venv
    except ImportError as error:
        stop(
            f"{sys.executable} lacks the module {error.name}. "
            "Install it (on Debian: apt install python3-venv) or name another Python: make setup PYTHON=…"
        )
    if Path(sys.prefix).resolve() == VENV.resolve():
        stop("This Python lives in .venv, which is to be renewed. Leave it (deactivate), then try again.")
    with step(f"a new .venv with Python {sys.version.split()[0]}"):
        venv.EnvBuilder(clear=True, with_pip=True, symlinks=os.name != "nt").create(str(VENV))
        pip("install", "--no-deps", "--require-hashes", "-r", str(LOCKS / "build.lock"))


# -- the package


def code() -> "list[Path]":
    """All but the web app, which is built meanwhile: its folder is not even looked into."""
    files = [ROOT / name for name in ("pyproject.toml", "setup.py", "LICENSE", "README.md")]
    for folder, below, names in os.walk(str(ROOT / "src")):
        below[:] = [name for name in below if name != "__pycache__" and not name.endswith(".egg-info")]
        below[:] = [name for name in below if Path(folder, name) != web.BUILT]
        files += [Path(folder, name) for name in names]
    return sorted(files)


def code_digest() -> str:
    flags = [os.environ.get(name) for name in ("GREATHALL_PURE", "CC", "CFLAGS", "LDFLAGS", "LDSHARED")]
    locks = [LOCKS / "build.lock", LOCKS / "compile.lock"]
    return digest_of(locks + code(), sys.version, sys.base_prefix, c_compiler(), may_compile(), flags)


def package_digest() -> str:
    return digest_of(sorted(f for f in web.BUILT.rglob("*") if f.is_file()), code_digest())


def compile_engine() -> None:
    """Into build/cache, where the wheel takes it from."""
    if not may_compile():
        return
    with step("the engine"):
        # Its own folders: what is put together here is not all, and the wheel must not find it.
        words = ["-q", "build_ext", "--build-lib", "build/engine", "--build-temp", "build/engine"]
        if subprocess.run([str(PYTHON), "setup.py", *words]).returncode:
            stop("the engine could not be compiled; the reason stands above. GREATHALL_PURE=1 makes do without.")


def install_package() -> None:
    with step("the package"):
        forget_leftovers()
        shutil.rmtree(str(WHEELS), ignore_errors=True)
        try:
            pip("wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", str(WHEELS), ".")
        finally:
            forget_leftovers()
        (wheel,) = WHEELS.glob("greathall-*.whl")
        pip("install", "--no-deps", "--no-index", "--force-reinstall", str(wheel))
    say_how()


def forget_leftovers() -> None:
    """setuptools lists files from an earlier egg-info again; and mypy or pytest should not meet it in src."""
    for leftover in (ROOT / "src").glob("*.egg-info"):
        shutil.rmtree(str(leftover))


def say_how() -> None:
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
    tell(says[status] + (" The web app is left out: GREATHALL_NO_WEB=1 is set." if web.left_out() else ""))


if __name__ == "__main__":
    main()
