"""Messages of one folder, each read by Fluent when it is first wanted: all of a language at once takes most of a
second, and few are ever asked for."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable
from typing import Any, Final, cast

from fluent.runtime import FluentBundle, FluentResource, resolver
from fluent.runtime.resolver import Message

from greathall.text.links import capital

# A message or term begins at the left edge; what follows belongs to it up to the next one, or a comment.
ENTRY: Final = re.compile(r"^(-?[A-Za-z][\w-]*) *=.*(?:\n(?![-A-Za-z#]).*)*", re.MULTILINE)
REFERENCE: Final = re.compile(r"-?[A-Za-z][\w-]*")

# Fluent fails where what is set into a message is long, against messages of strangers, which may grow without end.
# Ours do not; what is set into them may well be a list of some hundred cards.
resolver.MAX_PART_LENGTH = sys.maxsize


class Bundle(FluentBundle):
    def __init__(self, lang: str, sources: Iterable[str]) -> None:
        # Isolating marks are for mixing scripts of both directions; here they would only hinder searching.
        super().__init__([lang], functions={"CAPITAL": cast(Any, capital)}, use_isolating=False)
        self._unread = {entry[1]: entry[0] for source in sources for entry in ENTRY.finditer(source)}
        self._ids = frozenset(self._unread)

    def has_message(self, message_id: str) -> bool:
        return message_id in self._ids

    def get_message(self, message_id: str) -> Message:
        if message_id in self._unread:
            self._read(message_id)
        return super().get_message(message_id)

    def read_all(self) -> None:
        """For whoever measures what comes later."""
        for id in self._ids:
            self.get_message(id)

    def _read(self, id: str) -> None:
        """With all that it may refer to. Until all of it is there, another thread would read it, too."""
        wanted, read = [id], set[str]()
        while wanted:
            next = wanted.pop()
            source = None if next in read else self._unread.get(next)
            if source is not None:
                self.add_resource(FluentResource(source))
                read.add(next)
                wanted += REFERENCE.findall(source)
        for each in read:
            self._unread.pop(each, None)
