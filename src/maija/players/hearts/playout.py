"""Playing a deal of Hearts on by rules of thumb, everybody with one memory of what lies open.

What ``habit`` keeps in mind are voids, which all can see, so one memory serves all. A seat that is
after the moon goes on with it as long as nobody else has taken what costs; who is, and who stops
him, stands in ``moon``. In the subset of the law (``docs/law.md``).
"""

from maija.cards import lowest
from maija.games.hearts.law import apply, legal, penalty_cards
from maija.games.hearts.rules import Rules
from maija.games.hearts.state import State
from maija.games.hearts.terms import PASSING, PLAY
from maija.players.memory import Memory

from .habit import choose
from .habit_shoot import card_to_shoot
from .knowledge import observe, unseen, watch
from .moon import look_away, suspect, takes_all


def act(r: Rules, s: State, seat: int, memory: Memory, action: int) -> int:
    """Do an action, and keep in mind what all could see of it; 0 if it may not be done."""
    if memory.intent:
        memory.moon |= 1 << seat
        memory.intent = 0
    if not (legal(r, s, seat) >> action) & 1:
        return 0
    apply(r, s, seat, action)
    observe(r, s, seat, memory)
    return 1


def play_on(
    r: Rules,
    s: State,
    for_whom: int,
    memory: Memory,
    passed: int,  # noqa: ARG001 -- in Hearts nobody can do nothing
) -> None:
    """Play a deal to its end.

    Args:
        r: the rules in force.
        s: the state, changed.
        for_whom: the seat that counts.
        memory: what lies open, and who is after the moon; changed.
        passed: who has just chosen to do nothing.
    """
    look_away(s, memory)
    passing = 1 if s.phase == PASSING else 0
    while s.waiting:
        if passing and s.phase == PLAY:
            passing = 0
            suspect(r, s, for_whom, memory, memory)
        seat = lowest(s.waiting)
        apply(r, s, seat, decide(r, s, seat, memory))


def decide(r: Rules, s: State, seat: int, memory: Memory) -> int:
    """What a seat does: what ``habit`` would, or what the moon needs."""
    if (memory.moon >> seat) & 1 and s.phase == PLAY:
        if takes_all(s, seat, penalty_cards(r)):
            watch(s, memory)
            return card_to_shoot(r, s, legal(r, s, seat), unseen(r, s, seat))
        memory.moon ^= 1 << seat
    return choose(r, s, seat, memory)
