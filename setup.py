"""Compiles the kernel, the games and the bots' hot modules with mypyc, where the machine can.

The same files run uncompiled: without a C compiler, without Python's headers, or with GREATHALL_PURE=1.
All other metadata stands in pyproject.toml.
"""

import hashlib
import os
import shutil
import sys
import tempfile
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build import build
from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).resolve().parent
COMPILED = ("kernel/*.py", "games/**/*.py", "bots/**/*.py", "arena/play.py")
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
    "games/imperium/obstacles.py",
    "bots/dominion/strategies.py",
)
BUILD = Path("build")
# Commands that only ask for metadata must not wait for a compiler.
BUILDS_SOMETHING = {"bdist_wheel", "build", "build_ext", "install"}


def why_not_compile() -> str:
    """The reason why this machine cannot or shall not compile; empty when it can."""
    if os.environ.get("GREATHALL_PURE") == "1":
        return "GREATHALL_PURE=1 is set"
    try:
        import mypyc  # noqa: F401
    except ImportError:
        return "mypy is not installed"
    from setuptools._distutils.ccompiler import new_compiler
    from setuptools._distutils.sysconfig import customize_compiler, get_python_inc

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
    return ""


def extensions() -> list[Extension]:
    from mypyc.build import mypycify

    package = Path("src", "greathall")
    # A package's __init__ runs once and is never hot; it stays a plain file.
    plain = {f for pattern in PLAIN for f in package.glob(pattern)}
    hot = {f for pattern in COMPILED for f in package.glob(pattern)} - plain
    files = sorted(f for f in hot if f.name != "__init__.py")
    if not files:
        return []
    found = mypycify(
        # Third-party types may be out of reach in an isolated build; `make lint` is where they are checked.
        ["--config-file=pyproject.toml", "--ignore-missing-imports", *(f.as_posix() for f in files)],
        opt_level="3",
        debug_level="0",
        group_name="greathall",
        target_dir=str(BUILD / "mypyc"),
    )
    for extension in found:
        # A compiler newer than mypyc may know new warnings; they are no reason to fail.
        extension.extra_compile_args = [a for a in extension.extra_compile_args if a != "-Werror"]
    return found


class FreshBuild(build):
    """Builds into an empty folder: setuptools would ship modules that were deleted long ago."""

    def run(self) -> None:
        shutil.rmtree(self.build_lib, ignore_errors=True)
        super().run()


class CachedBuildExt(build_ext):
    """Compiles C again only when it changed: the digest of all that goes in names what comes out."""

    cache = BUILD / "cache"

    def build_extensions(self) -> None:
        super().build_extensions()
        fresh = {self.digest(extension) for extension in self.extensions}
        for old in self.cache.glob("*"):
            if old.name not in fresh:
                old.unlink()

    def build_extension(self, ext: Extension) -> None:
        made, kept = Path(self.get_ext_fullpath(ext.name)), self.cache / self.digest(ext)
        if kept.exists():
            made.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(kept, made)
            return
        super().build_extension(ext)
        self.cache.mkdir(parents=True, exist_ok=True)
        part = kept.with_suffix(".part")
        shutil.copyfile(made, part)
        part.replace(kept)

    def digest(self, ext: Extension) -> str:
        from mypy.version import __version__ as mypy_version

        tools = (sys.version, sys.base_prefix, mypy_version, getattr(self.compiler, "compiler_so", ""))
        seen = hashlib.sha256(repr((tools, ext.name, ext.extra_compile_args)).encode())
        for name in sorted({*ext.sources, *ext.depends}):
            seen.update(repr((name, Path(name).read_bytes())).encode())
        return seen.hexdigest()


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
