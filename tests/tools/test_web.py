"""Building the web app, wherever the machine's Node stands."""

from __future__ import annotations

import json

import pytest
from tools.web import WEB, new_enough


@pytest.mark.parametrize("version", ["v20.19.0", "v20.20.2", "v22.12.0", "v24.0.0", "v25.1.0", "v26.7.0-rc.0"])
def test_this_node_builds_the_web_app(version: str) -> None:
    assert new_enough(version)


@pytest.mark.parametrize("version", ["", "v18.20.4", "v20.18.1", "v21.7.0", "v22.11.0", "v23.1.0"])
def test_this_node_is_replaced_by_the_wheels(version: str) -> None:
    assert not new_enough(version)


def test_the_lock_has_the_parts_for_every_platform() -> None:
    """A lock written beside node_modules, or from half a registry, forgets those of other machines."""
    packages = json.loads((WEB / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    locked = {path.rpartition("node_modules/")[2] for path in packages}
    wanted = {name for package in packages.values() for name in package.get("optionalDependencies", {})}
    assert not wanted - locked
