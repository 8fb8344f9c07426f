"""How the command tells of itself, and why it could not understand: all in the language it speaks.

The commands name sentences where others have text: the help of an option is ``help-seed``, what
stands for its value ``metavar-number``. They are said here, when somebody reads them; the words of
the parser itself are replaced by sentences of the catalogue too. What a command does is not here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from typer.core import TyperCommand, TyperGroup

from maija.text import languages

from .arguments import NAMES, Refused, teller

if TYPE_CHECKING:
    from collections.abc import Iterator


class _Told:
    """A command whose help is in the language of the catalogue."""

    def get_help_option(self, ctx: Any) -> Any:  # noqa: ANN401 -- the parser's own classes
        """The option that shows the help."""
        option = super().get_help_option(ctx)  # type: ignore[misc] # mixed into a command
        if option is not None:
            option.help = "help-help"
        return option

    def collect_usage_pieces(self, ctx: Any) -> list[str]:  # noqa: ANN401
        """What may be typed after the name of the command."""
        known: Any = self
        pieces = [teller.say("metavar-options")]
        for param in known.get_params(ctx):
            if _is_argument(param):
                name = value(param)
                pieces.append(name if param.required else f"[{name}]")
        if hasattr(known, "commands"):
            pieces.append(teller.say("metavar-command"))
        return pieces

    def format_usage(self, ctx: Any, formatter: Any) -> None:  # noqa: ANN401
        """How the command is typed."""
        pieces = " ".join(self.collect_usage_pieces(ctx))
        formatter.write_usage(ctx.command_path, pieces, prefix=f"{teller.say('help-usage')} ")

    def format_help_text(self, ctx: Any, formatter: Any) -> None:  # noqa: ANN401, ARG002
        """What the command does."""
        known: Any = self
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text(teller.say(known.help))

    def format_options(self, ctx: Any, formatter: Any) -> None:  # noqa: ANN401
        """The arguments, the options and the commands."""
        known: Any = self
        params = known.get_params(ctx)
        commands = getattr(known, "commands", {}).items()
        parts = {
            "help-arguments": [_record(each) for each in params if _is_argument(each)],
            "help-options": [_record(each) for each in params if not _is_argument(each)],
            "help-commands": [(name, teller.say(command.help)) for name, command in commands],
        }
        for title, records in parts.items():
            if records:
                with formatter.section(teller.say(title)):
                    formatter.write_dl(records)


class Command(_Told, TyperCommand):
    """One command."""


class Group(_Told, TyperGroup):
    """The commands together."""

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:  # noqa: ANN401
        """The command that was typed.

        Raises:
            Refused: there is none of that name.
        """
        if not args[0].startswith("-") and self.get_command(ctx, args[0]) is None:
            names = ", ".join(self.commands)
            raise Refused(teller.say("error-command", name=args[0][:60], names=names))
        return super().resolve_command(ctx, args)


def value(param: Any) -> str:  # noqa: ANN401 -- a parameter of the parser
    """What stands for the value of an option or argument."""
    return teller.say(param.metavar)


def _record(param: Any) -> tuple[str, str]:  # noqa: ANN401
    """How an option or argument is typed, and what it means."""
    if _is_argument(param):
        return value(param), teller.say(param.help)
    names = ", ".join(sorted(param.opts, key=len))
    if param.secondary_opts:
        names += f" / {', '.join(param.secondary_opts)}"
    elif not param.is_flag:
        names += f" {value(param)}"
    told = teller.say(param.help, names=NAMES, languages=", ".join(languages()))
    usual = _usual(param)
    return names, f"{told}  [{teller.say('help-default', value=usual)}]" if usual else told


def _usual(param: Any) -> str:  # noqa: ANN401
    """What an option is if nobody names it; nothing where there is nothing to say."""
    if isinstance(param.show_default, str):
        known = teller.catalogue.knows(param.show_default)
        return teller.say(param.show_default) if known else param.show_default
    if param.secondary_opts:
        return str((param.opts if param.default else param.secondary_opts)[0]).removeprefix("--")
    plain = param.default not in (None, "", ()) and not param.is_flag
    return str(param.default) if plain and param.show_default else ""


def misunderstanding(error: Any) -> str:  # noqa: ANN401
    """Why the parser could not understand what was typed."""
    return next(_misunderstandings(error), None) or str(error.format_message())


def _misunderstandings(error: Any) -> Iterator[str]:  # noqa: ANN401
    kind, told = type(error).__name__, getattr(error, "message", "")
    if kind == "MissingParameter":
        yield teller.say("error-missing", name=_name(error.param))
    elif kind == "BadParameter":
        yield teller.say("error-value", name=_name(error.param), sentence=told)
    elif kind == "NoSuchOption":
        close = ", ".join(sorted(error.possibilities or ())) or "none"
        yield teller.say("error-no-option", name=error.option_name, close=close)
    elif kind == "BadOptionUsage":
        needed = "error-needs-value" if "requires" in told else "error-takes-no-value"
        yield teller.say(needed, name=error.option_name)
    elif told.startswith("Got unexpected"):
        yield teller.say("error-too-much", text=told.partition("(s) (")[2].rstrip(")")[:60])
    elif told.startswith("Missing command"):
        yield teller.say("error-no-command")


def _name(param: Any) -> str:  # noqa: ANN401
    return value(param) if _is_argument(param) else str(param.opts[-1])


def _is_argument(param: Any) -> bool:  # noqa: ANN401
    return bool(param.param_type_name == "argument")
