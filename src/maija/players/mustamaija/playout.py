"""Playing a deal of Mustamaija on by rules of thumb, everybody with one memory of what lies open.

What ``habit`` keeps in mind is the same for everybody, so one memory serves all; only the plan of
a lead is a seat's own, and no two lead at once. In the subset of the law (``docs/law.md``).
"""

from typing import Final

from maija.chance import below
from maija.games.mustamaija.law import apply, legal, may_be_named, stock_left
from maija.games.mustamaija.rules import Rules
from maija.games.mustamaija.state import State
from maija.games.mustamaija.terms import NAME, OVER
from maija.players.memory import Memory
from maija.players.plays import WHOLE, Plays

from .endgame import is_endgame
from .habit import choose
from .knowledge import observe
from .outlook import is_foreseen, outlook
from .prospect import is_told, prospect

ENDGAMES: Final = 1
"""Foreseen are the endgames of two."""
WITHOUT_STOCK: Final = 2
"""Foreseen is as well how a deal ends in which the stock is gone and some are left."""
RESCUED: Final = 32
"""How many of a hundred endgames that are lost by good play are won against ``habit``."""
LONGEST_PLAYOUT = 1500
"""After so many actions a deal that goes in circles is broken off."""


def act(r: Rules, s: State, seat: int, memory: Memory, action: int) -> int:
    """Do an action, and keep in mind what all could see of it; 0 if it may not be done."""
    if not (legal(r, s, seat) >> action) & 1:
        return 0
    apply(r, s, seat, action)
    observe(r, s, seat, memory)
    return 1


def foresight(s: State) -> int:
    """How much of a deal that is played on from here is foreseen instead.

    An endgame of two is played to its end: if it is lost by good play, what counts is what
    ``habit`` does wrong. So is the time without a stock, once it has come, until two are left: few
    cards are hidden then, and what is told at a glance is too coarse for them.
    """
    if is_endgame(s):
        return 0
    return WITHOUT_STOCK if stock_left(s) else ENDGAMES


def play_on(r: Rules, s: State, for_whom: int, memory: Memory, passed: int) -> None:
    """Play a deal on, until it is over or a seat is out of it.

    Before each action of the seat that the game waits for, the others are asked clockwise whether
    they name trumps, where they may.

    Args:
        r: the rules in force.
        s: the state, changed.
        for_whom: the seat that counts.
        memory: what lies open; changed.
        passed: who is not asked before the first action, -1 for nobody.
    """
    for _ in range(LONGEST_PLAYOUT):
        if s.phase == OVER or (s.out >> for_whom) & 1:
            return
        if memory.foresees >= ENDGAMES and is_foreseen(r, s):
            return
        if memory.foresees == WITHOUT_STOCK and is_told(r, s):
            return
        seat = s.actor
        naming = -1
        if may_be_named(r, s):
            for step in range(1, s.players):
                other = (s.actor + step) % s.players
                if naming < 0 and other != passed and legal(r, s, other) >> NAME:
                    naming = choose(r, s, other, memory)
                    if naming >= 0:
                        seat = other
        action = naming if naming >= 0 else choose(r, s, seat, memory)
        if action < 0:  # who has not counted may believe that somebody has nothing to lead
            return
        passed = -1
        apply(r, s, seat, action)
        observe(r, s, seat, memory)


def brings(r: Rules, s: State, seat: int) -> int:
    """What the deal is worth to a seat: everything, but for the one who loses it."""
    if (s.out >> seat) & 1 and s.phase != OVER:
        return WHOLE
    if is_foreseen(r, s):
        chance = outlook(s, seat)
        return chance + (WHOLE - chance) * RESCUED // 100
    if is_told(r, s):
        return prospect(s, seat)
    if s.phase != OVER or s.drawn:
        return WHOLE // 2
    return 0 if s.loser == seat else WHOLE


def count_up(r: Rules, s: State, seat: int, plays: Plays, at: int) -> None:  # noqa: ARG001 -- as every family's
    """Count the deal if the seat has lost it; one that nobody loses counts nothing.

    What is foreseen is lost as often as it brings nothing.
    """
    if s.phase == OVER:
        lost = 1 if s.loser == seat else 0
    else:
        lost = 1 if below(s, WHOLE) >= plays.last[at] else 0
    plays.counted[at] += lost
    plays.counted_squares[at] += lost
