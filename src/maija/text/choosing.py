"""Which language somebody wants: by what they ask for, or by their environment."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from .catalogue import ENGLISH, languages

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

_BETWEEN: Final = re.compile(r"[-_.@]")
_PLAIN: Final = frozenset({"", "C", "POSIX"})


def fitting(asked: Iterable[str]) -> str:
    """The first of the asked languages that there is, or English.

    >>> fitting(["xx", "en_GB.UTF-8"])
    'en'
    """
    there = languages()
    codes = (_BETWEEN.split(tag.strip())[0].lower() for tag in asked)
    return next((code for code in codes if code in there), ENGLISH)


def wanted(environment: Mapping[str, str]) -> str:
    """The language that a user has set for all programs, as GNU gettext reads the environment.

    Args:
        environment: the variables ``LANGUAGE``, ``LC_ALL``, ``LC_MESSAGES`` and ``LANG`` of it.
    """
    names = ("LC_ALL", "LC_MESSAGES", "LANG")
    locale = next((value for name in names if (value := environment.get(name, ""))), "")
    if _BETWEEN.split(locale)[0] in _PLAIN:
        return ENGLISH
    return fitting([*environment.get("LANGUAGE", "").split(":"), locale])
