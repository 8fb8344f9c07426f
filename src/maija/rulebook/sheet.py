"""A sheet of rules: everything that stands on it, ready to be printed in any form."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from .book import chapters
from .compare import Difference, Side, differences
from .sources import sources

if TYPE_CHECKING:
    from collections.abc import Mapping

    from maija.games.presets import Preset
    from maija.text import Catalogue

    from .book import Chapter
    from .sources import Source

Rules = Any
"""The rules of any family."""


@dataclass(frozen=True, slots=True)
class Sheet:
    """The rules of a table as they are printed."""

    title: str
    game: str
    """Which game it is, and how many play."""
    changed: str
    """How much differs from the game."""
    chapters: tuple[Chapter, ...]
    differs: Mapping[str, str]
    """The options that differ from the game."""
    sources: tuple[Source, ...]


@dataclass(frozen=True, slots=True)
class Comparison:
    """Two sets of rules beside each other as they are printed."""

    title: str
    one: str
    other: str
    rows: tuple[Difference, ...]
    same: str
    """Said where there is no row."""


def game_name(catalogue: Catalogue, preset: Preset) -> str:
    """What a game is called."""
    return catalogue.say(f"page-game-{preset.name}")


def sheet(
    catalogue: Catalogue,
    preset: Preset,
    rules: Rules,
    players: int,
    *,
    name: str = "",
    examples: bool = True,
) -> Sheet:
    """The rules of a table as a sheet.

    Args:
        catalogue: the sentences.
        preset: the game.
        rules: its rules in force.
        players: how many play.
        name: what these house rules are called, if they have a name.
        examples: whether it is shown with cards what the rules mean.
    """
    game = game_name(catalogue, preset)
    told = chapters(catalogue, preset.family, rules, players, examples=examples)
    differs = rules.differences(preset.rules)
    marked = [clause for chapter in told for clause in chapter.clauses if clause.option in differs]
    return Sheet(
        catalogue.say("sheet-title", name=name or game),
        catalogue.say("sheet-game", game=game, players=players),
        catalogue.say("sheet-changed", game=game, number=len(marked)),
        told,
        differs,
        sources(
            catalogue,
            (
                preset.source,
                *(one for each in told for clause in each.clauses for one in clause.numbers),
            ),
        ),
    )


def comparison(
    catalogue: Catalogue,
    one: Side,
    other: Side,
    names: tuple[str, str],
    players: int | None = None,
) -> Comparison:
    """Two sets of rules beside each other.

    Args:
        catalogue: the sentences.
        one: some rules.
        other: others.
        names: what both are called.
        players: compare for so many players; for all numbers by default.
    """
    facts = dict(zip(("one", "other"), names, strict=True))
    return Comparison(
        catalogue.say("compare-title", **facts),
        *names,
        differences(catalogue, one, other, players),
        catalogue.say("compare-same", **facts),
    )
