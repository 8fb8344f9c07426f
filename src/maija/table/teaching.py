"""A lesson at a table: its deal as it is laid out, what the other seats do, and where the pupil is.

All of it follows from the lesson's name and the turns of the deal (``lessons``); the table keeps
nothing else of it. The deal is not shuffled, and says so: it has no commitment and no proof.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from maija.games.family import IllegalAction

from . import messages
from .happening import Acted, happened
from .lessons import LESSONS, PUPIL, follow, following, stand
from .state import PLAYING, Play, family_of, match_of, refuse, rules_of

if TYPE_CHECKING:
    from .lessons import Group, Lesson
    from .messages import Happened
    from .state import Table

PACE: Final = 1.6
"""Seconds that the other seats take: a pupil watches each of them."""


def lesson(name: str) -> Lesson:
    """The lesson of a name.

    Raises:
        Refusal: there is none.
    """
    found = LESSONS.get(name)
    if found is None:
        raise refuse("no-such-lesson", lesson=name, lessons=tuple(LESSONS))
    return found


def settings(name: str) -> messages.Settings:
    """What is agreed at the table of a lesson: nobody looks on, and there is time to read.

    Raises:
        Refusal: there is no such lesson.
    """
    taught = lesson(name)
    return messages.Settings(
        game=taught.game,
        options=dict(taught.options),
        players=taught.players,
        watch=False,
        pace=PACE,
    )


def lay_out(table: Table, now: float) -> list[Happened | Acted]:
    """Lay out the deal of the lesson: the pupil may play at once."""
    taught = lesson(table.lesson)
    table.dealer = taught.dealer
    table.totals, table.results = (0,) * taught.players, ()
    state = dealt(table)
    table.play = Play(state, since=now)
    table.phase = PLAYING
    table.serial += 1
    return [happened("dealer", table.dealer), Acted(-1, (state,))]


def dealt(table: Table) -> Any:  # noqa: ANN401 -- the family's state
    """The state of the lesson's deal before anybody has played."""
    match = match_of(table)
    taught = lesson(table.lesson)
    match.dealer, match.totals, match.results = taught.dealer, (0,) * taught.players, []
    return match.start(pack=taught.pack)


def scripted(table: Table, at: int) -> Group:
    """What a seat does next in the lesson; nothing where it plays freely."""
    taught, play = LESSONS.get(table.lesson), table.play
    if taught is None or play is None:
        return ()
    group = following(taught, _turns(play), at)
    try:
        family_of(table).steps(rules_of(table), play.state, at, *group)
    except IllegalAction:  # whoever sits there has not done what the lesson had for the seat
        return ()
    return group


def back_to(table: Table) -> int | None:
    """The turn with which the pupil has left the lesson; ``None`` while it is followed."""
    taught, play = LESSONS.get(table.lesson), table.play
    return None if taught is None or play is None else follow(taught, _turns(play)).left


def told(table: Table, at: int) -> messages.Lesson | None:
    """Where the pupil is, for the seat of the pupil alone."""
    taught, play = LESSONS.get(table.lesson), table.play
    if taught is None or play is None or at != PUPIL:
        return None
    asked = PUPIL in family_of(table).turn(play.state)
    number, stands = stand(taught, _turns(play), asked=asked)
    step, steps = taught.steps[number], len(taught.steps)
    named = (step.cards, step.against) if stands == "asked" else ()
    return messages.Lesson(number, steps, step.name, stands, *named)


def _turns(play: Play) -> list[tuple[int, tuple[int, ...]]]:
    return [(turn.seat, turn.actions) for turn in play.turns]


__all__ = ["back_to", "dealt", "lay_out", "lesson", "scripted", "settings", "told"]
