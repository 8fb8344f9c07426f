"""``maija learn``: a lesson in the terminal."""

from __future__ import annotations

from typing import Annotated

import typer

from maija.games.options import Reason, RulesError
from maija.table.lessons import LESSONS
from maija.terminal import screen_for
from maija.terminal.learning import Learning
from maija.terminal.screen import FOUR_COLOURS, TWO_COLOURS

from .arguments import FourColours, Plain, teller


def learn(
    lesson: Annotated[
        str, typer.Argument(help="help-lesson", metavar="metavar-lesson", show_default=False)
    ],
    four_colours: FourColours = True,  # noqa: FBT002 -- a flag
    plain: Plain = False,  # noqa: FBT002 -- a flag
) -> int:
    """Learn a game by playing it, step by step."""
    name = lesson.strip().lower()
    if name not in LESSONS:
        facts = {"lesson": lesson[:60], "lessons": tuple(LESSONS)}
        raise RulesError(Reason("no-such-lesson", facts))
    colours = FOUR_COLOURS if four_colours else TWO_COLOURS
    return Learning(screen_for(teller, colours, plain=plain), teller, name).play()
