"""The server's log: a line for each thing that went wrong, with names and values that programs can read, and no
secrets."""

from __future__ import annotations

import json
import logging
import re
import time
from collections import OrderedDict

A_MINUTE = 60.0
REMEMBERED = 1_000
TELLING = ("code", "kind", "why", "address", "process")  # if one of these is another, another thing is said
# Whoever reads the log need not be whom an invitation, or somebody's identity, was meant for.
SECRET_PATHS = re.compile(r"(/(?:invite|identity)/|/join/[^/]+/)[^/?]+")
PLAIN = re.compile(r"[\w./:+@…-]+")


def tell(log: logging.Logger, level: int, what: str, **values: object) -> None:
    """`what` happened, and what is known of it."""
    log.log(level, what, extra={"values": values})


def without_secrets(path: str) -> str:
    return SECRET_PATHS.sub(r"\1…", path)


class Lines(logging.Formatter):
    """2026-11-18T05:20:01Z warning refused code=too_often address=192.0.2.7"""

    def format(self, record: logging.LogRecord) -> str:
        at = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created))
        values: dict[str, object] = dict(getattr(record, "values", {}))
        unsaid = getattr(record, "unsaid", 0)
        if unsaid:
            values["and_before"] = unsaid
        if record.exc_info:
            values["error"] = self.formatException(record.exc_info)
        said = " ".join(f"{name}={shown(value)}" for name, value in values.items())
        return f"{at} {record.levelname.lower()} {one_line(record.getMessage())} {said}".rstrip()


def shown(value: object) -> str:
    text = str(value)
    return text if PLAIN.fullmatch(text) else json.dumps(text, ensure_ascii=False)


def one_line(text: str) -> str:
    return " ".join(text.split())


class Rarely(logging.Filter):
    """The same thing is said once a minute, and then how often it happened meanwhile."""

    def __init__(self) -> None:
        super().__init__()
        self.said: OrderedDict[tuple[object, ...], tuple[float, int]] = OrderedDict()

    def filter(self, record: logging.LogRecord) -> bool:
        values: dict[str, object] = getattr(record, "values", {})
        key = record.name, record.msg, *(values.get(name) for name in TELLING)
        now = time.monotonic()
        until, unsaid = self.said.get(key, (0.0, 0))
        if now < until:
            self.said[key] = until, unsaid + 1
            return False
        record.unsaid = unsaid
        self.said[key] = now + A_MINUTE, 0
        self.said.move_to_end(key)
        if len(self.said) > REMEMBERED:
            self.said.popitem(last=False)
        return True


def write_lines() -> None:
    """From now on all that is logged goes to the standard error in such lines."""
    handler = logging.StreamHandler()
    handler.setFormatter(Lines())
    handler.addFilter(Rarely())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.getLogger("greathall").setLevel(logging.INFO)
