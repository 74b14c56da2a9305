"""The same files, run as plain Python: to compare compiled and uncompiled runs in one go."""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import greathall
from greathall.kernel import machine


def is_compiled() -> bool:
    return not str(machine.__file__).endswith(".py")


def run_uncompiled(code: str) -> bytes:
    """Runs code in a process of its own in which nothing of Great Hall is compiled; gives what it printed."""
    with tempfile.TemporaryDirectory() as folder:
        shutil.copytree(
            Path(str(greathall.__file__)).parent,
            Path(folder, "greathall"),
            ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__"),
        )
        prelude = (
            f"import sys; sys.path.insert(0, {folder!r})\n"
            "from greathall.arena.plain import is_compiled\nassert not is_compiled()\n"
        )
        return subprocess.run([sys.executable, "-c", prelude + code], stdout=subprocess.PIPE, check=True).stdout
