"""The command line's help, and what is said of a wrong use of it, in the language of whoever reads it.

Commands and options name a message of `help.ftl`. Help has to be there at once, and Fluent is not: these messages
have no variables, and are read as they stand. What is wrong is said by Fluent, like any error."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from enum import StrEnum
from functools import cache
from math import isfinite, nan
from typing import Any, Final

import typer
from typer._click import Context, HelpFormatter, Parameter  # the lock says which typer it is
from typer._click.exceptions import BadOptionUsage, MissingParameter, NoArgsIsHelpError, NoSuchOption, UsageError
from typer.core import TyperCommand, TyperGroup

from greathall.kernel.errors import Wrong
from greathall.spoken import LangOption, spoken_of_errors
from greathall.text.fluent import ENGLISH, locales

WORDS: Final = "help.ftl"
MESSAGE: Final = re.compile(r"^([\w-]+) = (.+(?:\n +.+)*)", re.MULTILINE)
TYPES: Final = ("number", "decimal", "path")  # the others are text


@cache
def words_of(lang: str) -> dict[str, str]:
    """All that help says; what a language lacks is said in English."""
    file = locales() / lang / WORDS
    found = {} if lang == ENGLISH else words_of(ENGLISH)
    if file.is_file():
        said = MESSAGE.finditer(file.read_text(encoding="utf-8"))
        found = {**found, **{each[1]: " ".join(each[2].split()) for each in said}}
    return found


def help_word(id: str) -> str:
    return words_of(spoken_of_errors())[id]


class Misused(UsageError):
    """What is wrong with what was typed, in any language."""

    def __init__(self, wrong: Wrong, ctx: Context | None = None) -> None:
        super().__init__(wrong.id, ctx)
        self.wrong = wrong


class NotTaken(typer.BadParameter):
    """A value that an option does not take."""

    def __init__(self, wrong: Wrong) -> None:
        super().__init__(wrong.id)
        self.wrong = wrong


# -- values of options


def number(text: object) -> int:
    """Of the digits 0 to 9 alone: Python's own reader takes those of every script."""
    from greathall.kernel.given import shown, whole_number

    words = str(text)
    found = whole_number(words.removeprefix("-"))
    if found is None:
        raise NotTaken(Wrong("usage-no-number", given=shown(words)))
    return -found if words.startswith("-") else found


def decimal(text: object) -> float:
    from greathall.kernel.given import shown

    words = str(text)
    try:
        found = float(words)
    except ValueError:
        found = nan
    if not (isfinite(found) and words.isascii()):
        raise NotTaken(Wrong("usage-no-decimal", given=shown(words)))
    return found


def one_of(kind: type[StrEnum]) -> Callable[[object], StrEnum]:
    def choice(text: object) -> StrEnum:
        from greathall.kernel.given import shown

        try:
            return kind(str(text))
        except ValueError:
            raise NotTaken(Wrong("usage-none-of", given=shown(str(text)), there=", ".join(kind))) from None

    return choice


# -- commands


@contextmanager
def known_to(ctx: Context) -> Iterator[None]:
    """Some errors do not know what was used wrong."""
    try:
        yield
    except UsageError as error:
        error.ctx = error.ctx or ctx
        raise


class Command(TyperCommand):
    allow_extra_args = True  # they are refused here, in words of ours

    def parse_args(self, ctx: Context, args: list[str]) -> list[str]:
        with known_to(ctx):
            rest = super().parse_args(ctx, args)
        if ctx.args and not ctx.resilient_parsing:
            raise Misused(Wrong("usage-extra", n=len(ctx.args), given=" ".join(ctx.args)), ctx)
        return rest

    def format_help(self, ctx: Context, formatter: HelpFormatter) -> None:
        write_help(ctx, formatter)


class Group(TyperGroup):
    def parse_args(self, ctx: Context, args: list[str]) -> list[str]:
        with known_to(ctx):
            return super().parse_args(ctx, args)

    def resolve_command(self, ctx: Context, args: list[str]) -> Any:
        if not args[0].startswith("-") and self.get_command(ctx, args[0]) is None:
            raise Misused(Wrong("usage-no-command", given=args[0], there=", ".join(self.list_commands(ctx))), ctx)
        return super().resolve_command(ctx, args)

    def format_help(self, ctx: Context, formatter: HelpFormatter) -> None:
        write_help(ctx, formatter)


def spoken_to(lang: LangOption = None) -> None:
    """The language can be asked for before a command, too."""


class Commands(typer.Typer):
    """Commands of one name: `greathall`, `greathall mix`."""

    def __init__(self, help: str, name: str | None = None) -> None:
        super().__init__(
            name=name,
            cls=Group,
            help=help,
            no_args_is_help=True,
            add_completion=False,
            pretty_exceptions_enable=False,
            rich_markup_mode=None,  # plain help comes at once; drawn in boxes it takes twice as long
        )
        self.callback()(spoken_to)

    def said(self, help: str, name: str | None = None) -> Callable[[Any], Any]:
        """A command; `help` is the message that tells what it does."""
        return self.command(name, cls=Command, help=help)


