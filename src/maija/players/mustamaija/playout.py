"""Playing a deal of Mustamaija on by rules of thumb, everybody with one memory of what lies open.

What ``habit`` keeps in mind is the same for everybody, so one memory serves all; only the plan of
a lead is a seat's own, and no two lead at once. The seat that counts goes by numbers of its own, by
which it loses less among those who play by ``habit`` (``worth``): as it will, since it thinks. In
the subset of the law (``docs/law.md``).
"""

from maija.chance import below
from maija.games.mustamaija.law import apply, legal, may_be_named
from maija.games.mustamaija.rules import Rules
from maija.games.mustamaija.state import State
from maija.games.mustamaija.terms import NAME, OVER
from maija.players.memory import Memory
from maija.players.plays import WHOLE, Plays

from .endgame import is_endgame
from .habit import choose
from .knowledge import observe
from .outlook import is_foreseen, outlook
from .worth import own_row

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
    """1 where endgames are foreseen in deals that are played on from here, instead of played.

    They are where two sit down; with more at the table it was not seen to help, and may cost
    (``docs/decisions/0005-search.md``). An endgame that has come is played on as well: if it is
    lost by good play, what counts is what ``habit`` does wrong.
    """
    return 1 if s.players == 2 and not is_endgame(s) else 0


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
    own = own_row(s)
    for _ in range(LONGEST_PLAYOUT):
        if s.phase == OVER or (s.out >> for_whom) & 1:
            return
        if memory.foresees and is_foreseen(r, s):
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
        memory.misjudges = own if seat == for_whom else 0
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
        return outlook(s, seat)
    if s.phase != OVER or s.drawn:
        return WHOLE // 2
    return 0 if s.loser == seat else WHOLE


def count_up(r: Rules, s: State, seat: int, plays: Plays, at: int) -> None:  # noqa: ARG001 -- as every family's
    """Count the deal if the seat has lost it; one that nobody loses counts nothing.

    An endgame that is foreseen is lost as often as it brings nothing.
    """
    if s.phase == OVER:
        lost = 1 if s.loser == seat else 0
    else:
        lost = 1 if below(s, WHOLE) >= plays.last[at] else 0
    plays.counted[at] += lost
    plays.counted_squares[at] += lost
