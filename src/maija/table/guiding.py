"""Guidance for a person at a table: prompts in a first game, tips in any (``players.guidance``).

It is no step: nothing of the table changes by it and nothing is kept of it. It follows from what
the seat sees, so it is told where hints are not allowed as well.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from maija.players import guidance

from .messages import Guided, Pointed
from .state import deciding, family_of, rules_of

if TYPE_CHECKING:
    from maija.players.pointers import Pointer

    from .messages import Guide
    from .state import Table


def guided(table: Table, step: Guide, by: str) -> Guided:
    """What may help a person at a decision.

    Raises:
        Refusal: not this seat, no deal is in progress, it is given up, something has happened
            meanwhile, or the seat has nothing to decide.
    """
    play = deciding(table, step, by)
    asked = (family_of(table), rules_of(table), play.state, step.seat)
    return Guided(
        ack=step.id,
        seat=step.seat,
        deal=step.deal,
        at=step.at,
        prompt=_pointed(guidance.prompt(*asked)) if step.prompt else None,
        tip=None if step.tips is None else _pointed(guidance.tip(*asked, step.tips)),
    )


def _pointed(pointer: Pointer | None) -> Pointed | None:
    """A prompt or a tip as it is told."""
    if pointer is None:
        return None
    return Pointed(
        pointer.code,
        pointer.clause,
        pointer.number,
        pointer.against,
        pointer.cards,
        pointer.seat,
        pointer.suit,
    )
