"""What is wrong with what a caller has handed in, said in a language."""

from __future__ import annotations

from errno import errorcode

from greathall.kernel.errors import Wrong
from greathall.text.fluent import ENGLISH, Texts, Value, texts


def error_in_words(error: BaseException, lang: str = ENGLISH) -> str:
    """Errors that come from elsewhere are said as they are, but for what the system often says."""
    if error.args and isinstance(error.args[0], Wrong):
        return in_words(error.args[0], lang)
    if isinstance(error, OSError) and error.strerror:
        code = errorcode.get(error.errno or 0, "other")
        return texts(lang).say("error-system", code=code, text=error.strerror)
    if isinstance(error, UnicodeEncodeError):
        return texts(lang).say("error-encoding", encoding=error.encoding)
    return str(error)


def in_words(wrong: Wrong, lang: str = ENGLISH) -> str:
    t = texts(lang)
    return t.say(wrong.id, **{name: value(t, given) for name, given in wrong.args.items()})


def value(t: Texts, given: object) -> Value:
    if isinstance(given, Wrong):
        return in_words(given, t.lang)
    if isinstance(given, BaseException):
        return error_in_words(given, t.lang)
    if callable(given):
        return str(given(t.lang))
    if isinstance(given, tuple):
        return counts(t, given)
    if isinstance(given, list):
        return t.listed(given, "and")
    return given if isinstance(given, int) else str(given)


def counts(t: Texts, numbers: tuple[int, ...]) -> Value:
    """ "3 or 4", "2 to 6", "1 to 4 or 6": ascending numbers, to be read."""
    runs: list[list[int]] = []
    for number in numbers:
        if runs and runs[-1][-1] == number - 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    spans: list[Value] = []
    for run in runs:
        if len(run) > 2:
            spans.append(t.noun("error-span", first=run[0], last=run[-1]))
        else:
            spans += map(str, run)
    return t.listed(spans, "or")
