"""The rules of a table in words, and what differs from others, as the page is sent them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from maija.games.options import RulesError
from maija.games.presets import PRESETS
from maija.rulebook.compare import Side, differences
from maija.rulebook.sheet import sheet
from maija.table.state import rules_for
from maija.table.telling import fault
from maija.text import Catalogue

from .bodies import (
    Chapter,
    Clause,
    Comparison,
    Difference,
    Example,
    Row,
    Rulebook,
    Source,
)

if TYPE_CHECKING:
    from maija import rulebook as books
    from maija.table.messages import Fault, Settings


def rulebook(settings: Settings, language: str) -> Rulebook:
    """The rules of a table in words, or why there cannot be such a table."""
    players = _players(settings)
    rules, faults = _rules(settings, players)
    if faults:
        return Rulebook(faults, ())
    told = sheet(Catalogue(language), PRESETS[settings.game], rules, players)
    return Rulebook(
        (),
        tuple(map(_chapter, told.chapters)),
        told.game,
        told.changed,
        tuple(Source(each.key, each.text, each.address) for each in told.sources),
    )


def comparison(settings: Settings, against: Settings, language: str) -> Comparison:
    """What is different between two sets of rules, for as many players as the first has."""
    players = _players(settings)
    rules, faults = _rules(settings, players)
    others, their_faults = _rules(against, players)
    if faults or their_faults:
        return Comparison(faults or their_faults, ())
    one = Side(PRESETS[settings.game].family, rules)
    other = Side(PRESETS[against.game].family, others)
    rows = differences(Catalogue(language), one, other, players)
    return Comparison((), tuple(Difference(row.title, row.one, row.other) for row in rows))


def _players(settings: Settings) -> int:
    preset = PRESETS.get(settings.game)
    return settings.players or (preset.players if preset else 4)


def _rules(settings: Settings, players: int) -> tuple[Any, tuple[Fault, ...]]:
    """The rules that are agreed, or why they cannot be."""
    try:
        return rules_for(settings, players), ()
    except RulesError as error:
        return None, tuple(fault(reason) for reason in error.reasons)


def _chapter(chapter: books.Chapter) -> Chapter:
    return Chapter(
        chapter.title,
        tuple(
            Clause(
                clause.number,
                clause.text,
                clause.option,
                clause.value,
                clause.name,
                clause.numbers,
                clause.explains,
            )
            for clause in chapter.clauses
        ),
        chapter.name,
        tuple(
            Example(each.name, each.title, tuple(Row(row.text, row.cards) for row in each.rows))
            for each in chapter.examples
        ),
    )
