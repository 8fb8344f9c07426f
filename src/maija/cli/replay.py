"""``maija replay``: a recorded game once more, step by step."""

from __future__ import annotations

import sys
from pathlib import Path  # noqa: TC003 -- Typer reads it
from typing import Annotated

import typer

from maija.record import RecordError, read_file
from maija.terminal import Stepping, screen_for
from maija.terminal.screen import FOUR_COLOURS, TWO_COLOURS

from .arguments import Damaged, FourColours, Plain, Refused, teller


def replay(
    file: Annotated[
        Path, typer.Argument(help="help-file", metavar="metavar-file", show_default=False)
    ],
    four_colours: FourColours = True,  # noqa: FBT002 -- a flag
    plain: Plain = False,  # noqa: FBT002 -- a flag
) -> None:
    """Step through a recorded game."""
    try:
        record = read_file(file)
    except RecordError as error:
        raise Damaged(teller.damage(str(file), error.line, error.reason, error.family)) from error
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or str(error)
        raise Refused(teller.say("file-unreadable", file=str(file), why=why)) from error
    colours = FOUR_COLOURS if four_colours else TWO_COLOURS
    screen = screen_for(teller, colours, plain=plain)
    stepping = Stepping(screen, record, teller.catalogue)
    if sys.stdin.isatty() and sys.stdout.isatty():
        stepping.step_through()
    else:
        stepping.tell_all()
