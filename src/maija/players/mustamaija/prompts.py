"""What a seat at Mustamaija is faced with, and what it may do (``maija.players.pointers``).

Read off its choices, which the law has made; nothing is worked out here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from maija.cards import KING, QUEEN
from maija.games.mustamaija.rules import PartialDefence
from maija.games.mustamaija.terms import DECLINE, DEFENCE, DRAWING, GIVEN_UP, LEAD, NAME
from maija.players.pointers import Pointer

if TYPE_CHECKING:
    from maija.players.pointers import Decision


def prompt(d: Decision) -> Pointer | None:
    """What the situation is."""
    view, choices = d.view, d.choices
    if not d.in_turn:
        return Pointer("may-name", cards=_pair(choices))
    if view.phase == LEAD:
        lying = tuple(card for card, _ in view.bout)
        if lying:
            return Pointer("lead-more", cards=lying, seat=view.defender)
        most = max(pick.most for pick in choices.pick)
        return Pointer("lead", number=most, seat=view.defender)
    if view.phase == DEFENCE:
        return _defence(d)
    if view.phase == DRAWING:
        return Pointer("draw", number=view.stock, against=int(DECLINE in choices.words))
    return Pointer("name", cards=_pair(choices))


def _defence(d: Decision) -> Pointer:
    """What can be done about the cards of a lead."""
    view, choices = d.view, d.choices
    cards = tuple(each.card for each in choices.cover)
    seat = view.attacker
    if not cards:
        left = tuple(card for card, answer in view.bout if answer == GIVEN_UP)
        return Pointer("take-up", number=len(left), cards=left)
    if view.claim:
        return Pointer("claim", number=len(cards), cards=cards, seat=seat)
    if choices.must_cover:
        return Pointer("beat-must", number=choices.must_cover, cards=cards, seat=seat)
    whole = d.rules.partial_defence is PartialDefence.ALL_OR_NOTHING
    other = view.trump is not None and view.trump != cards[0] // 13
    facts: dict[str, Any] = {"against": len(cards), "cards": cards, "seat": seat}
    facts["suit"] = view.trump if other else None
    if len(choices.best) == len(cards):
        return Pointer("beat-whole" if whole else "beat-all", number=len(cards), **facts)
    if choices.best:
        return Pointer("beat-some", number=len(choices.best), **facts)
    some = any(each.beaters for each in choices.cover)
    return Pointer("beat-not-whole" if some else "beat-none", number=0, **facts)


def _pair(choices: Any) -> tuple[int, ...]:  # noqa: ANN401 -- the choices
    """The king and queen by which trumps may be named first."""
    suit = next(word - NAME for word in choices.words if word >= NAME)
    return suit * 13 + QUEEN, suit * 13 + KING
