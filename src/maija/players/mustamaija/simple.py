"""The player ``simple`` in Mustamaija: a beginner's rules of thumb, and nothing else.

It leads the lowest plain card with every plain card below the ten of its suit; trumps only when it
holds nothing else, the queen only when she is its last card. It beats with the smallest sufficient
card of the suit, and trumps only a card of seven or more, or when the stock is gone. It names
trumps as soon as it may, in the suit of which it holds most; it always draws and never claims.

In the subset of the law (``docs/law.md``), so that the same text plays plain and compiled.
"""

from maija.cards import (
    FULL_PACK,
    QUEEN_OF_SPADES,
    SEVEN,
    SUIT_MASKS,
    TEN,
    count,
    lowest,
)
from maija.games.mustamaija.law import legal, stock_left
from maija.games.mustamaija.rules import Rules
from maija.games.mustamaija.state import State
from maija.games.mustamaija.terms import DEFENCE, DONE, DRAW, LEAD, NAME, TAKE
from maija.players.memory import Memory
from maija.players.ranks import lowest_rank

QUEEN = 1 << QUEEN_OF_SPADES
BELOW_TEN = (1 << TEN) - 1
"""The ranks that go along with a lead, as the clubs' mask."""


def choose(r: Rules, s: State, seat: int, memory: Memory) -> int:  # noqa: ARG001 -- as every player
    """Return an action of a seat, -1 when it has nothing to do."""
    options = legal(r, s, seat)
    if options == 0:
        return -1
    if options >> NAME:
        return NAME + fullest(s, seat, options >> NAME)
    if s.phase == LEAD:
        return first_card(s, seat) if s.led == 0 else next_card(s, options)
    if s.phase == DEFENCE:
        return answer(s, options)
    return DRAW


def fullest(s: State, seat: int, suits: int) -> int:
    """Of some suits the one of which a seat holds most; of equal ones the higher."""
    best = 0
    most = -1
    for suit in range(4):
        if (suits >> suit) & 1:
            here = count(s.hands[seat] & SUIT_MASKS[suit])
            here += count(s.twice[seat] & SUIT_MASKS[suit])
            if here >= most:
                most = here
                best = suit
    return best


def first_card(s: State, seat: int) -> int:
    """The first card of a lead: a plain one, else a trump, else the queen."""
    others = s.hands[seat] & ~QUEEN
    if others == 0:
        return QUEEN_OF_SPADES
    plain = others
    if s.trump >= 0:
        plain = others & ~SUIT_MASKS[s.trump]
    if plain == 0:
        return lowest_rank(others)
    return lowest_rank(plain)


def next_card(s: State, options: int) -> int:
    """The next card of a lead: plain cards below the ten go along, as far as the rules allow."""
    if s.suit == s.trump:
        return DONE
    row = options & (BELOW_TEN << (s.suit * 13))
    return lowest(row) if row else DONE


def answer(s: State, options: int) -> int:
    """The defender's answer to the card he is asked about."""
    cards = options & FULL_PACK & ~QUEEN
    may_take = (options >> TAKE) & 1
    if s.asked < s.led:
        card = s.attack[s.asked]
        of_suit = cards & SUIT_MASKS[card // 13]
        if of_suit:
            return lowest(of_suit)
        if card % 13 >= SEVEN or stock_left(s) == 0 or not may_take:
            if cards:
                return lowest(cards)
            if options & QUEEN:
                return QUEEN_OF_SPADES
    return TAKE
