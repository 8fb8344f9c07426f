"""How a trick is likely to go on: who goes above a card, and what falls under it.

Chances and costs are counted in 1024ths. In the subset of the law (``docs/law.md``).
"""

from maija.cards import ALL_HEARTS, DIAMONDS, HEARTS, QUEEN_OF_SPADES, SPADES, SUIT_MASKS, count
from maija.games.hearts.law import card_points, omnibus_card
from maija.games.hearts.rules import POINTS_FORBIDDEN, Rules
from maija.games.hearts.state import State
from maija.players.memory import Memory

from .knowledge import CERTAIN, holds, none_of, share

DEAREST = QUEEN_OF_SPADES + 2
"""The ace of spades, the highest card of the queen, king and ace that may cost much."""


def foresee(r: Rules, s: State, seat: int, memory: Memory, suit: int, hidden: int) -> None:
    """Work out what ``wins`` and ``additions`` need to know of a suit, once for all its cards."""
    number = count(hidden & SUIT_MASKS[suit])
    memory.added = 0
    for step in range(1, s.players - s.played):
        other = seat_after(s, seat, step)
        here = share(s, seat, memory, other, suit)
        none = CERTAIN
        memory.none_of[other * 14] = none
        for at in range(other * 14 + 1, other * 14 + 1 + number):
            none = none * (CERTAIN - here) >> 10
            memory.none_of[at] = none
        memory.added += addition(r, s, seat, memory, other, suit, hidden)


def wins(s: State, seat: int, memory: Memory, card: int, hidden: int) -> int:
    """The chance that a card, of the suit foreseen last, takes the trick.

    Whoever can stay below does so.
    """
    suit = card // 13
    if s.played and (suit != s.suit or card < s.best):
        return 0
    row = hidden & SUIT_MASKS[suit]
    lower = count(row & ((1 << card) - 1))
    higher = count(row) - lower
    chance = CERTAIN
    if higher:
        for step in range(1, s.players - s.played):
            at = seat_after(s, seat, step) * 14
            over = memory.none_of[at + lower] * (CERTAIN - memory.none_of[at + higher]) >> 10
            chance = chance * (CERTAIN - over) >> 10
    return chance


def seat_after(s: State, seat: int, step: int) -> int:
    """The seat so many steps, less than once round, after another."""
    other = seat + step
    return other - s.players if other >= s.players else other


def additions(r: Rules, s: State, seat: int, memory: Memory, card: int, hidden: int) -> int:
    """What those still to play are likely to add to a trick that a card wins."""
    suit = card // 13
    row = hidden & SUIT_MASKS[suit]
    points = memory.added
    if suit == SPADES and card > QUEEN_OF_SPADES:
        for dear in range(QUEEN_OF_SPADES, card):
            if row & (1 << dear):
                for step in range(1, s.players - s.played):
                    chance = holds(r, s, seat, memory, seat_after(s, seat, step), dear)
                    points += chance * card_points(r, 1 << dear)
    elif suit == DIAMONDS and row & omnibus_card(r) & ((1 << card) - 1):
        for step in range(1, s.players - s.played):
            at = seat_after(s, seat, step) * 14
            here = CERTAIN - memory.none_of[at + 1]
            points += -10 * (here * memory.none_of[at + count(row) - 1] >> 10)
    return points


def addition(
    r: Rules, s: State, seat: int, memory: Memory, other: int, suit: int, hidden: int
) -> int:
    """What a seat still to play is likely to add to a trick of a suit, whatever card wins it."""
    row = hidden & SUIT_MASKS[suit]
    number = count(row)
    void = memory.none_of[other * 14 + number]
    points = 0
    if suit == HEARTS and number:
        points = (CERTAIN - void) * card_points(r, row) // number
    if void == 0 or (s.trick_number == 0 and r.first_trick_points == POINTS_FORBIDDEN):
        return points
    return points + (void * thrown(r, s, seat, memory, other, suit, hidden) >> 10)


def thrown(
    r: Rules, s: State, seat: int, memory: Memory, other: int, suit: int, hidden: int
) -> int:
    """What a seat that is void in the suit led is likely to throw."""
    points = 0
    free = CERTAIN
    if suit != SPADES:
        for dear in range(QUEEN_OF_SPADES, DEAREST + 1):
            cost = card_points(r, 1 << dear)
            if cost and hidden & (1 << dear):
                chance = holds(r, s, seat, memory, other, dear)
                points += (free * chance >> 10) * cost
                free = free * (CERTAIN - chance) >> 10
    hearts = hidden & ALL_HEARTS
    number = count(hearts)
    if suit != HEARTS and number:
        some = CERTAIN - none_of(share(s, seat, memory, other, HEARTS), number)
        points += (free * some >> 10) * card_points(r, hearts) // number
    return points
