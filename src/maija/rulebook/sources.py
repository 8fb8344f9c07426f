"""Where a clause comes from: the texts that its letter and first number stand for.

The titles and addresses are those of public pages; what is told of them stands in the catalogue.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from maija.text import Catalogue

ADDRESSES: Final[Mapping[str, str]] = {
    "S1": "https://korttipeli.org/musta-maija",
    "S2": "https://le-mistigri.fr/pages/jeux-d-attaque/mustamaija.html",
    "S3": "",
    "S4": "",
    "P01": "https://www.pagat.com/beating/mustamaija.html",
    "P07": "https://sv.wikipedia.org/wiki/Dam_(kortspel)",
    "G11": "https://github.com/ichabod801/t_games",
    "X09": "https://hearts-app.appstor.io/app-reviews",
    "M": "",
    "T": "",
}
"""Every source that a rule names, with its address if it has one."""


@dataclass(frozen=True, slots=True)
class Source:
    """A source: how clauses name it, what it is, and where it can be read."""

    key: str
    text: str
    address: str


def source_of(number: str) -> str:
    """The source of a clause: ``S1`` for ``S1.24``, ``M`` for ``M46``, ``P01`` for itself."""
    if number in ADDRESSES:
        return number
    stem = number.partition(".")[0]
    return stem if stem in ADDRESSES else number[:1]


def sources(catalogue: Catalogue, numbers: Iterable[str]) -> tuple[Source, ...]:
    """The sources of these clauses, in the order of their names."""
    keys = {source_of(number) for number in numbers}
    return tuple(
        Source(key, catalogue.say(f"source-{key.lower()}"), ADDRESSES[key])
        for key in ADDRESSES
        if key in keys
    )
