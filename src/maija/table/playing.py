"""What is done in a deal: turns, and what people agree about it. Every rule is the family's law."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from msgspec.structs import replace

from maija.games.committed import committed_start
from maija.games.family import IllegalAction

from . import clock, dealing
from .happening import Acted, happened
from .seating import own, put
from .state import (
    PLAYING,
    Agreement,
    Play,
    Refusal,
    Turn,
    family_of,
    match_of,
    refuse,
    rules_of,
)

if TYPE_CHECKING:
    from . import entries, messages
    from .messages import Happened
    from .state import Table

    Events = list[Happened | Acted]

REST: Final = "rest"
TAKE_BACK: Final = "take-back"


def in_play(table: Table) -> Play:
    """The deal in progress.

    Raises:
        Refusal: there is none, or the table is paused.
    """
    if table.phase != PLAYING or table.play is None:
        raise refuse("between-deals")
    if table.paused is not None:
        raise refuse("paused")
    return table.play


def act(table: Table, step: messages.Act, by: str, now: float) -> Events:
    """A person plays.

    A group is stale when the seat has been asked anew since; naming trumps out of turn never is.

    Raises:
        Refusal: not this seat, another deal, something has happened meanwhile, or the rules
            refuse it.
    """
    events, play = _asked(table, step, by)
    return events + _do(table, play, step.seat, step.actions, now)


def defend(table: Table, step: messages.Defend, by: str, now: float) -> Events:
    """A person beats cards, in any order, and leaves the rest.

    Raises:
        Refusal: as for ``act``; or this game has no defence.
    """
    events, play = _asked(table, step, by)
    family = family_of(table)
    if family.cover_group is None:
        raise refuse("no-defence")
    if step.seat not in family.turn(play.state):
        raise refuse("moved-on", at=len(play.turns))
    actions = family.cover_group(rules_of(table), play.state, step.seat, dict(step.beats))
    if not actions:
        raise refuse("no-defence")
    return events + _do(table, play, step.seat, actions, now)


def _asked(table: Table, step: messages.Act | messages.Defend, by: str) -> tuple[Events, Play]:
    """The deal, if a person may play in it now, and what happens by his being back."""
    seat = own(table, step.seat, by)
    play = in_play(table)
    if step.deal != table.serial:
        raise refuse("other-deal")
    if seat.sits_in in {"conceded", "rest"}:
        raise refuse("conceded")
    if step.at > len(play.turns):
        raise refuse("moved-on", at=len(play.turns))
    if step.at < play.asked and step.seat in family_of(table).turn(play.state):
        raise refuse("moved-on", at=len(play.turns))
    if not seat.sits_in:
        return [], play
    put(table, step.seat, replace(seat, sits_in=""))
    return [happened("back", step.seat)], play


def play(table: Table, step: entries.Play, by: str, now: float) -> Events:  # noqa: ARG001 -- as every step
    """A computer player plays.

    Raises:
        Refusal: no computer player sits there, something has happened since it was asked, or the
            rules refuse it.
    """
    running = in_play(table)
    if step.seat >= len(table.seats) or table.seats[step.seat].player is None:
        raise refuse("not-your-seat")
    if step.at != len(running.turns):
        raise refuse("moved-on", at=len(running.turns))
    return _do(table, running, step.seat, step.actions, now)


def _do(table: Table, play: Play, at: int, actions: tuple[int, ...], now: float) -> Events:
    """Do a group of actions, whole or not at all; the deal may end by it."""
    family, rules = family_of(table), rules_of(table)
    waiting = family.turn(play.state)
    try:
        states = family.steps(rules, play.state, at, *actions)
    except IllegalAction as error:
        raise Refusal(error.reason) from error
    state = states[-1]
    turns = (*play.turns, Turn(at, actions[: len(states)]))
    left = family.turn(state)
    asked, since = len(turns), now
    if left and len(waiting) > 1 and set(left) <= set(waiting):
        asked, since = play.asked, play.since  # all act at once: nobody is asked anew
    elif left == waiting and at not in waiting:
        since = play.since  # out of turn: asked anew, in the same time
    table.play = Play(state, turns, asked, since, play.replayable)
    if at in waiting and (at not in left or asked == len(turns)):
        clock.spend(table, at, now - play.since)
    events: Events = [Acted(at, states)]
    if not left:
        events += dealing.finish(table, now)
    return events


# ------------------------------------------------------------------------------ agreements


def offer(table: Table, step: messages.Offer, by: str, now: float) -> Events:
    """A person asks the others: that the rest is decided, or to take back the last turn.

    Computer players agree to everything, so alone with them it is done at once.

    Raises:
        Refusal: no deal in progress, another question is open, or there is nothing to take back.
    """
    own(table, step.seat, by)
    play = in_play(table)
    if table.offer is not None:
        raise refuse("offer-open")
    if step.what == TAKE_BACK and not (play.replayable and _has_turn(play, step.seat)):
        raise refuse("nothing-to-take-back")
    table.offer = Agreement(step.what, step.seat, ())
    told = happened("offered", step.seat, name=step.what)
    return [told, *_agree(table, by, now)]


def answer(table: Table, step: messages.Answer, by: str, now: float) -> Events:
    """A person agrees to what was asked, or not; the one who asked may call it off.

    Raises:
        Refusal: nothing was asked.
    """
    own(table, step.seat, by)
    in_play(table)
    if table.offer is None:
        raise refuse("no-offer")
    if not step.agree:
        what = table.offer.what
        table.offer = None
        return [happened("refused", step.seat, name=what)]
    return [happened("agreed", step.seat, name=table.offer.what), *_agree(table, by, now)]


def _agree(table: Table, by: str, now: float) -> Events:
    if table.offer is None:
        return []
    seats = tuple(at for at, seat in enumerate(table.seats) if seat.person == by)
    agreed = tuple(sorted({*table.offer.agreed, *seats}))
    waited = {at for at, seat in enumerate(table.seats) if seat.awaited}
    if waited - set(agreed):
        table.offer = replace(table.offer, agreed=agreed)
        return []
    asked, table.offer = table.offer, None
    if asked.what == REST:
        for at in waited:
            put(table, at, replace(table.seats[at], sits_in=REST))
        return [happened("rest-decided")]
    return _take_back(table, asked.seat, now)


def concede(table: Table, step: messages.Concede, by: str, now: float) -> Events:  # noqa: ARG001 -- as every step
    """A person gives up the deal; a computer player plays the rest of it.

    Raises:
        Refusal: no deal in progress, or given up already.
    """
    seat = own(table, step.seat, by)
    in_play(table)
    if seat.sits_in in {"conceded", REST}:
        raise refuse("conceded")
    put(table, step.seat, replace(seat, sits_in="conceded"))
    return [happened("conceded", step.seat)]


def _has_turn(play: Play, at: int) -> bool:
    return any(turn.seat == at for turn in play.turns)


def _last_turn(play: Play, at: int) -> int | None:
    """The number of a seat's last turn."""
    return next((n for n in reversed(range(len(play.turns))) if play.turns[n].seat == at), None)


def _take_back(table: Table, at: int, now: float) -> Events:
    play = in_play(table)
    last = _last_turn(play, at)
    if last is None:
        return []
    turns = play.turns[:last]
    table.play = Play(played(table, turns), turns, len(turns), now)
    return [happened("took-back", at)]


def played(table: Table, turns: tuple[Turn, ...]) -> Any:  # noqa: ANN401 -- the family's state
    """The state of this deal after some turns, from its first card on."""
    return history(table, turns)[-1][-1]


def history(table: Table, turns: tuple[Turn, ...]) -> list[tuple[Any, ...]]:
    """The states of this deal: as dealt, then after each action of each turn."""
    if table.shuffle is None:
        raise refuse("between-deals")
    family, rules, match = family_of(table), rules_of(table), match_of(table)
    told = [(committed_start(match, dealing.given_for(table, match, table.shuffle)),)]
    for turn in turns:
        told.append(family.steps(rules, told[-1][-1], turn.seat, *turn.actions))
    return told
