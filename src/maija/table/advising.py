"""Hints for a person at a table: who may have one, and what it says.

A hint is no step: nothing of the table changes by it and nothing is kept of it. What is worked out
follows from what the seat may know, and from public things as its chance; it may be worked out
beside the table. How plays are weighed is the business of ``maija.players.advice``.
"""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Final, NamedTuple

from msgspec.structs import replace

from maija.chance import seeded
from maija.players import PLAYERS, Memory, advice
from maija.players.levels import offered

from . import messages
from .agreements import history
from .messages import Hinted, Remarked, Weighed
from .state import (
    Table,
    deciding,
    family_of,
    hints_allowed,
    in_play,
    own,
    refuse,
    rules_of,
)

if TYPE_CHECKING:
    from maija.players.asked import Asked
    from maija.players.remarks import Remark

SECONDS: Final = 1.5
"""Of the processor, after which a hint is the best that was found so far."""
CERTAINTY: Final = 1.96
"""Within so many standard errors the truth lies with 95 % certainty."""
_SEEDS: Final = 2**62
_OBSERVER: Final = PLAYERS["habit"]
"""Who keeps in mind for a person what the seat has seen: every card, as the best players do."""


class Question(NamedTuple):
    """A decision for which a hint is wanted."""

    table: Table
    seat: int


def question(table: Table, step: messages.Hint, by: str) -> Question:
    """The decision that a person wants a hint for.

    Raises:
        Refusal: not this seat, no hints are allowed or to be had here, no deal is in progress, it
            is given up, something has happened meanwhile, or the seat has nothing to decide.
    """
    own(table, step.seat, by)
    if not hints_allowed(table):
        raise refuse("no-hints")
    if not offered():
        raise refuse("no-advice-here")
    deciding(table, step, by)
    return Question(table, step.seat)


def mind(asked: Question) -> Memory:
    """What the seat keeps in mind of the deal, with a chance of its own for this decision."""
    table, seat = asked
    play = in_play(table)
    memory = Memory()
    if play.replayable:
        for states in history(table, play.turns):
            for state in states:
                _OBSERVER.observe(family_of(table), rules_of(table), state, seat, memory)
    memory.rng = _seed(table, seat, len(play.turns))
    return memory


def _seed(table: Table, seat: int, turns: int) -> int:
    told = hashlib.sha256(f"maija hint/{table.id}/{table.serial}/{seat}/{turns}".encode()).digest()
    return seeded(int.from_bytes(told[:8], "big") % _SEEDS)


def hint(asked: Question, step: messages.Hint, *, deals: int | None = None) -> Hinted:
    """What a hint says; it takes some tenths of a second, and may be asked of any thread.

    Args:
        asked: the decision.
        step: the question.
        deals: how many deals may be tried; by default as many as there is time for.
    """
    table, seat = asked
    family = family_of(table)
    waits = not advice.prepared(family)
    told = Hinted(
        ack=step.id,
        seat=seat,
        deal=step.deal,
        at=step.at,
        waits=waits,
        question=None,
        unit=advice.UNITS[family.name],
        options=(),
        deals=0,
    )
    if waits:
        return told
    found = advice.advise(
        family,
        rules_of(table),
        in_play(table).state,
        seat,
        mind(asked),
        deals=deals,
        seconds=SECONDS if deals is None else None,
    )
    return replace(
        told,
        question=asked_of(found.asked),
        options=tuple(map(weighed, found.options)),
        deals=found.deals,
    )


def asked_of(asked: Asked) -> messages.Question:
    """What a seat is asked, as it is told."""
    return messages.Question(
        asked.kind, asked.hand, asked.cards, asked.seat, asked.trump, asked.stock
    )


def weighed(option: advice.Option) -> Weighed:
    """An option as it is told."""
    play, found = option.play, option.play.estimate
    return Weighed(
        play.actions,
        round(found.counted, 4),
        round(CERTAINTY * found.error, 4),
        found.tries,
        found.solved,
        option.dropped,
        tuple(map(remarked, play.remarks)),
    )


def remarked(remark: Remark) -> Remarked:
    """A remark as it is told."""
    return Remarked(
        remark.code, remark.number, remark.against, remark.cards, remark.seat, remark.suit
    )
