"""Bots that no roster lists: a class by where it is imported from, or a command that talks over standard streams.

docs/bot-protocol.md says how a command talks; `Command` is our side of it. Who names such a bot has code run on
this machine, so strangers (the server's people) may only name bots that are listed."""

from __future__ import annotations

import importlib
import os
import queue
import shlex
import shutil
import subprocess
import sys
import tempfile
import threading
import weakref
from collections.abc import Callable
from hashlib import sha256
from typing import IO, Any, Final

import msgspec

from greathall.bots.bot import Bot
from greathall.kernel.errors import BadOption, Wrong
from greathall.kernel.given import clipped, shown, whole_number
from greathall.kernel.machine import State
from greathall.reading import Unreadable, read_json
from greathall.version import VERSION

COMMAND: Final = "cmd:"
A_BOT: Final = f"{Bot.__module__}.{Bot.__name__}"  # whatever is named has to be one
PROTOCOL: Final = 1
SECONDS: Final = 60  # for an answer
SECONDS_SET_BY: Final = "GREATHALL_BOT_SECONDS"
SECONDS_TO_LEAVE: Final = 2
MOST_LINES: Final = 100  # that are kept for us to read
LONGEST_LINE: Final = 1_000_000  # bytes
SEED_BITS: Final = 52  # every language reads such a number exactly

JSON = dict[str, Any]
Asked = Callable[[State], JSON]


class Failed(Exception):
    """What a command did wrong; the roster tells it with the bot's name."""


def is_outside(name: str) -> bool:
    return ":" in name


def check_outside(name: str) -> None:
    """All that can be said before the bot is needed."""
    if name.startswith(COMMAND):
        words_of(name)
        longest_wait()
    else:
        class_of(name)


def make_outside(name: str, game: str, asked: Asked) -> Bot:
    if name.startswith(COMMAND):
        return Command(words_of(name), game, asked)
    bot: Bot = class_of(name)()
    return bot


# -- a class


def class_of(name: str) -> type[Bot]:
    """The class that `module:Class` names; modules are looked for in the current directory too."""
    module_name, _, class_name = name.partition(":")
    if os.getcwd() not in sys.path:
        sys.path.append(os.getcwd())
    try:
        module = importlib.import_module(module_name)
    except Exception as error:  # whatever others' code may raise
        why = clipped(f"{type(error).__name__}: {error}")
        raise BadOption(Wrong("error-bot-no-module", name=shown(name), why=why)) from error
    found = getattr(module, class_name, None)
    if not (isinstance(found, type) and issubclass(found, Bot)):
        raise BadOption(Wrong("error-bot-no-class", name=shown(name), given=repr(class_name), kind=A_BOT))
    return found


# -- a command


def words_of(name: str) -> list[str]:
    try:
        words = shlex.split(name.removeprefix(COMMAND))
    except ValueError as error:
        raise BadOption(Wrong("error-bot-no-command", name=shown(name), why=error)) from error
    if not words:
        raise BadOption(Wrong("error-bot-empty", command=COMMAND))
    if shutil.which(words[0]) is None:
        raise BadOption(Wrong("error-bot-no-program", name=shown(name), program=shown(words[0])))
    return words


def longest_wait() -> int:
    """Seconds for an answer, by the environment where it says so."""
    told = os.environ.get(SECONDS_SET_BY, str(SECONDS))
    seconds = whole_number(told)
    if not seconds:
        raise BadOption(Wrong("error-bot-seconds", setting=SECONDS_SET_BY, given=shown(told)))
    return seconds


def disguised(seed: int) -> int:
    """A seed of the bot's own: from the true one, the deal could be worked out at once."""
    return int.from_bytes(sha256(str(seed).encode()).digest()[:8]) >> (64 - SEED_BITS)


