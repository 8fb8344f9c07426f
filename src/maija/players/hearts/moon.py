"""Who may be after the moon in a deal that a search plays on.

Whoever alone has taken what costs, and most of the tricks besides, often is, and then hardly holds
low cards (``tells.weigh``); of others it is told by the cards that they are dealt. In the subset of
the law (``docs/law.md``).
"""

from maija.cards import count
from maija.chance import below
from maija.games.hearts.law import penalty_cards
from maija.games.hearts.rules import MOON_NONE, Rules
from maija.games.hearts.state import State
from maija.games.hearts.terms import PLAY
from maija.players.memory import Memory
from maija.players.plays import Plays

from .habit_shoot import losers
from .knowledge import unseen

LOSERS = 5
"""With fewer losers, by the cards that it is dealt here, a seat may be after the moon."""
LOSERS_AFOOT = 7
"""The same for one that has taken what costs."""
SHOOTS = 128
"""How often it then is, in 256ths."""
FIRST = 48
EACH = 20
MOST = 200
"""How often one is after the moon who alone has taken what costs, and most of the tricks besides:
so often and so much more for each card that costs, but no more than that, likewise."""
LOOKS_AWAY = 160
"""How often one of the others stops no moon in a deal played on, in 256ths: each leaves it to the
others, and so it falls to the seat itself."""


def suspect(r: Rules, s: State, seat: int, memory: Memory, chance: Memory | Plays) -> None:
    """Take some of those who could, by their cards, for somebody who is after the moon.

    Args:
        r: the rules in force.
        s: the state.
        seat: who suspects the others.
        memory: gets whom it suspects besides.
        chance: whose generator decides.
    """
    if s.phase != PLAY or r.moon == MOON_NONE:
        return
    dear = penalty_cards(r)
    for other in range(s.players):
        if other != seat and takes_all(s, other, dear) and not is_afoot(s, other, dear):
            limit = LOSERS if s.captured[other] & dear == 0 else LOSERS_AFOOT
            if (
                losers(s, s.hands[other], unseen(r, s, other)) < limit
                and below(chance, 256) < SHOOTS
            ):
                memory.moon |= 1 << other


def accuse(r: Rules, s: State, seat: int, memory: Memory, chance: Memory | Plays) -> None:
    """Take some of those whose moon is afoot for somebody who is after it; as ``suspect``."""
    memory.moon = 0
    if s.phase != PLAY or r.moon == MOON_NONE:
        return
    dear = penalty_cards(r)
    for other in range(s.players):
        if other != seat and takes_all(s, other, dear) and is_afoot(s, other, dear):
            often = min(FIRST + EACH * count(s.captured[other] & dear), MOST)
            if below(chance, 256) < often:
                memory.moon |= 1 << other


def look_away(s: State, seat: int, memory: Memory) -> None:
    """Let some of the others stop no moon."""
    memory.heedless = 0
    for other in range(s.players):
        if other != seat and below(memory, 256) < LOOKS_AWAY:
            memory.heedless |= 1 << other


def is_afoot(s: State, seat: int, dear: int) -> int:
    """1 when a seat has taken some of some cards, and most of the tricks."""
    return 1 if s.captured[seat] & dear and 2 * s.tricks[seat] > s.trick_number else 0


def takes_all(s: State, seat: int, dear: int) -> int:
    """1 while nobody else has taken any of some cards."""
    for other in range(s.players):
        if other != seat and s.captured[other] & dear:
            return 0
    return 1
