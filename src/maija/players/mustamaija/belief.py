"""How the hidden cards of Mustamaija may lie, as far as a seat can tell.

Whoever keeps count knows how many cards everybody holds, and which of them he has seen go there
(``knowledge``). The rest, in the hands of others and in the stock, can lie in any order. In the
subset of the law (``docs/law.md``).
"""

from maija.cards import lowest
from maija.chance import below
from maija.games.mustamaija.law import put, stock_left
from maija.games.mustamaija.rules import Rules
from maija.games.mustamaija.state import State
from maija.players.memory import Memory
from maija.players.plays import Plays

from .knowledge import known_of, recall, unknown_of
from .playout import foresight


def redeal(r: Rules, s: State, seat: int, memory: Memory, plays: Plays) -> None:
    """Deal the cards again that a seat has not seen, each order as likely as any other.

    Args:
        r: the rules in force.
        s: the state, changed in place.
        seat: whose knowledge counts.
        memory: what it keeps in mind; what it has not seen is worked out anew, and whether endgames
            are foreseen in such a deal.
        plays: whose generator deals, and where there is room for the cards.
    """
    recall(r, s, seat, memory)
    unseen = gather_unseen(memory, plays)
    for i in range(unseen - 1, 0, -1):
        j = below(plays, i + 1)
        card = plays.pool[i]
        plays.pool[i] = plays.pool[j]
        plays.pool[j] = card
    memory.foresees = foresight(s)
    hidden = stock_left(s)
    if s.indicator >= 0:
        hidden -= 1
    dealt = deal_hands_again(r, s, seat, memory, plays, unseen - hidden)
    for at in range(s.top, s.end):
        if at != s.indicator_at or s.indicator < 0:
            s.stock[at] = plays.pool[dealt]
            dealt += 1
    s.seen = 0


def gather_unseen(memory: Memory, plays: Plays) -> int:
    """Lay out the cards that the seat cannot place; how many they are."""
    n = 0
    rest = memory.unseen
    while rest:
        plays.pool[n] = lowest(rest)
        n += 1
        rest &= rest - 1
    rest = memory.unseen_twice
    while rest:
        plays.pool[n] = lowest(rest)
        n += 1
        rest &= rest - 1
    return n


def deal_hands_again(
    r: Rules, s: State, seat: int, memory: Memory, plays: Plays, cards: int
) -> int:
    """Give the others what they are known to hold and so many of the cards laid out.

    Returns:
        How many of those were given: all that are not in the stock.
    """
    given = 0
    last = -1
    for step in range(1, s.players):
        other = (seat + step) % s.players
        if not (s.out >> other) & 1:
            number = unknown_of(r, s, other, memory)
            s.hands[other] = known_of(s, other, memory)
            s.twice[other] = memory.known_twice[other]
            for _ in range(min(number, cards - given)):
                put(s, other, plays.pool[given])
                given += 1
            last = other
    while last >= 0 and given < cards:  # where nobody has counted: as many as are not in the stock
        put(s, last, plays.pool[given])
        given += 1
        last = another(s, seat, last)
    return given


def another(s: State, seat: int, other: int) -> int:
    """The next after a seat that plays, but for the one that looks on."""
    found = other
    for step in range(1, s.players):
        at = (other + step) % s.players
        if found == other and at != seat and not (s.out >> at) & 1:
            found = at
    return found
