"""Why a seat of a Hearts table may not do an action: one reason for each refusal.

What is refused is decided by the law alone; here stands which reason tells it best, with its facts
and the clause it rests on, in the order of the law (T42). No text for people lives here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from maija.cards import CLUBS, SUIT_MASKS
from maija.games.options import Reason

from . import law
from .rules import FirstLead, FirstTrickPoints, Rules
from .terms import MOON, OVER, PASSING, Refusal, Word

if TYPE_CHECKING:
    from .state import State

WORDS: Final = frozenset(Word)
CLAUSES: Final = {
    Refusal.DEAL_OVER: "S4.10",
    Refusal.NO_SUCH_ACTION: "",
    Refusal.NOT_YOUR_TURN: "",
    Refusal.NOT_IN_HAND: "",
    Refusal.WORD_NOT_NOW: "S4.6",
    Refusal.ALREADY_CHOSEN: "T3",
    Refusal.ENOUGH_CHOSEN: "S4.2",
    Refusal.FIRST_LEAD: "S4.3",
    Refusal.FOLLOW_SUIT: "S4.9",
    Refusal.FIRST_TRICK_POINTS: "S4.5",
    Refusal.HEARTS_NOT_BROKEN: "S4.4",
    Refusal.CHOOSE_MOON: "S4.6",
    Refusal.NOT_SEATED: "",
}
"""The clause that each refusal rests on; empty where it needs none."""


def check(r: Rules, s: State, seat: int, action: int) -> Reason | None:
    """Why a seat may not do an action, ``None`` when it may.

    Args:
        r: the rules in force.
        s: the state, which is not changed.
        seat: who asks; a spectator, -1, may do nothing.
        action: a card or a word, or any other number.
    """
    if s.phase == OVER:
        return _because(Refusal.DEAL_OVER)
    if not 0 <= action < 52 and action not in WORDS:
        return _because(Refusal.NO_SUCH_ACTION, action=action)
    if not 0 <= seat < s.players:
        return _because(Refusal.NOT_SEATED)
    if law.legal(r, s, seat) >> action & 1:
        return None
    if s.phase == PASSING:
        return _passing(r, s, seat, action)
    if seat != s.actor:
        return _because(Refusal.NOT_YOUR_TURN, seat=s.actor)
    if s.phase == MOON:
        return _because(Refusal.CHOOSE_MOON, card=action)
    if action >= 52:
        return _because(Refusal.WORD_NOT_NOW, word=action)
    if not s.hands[seat] >> action & 1:
        return _because(Refusal.NOT_IN_HAND, card=action)
    return _play(r, s, seat, action)


def _because(refusal: Refusal, **facts: int) -> Reason:
    return Reason(refusal.name.lower().replace("_", "-"), facts, CLAUSES[refusal])


def _passing(r: Rules, s: State, seat: int, action: int) -> Reason:
    """While cards are chosen to be passed; all seats at once, nobody waits for another."""
    if action >= 52:
        return _because(Refusal.WORD_NOT_NOW, word=action)
    if not s.hands[seat] >> action & 1:
        return _because(Refusal.NOT_IN_HAND, card=action)
    if s.chosen[seat] >> action & 1:
        return _because(Refusal.ALREADY_CHOSEN, card=action)
    return _because(Refusal.ENOUGH_CHOSEN, card=action, limit=r.pass_count)


def _play(r: Rules, s: State, seat: int, card: int) -> Reason:
    """A card of the hand that may not be played: the first law of T42 that forbids it."""
    first_trick = s.trick_number == 0
    if s.played == 0 and first_trick and r.first_lead != FirstLead.LEFT_OF_DEALER:
        if r.first_lead == FirstLead.LOWEST_CLUB:
            club = law.forced_club(r, s)
            return _because(Refusal.FIRST_LEAD, card=card, suit=CLUBS, lead=club)
        return _because(Refusal.FIRST_LEAD, card=card, suit=CLUBS)
    if s.played > 0 and card // 13 != s.suit and law.legal(r, s, seat) & SUIT_MASKS[s.suit]:
        return _because(Refusal.FOLLOW_SUIT, card=card, suit=s.suit)
    costly = law.penalty_cards(r)
    banned = first_trick and r.first_trick_points == FirstTrickPoints.FORBIDDEN
    if banned and costly >> card & 1 and not law.legal(r, s, seat) & costly:
        return _because(Refusal.FIRST_TRICK_POINTS, card=card)
    return _because(Refusal.HEARTS_NOT_BROKEN, card=card)
