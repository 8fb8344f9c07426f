"""What it is likely to cost to keep a card: high ones without guards, most of all.

Costs are counted in 1024ths of a point. In the subset of the law (``docs/law.md``).
"""

from maija.cards import HEARTS, QUEEN_OF_SPADES, SPADES, SUIT_MASKS, count, lowest
from maija.games.hearts.law import card_points, omnibus_card
from maija.games.hearts.rules import Rules
from maija.games.hearts.state import State
from maija.players.limits import NOVICE, UNLIMITED
from maija.players.memory import Memory

from .habit_weights import (
    EACH_POINT,
    EACH_RANK,
    EARLY,
    GUARDED,
    HEARTS_CAUGHT,
    LATE,
    LUCKY_CAUGHT,
    NOT_VOID,
    QUEEN_CAUGHT,
)

QUEEN = 1 << QUEEN_OF_SPADES


def worth(r: Rules, cards: int) -> int:
    """What some cards cost whoever takes them, the Omnibus card counted."""
    points = card_points(r, cards)
    if cards & omnibus_card(r):
        points -= 10
    return points


def usual(r: Rules, s: State, suit: int, hand: int, hidden: int) -> int:
    """What a trick of a suit costs as a rule, besides one's own card."""
    others = s.players - 1
    row = hidden & SUIT_MASKS[suit]
    if suit == HEARTS:
        hearts = count(row)
        if hearts == 0:
            return 0
        return HEARTS_CAUGHT * 10 * card_points(r, row) * min(others, hearts) // hearts
    tricks = max(1, (count(hidden) + others - 1) // others)
    average = 1024 * card_points(r, hidden | hand) // tricks
    return average * (EARLY + LATE * (13 - count(row)) // 13) // 100


def danger(r: Rules, s: State, suit: int, mine: int, hidden: int, price: int) -> int:
    """What the cards of a suit are likely to cost their holder.

    Every card may have to win a trick: the more so, the more unseen cards are below it, and the
    less, the more lower cards of the suit (its guards) can be played before it.

    Args:
        r: the rules in force.
        s: the state.
        suit: the suit.
        mine: the cards of the suit in hand.
        hidden: the cards that others hold.
        price: what a trick of the suit costs as a rule.
    """
    row = hidden & SUIT_MASKS[suit]
    left = count(row)
    if mine == 0 or left == 0:
        return 0
    others = s.players - 1
    total = NOT_VOID * 10 * (min(count(mine), 4) + 1)
    if suit < HEARTS:
        total *= 2
    guards = 0
    cards = mine
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        below = count(row & ((1 << card) - 1))
        room = 100 * left - GUARDED * guards * others
        if below and room > 0:
            cost = price + 1024 * worth(r, 1 << card) + falling(r, suit, card, row)
            total += (below * cost // left) * room // (100 * left)
        guards += 1
    return total


def falling(r: Rules, suit: int, card: int, row: int) -> int:
    """What may fall under a card: the queen under king or ace, the Omnibus card under a higher."""
    if suit == SPADES and card > QUEEN_OF_SPADES and row & QUEEN:
        return QUEEN_CAUGHT * 5 * r.queen_value
    lucky = row & omnibus_card(r)
    if lucky and 1 << card > lucky:
        return -LUCKY_CAUGHT * 10
    return 0


def burden(r: Rules, s: State, card: int, hand: int, hidden: int, memory: Memory) -> int:
    """How much less its seat thinks that a hand costs without a card.

    A novice goes by rank and by what the card itself costs. Somebody who plays now and then sees
    how many cards are below it, but neither its guards nor what it is worth to be void.
    """
    if memory.misjudges == UNLIMITED:
        return relief(r, s, card, hand, hidden)
    if memory.misjudges == NOVICE:
        return card % 13 * EACH_RANK + worth(r, 1 << card) * EACH_POINT
    suit = card // 13
    price = usual(r, s, suit, hand, hidden)
    return danger(r, s, suit, 1 << card, hidden, price)


def relief(r: Rules, s: State, card: int, hand: int, hidden: int) -> int:
    """How much less a hand is likely to cost without a card."""
    suit = card // 13
    mine = hand & SUIT_MASKS[suit]
    price = usual(r, s, suit, hand, hidden)
    kept = danger(r, s, suit, mine, hidden, price)
    return kept - danger(r, s, suit, mine & ~(1 << card), hidden, price)
