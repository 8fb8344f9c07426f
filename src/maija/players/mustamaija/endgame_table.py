"""Positions of an endgame that are known already: their signs, and the bounds of their value.

A position is looked up at the start of a bout. Its signs are the two hands as the attacker and the
defender hold them, trumps, the spade queen's holder, and what of the past still counts; nothing
else decides how the deal goes on, so that equal signs are equal positions. Cards that are gone are
closed up: of seven, nine and king alone the nine is the second. In the subset of the law
(``docs/law.md``).
"""

from collections.abc import MutableSequence
from typing import Final

from maija.cards import QUEEN_OF_SPADES, SUIT, count
from maija.games.mustamaija.law import held, may_be_named
from maija.games.mustamaija.rules import REPETITION_DRAWS, Rules
from maija.games.mustamaija.state import State
from maija.games.mustamaija.terms import IDLE_BOUTS, LEAD, QUEENS

from .endgame_room import ENTRY, FRAME, SIGNS, TABLE_BITS

QUEEN: Final = 1 << QUEEN_OF_SPADES
LANE: Final = (1 << 31) - 1
PROBES: Final = 4
"""So many places are looked at for a position."""
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
    first = 0
    second = 0
    third = 0
    fourth = 0
    rest = (mine | theirs) & ~QUEEN
    for suit in range(4):
        row = rest & (SUIT << (13 * suit))
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
    frames[at] = first | (queen | (s.trump + 1) << 2 | apart << 5) << 52
    frames[at + 1] = second | past(r, s) << 52
    frames[at + 2] = third | s.named << 52
    frames[at + 3] = fourth


def mixed(number: int, part: int) -> int:
    """A number of 31 bits that follows from another one and one of 62."""
    wide = (number ^ (part & LANE)) * 0x2C1B3C6D
    wide = ((wide >> 30) ^ (wide & LANE) ^ (part >> 31)) & LANE
    wide *= 0x297A2D39
    return ((wide >> 30) ^ wide) & LANE


def slot(frames: MutableSequence[int], depth: int, probe: int) -> int:
    """Where in the table a position may stand."""
    at = depth * FRAME + SIGNS
    number = 1
    for i in range(4):
        number = mixed(number, frames[at + i])
    return ENTRY * (1 + ((number + probe) & ((1 << TABLE_BITS) - 1)))


def same(
    table: MutableSequence[int], place: int, frames: MutableSequence[int], depth: int
) -> int:
    """1 where the position stands in this place, found out in this search."""
    at = depth * FRAME + SIGNS
    for i in range(4):
        if table[place + i] != frames[at + i]:
            return 0
    return 1 if table[place + 4] >> 4 == table[0] else 0


def look_up(table: MutableSequence[int], frames: MutableSequence[int], depth: int) -> int:
    """The bounds of a position's value for its attacker, as ``bounds`` writes them."""
    first = slot(frames, depth, 0)
    for probe in range(PROBES):
        place = first + ENTRY * probe
        if place >= ENTRY << TABLE_BITS:
            break
        if same(table, place, frames, depth):
            return table[place + 4] & 15
    return bounds(WORST, BEST)


def keep(
    table: MutableSequence[int], frames: MutableSequence[int], depth: int, known: int
) -> None:
    """Keep the bounds of a position's value: in its place, a free one, or that of another."""
    first = slot(frames, depth, 0)
    at = depth * FRAME + SIGNS
    chosen = first
    for probe in range(PROBES):
        place = first + ENTRY * probe
        if place >= ENTRY << TABLE_BITS:
            break
        if same(table, place, frames, depth):
            chosen = place
            break
        if table[place + 4] >> 4 != table[0] and table[chosen + 4] >> 4 == table[0]:
            chosen = place
    for i in range(4):
        table[chosen + i] = frames[at + i]
    table[chosen + 4] = table[0] << 4 | known


def bounds(least: int, most: int) -> int:
    """Two values from -1 to 1 as one number."""
    return (least + 1) << 2 | (most + 1)
