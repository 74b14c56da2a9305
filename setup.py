"""Compiles the kernel, the games and the bots' hot modules with mypyc, where the machine can.

The same files run uncompiled: without a C compiler, without Python's headers, or with GREATHALL_PURE=1.
All other metadata stands in pyproject.toml; what was tried here, and what it brought, in docs/performance.md.
"""

import contextlib
import hashlib
import io
import json
import os
import shutil
import sys
import tempfile
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path

from setuptools import Extension, setup
from setuptools._distutils.ccompiler import new_compiler
from setuptools._distutils.sysconfig import customize_compiler, get_python_inc
from setuptools.command.build import build
from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).resolve().parent
PACKAGE = Path("src", "greathall")
COMPILED = ("kernel/*.py", "games/**/*.py", "bots/**/*.py", "arena/play.py", "env/table.py")
# What runs once, when it is imported or a table is set up, or for a person's eyes alone. To compile it takes long
# and brings little.
PLAIN = (
    "games/imperium/content/**/*.py",
    "games/imperium/catalogue.py",
    "games/imperium/modules.py",
    "games/imperium/options.py",
    "games/imperium/*_setup.py",
    "games/dominion/cards/[bi]*.py",
    "games/*/permanent.py",
    "games/*/reasons.py",
    "games/*/losses.py",
    "games/*/by_itself.py",
    "bots/*/grounds.py",
    "games/imperium/obstacles.py",
    "bots/dominion/found.py",
    "bots/dominion/learned.py",
    "bots/dominion/policy.py",
    "bots/dominion/strategies.py",
    "bots/imperium/value.py",
)
BUILD = Path("build")
CACHE = BUILD / "cache"
GENERATED = BUILD / "mypyc"
# C files to which mypyc's, one a module, are joined: they keep many cores busy, and none reads the headers often.
PARTS = 8
# Nothing but Python's entry points is seen from outside, so that calls from module to module are direct, and may be
# inlined.
UNIX_FLAGS = ["-fvisibility=hidden"]
# Commands that only ask for metadata must not wait for a compiler.
BUILDS_SOMETHING = {"bdist_wheel", "build", "build_ext", "install"}


def why_not_compile() -> str:
    """The reason why this machine cannot or shall not compile; empty when it can."""
    if os.environ.get("GREATHALL_PURE") == "1":
        return "GREATHALL_PURE=1 is set"
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text("#include <Python.h>\nint probe(void) { return PY_MAJOR_VERSION; }\n")
        headers = {get_python_inc(), get_python_inc(plat_specific=True)}
        try:
            compiler = new_compiler()
            customize_compiler(compiler)
            objects = compiler.compile([str(source)], output_dir=folder, include_dirs=sorted(headers))
            compiler.link_shared_object(objects, str(Path(folder, "probe.so")))
        except Exception:  # each platform's compiler class fails in its own way
            return "no working C compiler with Python's headers was found"
    try:
        import mypyc  # noqa: F401
    except ImportError:
        return "mypy is not installed"
    return ""


def hot_files() -> list[Path]:
    # A package's __init__ runs once and is never hot; it stays a plain file.
    plain = {f for pattern in PLAIN for f in PACKAGE.glob(pattern)}
    hot = {f for pattern in COMPILED for f in PACKAGE.glob(pattern)} - plain
    return sorted(f for f in hot if f.name != "__init__.py")


def extensions() -> list[Extension]:
    """One extension that has all the C, and one for each module, which only finds it there."""
    kept = kept_extensions()
    if kept:
        return [Extension(name, []) for name in kept]
    if not hot_files():
        return []
    started = time.monotonic()
    said = io.StringIO()
    try:
        with contextlib.redirect_stdout(said), contextlib.redirect_stderr(said):
            found = translated()
    except BaseException:
        print(said.getvalue(), file=sys.stderr)
        raise
    say(f"translated to C in {time.monotonic() - started:.0f} s")
    return found


def translated() -> list[Extension]:
    from mypyc.build import mypycify

    found = mypycify(
        # Third-party types may be out of reach here, and with them those of the other packages, which the library's
        # names lead to; `make lint` is where they are checked.
        [
            "--config-file=pyproject.toml",
            "--ignore-missing-imports",
            "--follow-imports=silent",
            *(f.as_posix() for f in hot_files()),
        ],
        opt_level="2",
        debug_level="0",
        multi_file=True,
        include_runtime_files=True,
        group_name="greathall",
        target_dir=str(GENERATED),
    )
    library = found[0]
    library.depends = [*library.depends, *library.sources]
    library.sources = joined(library.sources)
    unix = new_compiler().compiler_type == "unix"
    for extension in found:
        # A compiler newer than mypyc may know new warnings; they are no reason to fail.
        args = [a for a in extension.extra_compile_args if a != "-Werror"]
        extension.extra_compile_args = args + (UNIX_FLAGS if unix else [])
    return found


