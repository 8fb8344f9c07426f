"""When ``habit`` shoots the moon itself, and how: only while hardly a card of its hand can lose.

In the subset of the law (``docs/law.md``).
"""

from maija.cards import SUIT_MASKS, count, highest, lowest
from maija.games.hearts.law import card_points, penalty_cards, removed
from maija.games.hearts.rules import MOON_NONE, Rules
from maija.games.hearts.state import State
from maija.players.ranks import lowest_rank

from .habit_weights import AFOOT, DRAWN, LOSERS_AT_FIRST, LOSERS_LATER


def shooting(r: Rules, s: State, seat: int, hidden: int) -> int:
    """1 when the seat tries to shoot the moon, or the sun."""
    if r.moon == MOON_NONE and (r.sun == 0 or s.tricks[seat] < s.trick_number):
        return 0
    dear = penalty_cards(r)
    for other in range(s.players):
        if other != seat and s.captured[other] & dear:
            return 0
    limit = LOSERS_AT_FIRST
    pack = (1 << 52) - 1 & ~removed(r, s.players)
    if card_points(r, s.captured[seat]) * 100 >= AFOOT * card_points(r, pack):
        limit = LOSERS_LATER
    return 1 if losers(s, s.hands[seat], hidden) < limit else 0


def losers(s: State, hand: int, hidden: int) -> int:
    """How many cards of a hand may lose a trick if it leads from the top of each suit."""
    lost = 0
    for suit in range(4):
        row = hidden & SUIT_MASKS[suit]
        mine = hand & SUIT_MASKS[suit]
        left = 100 * count(row)
        while mine and left > 0:
            card = highest(mine)
            mine ^= 1 << card
            if row >> card:
                lost += 1
            else:
                left -= DRAWN * (s.players - 1)
    return lost


def card_to_shoot(r: Rules, s: State, options: int, hidden: int) -> int:
    """The card of a seat that shoots the moon."""
    if s.played == 0:
        return lead_to_shoot(options, hidden)
    if options & SUIT_MASKS[s.suit]:
        above = options & ~((2 << s.best) - 1)
        return highest(above) if above else lowest(options)
    cheap = options & ~penalty_cards(r)
    return lowest_rank(cheap or options)


def lead_to_shoot(options: int, hidden: int) -> int:
    """The highest card of the longest suit in which it cannot lose."""
    best = -1
    most = -1
    for suit in range(4):
        row = options & SUIT_MASKS[suit]
        if row:
            card = highest(row)
            length = count(row)
            if (hidden & SUIT_MASKS[suit]) >> card == 0:
                length += 100
            if length > most:
                most = length
                best = card
    return best
