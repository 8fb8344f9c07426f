"""Looking at a hand across its suits: the lowest and the highest rank.

In the subset of the law (``docs/law.md``), for players of every family.
"""

from maija.cards import SUIT_MASKS, highest, lowest


def lowest_rank(cards: int) -> int:
    """The card of the lowest rank in a mask that is not empty; of equal ones the lower suit."""
    best = lowest(cards)
    for suit in range(4):
        row = cards & SUIT_MASKS[suit]
        if row and lowest(row) % 13 < best % 13:
            best = lowest(row)
    return best


def highest_rank(cards: int) -> int:
    """The card of the highest rank in a mask that is not empty; of equal ones the lower suit."""
    best = -1
    for suit in range(4):
        row = cards & SUIT_MASKS[suit]
        if row and (best < 0 or highest(row) % 13 > best % 13):
            best = highest(row)
    return best
