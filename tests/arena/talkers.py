"""A bot in a process of its own, well behaved or not: `python talkers.py HOW`."""

from __future__ import annotations

import json
import sys
import time


def say(**message: object) -> None:
    print(json.dumps(message), flush=True)


def main(how: str) -> None:
    games = 0
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            say(type="hello", protocol=7 if how == "of tomorrow" else 1, name="talker")
        elif message["type"] == "begin":
            games += 1
            if how == "crashing" and games == 2:
                raise RuntimeError("out of spice")
        elif message["type"] == "choose":
            answer(how, message)
        elif message["type"] == "quit":
            return


def answer(how: str, message: dict[str, object]) -> None:
    options = message["options"]
    assert isinstance(options, list)
    if how == "silent":
        time.sleep(60)
    elif how == "rambling":
        print("what was the question?", flush=True)
    elif how == "wordy":
        say(type="choice", code=options[0]["label"])
    elif how == "cheating":
        say(type="choice", code=9999)
    else:
        say(type="choice", code=options[0]["code"])
        if how == "hasty":
            say(type="choice", code=options[0]["code"])


if __name__ == "__main__":
    main(" ".join(sys.argv[1:]))
