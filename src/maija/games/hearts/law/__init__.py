"""The law of Hearts and Black Maria: what may be done, and what happens then. Every clause, once.

The text keeps to whole numbers, so that it runs as it stands and compiled (``docs/law.md``). ``r``
is the rules in force, ``s`` the state, changed in place; ``legal``, ``apply``, ``turn``, ``score``,
``settled``, ``match_over`` and ``stands_before`` are what others call, the rest serves them. No
text for people lives here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from maija.games.hearts.rules import PASS_NONE
from maija.games.hearts.terms import (
    DEALT,
    MOON_SCORED,
    NOBODY,
    OTHERS_PLUS,
    PASSING,
    PLAY,
    SELF_MINUS,
)

from .dealing import removed, shuffle, stack, tell
from .ending import match_over, stands_before
from .passing import direction, receiver, step_of
from .play import (
    begin_play,
    choose_to_pass,
    clear_trick,
    finish,
    forced_club,
    play,
    playable,
    wait_for,
)
from .points import (
    card_points,
    counting,
    moon_shooter,
    moon_value,
    omnibus_card,
    penalty_cards,
    score,
    settled,
    taken_points,
)

if TYPE_CHECKING:
    from maija.games.hearts.rules import Rules
    from maija.games.hearts.state import State


def start(r: Rules, s: State) -> None:
    """Deal the pack as it lies, one card at a time from the dealer's left.

    Set before: ``players``, ``dealer``, ``number``, ``totals``, ``rng`` and the pack.
    """
    s.told = 0
    s.trick_number = 0
    s.broken = 0
    s.shooter = NOBODY
    s.sun = 0
    s.moon = 0
    s.last_leader = NOBODY
    s.last_winner = NOBODY
    s.leader = NOBODY
    for seat in range(s.players):
        s.hands[seat] = 0
        s.chosen[seat] = 0
        s.received[seat] = 0
        s.captured[seat] = 0
        s.tricks[seat] = 0
        s.trick[seat] = NOBODY
        s.last_trick[seat] = NOBODY
    seat = s.dealer
    for i in range(s.end):
        seat += 1
        if seat == s.players:
            seat = 0
        s.hands[seat] |= 1 << s.stock[i]
    for player in range(s.players):
        tell(s, DEALT, player, s.hands[player], s.end // s.players)
    if direction(r, s) == PASS_NONE:
        begin_play(r, s)
    else:
        s.phase = PASSING
        s.waiting = (1 << s.players) - 1
        s.actor = NOBODY
        clear_trick(s)


def turn(s: State) -> int:
    """The seats the game waits for, one bit each."""
    return s.waiting


def legal(r: Rules, s: State, seat: int) -> int:
    """What a seat may do now, a mask of actions; 0 when nothing."""
    if not (s.waiting >> seat) & 1:
        return 0
    if s.phase == PLAY:
        return playable(r, s, s.hands[seat])
    if s.phase == PASSING:
        return s.hands[seat] & ~s.chosen[seat]
    return 1 << OTHERS_PLUS | 1 << SELF_MINUS


def apply(r: Rules, s: State, seat: int, action: int) -> None:
    """Do a legal action and all that follows from it; ``events`` tells what that was."""
    s.told = 0
    if s.phase == PLAY:
        play(r, s, seat, action)
    elif s.phase == PASSING:
        choose_to_pass(r, s, seat, action)
    else:
        s.moon = action
        tell(s, MOON_SCORED, seat, 0, action)
        finish(s)


__all__ = [
    "apply",
    "begin_play",
    "card_points",
    "clear_trick",
    "counting",
    "direction",
    "forced_club",
    "legal",
    "match_over",
    "moon_shooter",
    "moon_value",
    "omnibus_card",
    "penalty_cards",
    "play",
    "playable",
    "receiver",
    "removed",
    "score",
    "settled",
    "shuffle",
    "stack",
    "stands_before",
    "start",
    "step_of",
    "taken_points",
    "tell",
    "turn",
    "wait_for",
]
