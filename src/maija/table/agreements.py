"""What people agree about a deal: that the rest is decided, to take a turn back, to give it up.

Only those are asked who play for themselves; computer players agree to everything. A question is
looked at again whenever somebody answers it or is not waited for any more, and falls with the one
who asked it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from msgspec.structs import replace

from maija.games.committed import committed_start

from . import dealing, teaching
from .happening import Acted, happened
from .presence import give_back
from .state import (
    CONCEDED,
    GIVEN_UP,
    REST,
    Agreement,
    Play,
    family_of,
    in_play,
    match_of,
    own,
    put,
    refuse,
    rules_of,
    seats_of,
)

if TYPE_CHECKING:
    from . import messages
    from .messages import Happened
    from .state import Table, Turn

    Events = list[Happened | Acted]

TAKE_BACK: Final = "take-back"


def offer(table: Table, step: messages.Offer, by: str, now: float) -> Events:
    """A person asks the others: that the rest is decided, or to take back the last turn.

    Alone with computer players it is done at once. What is taken back is the turn that is the
    seat's last one now, and all after it, however late the others agree.

    Raises:
        Refusal: no deal in progress, it is given up, another question is open, or there is nothing
            to take back.
    """
    seat = own(table, step.seat, by)
    play = in_play(table)
    if seat.sits_in in GIVEN_UP:
        raise refuse("conceded")
    if table.offer is not None:
        raise refuse("offer-open")
    last = _turn_to_take(table, play, step.seat) if step.what == TAKE_BACK else None
    if step.what == TAKE_BACK and (last is None or not play.replayable):
        raise refuse("nothing-to-take-back")
    table.offer = Agreement(step.what, step.seat, seats_of(table, by), last)
    events = give_back(table, step.seat, now)
    return [*events, happened("offered", step.seat, name=step.what), *settle(table, now)]


def answer(table: Table, step: messages.Answer, by: str, now: float) -> Events:
    """A person agrees to what was asked, or not; the one who asked may call it off.

    Raises:
        Refusal: nothing was asked.
    """
    own(table, step.seat, by)
    in_play(table)
    asked = table.offer
    if asked is None:
        raise refuse("no-offer")
    events = give_back(table, step.seat, now)
    if not step.agree:
        table.offer = None
        return [*events, happened("refused", step.seat, name=asked.what)]
    agreed = tuple(sorted({*asked.agreed, *seats_of(table, by)}))
    table.offer = replace(asked, agreed=agreed)
    return [*events, happened("agreed", step.seat, name=asked.what), *settle(table, now)]


def concede(table: Table, step: messages.Concede, by: str, now: float) -> Events:
    """A person gives up the deal; a computer player plays the rest of it.

    Raises:
        Refusal: no deal in progress, or given up already.
    """
    seat = own(table, step.seat, by)
    in_play(table)
    if seat.sits_in in GIVEN_UP:
        raise refuse("conceded")
    put(table, step.seat, replace(seat, sits_in=CONCEDED))
    return [happened("conceded", step.seat), *settle(table, now)]


def settle(table: Table, now: float) -> Events:
    """Do what was asked if everybody who is waited for has agreed; in a pause nothing is done."""
    asked, play = table.offer, table.play
    if asked is None or play is None:
        return []
    if not table.seats[asked.seat].awaited:
        table.offer = None
        return [happened("lapsed", asked.seat, name=asked.what)]
    waited = [at for at, seat in enumerate(table.seats) if seat.awaited]
    if table.paused is not None or set(waited) - set(asked.agreed):
        return []
    table.offer = None
    if asked.what == REST:
        for at in waited:
            put(table, at, replace(table.seats[at], sits_in=REST))
        return [happened("rest-decided")]
    turns = play.turns[: asked.turn]
    table.play = Play(played(table, turns), turns, len(turns), now)
    return [happened("taken-back", asked.seat)]


def _turn_to_take(table: Table, play: Play, at: int) -> int | None:
    """The number of a seat's last turn; in a lesson that was left, of the one that left it."""
    left = teaching.back_to(table)
    if left is not None:
        return left
    return next((n for n in reversed(range(len(play.turns))) if play.turns[n].seat == at), None)


def played(table: Table, turns: tuple[Turn, ...]) -> Any:  # noqa: ANN401 -- the family's state
    """The state of this deal after some turns, from its first card on."""
    return history(table, turns)[-1][-1]


def history(table: Table, turns: tuple[Turn, ...]) -> list[tuple[Any, ...]]:
    """The states of this deal: as dealt, then after each action of each turn."""
    family, rules = family_of(table), rules_of(table)
    told = [(_dealt(table),)]
    for turn in turns:
        told.append(family.steps(rules, told[-1][-1], turn.seat, *turn.actions))
    return told


def _dealt(table: Table) -> Any:  # noqa: ANN401 -- the family's state
    """The state of this deal before anybody has played."""
    if table.lesson:
        return teaching.dealt(table)
    if table.shuffle is None:
        raise refuse("between-deals")
    match = match_of(table)
    return committed_start(match, dealing.given_for(table, match, table.shuffle))
