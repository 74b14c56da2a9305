"""What the scripts that set up the house share. The syntax suits Python 3.6, as in tools/prepare.py."""

import hashlib
import os
import subprocess
import sys
import time
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")

STARTED = time.monotonic()


@contextmanager
def step(what: str) -> "Iterator[None]":
    """Says what begins, and how long it took; several may run side by side."""
    started = time.monotonic()
    tell(what + " …")
    yield
    tell(f"{what}: {time.monotonic() - started:.0f} s")


def tell(what: str) -> None:
    """With the seconds since the beginning; a line at once, whoever reads it."""
    print(f"{time.monotonic() - STARTED:5.0f} s  {what}", flush=True)


def once(stamp: Path, digest: str, action: "Callable[[], None]") -> None:
    """Runs the action unless its last run saw the same digest."""
    if stamp.exists() and stamp.read_text() == digest:
        return
    if stamp.exists():
        stamp.unlink()
    action()
    stamp.parent.mkdir(parents=True, exist_ok=True)
    stamp.write_text(digest)


def digest_of(files: "list[Path]", *facts: object) -> str:
    seen = hashlib.sha256(repr(facts).encode())
    for file in files:
        seen.update(repr((str(file.relative_to(ROOT)), file.read_bytes())).encode())
    return seen.hexdigest()


def pip(*words: str, hint: str = "") -> None:
    done = subprocess.run([str(PYTHON), "-m", "pip", "-qq", *words])
    if done.returncode:
        stop(f"pip {words[0]} failed; the reason stands above. {hint}".strip())


def stop(message: str) -> NoReturn:
    sys.exit(f"make setup: {message}")
