"""What an analysis of a game says, as it is sent: facts and codes, no sentence.

Types only, with what makes them of ``maija.lab.analysis``; the page's are generated from them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from maija.table.advising import CERTAINTY, asked_of, remarked
from maija.table.messages import (  # noqa: TC001 - msgspec reads the types of the fields
    Place,
    Question,
    Remarked,
)

if TYPE_CHECKING:
    from maija.lab.analysis import Analysis, Decision
    from maija.players.advice import Estimate


class AnalysisWanted(Struct, forbid_unknown_fields=True, frozen=True):
    """The decisions of a seat of one's own that are to be examined."""

    seat: Place


class Worth(Struct, frozen=True, omit_defaults=True):
    """What a play is likely to come to, by what the seat could know."""

    counted: float
    """The chance of losing the deal, or its points: less is better."""
    margin: float = 0.0
    """How far the truth may lie beside it, with 95 % certainty."""
    solved: int | None = None
    """As ``Weighed.solved``."""


class Judged(Struct, frozen=True, omit_defaults=True):
    """One decision."""

    number: int
    """Its place among all that were examined, from 1."""
    deal: int
    """The deal of the match, from 1."""
    question: Question
    """What the seat was asked, and what it held."""
    played: tuple[int, ...]
    """What it did; nothing where it might have named trumps out of turn."""
    best: tuple[int, ...]
    """What it had best done; the same where nothing was better."""
    reached: Worth
    """What the play made is likely to come to."""
    possible: Worth
    """What the best one is likely to come to, in the same deals."""
    cost: float = 0.0
    """How much more the play made comes to. In Hearts it may be below 0 where the match spoke for
    another play."""
    loss: float = 0.0
    """How much less it is worth, from 0 to 1: by this decisions are compared."""
    margin: float = 0.0
    """How far the truth may lie beside the loss, with 95 % certainty."""
    clear: bool = False
    """Whether something else was better, by more than chance would have it."""
    for_best: tuple[Remarked, ...] = ()
    """What can be said of the best play and not of the one made."""
    for_played: tuple[Remarked, ...] = ()
    """The other way round."""


class Ended(Struct, frozen=True, omit_defaults=True):
    """How a deal ended for the seat."""

    deal: int
    result: float | None = None
    """1 where it has lost the deal, else 0; or its points; ``None`` for a deal that was left."""
    drawn: bool = False
    """Whether nobody has lost it."""


class Report(Struct, frozen=True):
    """The decisions of one seat in the finished deals of a match."""

    seat: int
    unit: str
    """What is counted: losing (the chance of losing a deal, from 0 to 1), points (of a deal)."""
    tried: int
    """In how many deals each decision was tried, at most."""
    forced: int
    """Actions that were not examined: nothing else could be done."""
    decisions: tuple[Judged, ...]
    costliest: tuple[int, ...]
    """The numbers of the decisions that cost most, the dearest first."""
    outcomes: tuple[Ended, ...]


class Analysed(Struct, frozen=True):
    """How far an analysis is."""

    state: str
    """waiting (for others), warming (what works it out is being made ready, a minute once for each
    machine), running, done."""
    done: int
    """Decisions that have been examined."""
    of: int
    """Of how many."""
    report: Report | None
    """What was found, once it is done."""


# ------------------------------------------------------------------------------ what was found


def report(analysis: Analysis, seat: int) -> Report:
    """The analysis of a seat, as it is sent."""
    return Report(
        seat,
        str(analysis.unit),
        analysis.deals,
        analysis.forced,
        tuple(map(_judged, analysis.of(seat))),
        tuple(each.number for each in analysis.costliest(seat)),
        tuple(
            Ended(each.deal, None if each.results is None else each.results[seat], each.drawn)
            for each in analysis.outcomes
        ),
    )


def _judged(decision: Decision) -> Judged:
    return Judged(
        decision.number,
        decision.deal,
        asked_of(decision.asked),
        decision.played,
        decision.best,
        _worth(decision.reached),
        _worth(decision.possible),
        round(decision.cost, 4),
        round(decision.loss, 4),
        round(CERTAINTY * decision.loss_error, 4),
        decision.clear,
        tuple(map(remarked, decision.for_best)),
        tuple(map(remarked, decision.for_played)),
    )


def _worth(estimate: Estimate) -> Worth:
    return Worth(round(estimate.counted, 4), round(CERTAINTY * estimate.error, 4), estimate.solved)
