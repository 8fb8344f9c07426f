"""What is worth knowing at Hearts, and when: what follows from its rules for whoever plays.

The Turkish seed warns of high spades (S4.11); the other tips name the clause that makes them true.
Looked at are the view of the seat and its choices; what cards cost and who wins a trick so far,
the law is asked.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from maija.cards import (
    ACE_OF_SPADES,
    CLUBS,
    DIAMONDS,
    FULL_PACK,
    KING_OF_SPADES,
    QUEEN_OF_SPADES,
    SPADES,
    TEN,
    mask_of,
)
from maija.games.hearts import law
from maija.games.hearts.rules import FirstTrickPoints, Moon
from maija.games.hearts.terms import PASSING, PLAY
from maija.players.pointers import Pointer

if TYPE_CHECKING:
    from collections.abc import Iterator

    from maija.players.pointers import Decision

ABOVE_QUEEN: Final = (KING_OF_SPADES, ACE_OF_SPADES)
GUARDED = 4
"""With so many spades beside her, the queen is not easily drawn out."""
HALF = 2
"""Whoever has more than half of what the moon costs, and nobody else anything, may be after it."""


def tips(d: Decision) -> Iterator[Pointer]:
    """What applies now, the most important first."""
    view = d.view
    if view.phase == PASSING and not view.chosen:
        yield from _passing(d)
    elif view.phase == PLAY:
        yield from _moon(d)
        if view.suit is None:
            yield from _leading(d)
        elif any(pick.card // 13 == view.suit for pick in d.choices.pick):
            yield from _following(d)
        else:
            yield from _throwing(d)


# --- passing --------------------------------------------------------------------------------


def _passing(d: Decision) -> Iterator[Pointer]:
    """The cards to be passed."""
    view, hand = d.view, d.view.hand
    spades = [card for card in hand if card // 13 == SPADES]
    beside = len([card for card in spades if card < QUEEN_OF_SPADES])
    costly = _cost(d, QUEEN_OF_SPADES) > 0
    above = tuple(card for card in ABOVE_QUEEN if card in hand)
    if QUEEN_OF_SPADES in hand and costly:
        if beside >= GUARDED:
            yield Pointer("guarded-queen", "S4.1", number=beside)
        else:
            yield Pointer("pass-queen", "S4.1", seat=view.passes_to)
    elif above and costly and beside < GUARDED:
        yield Pointer("pass-high-spades", "S4.11", cards=above)
    for suit in (CLUBS, DIAMONDS):
        held = tuple(card for card in hand if card // 13 == suit)
        if 0 < len(held) <= d.choices.pass_.exactly:
            yield Pointer("pass-short-suit", "S4.9", cards=held, suit=suit)


# --- the moon -------------------------------------------------------------------------------


def _moon(d: Decision) -> Iterator[Pointer]:
    """That one seat has taken everything so far that costs (S4.6)."""
    view = d.view
    if d.rules.moon is Moon.NONE:
        return
    taken = [law.card_points(d.rules, mask_of(cards)) for cards in view.captured]
    most = max(taken)
    if most * HALF <= law.moon_value(d.rules, d.state) or most < sum(taken):
        return
    seat = taken.index(most)
    if seat == d.seat:
        yield Pointer("own-moon", "S4.6", number=most)
    else:
        yield Pointer("stop-moon", "S4.6", number=most, seat=seat)


# --- the play -------------------------------------------------------------------------------


def _leading(d: Decision) -> Iterator[Pointer]:
    """A card to lead, while the spade queen is with another."""
    cards = [pick.card for pick in d.choices.pick]
    if len(cards) == 1 or not _queen_is_abroad(d):
        return
    above = tuple(card for card in ABOVE_QUEEN if card in cards)
    if above:
        yield Pointer("hold-high-spades", "S4.11", cards=above)
        return
    below = [card for card in cards if card // 13 == SPADES and card < QUEEN_OF_SPADES]
    if below and not any(card in d.view.hand for card in ABOVE_QUEEN):
        yield Pointer("draw-queen-out", "S4.1", cards=(max(below),))


def _following(d: Decision) -> Iterator[Pointer]:
    """A card to a trick of which the seat holds the suit."""
    view, rules = d.view, d.rules
    cards = [pick.card for pick in d.choices.pick]
    if len(cards) == 1:
        return
    lying = [card for card in view.trick if card is not None]
    last = len(lying) == view.players - 1
    price = law.card_points(rules, mask_of(lying))
    yield from _omnibus(d, lying)
    high = max(cards, key=lambda card: (_cost(d, card) == 0, card))
    if view.trick_number == 0 and view.suit == CLUBS:
        if rules.first_trick_points is FirstTrickPoints.FORBIDDEN:
            if high % 13 >= TEN:
                yield Pointer("first-trick-free", "S4.5", cards=(high,))
            return
        if not last:
            yield Pointer("first-trick-costs", "S4.14")
    below = [card for card in cards if not _wins(d, card)]
    spare = max(below, default=None)
    if price > 0 and spare is not None and len(below) < len(cards):
        yield Pointer("duck", "S4.1", number=price, cards=(spare,), seat=view.winner)
    if last and price == 0 and high % 13 >= TEN and _wins(d, high) and _cost(d, high) == 0:
        yield Pointer("last-and-free", "S4.1", cards=(high,))


def _throwing(d: Decision) -> Iterator[Pointer]:
    """Any card to a trick that the seat cannot win."""
    view = d.view
    cards = [pick.card for pick in d.choices.pick]
    yield from _omnibus(d, [card for card in view.trick if card is not None], can_win=False)
    costly = [card for card in cards if _cost(d, card) > 0]
    if costly and view.winner is not None:
        worst = max(costly, key=lambda card: (_cost(d, card), card))
        yield Pointer("throw-costly", "S4.9", _cost(d, worst), cards=(worst,), seat=view.winner)


def _omnibus(d: Decision, lying: list[int], *, can_win: bool = True) -> Iterator[Pointer]:
    """That the card that counts in favour lies in the trick (S4.8)."""
    card = next((card for card in lying if law.omnibus_card(d.rules) >> card & 1), None)
    if card is not None and can_win and any(_wins(d, pick.card) for pick in d.choices.pick):
        yield Pointer("catch-omnibus", "S4.8", cards=(card,))


# --- what the law says ----------------------------------------------------------------------


def _cost(d: Decision, card: int) -> int:
    return law.card_points(d.rules, 1 << card)


def _wins(d: Decision, card: int) -> bool:
    """Whether a card wins the trick so far: it is tried out, as far as the trick lies open."""
    after = d.state.copy()
    law.apply(d.rules, after, d.seat, card)
    winner = after.winner if after.trick_number == d.state.trick_number else after.last_winner
    return bool(winner == d.seat)


def _queen_is_abroad(d: Decision) -> bool:
    """Whether another seat holds the spade queen, and she costs."""
    view = d.view
    seen = mask_of(view.hand) | law.removed(d.rules, view.players)
    for cards in view.captured:
        seen |= mask_of(cards)
    queen = FULL_PACK & ~seen & 1 << QUEEN_OF_SPADES
    return queen != 0 and _cost(d, QUEEN_OF_SPADES) > 0
