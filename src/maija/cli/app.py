"""The commands together, and what becomes of everything that can go wrong with what was typed."""

from __future__ import annotations

import contextlib
import os
import sys
from typing import TYPE_CHECKING, Annotated, Any

import typer
import typer.main

import maija
from maija.games.options import RulesError

from . import (
    analyse,
    arena,
    backup,
    count,
    engine,
    forget,
    ladder,
    learn,
    play,
    presets,
    replay,
    rules,
    serve,
    simulate,
    verify,
)
from .arguments import Damaged, Refused, teller
from .language import spoken
from .wording import Command, Group, misunderstanding

if TYPE_CHECKING:
    from collections.abc import Sequence

UNTRUE = 1
BAD_INPUT = 2
INTERRUPTED = 130

app = typer.Typer(
    name="maija",
    cls=Group,
    help="help-maija",
    add_completion=False,
    no_args_is_help=True,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["--help", "-h"]},
)
for command in (
    *(
        serve.serve,
        play.play,
        learn.learn,
        presets.presets,
        rules.rules,
        replay.replay,
        verify.verify,
    ),
    *(backup.backup, forget.forget, count.count, simulate.simulate),
    *(arena.arena, ladder.ladder, engine.engine, analyse.analyse),
):
    name = command.__name__
    app.command(name, cls=Command, help=f"help-{name}")(command)


def _version(asked: bool) -> None:  # noqa: FBT001 -- Typer calls it
    if asked:
        print(f"maija {maija.__version__}")
        raise typer.Exit


@app.callback()
def _common(
    version: Annotated[  # noqa: FBT002 -- its callback does the work
        bool,
        typer.Option("--version", help="help-version", callback=_version, is_eager=True),
    ] = False,
    lang: Annotated[  # shown in the help; `spoken` has read it before
        str | None, typer.Option("--lang", help="help-lang", metavar="metavar-language")
    ] = None,
) -> None:
    pass


def run(arguments: Sequence[str] | None = None) -> int:
    """Run a command; its exit status. Nothing that was typed ends in a traceback."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    command = typer.main.get_command(app)
    try:
        status: Any = command.main(
            args=spoken(sys.argv[1:] if arguments is None else arguments),
            prog_name="maija",
            standalone_mode=False,
        )
        sys.stdout.flush()
    except Damaged as error:
        _tell(str(error))
        return UNTRUE
    except Refused as error:
        return _tell(str(error))
    except RulesError as error:
        return _tell(*(teller.reason(reason) for reason in error.reasons))
    except typer.Exit as error:
        status = error.exit_code
    except (KeyboardInterrupt, typer.Abort):
        return _leave()
    except BrokenPipeError:
        _say_no_more()
        return 1
    except OSError as error:  # what is printed cannot be written: a full disk, a terminal gone
        _say_no_more()
        why = error.strerror or str(error)
        _tell(teller.say("error-output", why=why))
        return 1
    except Exception as error:
        if not hasattr(error, "format_message"):
            raise
        if type(error).__name__ == "NoArgsIsHelpError":
            print(error.format_message(), file=sys.stderr)
            return BAD_INPUT
        context = getattr(error, "ctx", None)
        path = context.command_path if context else "maija"
        hint = teller.say("error-hint", command=path)
        return _tell(misunderstanding(error), plain=hint)
    if status == INTERRUPTED:
        return _leave()
    return status if isinstance(status, int) else 0


def _say_no_more() -> None:
    """Let nothing be written to the standard output any more, not even at the end."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _leave() -> int:
    with contextlib.suppress(OSError):
        print(f"\n{teller.say('goodbye')}", flush=True)
    return INTERRUPTED


def _tell(*sentences: str, plain: str = "") -> int:
    with contextlib.suppress(OSError):  # there may be nobody left to tell
        for sentence in sentences:
            print(teller.say("error", sentence=sentence), file=sys.stderr)
        if plain:
            print(plain, file=sys.stderr)
    return BAD_INPUT
