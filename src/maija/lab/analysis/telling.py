"""An analysis as one JSON object: cards and actions as they are written, names for numbers."""

from __future__ import annotations

from dataclasses import asdict
from typing import TYPE_CHECKING, Any

from maija.cards import card_name
from maija.record.notation import SEATS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from maija.games.family import Family
    from maija.players.advice import Estimate
    from maija.players.remarks import Remark

    from .facts import Analysis, Decision


def as_dict(analysis: Analysis, family: Family) -> dict[str, Any]:
    """The analysis as an object of plain values.

    Args:
        analysis: what was found.
        family: the family of the game, which writes the actions.
    """
    return {
        "game": analysis.game,
        "unit": str(analysis.unit),
        "names": list(analysis.names),
        "seats": [SEATS[seat] for seat in analysis.seats],
        "deals_tried": analysis.deals,
        "seed": analysis.seed,
        "forced": analysis.forced,
        "costliest": {
            SEATS[seat]: [each.number for each in analysis.costliest(seat)]
            for seat in analysis.seats
        },
        "decisions": [_decision(each, family) for each in analysis.decisions],
        "outcomes": [
            {
                "deal": each.deal,
                "results": None if each.results is None else list(each.results),
                "drawn": each.drawn,
            }
            for each in analysis.outcomes
        ],
    }


def _decision(decision: Decision, family: Family) -> dict[str, Any]:
    question = decision.asked
    return {
        "number": decision.number,
        "deal": decision.deal,
        "turn": decision.turn,
        "seat": SEATS[decision.seat],
        "asked": {
            "kind": question.kind,
            "hand": _cards(question.hand),
            "cards": _cards(question.cards),
            "seat": None if question.seat is None else SEATS[question.seat],
            "trump": question.trump,
            "stock": question.stock,
        },
        "played": [family.action_text(action) for action in decision.played],
        "best": [family.action_text(action) for action in decision.best],
        "reached": _estimate(decision.reached),
        "possible": _estimate(decision.possible),
        "cost": decision.cost,
        "loss": decision.loss,
        "loss_error": decision.loss_error,
        "clear": decision.clear,
        "for_best": [_remark(remark) for remark in decision.for_best],
        "for_played": [_remark(remark) for remark in decision.for_played],
    }


def _estimate(estimate: Estimate) -> dict[str, Any]:
    return asdict(estimate)


def _remark(remark: Remark) -> dict[str, Any]:
    told = asdict(remark)
    told["cards"] = _cards(remark.cards)
    told["seat"] = None if remark.seat is None else SEATS[remark.seat]
    return told


def _cards(cards: Sequence[int]) -> list[str]:
    return [card_name(card) for card in cards]