# -- help


def write_help(ctx: Context, formatter: HelpFormatter) -> None:
    command = ctx.command
    write_usage(ctx, formatter)
    formatter.write_paragraph()
    with formatter.indentation():
        formatter.write_text(help_word(command.help or ""))
    write_list(formatter, "help-arguments", [(placeholder(one), told(one)) for one in arguments(ctx)])
    write_list(formatter, "help-options", [(option(one), told(one)) for one in options(ctx)])
    if isinstance(command, TyperGroup):
        named = [(name, command.get_command(ctx, name)) for name in command.list_commands(ctx)]
        there = [(name, help_word(one.help or "")) for name, one in named if one is not None]
        write_list(formatter, "help-commands", there)


def write_usage(ctx: Context, formatter: HelpFormatter) -> None:
    pieces = [f"[{help_word('help-any-options')}]"]
    for one in arguments(ctx):
        name = placeholder(one)
        pieces.append((name if one.required else f"[{name}]") + ("…" if one.nargs != 1 else ""))
    if isinstance(ctx.command, TyperGroup):
        pieces += [help_word("help-any-command"), f"[{help_word('help-any-arguments')}]…"]
    formatter.write_usage(ctx.command_path, " ".join(pieces), f"{help_word('help-usage')}: ")


def write_list(formatter: HelpFormatter, heading: str, rows: Sequence[tuple[str, str]]) -> None:
    if rows:
        with formatter.section(help_word(heading)):
            formatter.write_dl(rows)


def arguments(ctx: Context) -> list[Parameter]:
    return [one for one in ctx.command.get_params(ctx) if one.param_type_name == "argument"]


def options(ctx: Context) -> list[Parameter]:
    return [one for one in ctx.command.get_params(ctx) if one.param_type_name == "option"]


def placeholder(one: Parameter) -> str:
    """What an argument stands for."""
    return help_word(f"help-word-{one.metavar or one.name}")


def option(one: Parameter) -> str:
    """As it is typed: "--seed NUMBER"."""
    names = " / ".join(", ".join(some) for some in (one.opts, one.secondary_opts) if some)
    if getattr(one, "is_flag", False):
        return names
    kind = one.metavar or (one.type.name if one.type.name in TYPES else "text")
    return f"{names} {help_word(f'help-word-{kind}')}"


def told(one: Parameter) -> str:
    """What it is about, and what it is if it is not given."""
    if "--help" in one.opts:
        return help_word("help-help")
    said = help_word(getattr(one, "help", None) or "")
    usual = one.default
    if one.required:
        said += f"  [{help_word('help-required')}]"
    elif one.secondary_opts:
        said += f"  [{help_word('help-usual')}: {(one.opts if usual else one.secondary_opts)[0]}]"
    elif usual not in (None, False, "", []) and not callable(usual):
        said += f"  [{help_word('help-usual')}: {usual}]"
    return said


# -- what is wrong


def complain_of_use(error: UsageError) -> None:
    """How it is used, and what was wrong."""
    from greathall.printing import complain
    from greathall.text.errors import in_words

    if isinstance(error, NoArgsIsHelpError):
        print(error.format_message(), file=sys.stderr)
        return
    ctx, lang = error.ctx, spoken_of_errors()
    if ctx is not None:
        formatter = ctx.make_formatter()
        write_usage(ctx, formatter)
        print(formatter.getvalue().rstrip("\n"), file=sys.stderr)
        print(in_words(Wrong("usage-try", command=f"{ctx.command_path} --help"), lang), file=sys.stderr)
    complain(in_words(wrong_of(error), lang))


def wrong_of(error: UsageError) -> Wrong:
    if isinstance(error, Misused):
        return error.wrong
    if isinstance(error, NotTaken):
        return Wrong("usage-bad-value", of=called(error.param), why=error.wrong)
    if isinstance(error, NoSuchOption):
        like = sorted(error.possibilities or [])
        return Wrong("usage-no-option", given=error.option_name, n=len(like), like=", ".join(like))
    if isinstance(error, MissingParameter):
        return Wrong("usage-missing", of=called(error.param))
    if isinstance(error, BadOptionUsage) and error.ctx is not None:
        one = next((one for one in options(error.ctx) if error.option_name in one.opts), None)
        flag = getattr(one, "is_flag", False)
        return Wrong("usage-flag" if flag else "usage-valueless", option=error.option_name)
    return Wrong("usage-other", why=error.format_message())


def called(one: Parameter | None) -> str:
    if one is None:
        return "?"
    return one.opts[0] if one.param_type_name == "option" else placeholder(one)
