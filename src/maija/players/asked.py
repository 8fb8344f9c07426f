"""What a seat is asked, in few words: so that a play can be told without the table beside it.

Taken from its view and its choices, so nothing hidden can stand here.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from maija.cards import PACK_SIZE
from maija.games.hearts.terms import Phase as HeartsPhase
from maija.games.mustamaija.terms import TAKE
from maija.games.mustamaija.terms import Phase as MaijaPhase

if TYPE_CHECKING:
    from maija.games.family import Family

KINDS: Final = (
    "lead",  # the cards of a lead
    "add",  # more cards to a lead, or its end
    "defend",  # an answer to each card of a lead
    "draw",  # whether to draw
    "name",  # whether to name trumps, asked for it
    "meanwhile",  # the same out of turn
    "pass",  # the cards to pass
    "trick",  # a card for the trick
    "moon",  # how the moon is scored
)
"""Every kind there is."""


@dataclass(frozen=True, slots=True)
class Asked:
    """What a seat is asked."""

    kind: str
    hand: tuple[int, ...]
    """The seat's own cards."""
    cards: tuple[int, ...] = ()
    """What lies there: the cards to be answered in the order in which they are asked about, those
    led so far, those chosen so far, or the trick from its leader on."""
    seat: int | None = None
    """The other one: who has to answer the lead, who led, who gets the cards, who leads the trick.
    """
    trump: int | None = None
    """The trump suit, if there is one."""
    stock: int = 0
    """How many cards can still be drawn."""


def asked(family: Family, rules: Any, state: Any, seat: int) -> Asked:  # noqa: ANN401 -- any family's
    """What a seat is asked now.

    Args:
        family: the family of the game.
        rules: the rules in force.
        state: what stands on the table; not changed.
        seat: who is asked.
    """
    view = family.view(rules, state, seat)
    if family.name == "hearts":
        return _hearts(view)
    if seat not in view.turn:
        return Asked("meanwhile", view.hand, (), None, view.trump, view.stock)
    kind, cards, other = "name", (), None
    if view.phase == MaijaPhase.LEAD:
        cards = tuple(card for card, _ in view.bout)
        kind, other = "add" if cards else "lead", view.defender
    elif view.phase == MaijaPhase.DEFENCE:
        cards = tuple(each.card for each in family.choices(rules, state, seat).cover)
        kind, other = "defend", view.attacker
    elif view.phase == MaijaPhase.DRAWING:
        kind = "draw"
    return Asked(kind, view.hand, cards, other, view.trump, view.stock)


def _hearts(view: Any) -> Asked:  # noqa: ANN401 -- the family's view
    if view.phase == HeartsPhase.PASSING:
        return Asked("pass", view.hand, view.chosen, view.passes_to)
    if view.phase == HeartsPhase.MOON:
        return Asked("moon", view.hand)
    if view.leader is None:
        return Asked("trick", view.hand)
    order = [(view.leader + step) % view.players for step in range(view.players)]
    lying = tuple(view.trick[at] for at in order if view.trick[at] is not None)
    return Asked("trick", view.hand, lying, view.leader)


@dataclass(frozen=True, slots=True)
class Answers:
    """A play of a defence, card by card."""

    pairs: tuple[tuple[int, int], ...]
    """Each card that is beaten, with the card laid on it."""
    left: tuple[int, ...]
    """The cards that are left."""


def answers(question: Asked, actions: tuple[int, ...]) -> Answers:
    """The answers of a defence; words that are none are passed over."""
    given = [action for action in actions if action < PACK_SIZE or action == TAKE]
    both = list(zip(question.cards, given, strict=False))
    return Answers(
        tuple((card, action) for card, action in both if action < PACK_SIZE),
        tuple(card for card, action in both if action == TAKE),
    )
