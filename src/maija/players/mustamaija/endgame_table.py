"""Positions of an endgame that are known already: their signs, and the bounds of their value.

A position is looked up at the start of a bout. Its signs are the two hands as the attacker and the
defender hold them, trumps, the spade queen's holder, and what of the past still counts; nothing
else decides how the deal goes on, so that equal signs are equal positions. Cards that are gone are
closed up: of seven, nine and king alone the nine is the second. In the subset of the law
(``docs/law.md``).
"""

from collections.abc import MutableSequence
from typing import Final

from maija.cards import QUEEN_OF_SPADES, SUIT, count, lowest
from maija.games.mustamaija.law import held, may_be_named
from maija.games.mustamaija.rules import REPETITION_DRAWS, Rules
from maija.games.mustamaija.state import State
from maija.games.mustamaija.terms import IDLE_BOUTS, LEAD, QUEENS

from .endgame_room import ENTRY, FRAME, HEAD, ROW, ROWS, SIGNS

QUEEN: Final = 1 << QUEEN_OF_SPADES
LANE: Final = (1 << 31) - 1
STRICT: Final = 53
"""The bit of the second sign that says: equal to equal positions alone."""
WORST: Final = -1
BEST: Final = 1


def table_cards(s: State) -> int:
    """The cards that lie on the table, a mask."""
    cards = 0
    for i in range(s.led):
        cards |= 1 << s.attack[i]
        if s.beater[i] >= 0:
            cards |= 1 << s.beater[i]
    return cards


def pairs_ahead(r: Rules, s: State) -> int:
    """The suits that may yet be named by somebody who comes to hold the pair, one bit each.

    In these suits king and queen are more than ranks. Rather one too many than one too few.
    """
    suits = 15 if s.phase == LEAD and s.led > 0 else may_be_named(r, s)
    if suits == 0:
        return 0
    cards = table_cards(s)
    for seat in range(s.players):
        cards |= s.hands[seat]
    cards &= (cards >> 1) & QUEENS
    ahead = 0
    for suit in range(4):
        if (suits >> suit) & 1 and cards & (SUIT << (13 * suit)):
            ahead |= 1 << suit
    return ahead


def past(r: Rules, s: State) -> int:
    """How many idle bouts count: none, where even leading card by card cannot make them too many.

    An idle bout takes a card at least from the attacker, who leads again (M59, M71).
    """
    if r.repetition != REPETITION_DRAWS or s.idle <= 0:
        return 0
    if s.idle + held(s, s.attacker) < IDLE_BOUTS * s.players:
        return 0
    return s.idle


def sign(r: Rules, s: State, frames: MutableSequence[int], depth: int) -> None:
    """Write down the signs of a position at the start of a bout."""
    at = depth * FRAME + SIGNS
    mine = s.hands[s.attacker]
    theirs = s.hands[s.defender]
    mine_twice = s.twice[s.attacker]
    theirs_twice = s.twice[s.defender]
    queen = 0
    if mine & QUEEN:
        queen = 1
    elif theirs & QUEEN:
        queen = 2
    apart = pairs_ahead(r, s)
    strict = 1 if r.must_beat_if_possible or apart or mine_twice | theirs_twice else 0
    first = 0
    second = 0
    third = 0
    fourth = 0
    numbers = 0
    rest = (mine | theirs) & ~QUEEN
    for suit in range(4):
        row = rest & (SUIT << (13 * suit))
        numbers |= (count(mine & row) | count(theirs & row) << 4) << (8 * suit)
        strict |= 1 if mine & theirs & row else 0
        if (apart >> suit) & 1:
            first |= mine & row
            second |= theirs & row
            third |= mine_twice & row
            fourth |= theirs_twice & row
            row = 0
        place = 1 << (13 * suit)
        while row:
            card = row & -row
            row ^= card
            if mine & card:
                first |= place
                if mine_twice & card:
                    third |= place
            if theirs & card:
                second |= place
                if theirs_twice & card:
                    fourth |= place
            place <<= 1
    frames[at] = first
    frames[at + 1] = numbers | (queen | (s.trump + 1) << 2 | s.named << 5 | past(r, s) << 9) << 32
    frames[at + 1] |= (apart | strict << 4) << 49
    frames[at + 2] = second
    frames[at + 3] = third
    frames[at + 4] = fourth


def mixed(number: int, part: int) -> int:
    """A number of 31 bits that follows from another one and one of 62."""
    wide = (number ^ (part & LANE)) * 0x2C1B3C6D
    wide = ((wide >> 30) ^ (wide & LANE) ^ (part >> 31)) & LANE
    wide *= 0x297A2D39
    return ((wide >> 30) ^ wide) & LANE


def row_of(frames: MutableSequence[int], at: int) -> int:
    """Where in the table the row of a position begins; comparable ones have the same."""
    number = mixed(1, frames[at + 1])
    if frames[at + 1] >> STRICT:
        number = mixed(number, frames[at])
        number = mixed(number, frames[at + 2])
        number = mixed(number, frames[at + 3] ^ frames[at + 4])
    return HEAD + ENTRY * ROW * (number & (ROWS - 1))


def no_lower(one: int, other: int) -> int:
    """1 where of two masks, with as many cards in each suit, no card of the first is lower."""
    while other:
        if lowest(one) < lowest(other):
            return 0
        one &= one - 1
        other &= other - 1
    return 1


def look_up(table: MutableSequence[int], frames: MutableSequence[int], depth: int) -> int:
    """The bounds of a position's value for its attacker, as ``bounds`` writes them.

    They follow from the position itself, or from one in which the attacker holds lower cards and
    wins, or higher ones and does not.
    """
    at = depth * FRAME + SIGNS
    row = row_of(frames, at)
    least = WORST
    most = BEST
    for i in range(ROW):
        place = row + ENTRY * i
        if table[place + 1] != frames[at + 1] or table[place + 5] >> 4 != table[0]:
            continue
        known_least = ((table[place + 5] >> 2) & 3) - 1
        known_most = (table[place + 5] & 3) - 1
        if frames[at + 1] >> STRICT:
            if same(table, place, frames, at):
                return bounds(known_least, known_most)
        else:
            if known_least > least and no_lower(frames[at], table[place]):
                least = known_least
            if known_most < most and no_lower(table[place], frames[at]):
                most = known_most
    return bounds(least, most)


def same(table: MutableSequence[int], place: int, frames: MutableSequence[int], at: int) -> int:
    """1 where a place holds these signs."""
    for i in range(5):
        if table[place + i] != frames[at + i]:
            return 0
    return 1


def keep(table: MutableSequence[int], frames: MutableSequence[int], depth: int, known: int) -> None:
    """Keep the bounds of a position's value: in its place, a free one, or that of another."""
    at = depth * FRAME + SIGNS
    row = row_of(frames, at)
    chosen = row + ENTRY * (table[1] % ROW)
    for i in range(ROW):
        place = row + ENTRY * i
        if table[place + 5] >> 4 != table[0]:
            chosen = place
        elif same(table, place, frames, at):
            chosen = place
            break
    for i in range(5):
        table[chosen + i] = frames[at + i]
    table[chosen + 5] = table[0] << 4 | known


def bounds(least: int, most: int) -> int:
    """Two values from -1 to 1 as one number."""
    return (least + 1) << 2 | (most + 1)
