"""The program with a game of somebody else's. `python -m tests.browser.with_nim serve …`"""

from __future__ import annotations

from examples.nim import NIM

from greathall.cli import main
from greathall.house.registry import register

register(NIM)  # also in the processes in which bots think

if __name__ == "__main__":
    main()
