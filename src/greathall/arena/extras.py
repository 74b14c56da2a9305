"""What only some commands need is an extra of the package; who lacks it is told how to get it."""

from __future__ import annotations

from importlib.util import find_spec

from greathall.kernel.errors import GreatHallError, Wrong


class MissingExtra(GreatHallError):
    """Something is not installed that this command needs."""


def need(extra: str, *modules: str) -> None:
    missing = [module for module in modules if find_spec(module) is None]
    if missing:
        raise MissingExtra(Wrong("error-missing-extra", modules=missing, extra=f"'greathall[{extra}]'"))