def joined(sources: list[str]) -> list[str]:
    """As many files as there are parts, of much the same size. Each includes neighbours, as those of a package call
    each other most. They are the same on every machine, however many cores it has."""
    # What mypyc writes for all modules together brings its runtime along, and comes first.
    sources = sorted(sources, key=lambda source: ("___" in source, source))
    sizes = [Path(source).stat().st_size for source in sources]
    parts: dict[int, list[str]] = {}
    before = 0
    for source, size in zip(sources, sizes, strict=True):
        parts.setdefault(before * PARTS // sum(sizes), []).append(source)
        before += size
    made = []
    for number, names in parts.items():
        part = GENERATED / f"part{number}.c"
        part.write_text("".join(f'#include "{Path(name).name}"\n' for name in names), encoding="utf-8")
        made.append(str(part))
    return made


def digest_of(*facts: object, files: Sequence[Path]) -> str:
    seen = hashlib.sha256(repr(facts).encode())
    for file in files:
        seen.update(repr((file.as_posix(), file.read_bytes())).encode())
    return seen.hexdigest()


def tools() -> tuple[object, ...]:
    from mypy.version import __version__ as mypy_version

    compiler = new_compiler()
    customize_compiler(compiler)
    return (sys.version, sys.base_prefix, mypy_version, getattr(compiler, "compiler_so", ""))


@cache
def known() -> Path:
    """Where it is noted what came of these very Python files: names of extensions, and of files in the cache. Asked
    before anything is translated: a file that is changed meanwhile was not compiled."""
    # All that mypy reads to know the types of the hot files: their arrows lead to no other package.
    folders = [PACKAGE / name for name in ("kernel", "games", "bots", "arena", "env")]
    read = [f for folder in folders for f in sorted(folder.rglob("*.py"))]
    return CACHE / (digest_of(tools(), files=[Path("setup.py"), Path("pyproject.toml"), *read]) + ".json")


def kept_extensions() -> dict[str, Path]:
    try:
        names: dict[str, str] = json.loads(known().read_text(encoding="utf-8"))
    except FileNotFoundError:
        return {}
    kept = {name: CACHE / file for name, file in names.items()}
    return kept if all(file.exists() for file in kept.values()) else {}


def say(what: str) -> None:
    """For whoever waits; pip shows it only to those who ask for it."""
    print(f"        {what}", flush=True)


class FreshBuild(build):
    """Builds into an empty folder: setuptools would ship modules that were deleted long ago."""

    def run(self) -> None:
        shutil.rmtree(self.build_lib, ignore_errors=True)
        super().run()


class CachedBuildExt(build_ext):
    """Compiles on all cores, and C only when it changed: the digest of all that goes in names what comes out.

    Where not even a Python file changed, nothing is translated (`kept_extensions`)."""

    def build_extensions(self) -> None:
        kept = kept_extensions() or {extension.name: self.place(extension) for extension in self.extensions}
        fresh = [extension for extension in self.extensions if not kept[extension.name].exists()]
        CACHE.mkdir(parents=True, exist_ok=True)
        self.compile(fresh)
        for extension in fresh:
            part = kept[extension.name].with_suffix(".part")
            shutil.copyfile(self.get_ext_fullpath(extension.name), part)
            part.replace(kept[extension.name])
        for extension in self.extensions:
            made = Path(self.get_ext_fullpath(extension.name))
            made.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(kept[extension.name], made)
        note = known()
        note.write_text(json.dumps({name: file.name for name, file in kept.items()}), encoding="utf-8")
        for old in set(CACHE.iterdir()) - {note, *kept.values()}:
            old.unlink()

    def place(self, extension: Extension) -> Path:
        files = [Path(name) for name in sorted({*extension.sources, *extension.depends})]
        return CACHE / digest_of(tools(), extension.name, extension.extra_compile_args, files=files)

    def compile(self, extensions: Sequence[Extension]) -> None:
        """All C files at once, as far as there are cores; the large ones, which come first, begin."""
        started = time.monotonic()
        if self.compiler.compiler_type == "msvc":
            self.compiler.initialize()  # not in several threads
        cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
        with ThreadPoolExecutor(cores) as pool:
            parts = [[pool.submit(self.compile_file, e, source) for source in e.sources] for e in extensions]
            for extension, waiting in zip(extensions, parts, strict=True):
                self.link(extension, [made for future in waiting for made in future.result()])
        if extensions:
            say(f"compiled in {time.monotonic() - started:.0f} s")

    def compile_file(self, extension: Extension, source: str) -> list[str]:
        started = time.monotonic()
        made: list[str] = self.compiler.compile(
            [source],
            output_dir=self.build_temp,
            include_dirs=extension.include_dirs,
            debug=self.debug,
            extra_postargs=extension.extra_compile_args,
        )
        if len(extension.sources) > 1:
            say(f"{Path(source).name} of {len(extension.sources)} compiled in {time.monotonic() - started:.0f} s")
        return made

    def link(self, extension: Extension, objects: list[str]) -> None:
        self.compiler.link_shared_object(
            objects,
            self.get_ext_fullpath(extension.name),
            libraries=self.get_libraries(extension),
            export_symbols=self.get_export_symbols(extension),
            debug=self.debug,
            build_temp=self.build_temp,
        )


os.chdir(ROOT)
building = BUILDS_SOMETHING & set(sys.argv)
reason = why_not_compile() if building else "only metadata is asked for"
if building:
    # pip hides what a build prints; `make setup` tells the reason from this file.
    BUILD.mkdir(exist_ok=True)
    Path(BUILD, "why-uncompiled").write_text(reason, encoding="utf-8")
setup(
    ext_modules=[] if reason else extensions(),
    cmdclass={"build": FreshBuild, "build_ext": CachedBuildExt},
)
