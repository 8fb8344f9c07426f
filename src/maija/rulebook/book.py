"""The rules of a table, clause by clause: each option that matters there, in a sentence.

No rule is decided here, and no sentence stands here: the rules say their values and clauses, the
catalogue has a sentence for each.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from maija.cards import ENGLISH, LETTERS, card_symbols, cards_in
from maija.games.options import Choice

from .order import CHAPTERS, FIXED

if TYPE_CHECKING:
    from collections.abc import Sequence

    from maija.games.family import Family
    from maija.text import Catalogue

Rules = Any
"""The rules of any family."""


@dataclass(frozen=True, slots=True)
class Clause:
    """One sentence of the rules."""

    number: str
    """The clause it rests on, as in ``S1.24``."""
    text: str
    option: str | None = None
    """The option that decides it; ``None`` for what no table changes."""
    value: str = ""
    """The value of the option, as it is written."""


@dataclass(frozen=True, slots=True)
class Chapter:
    """Clauses that belong together."""

    title: str
    clauses: tuple[Clause, ...]


def chapters(
    catalogue: Catalogue, family: Family, rules: Rules, players: int
) -> tuple[Chapter, ...]:
    """The rules in force at a table, in the language of a catalogue.

    Args:
        catalogue: the sentences.
        family: the family of the game.
        rules: the rules in force.
        players: how many play; what concerns other numbers is left out.
    """
    told = []
    for name, entries in CHAPTERS[family.name].items():
        clauses = tuple(
            _clause(catalogue, family, rules, entry)
            for entry in entries.split()
            if entry.startswith("*") or _matters(rules, entry, players)
        )
        if clauses:
            told.append(Chapter(catalogue.say(f"chapter-{name}"), clauses))
    return tuple(told)


def _clause(catalogue: Catalogue, family: Family, rules: Rules, entry: str) -> Clause:
    if entry.startswith("*"):
        name = entry.removeprefix("*")
        number = FIXED[family.name][name]
        return Clause(number, catalogue.say(f"rule-{family.name}-{name}"))
    text = sentence(catalogue, family, entry, getattr(rules, entry))
    return Clause(rules.clause(entry), text, entry, rules.text(entry))


def _matters(rules: Rules, name: str, players: int) -> bool:
    """Whether an option decides anything at this table."""
    stem, _, number = name.rpartition("_")
    if stem in {"removed", "pass_cycle"} and number != str(players):
        return False
    return bool(rules.matters(name, players))


def sentence(catalogue: Catalogue, family: Family, option: str, value: Any) -> str:  # noqa: ANN401 -- any option's
    """What one value of an option means.

    Args:
        catalogue: the sentences.
        family: the family of the game.
        option: the name of the option.
        value: one of its values, not its text.
    """
    name = f"rule-{family.name}-{_hyphens(option)}"
    if option.startswith("removed_"):
        cards = _cards(catalogue, value)
        name = f"rule-{family.name}-removed"
        return catalogue.say(name, cards=cards) if cards else catalogue.say(f"{name}-none")
    if option.startswith("pass_cycle_"):
        return _passing(catalogue, family.rules.written(option, value).split())
    written = family.rules.written(option, value)
    if isinstance(value, bool | Choice) or not written.isdigit():
        return catalogue.say(f"{name}-{_hyphens(written)}")
    return catalogue.say(name, number=value)


def chapter_of(family: Family, option: str) -> str:
    """The name of the chapter in which an option stands."""
    entries = CHAPTERS[family.name].items()
    return next(name for name, options in entries if option in options.split())


def called(catalogue: Catalogue, family: Family, option: str) -> tuple[str, str]:
    """What an option is called in a form, and what it is about."""
    stem, _, players = option.rpartition("_")
    if stem in {"removed", "pass_cycle"}:
        name = f"{family.name}-{_hyphens(stem)}"
        return catalogue.say(f"option-{name}", players=int(players)), catalogue.say(f"about-{name}")
    name = f"{family.name}-{_hyphens(option)}"
    return catalogue.say(f"option-{name}"), catalogue.say(f"about-{name}")


def label(catalogue: Catalogue, family: Family, option: str, value: Any) -> str:  # noqa: ANN401 -- any option's
    """What one value of an option is called in a form.

    Args:
        catalogue: the sentences.
        family: the family of the game.
        option: the name of the option.
        value: one of its values, not its text.
    """
    written = family.rules.written(option, value)
    if isinstance(value, bool):
        return catalogue.say(f"value-{written}")
    if option.startswith("removed_"):
        return _cards(catalogue, value) or catalogue.say("value-none")
    if option.startswith("pass_cycle_"):
        return ", ".join(catalogue.say(f"pass-{step}") for step in written.split())
    if isinstance(value, Choice) or not written.isdigit():
        return catalogue.say(f"value-{family.name}-{_hyphens(option)}-{_hyphens(written)}")
    return written


def _cards(catalogue: Catalogue, cards: int) -> str:
    letters = LETTERS.get(catalogue.language, ENGLISH)
    return " ".join(card_symbols(card, letters) for card in cards_in(cards))


def _passing(catalogue: Catalogue, steps: Sequence[str]) -> str:
    name = "rule-hearts-pass-cycle"
    if set(steps) == {"none"}:
        return catalogue.say(f"{name}-never")
    told = ", ".join(catalogue.say(f"pass-{step}") for step in steps)
    return catalogue.say(name if len(steps) > 1 else f"{name}-always", steps=told)


def _hyphens(name: str) -> str:
    return name.lower().replace("_", "-")
