"""An example of the rulebook: rows of cards, each with what is said of them. No rule lives here."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

    from maija.text import Catalogue


@dataclass(frozen=True, slots=True)
class Row:
    """Some cards, and what is said of them; or a sentence without any."""

    text: str
    cards: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Example:
    """What a rule means, shown with cards."""

    name: str
    title: str
    rows: tuple[Row, ...]


def example(catalogue: Catalogue, name: str, rows: Iterable[Row]) -> Example:
    """An example under its title."""
    return Example(name, catalogue.say(f"example-title-{name}"), tuple(rows))
