"""Playing a deal of Hearts on by rules of thumb, everybody with one memory of what lies open.

What ``habit`` keeps in mind are voids, which all can see, so one memory serves all. In the subset
of the law (``docs/law.md``).
"""

from maija.cards import lowest
from maija.games.hearts.law import apply, legal
from maija.games.hearts.rules import Rules
from maija.games.hearts.state import State
from maija.players.memory import Memory

from .habit import choose
from .knowledge import observe


def act(r: Rules, s: State, seat: int, memory: Memory, action: int) -> int:
    """Do an action, and keep in mind what all could see of it; 0 if it may not be done."""
    if not (legal(r, s, seat) >> action) & 1:
        return 0
    apply(r, s, seat, action)
    observe(r, s, seat, memory)
    return 1


def play_on(
    r: Rules,
    s: State,
    for_whom: int,  # noqa: ARG001 -- what the deal brings a seat is known at its end
    memory: Memory,
    passed: int,  # noqa: ARG001 -- in Hearts nobody can do nothing
) -> None:
    """Play a deal to its end.

    Args:
        r: the rules in force.
        s: the state, changed.
        for_whom: the seat that counts.
        memory: what lies open; changed.
        passed: who has just chosen to do nothing.
    """
    while s.waiting:
        seat = lowest(s.waiting)
        apply(r, s, seat, choose(r, s, seat, memory))
