"""The player ``habit`` in Mustamaija: the rules of thumb of somebody who has played it for years.

Every card has a worth, which falls as the stock runs out: small cards are a burden, trumps and high
cards are kept, each suit in the hand costs, and the spade queen is dear until the end phase, when
she is a lead that nobody beats (S1.49-S1.51, ``worth``). It leads the cards that are best parted
with, and sooner those that the defender cannot beat by what has been seen (``habit_lead``). It
beats everything where that is worth the cards, the smallest sufficient card each time, and spends
no trump on a lost defence (``habit_defence``). It keeps in mind who picked up what, and counts all
hands (``knowledge``). It names trumps at once with four cards of the suit, else when the stock is
gone (S1.48); where it need not draw, it leaves the last cards of the stock (S1.51); and it claims
every overload.

In the subset of the law (``docs/law.md``), so that the same text plays plain and compiled.
"""

from typing import Final

from maija.cards import SUIT_MASKS, count
from maija.games.mustamaija.law import legal, stock_left
from maija.games.mustamaija.rules import Rules
from maija.games.mustamaija.state import State
from maija.games.mustamaija.terms import DECLINE, DEFENCE, DRAW, DRAWING, LEAD, NAME, NAMING
from maija.players.memory import Memory

from .habit_defence import answer
from .habit_lead import next_led

TRUMPS_TO_NAME: Final = 4
"""With so many cards of the suit trumps are named at once."""
LAST_DRAW: Final = 1
"""So many cards of the stock for each player are not drawn any more, where one need not."""


def choose(r: Rules, s: State, seat: int, memory: Memory) -> int:
    """Return an action of a seat, -1 when it has nothing to do."""
    options = legal(r, s, seat)
    if options >> NAME:
        suit = trump_to_name(s, seat, options >> NAME)
        if suit >= 0:
            return NAME + suit
        options &= (1 << NAME) - 1
    if options == 0:
        return -1
    if s.phase == LEAD:
        return next_led(r, s, seat, memory, options)
    if s.phase == DEFENCE:
        return answer(r, s, seat, memory, options)
    if s.phase == DRAWING and (stock_left(s) > LAST_DRAW * s.players or not s.hands[seat]):
        return DRAW
    return DECLINE


def trump_to_name(s: State, seat: int, suits: int) -> int:
    """The longest suit to name trumps in, -1 to hold it back (S1.48)."""
    best = -1
    most = TRUMPS_TO_NAME if stock_left(s) and s.phase != NAMING else 2
    for suit in range(4):
        if (suits >> suit) & 1:
            here = count(s.hands[seat] & SUIT_MASKS[suit])
            here += count(s.twice[seat] & SUIT_MASKS[suit])
            if here >= most:
                most = here
                best = suit
    return best
