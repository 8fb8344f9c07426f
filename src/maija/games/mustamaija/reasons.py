"""Why a seat of a Mustamaija table may not do an action: one reason for each refusal.

What is refused is decided by the law alone; here stands which reason tells it best, with its facts
and the clause it rests on. Where counts of hands are hidden no reason tells one or depends on one
(M75, M76). No text for people lives here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from maija.cards import QUEEN_OF_SPADES, SPADES
from maija.games.options import Reason

from . import law
from .rules import Rules, TrumpMethod
from .terms import (
    CLAIM,
    DECLINE,
    DEFENCE,
    DONE,
    DRAWING,
    LEAD,
    NAME,
    NAMING,
    OVER,
    TAKE,
    Refusal,
    Word,
)

if TYPE_CHECKING:
    from .state import State

WORDS: Final = frozenset(Word)
CLAUSES: Final = {
    Refusal.DEAL_OVER: "S2.22",
    Refusal.NO_SUCH_ACTION: "",
    Refusal.ALREADY_OUT: "S2.21",
    Refusal.NOT_YOUR_TURN: "S2.10",
    Refusal.NOT_IN_HAND: "",
    Refusal.WORD_NOT_NOW: "",
    Refusal.OTHER_SUIT: "S1.13",
    Refusal.ATTACK_LIMIT: "S2.11",
    Refusal.DEFENDER_LIMIT: "S2.12",
    Refusal.EMPTY_LEAD: "M51",
    Refusal.QUEEN_UNBEATABLE: "S2.19",
    Refusal.QUEEN_CANNOT_BEAT: "S2.19",
    Refusal.TOO_LOW: "S1.17",
    Refusal.DOES_NOT_BEAT: "S2.13",
    Refusal.MUST_BEAT: "S1.16",
    Refusal.ALL_ANSWERED: "S1.20",
    Refusal.NO_OVERLOAD: "S1.37",
    Refusal.CLAIM_LAPSED: "M46",
    Refusal.PAIRS_NAME_NOTHING: "S1.26",
    Refusal.ALREADY_NAMED: "M19",
    Refusal.SUIT_ALREADY_NAMED: "M19",
    Refusal.SPADES_NEVER_TRUMP: "S3.10",
    Refusal.NO_PAIR: "S1.23",
    Refusal.NAMING_IN_LEAD: "M17",
    Refusal.MUST_DRAW: "M67",
    Refusal.CARD_NOT_NOW: "M67",
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
    if law.is_out(s, seat):
        return _because(Refusal.ALREADY_OUT)
    if action >= NAME and r.trump_method != TrumpMethod.KQ_AFTER_DEAL:
        return _naming(r, s, seat, action - NAME)
    if seat != s.actor:
        return _because(Refusal.NOT_YOUR_TURN, seat=s.actor)
    if action >= NAME:
        return _naming_after_deal(r, s, seat, action - NAME)
    if action >= 52:
        return _word(s, action)
    if not s.hands[seat] >> action & 1:
        return _because(Refusal.NOT_IN_HAND, card=action)
    if s.phase == LEAD:
        return _lead(r, s, action)
    if s.phase == DEFENCE:
        return _beat(r, s, seat, action)
    return _because(Refusal.CARD_NOT_NOW, card=action, phase=s.phase)


def _because(refusal: Refusal, **facts: int) -> Reason:
    return Reason(refusal.name.lower().replace("_", "-"), facts, CLAUSES[refusal])


def _naming(r: Rules, s: State, seat: int, suit: int) -> Reason:
    """Naming at any moment (S1.23, S1.24), or where pairs name nothing (S1.26)."""
    if r.trump_method != TrumpMethod.KQ_ANYTIME:
        return _because(Refusal.PAIRS_NAME_NOTHING, suit=suit)
    if suit == SPADES and not r.spades_may_be_trump:
        return _because(Refusal.SPADES_NEVER_TRUMP, suit=suit)
    if s.named >> suit & 1:
        return _because(
            Refusal.SUIT_ALREADY_NAMED if r.trump_redeclare else Refusal.ALREADY_NAMED,
            suit=suit,
            trump=s.trump,
            seat=s.namer,
        )
    if s.trump >= 0 and not r.trump_redeclare:
        return _because(Refusal.ALREADY_NAMED, suit=suit, trump=s.trump, seat=s.namer)
    if not law.pairs(r, s, seat) >> suit & 1:
        return _because(Refusal.NO_PAIR, suit=suit)
    return _because(Refusal.NAMING_IN_LEAD, suit=suit)


def _naming_after_deal(r: Rules, s: State, seat: int, suit: int) -> Reason:
    """Naming when asked after the deal, and only then (S3.24)."""
    if suit == SPADES and not r.spades_may_be_trump:
        return _because(Refusal.SPADES_NEVER_TRUMP, suit=suit)
    if s.trump >= 0:
        return _because(Refusal.ALREADY_NAMED, suit=suit, trump=s.trump, seat=s.namer)
    if s.phase == NAMING and not law.pairs(r, s, seat) >> suit & 1:
        return _because(Refusal.NO_PAIR, suit=suit)
    return _because(Refusal.WORD_NOT_NOW, word=NAME + suit, phase=s.phase)


def _word(s: State, word: int) -> Reason:
    """A word other than naming, by the seat whose turn it is."""
    if word == DONE and s.phase == LEAD:
        return _because(Refusal.EMPTY_LEAD)
    if word == TAKE and s.phase == DEFENCE:
        return _because(Refusal.MUST_BEAT, attack=s.attack[s.asked])
    if word == DECLINE and s.phase == DRAWING:
        return _because(Refusal.MUST_DRAW)
    if word == CLAIM and s.phase == DEFENCE:
        return _because(Refusal.CLAIM_LAPSED if s.overload else Refusal.NO_OVERLOAD)
    return _because(Refusal.WORD_NOT_NOW, word=word, phase=s.phase)


def _lead(r: Rules, s: State, card: int) -> Reason:
    """A card of the hand that may not be led with those that lie there."""
    if card // 13 != s.suit:
        return _because(Refusal.OTHER_SUIT, card=card, suit=s.suit)
    most = law.attack_limit(r, s)
    refusal = Refusal.DEFENDER_LIMIT if most < law.attack_cap(r) else Refusal.ATTACK_LIMIT
    return _because(refusal, card=card, limit=most, seat=s.defender)


def _beat(r: Rules, s: State, seat: int, card: int) -> Reason:
    """A card of the hand that may not answer the card asked about."""
    if s.asked == s.led:
        return _because(Refusal.ALL_ANSWERED, card=card)
    attack = s.attack[s.asked]
    if law.beaters(r, s, seat, attack) >> card & 1:
        return _because(Refusal.MUST_BEAT, card=card, attack=attack)
    if attack == QUEEN_OF_SPADES:
        return _because(Refusal.QUEEN_UNBEATABLE, card=card, attack=attack)
    if card == QUEEN_OF_SPADES:
        return _because(Refusal.QUEEN_CANNOT_BEAT, card=card, attack=attack)
    if card // 13 == attack // 13:
        return _because(Refusal.TOO_LOW, card=card, attack=attack)
    return _because(Refusal.DOES_NOT_BEAT, card=card, attack=attack, trump=s.trump)
