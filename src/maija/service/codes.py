"""Invitation codes: six syllables such as ``kopa-rime-tesa``, to be said and typed on a phone.

A syllable is one of nine consonants and one of four vowels that sound alike in all our languages
and look like nothing else. That makes 36 ** 6 codes, 31 bits; a few pairs of syllables that mean
something unkind are left out, and 30.9 bits remain. Who tries codes is slowed down elsewhere
(``limits``).
"""

from __future__ import annotations

import unicodedata
from typing import TYPE_CHECKING, Final

from maija.table.state import refuse

if TYPE_CHECKING:
    from collections.abc import Callable

CONSONANTS: Final = "klmnprstv"
VOWELS: Final = "aeio"
WORDS: Final = 3
"""Words of two syllables."""
_AVOIDED: Final = frozenset(
    "kaka kaki kike kiki lesi mino nika nike nasi paka paki pene pipi pisa pise pisi piso popo "
    "rape sika sike siki sosi taka tapa titi".split()
)
_WORDS: Final = tuple(
    word
    for first in (consonant + vowel for consonant in CONSONANTS for vowel in VOWELS)
    for second in (consonant + vowel for consonant in CONSONANTS for vowel in VOWELS)
    if (word := first + second) not in _AVOIDED
)
# What another keyboard writes or another ear hears. No code has these letters, so nothing is lost.
_HEARD: Final = str.maketrans(
    "bdfgcqwzyuıабвгдезийклмнопрстуфцыэюя",
    "ptvkkkvsioiapvktesiiklmnoprstovsieoa",
)
_PLACES: Final = (str.maketrans("i1|", "lll"), str.maketrans("l1|0", "iiio"))
"""Signs that look alike: a consonant and a vowel take turns, so the place tells which is meant."""


def fresh(below: Callable[[int], int]) -> str:
    """A code nobody can guess.

    Args:
        below: a random number from 0 up to but not including this, such as ``secrets.randbelow``.
    """
    return "-".join(_WORDS[below(len(_WORDS))] for _ in range(WORDS))


def read(text: str) -> str:
    """A code as somebody typed it: with capitals, spaces or none, or the link it came with.

    >>> read("KOPA RIME tesa")
    'kopa-rime-tesa'

    Raises:
        Refusal: it cannot be a code.
    """
    typed = text[-200:].rpartition("join=")[2]
    plain = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", typed).casefold())
    signs = [sign for sign in plain if sign.isalnum() or sign == "|"]
    if len(signs) != WORDS * 4:
        raise refuse("code-unreadable")
    letters = [sign.translate(_PLACES[at % 2]).translate(_HEARD) for at, sign in enumerate(signs)]
    if any(letter not in (CONSONANTS, VOWELS)[at % 2] for at, letter in enumerate(letters)):
        raise refuse("code-unreadable")
    told = "".join(letters)
    return "-".join(told[at : at + 4] for at in range(0, len(told), 4))
