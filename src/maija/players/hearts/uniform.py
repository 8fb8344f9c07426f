"""The player ``random`` in Hearts: any legal action, each as likely as the other.

In the subset of the law (``docs/law.md``), so that the same text plays plain and compiled.
"""

from maija.cards import count, nth
from maija.chance import below
from maija.games.hearts.law import legal
from maija.games.hearts.rules import Rules
from maija.games.hearts.state import State
from maija.players.memory import Memory


def choose(r: Rules, s: State, seat: int, memory: Memory) -> int:
    """Return an action of a seat, -1 when the game does not wait for it."""
    options = legal(r, s, seat)
    if options == 0:
        return -1
    return nth(options, below(memory, count(options)))
