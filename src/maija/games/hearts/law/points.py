"""What cards cost, what the moon is worth, what a deal scores (S4.1, S4.6, S4.8, S4.11, S4.18)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from maija.cards import (
    ACE_OF_SPADES,
    HEARTS,
    JACK_OF_DIAMONDS,
    KING_OF_SPADES,
    QUEEN_OF_SPADES,
    SUIT_MASKS,
    TEN_OF_DIAMONDS,
    count,
    lowest,
)
from maija.games.hearts.rules import (
    ENDS_AT_TARGET,
    EXACT_MINUS_50,
    EXACT_WINS,
    OMNIBUS_JACK,
    OMNIBUS_NONE,
    VALUES_FACE,
    VALUES_PIP,
)
from maija.games.hearts.terms import NOBODY, SELF_MINUS

from .dealing import removed

if TYPE_CHECKING:
    from maija.games.hearts.rules import Rules
    from maija.games.hearts.state import State

ALL_HEARTS = SUIT_MASKS[HEARTS]
QUEEN = 1 << QUEEN_OF_SPADES


def penalty_cards(r: Rules) -> int:
    """The cards that cost, a mask: those with a positive value, never the Omnibus card (T11)."""
    cards = ALL_HEARTS
    if r.queen_value > 0:
        cards |= QUEEN
    if r.king_value > 0:
        cards |= 1 << KING_OF_SPADES
    if r.ace_value > 0:
        cards |= 1 << ACE_OF_SPADES
    return cards


def card_points(r: Rules, cards: int) -> int:
    """What a set of cards costs, the Omnibus card left out (S4.1, S4.11, S4.18, T20)."""
    hearts = cards & ALL_HEARTS
    points = count(hearts)
    if r.heart_values == VALUES_PIP or r.heart_values == VALUES_FACE:
        while hearts:
            rank = lowest(hearts) - 26
            hearts &= hearts - 1
            if r.heart_values == VALUES_PIP:
                points += rank + 1
            elif rank > 8:
                points += rank - 8
    if cards & QUEEN:
        points += r.queen_value
    if (cards >> KING_OF_SPADES) & 1:
        points += r.king_value
    if (cards >> ACE_OF_SPADES) & 1:
        points += r.ace_value
    return points


def omnibus_card(r: Rules) -> int:
    """The card that counts ten in favour, as a mask, 0 for none (S4.8, T28)."""
    if r.omnibus == OMNIBUS_NONE:
        return 0
    return 1 << (JACK_OF_DIAMONDS if r.omnibus == OMNIBUS_JACK else TEN_OF_DIAMONDS)


def omnibus_points(r: Rules, cards: int) -> int:
    """What the Omnibus card counts, if it is among these (S4.8)."""
    return -10 if cards & omnibus_card(r) else 0


def taken_points(r: Rules, s: State, seat: int) -> int:
    """What the cards that a seat has taken come to; moon and bonus are for the end of the deal."""
    return card_points(r, s.captured[seat]) + omnibus_points(r, s.captured[seat])


def counting(r: Rules, s: State) -> int:
    """The cards in use that count, a mask: those that cost, and the Omnibus card."""
    return (penalty_cards(r) | omnibus_card(r)) & ~removed(r, s.players)


def moon_value(r: Rules, s: State) -> int:
    """What the moon is worth: the whole pack in use, unless agreed otherwise (T19, T22, T24).

    Here too: S4.19.
    """
    if r.moon_value > 0:
        return r.moon_value
    pack = ((1 << 52) - 1) & ~removed(r, s.players)
    return card_points(r, pack)


def moon_shooter(r: Rules, s: State) -> int:
    """Who has captured every penalty card of the pack (S4.6, T23, T26)."""
    needed = penalty_cards(r) & ~removed(r, s.players)
    if r.omnibus_needed_for_moon:
        needed |= omnibus_card(r)
    for seat in range(s.players):
        if s.captured[seat] & needed == needed:
            return seat
    return NOBODY


def moon_would_lose(r: Rules, s: State) -> int:
    """1 when giving the moon to the others ends the match and the shooter is not alone lowest.

    Here too: T34.
    """
    if r.end != ENDS_AT_TARGET:
        return 0
    mine = settled(r, s.totals[s.shooter], score(r, s, s.shooter))
    reached = 1 if mine >= r.target else 0
    alone = 1
    for seat in range(s.players):
        if seat != s.shooter:
            theirs = settled(r, s.totals[seat], score(r, s, seat))
            if theirs >= r.target:
                reached = 1
            if theirs <= mine or (r.exact_target == EXACT_WINS and theirs == r.target):
                alone = 0
    return 1 if reached and not alone else 0


def score(r: Rules, s: State, seat: int) -> int:
    """What the finished deal scores for a seat (S4.1, S4.6, S4.8, T23-T25, T44).

    Here too: T17, T18, T27 and T43.
    """
    if s.shooter == NOBODY:
        points = card_points(r, s.captured[seat])
    elif s.moon == SELF_MINUS:
        points = -moon_value(r, s) if seat == s.shooter else 0
    elif seat == s.shooter:
        points = 0
    else:
        points = r.sun if s.sun else moon_value(r, s)
    points += omnibus_points(r, s.captured[seat])
    if s.tricks[seat] == 0:
        points -= r.no_tricks_bonus
    return points


def settled(r: Rules, total: int, points: int) -> int:
    """The total of a seat after a deal (T29, T33)."""
    total += points
    if r.end == ENDS_AT_TARGET and r.exact_target == EXACT_MINUS_50 and total == r.target:
        total -= 50
    return 0 if r.floor_zero and total < 0 else total
