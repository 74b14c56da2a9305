"""Property tests look for something new on every run by hand, and at the same examples in continuous integration:
what lands must not depend on luck."""

from __future__ import annotations

import os

from hypothesis import settings

# What is printed is read in English, whoever runs the tests.
for name in ("LC_ALL", "LC_MESSAGES"):
    os.environ.pop(name, None)
os.environ["LANG"] = "C.UTF-8"

settings.register_profile("ci", derandomize=True, deadline=None)
settings.register_profile("by_hand", deadline=None)
settings.load_profile("ci" if os.environ.get("CI") else "by_hand")
