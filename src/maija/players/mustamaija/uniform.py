"""The player ``random`` in Mustamaija: any legal action, each as likely as the other.

In the subset of the law (``docs/law.md``), so that the same text plays plain and compiled.
"""

from maija.cards import count, nth
from maija.chance import below
from maija.games.mustamaija.law import legal
from maija.games.mustamaija.rules import Rules
from maija.games.mustamaija.state import State
from maija.players.memory import Memory


def choose(r: Rules, s: State, seat: int, memory: Memory) -> int:
    """Return an action of a seat, -1 when the game does not wait for it."""
    if seat != s.actor:
        return -1
    options = legal(r, s, seat)
    return nth(options, below(memory, count(options)))
