"""The examples of a rulebook, chapter by chapter: each family has its own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from . import figures_hearts, figures_mustamaija
from .example import Example

if TYPE_CHECKING:
    from collections.abc import Mapping

    from maija.games.family import Family
    from maija.text import Catalogue


def examples(
    catalogue: Catalogue,
    family: Family,
    rules: Any,  # noqa: ANN401 -- the family's rules
    players: int,
) -> Mapping[str, tuple[Example, ...]]:
    """What the rules in force mean, shown with cards, by the names of the chapters."""
    if family.name == "hearts":
        return figures_hearts.examples(catalogue, rules, players)
    return figures_mustamaija.examples(catalogue, rules, players)


__all__ = ["Example", "examples"]