class Command(Bot):
    """A bot in a process of its own. It is handed what its seat may know, and nothing else."""

    def __init__(self, words: list[str], game: str, asked: Asked) -> None:
        self.words = words
        self.game = game
        self.asked = asked
        self.talk: Talk | None = None

    def talking(self) -> Talk:
        """The process, started when it is first needed: it stays for many games."""
        if self.talk is None:
            self.talk = Talk(self.words)
            self.talk.say({"type": "hello", "protocol": PROTOCOL, "game": self.game, "version": VERSION})
            protocol = self.talk.hear("hello").get("protocol")
            if protocol != PROTOCOL:
                raise Failed(Wrong("error-bot-protocol", theirs=shown(protocol), ours=PROTOCOL))
        return self.talk

    def begin(self, seed: int) -> None:
        self.talking().say({"type": "begin", "seed": seed})

    def choose(self, s: State) -> int:
        talk = self.talking()
        talk.say({"type": "choose", **self.asked(s)})
        answer = talk.hear("choice")
        code = answer.get("code")
        if type(code) is not int:
            raise Failed(Wrong("error-bot-code", example=f"{{'code': {s.options[0]}}}", given=shown(answer)))
        return code


class Talk:
    """Lines of JSON with a process."""

    def __init__(self, words: list[str]) -> None:
        self.seconds = longest_wait()
        self.complaints = tempfile.TemporaryFile()  # noqa: SIM115  # its stderr, for the last line of it
        try:
            self.process = subprocess.Popen(
                words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self.complaints
            )
        except OSError as error:
            raise Failed(Wrong("error-bot-start", why=error)) from error
        self.lines: queue.Queue[bytes] = queue.Queue(MOST_LINES)
        assert self.process.stdout is not None
        # A thread reads, because no system but Unix can wait for a pipe with a time limit.
        threading.Thread(target=read_on, args=(self.process.stdout, self.lines), daemon=True).start()
        weakref.finalize(self, leave, self.process)

    def say(self, message: JSON) -> None:
        assert self.process.stdin is not None
        if not self.lines.empty() and (line := self.lines.get()):  # at the end there is an empty one
            raise Failed(Wrong("error-bot-unasked", line=shown(line)))
        try:
            self.process.stdin.write(msgspec.json.encode(message) + b"\n")
            self.process.stdin.flush()
        except OSError as error:
            raise Failed(self.how_it_ended()) from error

    def hear(self, expected: str) -> JSON:
        """The next line, which has to be a message of that type."""
        try:
            line = self.lines.get(timeout=self.seconds)
        except queue.Empty:
            self.process.kill()
            raise Failed(Wrong("error-bot-silent", seconds=str(self.seconds), setting=SECONDS_SET_BY)) from None
        if not line:
            raise Failed(self.how_it_ended())
        try:
            message: JSON = read_json(line, JSON)
        except Unreadable as error:
            raise Failed(Wrong("error-bot-object", given=shown(line), why=error)) from error
        if message.get("type") != expected:
            raise Failed(Wrong("error-bot-type", type=repr(expected), given=shown(message)))
        return message

    def how_it_ended(self) -> Wrong:
        try:
            code = self.process.wait(timeout=SECONDS_TO_LEAVE)
        except subprocess.TimeoutExpired:
            return Wrong("error-bot-closed")
        self.complaints.seek(0)
        said = self.complaints.read().decode(errors="replace").strip().splitlines()
        if said:
            return Wrong("error-bot-ended-saying", code=str(code), said=clipped(said[-1]))
        return Wrong("error-bot-ended", code=str(code))


def read_on(stream: IO[bytes], lines: queue.Queue[bytes]) -> None:
    """All lines, and an empty one at the end."""
    while line := stream.readline(LONGEST_LINE):
        lines.put(line)
    lines.put(b"")


def leave(process: subprocess.Popen[bytes]) -> None:
    """Asks the process to end, and ends it if it does not."""
    assert process.stdin is not None
    try:
        process.stdin.write(b'{"type":"quit"}\n')
        process.stdin.close()
    except OSError:
        pass  # it is gone already
    try:
        process.wait(timeout=SECONDS_TO_LEAVE)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
