"""What is done in a deal: the turns of people and of computer players. Every rule is the law's."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from maija.games.family import IllegalAction

from . import clock, dealing
from .happening import Acted, happened
from .state import (
    Play,
    Refusal,
    Turn,
    agreed,
    family_of,
    in_play,
    playing_in,
    put,
    refuse,
    rules_of,
)

if TYPE_CHECKING:
    from . import entries, messages
    from .messages import Happened
    from .state import Table

    Events = list[Happened | Acted]


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
    if family.defended is None:
        raise refuse("no-defence")
    if step.seat not in family.turn(play.state):
        raise refuse("moved-on", at=len(play.turns))
    actions, states = family.defended(rules_of(table), play.state, step.seat, dict(step.beats))
    if not actions:
        raise refuse("no-defence")
    return events + _do(table, play, step.seat, actions, now, states)


def _asked(table: Table, step: messages.Act | messages.Defend, by: str) -> tuple[Events, Play]:
    """The deal, if a person may play in it now, and what happens by his being back."""
    seat, play = playing_in(table, step.seat, step.deal, by)
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


def _do(
    table: Table,
    play: Play,
    at: int,
    actions: tuple[int, ...],
    now: float,
    states: tuple[Any, ...] = (),
) -> Events:
    """Do a group of actions, whole or not at all; the deal may end by it.

    Args:
        table: the table.
        play: the deal.
        at: the seat.
        actions: the group.
        now: the time.
        states: the states after the actions, where they are known already.
    """
    _settings, _players, family, rules = agreed(table)
    waiting = family.turn(play.state)
    if len(states) < len(actions):
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
