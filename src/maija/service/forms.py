"""The games and their options as data, so that a page can build its forms and holds no rule."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

import maija
from maija.games.options import Choice
from maija.games.presets import PRESETS
from maija.players import PLAYERS
from maija.players.levels import offered
from maija.rulebook import called, chapter_of, label, sentence
from maija.rulebook.order import CHAPTERS
from maija.table.messages import PHRASES
from maija.text import Catalogue, fitting

from .bodies import Game, Games, Option, Value

if TYPE_CHECKING:
    from maija.games.presets import Preset


def language_of(wanted: str | None) -> str:
    """The best language there is for what a browser asks for, as in ``fi-FI,fi;q=0.9``."""
    return fitting(part.partition(";")[0] for part in (wanted or "").split(",")[:20])


@cache
def games(language: str) -> Games:
    """Every game with its options, in a language."""
    catalogue = Catalogue(language)
    return Games(
        tuple(_game(catalogue, preset) for preset in PRESETS.values()),
        tuple(PLAYERS),
        PHRASES,
        maija.__version__,
        advice=bool(offered()),
    )


def _game(catalogue: Catalogue, preset: Preset) -> Game:
    seats = preset.rules.seats()
    told = " ".join(CHAPTERS[preset.family.name].values()).split()
    options = tuple(_option(catalogue, preset, name) for name in told if not name.startswith("*"))
    return Game(
        preset.name,
        preset.family.name,
        preset.source,
        preset.players,
        preset.family.rules.tables.start,
        max(seats.stop, preset.family.rules.tables.stop) - 1,
        options,
    )


def _option(catalogue: Catalogue, preset: Preset, name: str) -> Option:
    rules = preset.family.rules
    limits = rules.spec(name).metadata
    kind = rules.kind(name)
    words = tuple(limits.get("words", {}).values())
    values = (*words, *rules.values(name)) if kind is int else rules.values(name)
    number = kind is int and "values" not in limits and "read" not in limits
    called_, about = called(catalogue, preset.family, name)
    return Option(
        name=name,
        chapter=catalogue.say(f"chapter-{chapter_of(preset.family, name)}"),
        label=called_,
        about=about,
        clause=rules.clause(name),
        kind=_kind(kind, number=number, free="read" in limits),
        value=preset.rules.text(name),
        values=tuple(
            Value(
                rules.written(name, value),
                label(catalogue, preset.family, name, value),
                sentence(catalogue, preset.family, name, value),
            )
            for value in dict.fromkeys(values)
        ),
        least=limits.get("least", 0) if number else None,
        most=limits.get("most", 1000) if number else None,
    )


def _kind(kind: Any, *, number: bool, free: bool) -> str:  # noqa: ANN401 -- a type
    if free:
        return "text"
    if kind is bool:
        return "yes-no"
    if issubclass(kind, Choice) or not number:
        return "choice"
    return "number"
