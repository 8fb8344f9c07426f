"""An analysis in a terminal: the course of each deal in one line, then what cost most."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.table import Table

from maija.players.advice import Unit
from maija.terminal.lines import Line

if TYPE_CHECKING:
    from rich.console import JustifyMethod

    from maija.terminal.screen import Screen

    from .words import Words

_HELD: Final = "bright_black"
_MOST_POINTS: Final = 26.0
"""Points that fill a bar, if none are dearer."""


def show(screen: Screen, words: Words, *, every: bool) -> None:
    """Show an analysis.

    Args:
        screen: where.
        words: says it.
        every: whether to show every decision.
    """
    screen.rule(words.title())
    screen.show(*words.notes(), style="dim")
    for seat in words.analysis.seats:
        screen.space()
        screen.show(words.seat(seat), style="bold underline")
        screen.show(words.summary(seat))
        if words.analysis.of(seat):
            _course(screen, words, seat)
            _costliest(screen, words, seat)
            if every:
                _every(screen, words, seat)


def _course(screen: Screen, words: Words, seat: int) -> None:
    """Each deal: its curve, and how it ended."""
    found = words.analysis.of(seat)
    top = 1.0
    if words.analysis.unit is Unit.POINTS:
        top = max(_MOST_POINTS, *(each.reached.counted for each in found))
    screen.space()
    screen.show(words.curve(), style="bold")
    table = _table("left", "left", "left")
    for outcome in words.analysis.outcomes:
        row = [each.reached for each in found if each.deal == outcome.deal]
        curve = screen.curve([each.counted for each in row], top, map(words.estimate, row))
        table.add_row(words.deal(outcome.deal), curve, Line(words.outcome(outcome, seat)))
    screen.table(table)


def _costliest(screen: Screen, words: Words, seat: int) -> None:
    """The decisions that cost most, each with what would have been better and why."""
    screen.space()
    costly = words.analysis.costliest(seat)
    if not costly:
        screen.show(words.say("analysis-none"), style="bold")
        return
    screen.show(words.say("analysis-costliest"), style="bold")
    for place, decision in enumerate(costly, 1):
        screen.space()
        screen.show(words.heading(place, decision), style="bold")
        screen.show(*words.held(decision), indent=2, style=_HELD)
        screen.show(words.made(decision), words.better(decision), indent=2)
        screen.show(words.cost(decision), indent=2, style="yellow")
        for title, told in (
            ("analysis-for-best", words.for_best(decision)),
            ("analysis-for-played", words.for_played(decision)),
        ):
            if told:
                screen.show(words.say(title), indent=2, style="italic")
                screen.show(*told, indent=4)


def _every(screen: Screen, words: Words, seat: int) -> None:
    """Every decision, a line each."""
    screen.space()
    screen.show(words.say("analysis-all"), style="bold")
    table = _table("right", "right", "left", "left", "right", "left", "right", header=True)
    for column, name in zip(table.columns, words.columns(), strict=True):
        column.header = name
    for _, cells in words.rows(seat):
        table.add_row(*(screen.coloured(text) for text in cells))
    screen.table(table)


def _table(*justify: JustifyMethod, header: bool = False) -> Table:
    table = Table(box=None, show_header=header, padding=(0, 2, 0, 0), header_style="dim")
    for each in justify:
        table.add_column(justify=each)
    return table
