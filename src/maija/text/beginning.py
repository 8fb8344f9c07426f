"""How a sentence begins: with a capital, also where one of our own words was put in.

A card, a suit or “you” is written small where it stands by itself (`seven of hearts`). Where it
begins a sentence it has a capital, as the language writes it. What a person typed, such as a name,
stays as it was typed. `page/src/lib/beginning.ts` is the same for the page. Which sentence it is,
and what stands in it, is not asked here.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Mapping

OURS: Final = ("attack", "card", "cards", "suit")
"""The facts that are words of ours and can begin a sentence."""
_WHOLE: Final = re.compile(r"[.!?:]\Z")
"""How a sentence ends; what ends otherwise may stand in the middle of another."""
_DOTTED: Final = {"i": "İ"}
"""The capital that other languages write without its dot."""


def begun(text: str, facts: Mapping[str, object], language: str, you: str = "") -> str:
    """A sentence with a capital, if a word of ours begins it.

    Args:
        text: the sentence.
        facts: what stands in it, by name.
        language: the code of its language.
        you: what the person who is spoken to is called, in any fact.

    >>> begun("queen of hearts: not beaten yet.", {"card": "queen of hearts"}, "en")
    'Queen of hearts: not beaten yet.'
    >>> begun("aino: 5 cards.", {"seat": "aino"}, "en", "you")
    'aino: 5 cards.'
    """
    if not _WHOLE.search(text):
        return text
    ours = (str(fact) for name, fact in facts.items() if name in OURS or fact == you)
    if not text.startswith(tuple(filter(None, ours))):
        return text
    capital = _DOTTED.get(text[0]) if language == "tr" else None
    return (capital or text[0].upper()) + text[1:]
