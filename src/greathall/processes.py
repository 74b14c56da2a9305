"""Processes that work for another one."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading


def die_with_the_parent() -> None:
    """A process that is killed cannot end those that it has begun: they watch it. Ctrl-C is for it alone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_watch, daemon=True).start()


def _watch() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
    os._exit(0)
