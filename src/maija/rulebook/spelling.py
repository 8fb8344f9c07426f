"""How cards and suits stand in the sentences of the rulebook, in the letters of the language."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from maija.cards import ENGLISH, LETTERS, card_symbols

if TYPE_CHECKING:
    from collections.abc import Iterable

    from maija.text import Catalogue

SUITS: Final = ("clubs", "diamonds", "hearts", "spades")
"""The suits as sentences are told them."""


def cards_text(catalogue: Catalogue, cards: Iterable[int]) -> str:
    """Cards with spaces between, such as ``♠3 ♠6``."""
    letters = LETTERS.get(catalogue.language, ENGLISH)
    return " ".join(card_symbols(card, letters) for card in cards)


def ranks_text(catalogue: Catalogue) -> str:
    """The ranks from low to high; they stay on one line."""
    return "\N{NO-BREAK SPACE}".join(LETTERS.get(catalogue.language, ENGLISH).ranks)
