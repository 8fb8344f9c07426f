"""The language of the command: `--lang`, wherever it stands, or that of the environment."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Final

from maija.text import languages, wanted

from .arguments import Refused, teller

if TYPE_CHECKING:
    from collections.abc import Sequence

OPTION: Final = "--lang"
_LONGEST: Final = 60


def spoken(arguments: Sequence[str]) -> list[str]:
    """Turn to the language that is wanted.

    Returns:
        The arguments without the option that names a language.

    Raises:
        Refused: there is no such language.
    """
    teller.catalogue.turn_to(wanted(os.environ))
    left = list(arguments)
    end = left.index("--") if "--" in left else len(left)
    for at, word in enumerate(left[:end]):
        name, equals, named = word.partition("=")
        if name != OPTION:
            continue
        if not equals and at + 1 == end:
            raise Refused(teller.say("error-needs-value", name=OPTION))
        _turn_to(named if equals else left[at + 1])
        del left[at : at + (1 if equals else 2)]
        break
    return left


def _turn_to(language: str) -> None:
    known = languages()
    if language not in known:
        names = ", ".join(known)
        raise Refused(teller.say("error-language", language=language[:_LONGEST], languages=names))
    teller.catalogue.turn_to(language)
