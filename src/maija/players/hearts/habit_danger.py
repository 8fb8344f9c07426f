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
    total = not_void(suit, count(mine))
    guards = 0
    cards = mine
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        total += guarded(s, unguarded(r, suit, card, row, left, price), guards, left)
        guards += 1
    return total


def not_void(suit: int, cards: int) -> int:
    """What it costs to hold any cards of a suit, apart from what each of them costs."""
    total = NOT_VOID * 10 * (min(cards, 4) + 1) if cards else 0
    return total * 2 if suit < HEARTS else total


def unguarded(r: Rules, suit: int, card: int, row: int, left: int, price: int) -> int:
    """What a card would be likely to cost without guards; ``left`` are unseen, those of ``row``."""
    below = count(row & ((1 << card) - 1))
    if below == 0:
        return 0
    return below * (price + 1024 * worth(r, 1 << card) + falling(r, suit, card, row)) // left


def guarded(s: State, cost: int, guards: int, left: int) -> int:
    """What is left of the cost of a card with so many guards."""
    room = 100 * left - GUARDED * guards * (s.players - 1)
    return cost * room // (100 * left) if cost and room > 0 else 0


def falling(r: Rules, suit: int, card: int, row: int) -> int:
    """What may fall under a card: the queen under king or ace, the Omnibus card under a higher."""
    if suit == SPADES and card > QUEEN_OF_SPADES and row & QUEEN:
        return QUEEN_CAUGHT * 5 * r.queen_value
    lucky = row & omnibus_card(r)
    if lucky and 1 << card > lucky:
        return -LUCKY_CAUGHT * 10
    return 0


def weigh_suit(r: Rules, s: State, suit: int, hand: int, hidden: int, memory: Memory) -> None:
    """Work out what ``burden`` needs to know of a suit, once for all its cards.

    Without a card the hand is spared what that card costs; but each card above has a guard less.
    """
    memory.usual = usual(r, s, suit, hand, hidden)
    memory.relieved = 0
    mine = hand & SUIT_MASKS[suit]
    row = hidden & SUIT_MASKS[suit]
    left = count(row)
    guards = 0
    while mine:
        card = lowest(mine)
        mine &= mine - 1
        spared = 0
        if left:
            bare = unguarded(r, suit, card, row, left, memory.usual)
            spared = guarded(s, bare, guards, left)
            if guards:
                memory.relieved += spared - guarded(s, bare, guards - 1, left)
        memory.relief[card % 13] = spared - memory.relieved
        guards += 1
    if left:
        memory.relieved += not_void(suit, guards) - not_void(suit, guards - 1)


def burden(r: Rules, s: State, card: int, hidden: int, memory: Memory) -> int:
    """How much less its seat thinks that a hand costs without a card, of the suit weighed last.

    A novice goes by rank and by what the card itself costs. Somebody who plays now and then sees
    how many cards are below it, but neither its guards nor what it is worth to be void.
    """
    if memory.misjudges == UNLIMITED:
        return memory.relieved + memory.relief[card % 13]
    if memory.misjudges == NOVICE:
        return card % 13 * EACH_RANK + worth(r, 1 << card) * EACH_POINT
    return danger(r, s, card // 13, 1 << card, hidden, memory.usual)
