"""Where the user's own files are: all below GREATHALL_HOME, or else in the usual places."""

from __future__ import annotations

import os
from pathlib import Path


def settings(name: str) -> Path:
    return place("XDG_CONFIG_HOME", ".config") / name


def database() -> Path:
    """The tables that the web app keeps."""
    return place("XDG_DATA_HOME", ".local/share") / "tables.db"


def place(variable: str, usual: str) -> Path:
    home = os.environ.get("GREATHALL_HOME")
    if home:
        return Path(home)
    return Path(os.environ.get(variable) or Path.home() / usual, "greathall")
