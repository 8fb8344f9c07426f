"""What a seat at Hearts is faced with, and what it may do (``maija.players.pointers``).

Read off its choices, which the law has made; why a card is dark says the law's own reason.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from maija.games.hearts import law
from maija.games.hearts.reasons import check
from maija.games.hearts.terms import MOON, PASSING
from maija.players.pointers import Pointer

if TYPE_CHECKING:
    from maija.players.pointers import Decision

LEADS: Final = {
    "first-lead": "trick-lead-club",
    "first-trick-points": "trick-lead-harmless",
    "hearts-not-broken": "trick-lead-no-hearts",
}
"""What is said of a lead, by the reason why some cards may not be led."""


def prompt(d: Decision) -> Pointer | None:
    """What the situation is."""
    view, choices = d.view, d.choices
    if view.phase == PASSING:
        return Pointer("pass", number=choices.pass_.exactly, seat=view.passes_to)
    if view.phase == MOON:
        return Pointer("moon", number=law.moon_value(d.rules, d.state))
    cards = tuple(pick.card for pick in choices.pick)
    dark = [card for card in view.hand if card not in cards]
    reasons = {reason.code for card in dark if (reason := check(d.rules, d.state, d.seat, card))}
    if len(cards) == 1:
        return Pointer("only-card", cards=cards)
    if view.suit is None:
        code = next((LEADS[reason] for reason in LEADS if reason in reasons), "trick-lead")
        return Pointer(code)
    if any(card // 13 == view.suit for card in cards):
        return Pointer("follow", seat=view.winner, suit=view.suit)
    harmless = "first-trick-points" in reasons
    code = "throw-off-harmless" if harmless else "throw-off"
    return Pointer(code, seat=view.winner, suit=view.suit)
