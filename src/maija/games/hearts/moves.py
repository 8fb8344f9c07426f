"""What a seat of a Hearts table may do, as data; and a person's selection as actions.

Everything is worked out by asking the law, on copies of the state. No rule may live here, and
nothing that the seat does not know may decide what is offered to it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from maija.cards import FULL_PACK, cards_in
from maija.games.choices import Choices, Pass, Pick, words_of

from . import law
from .terms import PASSING

if TYPE_CHECKING:
    from collections.abc import Iterable

    from .rules import Rules
    from .state import State


def choices(r: Rules, s: State, seat: int) -> Choices:
    """Everything a seat may do now; nothing for a spectator.

    Args:
        r: the rules in force.
        s: the state, which is not changed.
        seat: who asks.
    """
    if not 0 <= seat < s.players:
        return Choices()
    options = law.legal(r, s, seat)
    cards = cards_in(options & FULL_PACK)
    if s.phase == PASSING:
        return Choices(pass_=Pass(cards, _to_choose(r, s, seat)) if cards else None)
    return Choices(words_of(options), pick=tuple(Pick(card, (), 1, 1, None) for card in cards))


def _to_choose(r: Rules, s: State, seat: int) -> int:
    """How many cards the seat has still to choose: choose on a copy until the law is content.

    A seat that never answers keeps the copy from going on to the play.
    """
    walk = s.copy()
    walk.waiting |= 1 << s.players
    number = 0
    while options := law.legal(r, walk, seat):
        law.apply(r, walk, seat, cards_in(options)[0])
        number += 1
    return number


def pass_group(r: Rules, s: State, seat: int, cards: Iterable[int]) -> tuple[int, ...]:  # noqa: ARG001 -- as asked of every family
    """The actions of passing these cards, in any order; no test whether it is legal."""
    return tuple(sorted(cards))


def lead_group(r: Rules, s: State, seat: int, cards: Iterable[int]) -> tuple[int, ...]:  # noqa: ARG001 -- as asked of every family
    """The actions of playing these cards: the law will refuse a second one."""
    return tuple(sorted(cards))
