"""What is worth knowing at Mustamaija, and when: the hints of the Finnish seed (S1.29-S1.52).

Looked at are the view of the seat and its choices. What beats what the law is asked, at a table
that is made up of the cards which the seat does not see.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from maija.cards import JACK, KING, NINE, QUEEN, QUEEN_OF_SPADES, SPADES, SUIT_MASKS, masks_of
from maija.games.mustamaija import law
from maija.games.mustamaija.rules import (
    AnnounceCounts,
    IndicatorPosition,
    Overload,
    PartialDefence,
)
from maija.games.mustamaija.state import State
from maija.games.mustamaija.terms import DEFENCE, DRAWING, LEAD, NAME
from maija.players.pointers import Pointer

if TYPE_CHECKING:
    from collections.abc import Iterator

    from maija.players.pointers import Decision

FEW_EACH = 2
"""So many cards of the stock for each player, and it is running out."""
TRUMPS_GONE = 4
"""When so many trumps have been played, it is worth while to count them."""
TWO_SUITS = 2
OTHERS = 1
"""At the table that is made up: the seat that holds whatever the others may hold."""


def tips(d: Decision) -> Iterator[Pointer]:
    """What applies now, the most important first."""
    if d.view.phase == DEFENCE and d.in_turn:
        yield from _defending(d)
    elif d.view.phase == DRAWING and d.in_turn:
        if _is_running_out(d):
            yield Pointer("draw-little", "S1.51", number=d.view.stock)
    elif d.view.phase == LEAD and d.in_turn and not d.view.bout:
        yield from _ending(d) if d.view.stock == 0 else _leading(d)
    yield from _naming(d)


# --- leading --------------------------------------------------------------------------------


def _ending(d: Decision) -> Iterator[Pointer]:
    """A lead when the stock is gone."""
    view, rules = d.view, d.rules
    seat = view.defender
    may_be_too_many = (
        rules.overload is Overload.CLAIM_DUMP_HAND
        and rules.announce_counts is AnnounceCounts.HIDDEN
        and any(pick.most > 1 for pick in d.choices.pick)
    )
    if may_be_too_many:
        yield Pointer("mind-overload", "S1.37", seat=seat)
    leads = [pick.card for pick in d.choices.pick]
    if QUEEN_OF_SPADES in leads and len(view.hand) > 1:
        yield Pointer("lead-queen-late", "S1.50", cards=(QUEEN_OF_SPADES,), seat=seat)
    sure = tuple(card for card in leads if _is_unbeaten(d, card))
    if sure:
        yield Pointer("unbeaten", "S1.47", number=_trumps_out(d), cards=sure, seat=seat)
    if view.counts[seat] is None:
        yield Pointer("count-hands", "S1.52", seat=seat)
    yield from _watching(d)


def _leading(d: Decision) -> Iterator[Pointer]:
    """A lead while there is a stock."""
    view = d.view
    if _is_running_out(d):
        suits = {card // 13 for card in view.hand}
        if len(suits) > TWO_SUITS:
            yield Pointer("two-suits", "S1.51", number=len(suits))
        under = d.rules.indicator_position is IndicatorPosition.UNDER
        if view.indicator is not None and under:
            yield Pointer("last-of-stock", "S1.44", cards=(view.indicator,))
        yield from _watching(d)
        return
    leads = [pick.card for pick in d.choices.pick]
    high = tuple(c for c in leads if c % 13 in {QUEEN, KING} and c != QUEEN_OF_SPADES)
    small = any(card % 13 <= NINE for card in leads)
    if high and small and _pairs_count(d):
        yield Pointer("keep-pair-cards", "S1.49", cards=high)
    if QUEEN_OF_SPADES in leads and len(view.hand) > 1:
        yield Pointer("keep-queen", "S1.50", cards=(QUEEN_OF_SPADES,))
    if small and any(card % 13 >= JACK for card in leads):
        yield Pointer("small-first", "S1.49")
    yield from _watching(d)


def _watching(d: Decision) -> Iterator[Pointer]:
    """How many trumps have gone (S1.46)."""
    view = d.view
    if view.trump is None:
        return
    gone = sum(card // 13 == view.trump and card != QUEEN_OF_SPADES for card in view.discard)
    if gone >= TRUMPS_GONE:
        out = _trumps_out(d)
        yield Pointer("watch-trumps", "S1.46", gone, out, suit=view.trump)


# --- defending ------------------------------------------------------------------------------


def _defending(d: Decision) -> Iterator[Pointer]:
    """A lead that lies before the seat."""
    view, choices = d.view, d.choices
    if view.claim:
        led, held = len(view.bout), len(view.hand)
        yield Pointer("claim-overload", "S1.37", led, held, seat=view.attacker)
    if d.rules.partial_defence is PartialDefence.ALL_OR_NOTHING or choices.must_cover:
        return
    hopeless = tuple(each.card for each in choices.cover if not each.beaters)
    by_trump = any(
        each.beaters and all(beater // 13 != each.card // 13 for beater in each.beaters)
        for each in choices.cover
    )
    if hopeless and by_trump and view.trump is not None:
        yield Pointer("spare-trumps", "S1.31", number=len(hopeless), cards=hopeless)
    beaters = [card for each in choices.cover for card in each.beaters]
    if 0 < len(choices.best) < len(choices.cover) and len(beaters) > len(set(beaters)):
        card = min(each.card for each in choices.cover if each.beaters)
        yield Pointer("smallest-first", "S1.29", cards=(card,))


# --- trumps ---------------------------------------------------------------------------------


def _naming(d: Decision) -> Iterator[Pointer]:
    """That a pair need not name trumps at once (S1.48)."""
    suits = [word - NAME for word in d.choices.words if word >= NAME]
    if suits and d.view.stock > 0 and not _is_running_out(d) and d.view.phase in {LEAD, DEFENCE}:
        yield Pointer("hold-trump-back", "S1.48", suit=suits[0])


def _pairs_count(d: Decision) -> bool:
    """Whether a pair of king and queen can still name trumps (the law is asked)."""
    view = d.view
    trump = -1 if view.trump is None else view.trump
    named = sum(1 << suit for suit in view.named)
    asked = State(players=view.players, phase=LEAD, trump=trump, named=named)
    return law.may_be_named(d.rules, asked) != 0


# --- what the others may hold ---------------------------------------------------------------


def _is_running_out(d: Decision) -> bool:
    return bool(0 < d.view.stock <= FEW_EACH * d.view.players)


def _made_up(d: Decision, trump: int) -> State:
    """A table with one seat that holds all cards which the seat cannot place."""
    view = d.view
    table = State(players=view.players, trump=trump)
    law.stack(d.rules, table)
    rest = list(table.stock[: table.end])
    lying = [card for pair in view.bout for card in pair if card >= 0]
    for card in (*view.hand, *view.discard, *lying):
        rest.remove(card)
    table.hands[OTHERS], table.twice[OTHERS] = masks_of(rest)
    return table


def _is_unbeaten(d: Decision, card: int) -> bool:
    """Whether nobody can beat a card but with a trump; the spade queen and trumps apart."""
    if card == QUEEN_OF_SPADES or card // 13 == d.view.trump:
        return False
    return not law.beaters(d.rules, _made_up(d, -1), OTHERS, card)


def _trumps_out(d: Decision) -> int:
    """How many trumps others may hold, or may still be drawn."""
    trump = d.view.trump
    if trump is None:
        return 0
    table = _made_up(d, trump)
    queen = 1 << QUEEN_OF_SPADES if trump == SPADES else 0
    row = SUIT_MASKS[trump] & ~queen
    return (table.hands[OTHERS] & row).bit_count() + (table.twice[OTHERS] & row).bit_count()
