"""The sentences of one language, by their name.

The sentences stand in ``locales/<language>/*.ftl`` (Project Fluent). Here they are only looked up
and filled with facts; what a card or a seat is called is the caller's business. Where Fluent is
not installed, a sentence becomes its name and its facts in plain English. Nothing of Maija may be
imported here: this is the lowest layer.
"""

from __future__ import annotations

import warnings
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final, Self

from .beginning import begun

if TYPE_CHECKING:
    from collections.abc import Callable
    from datetime import date
    from importlib.resources.abc import Traversable

try:
    from fluent import runtime
except ImportError:
    SPOKEN = False
else:
    SPOKEN = True

ENGLISH: Final = "en"
"""The language in which every sentence exists; others fall back to it."""


class Inflected(str):
    """A fact that is called otherwise in another case, where a sentence asks: ``FORM($card, ...)``.

    As a text it is what stands there where no case is asked for.
    """

    __slots__ = ("_called",)
    _called: Callable[[str], str]

    def __new__(cls, text: str, called: Callable[[str], str]) -> Self:
        """Take the text, and what it is called in a case."""
        self = super().__new__(cls, text)
        self._called = called
        return self

    def form(self, case: str) -> str:
        """What it is called in this case."""
        return self._called(case)


class CatalogueWarning(UserWarning):
    """A sentence that does not exist, or lacks a fact: its plain form was given."""


def languages() -> tuple[str, ...]:
    """The languages there are, by their codes."""
    return tuple(sorted(folder.name for folder in _locales().iterdir() if folder.is_dir()))


class Catalogue:
    """The sentences of one language.

    >>> Catalogue("en").say("word-take")
    'take'
    """

    def __init__(self, language: str = ENGLISH) -> None:
        """Read the sentences of a language, and the English ones for those it lacks."""
        self.turn_to(language)

    def turn_to(self, language: str) -> None:
        """Speak this language from now on."""
        self.language = language
        self._bundles = tuple(
            (code, bundle)
            for code in dict.fromkeys((language, ENGLISH))
            if (bundle := _bundle(code))
        )

    def __repr__(self) -> str:
        """Write the call that makes this catalogue."""
        return f"Catalogue({self.language!r})"

    @property
    def spoken(self) -> bool:
        """Whether there are sentences at all: Fluent is installed."""
        return bool(self._bundles)

    def knows(self, message: str) -> bool:
        """Whether there is a sentence of that name."""
        return any(bundle.has_message(message) for _, bundle in self._bundles)

    def say(self, message: str, /, **facts: str | float | date) -> str:
        """A sentence with its facts.

        Args:
            message: the name of the sentence.
            facts: what stands in it, by name: texts, or numbers and days that are written as the
                language writes them.
        """
        for code, bundle in self._bundles:
            if bundle.has_message(message):
                pattern = bundle.get_message(message).value
                text, faults = bundle.format_pattern(pattern, facts)
                if not faults:
                    return begun(str(text), facts, code, _you(code))
                warnings.warn(f"{message}: {faults[0]}", CatalogueWarning, stacklevel=2)
                return plain(message, facts)
        if self._bundles:
            warnings.warn(f"no sentence {message}", CatalogueWarning, stacklevel=2)
        return plain(message, facts)


def plain(message: str, facts: dict[str, Any]) -> str:
    """A sentence where there is none: its name and its facts, in plain English."""
    told = message.replace("-", " ")
    row = ", ".join(f"{name}: {value}" for name, value in facts.items())
    return f"{told} ({row})" if row else told


def _locales() -> Traversable:
    return files(__package__).joinpath("locales")


@cache
def _you(language: str) -> str:
    """What the person who is spoken to is called."""
    bundle = _bundle(language)
    return str(bundle.format_pattern(bundle.get_message("you").value, {})[0])


@cache
def _bundle(language: str) -> Any:  # noqa: ANN401 -- Fluent may be absent
    folder = _locales().joinpath(language)
    if not SPOKEN or not folder.is_dir():
        return None

    def form(card: object, case: object = "") -> str:
        """A card in the case that a sentence asks for."""
        if isinstance(card, Inflected):
            return card.form(str(case))
        pattern = bundle.get_message("card-shown").value
        return str(bundle.format_pattern(pattern, {"card": str(card), "case": str(case)})[0])

    functions: Any = {"FORM": form}
    bundle: Any = runtime.FluentBundle([language], functions=functions, use_isolating=False)
    for file in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if file.name.endswith(".ftl"):
            bundle.add_resource(runtime.FluentResource(file.read_text(encoding="utf-8")))
    return bundle
