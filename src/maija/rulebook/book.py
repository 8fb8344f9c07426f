"""The rules of a table, clause by clause: each option that matters there, in a sentence.

No rule is decided here, and no sentence stands here: the rules say their values and clauses, the
catalogue has a sentence for each.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from maija.cards import cards_in
from maija.games.options import Choice

from . import figures
from .fixed import clauses_of, facts_of, is_told
from .order import ALSO, CHAPTERS, EXPLAINS, OF_VALUES
from .spelling import cards_text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from maija.games.family import Family
    from maija.text import Catalogue

    from .figures import Example

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
    name: str = ""
    """What it is called among the rules of its family, for a link to it."""
    numbers: tuple[str, ...] = ()
    """All clauses it rests on, ``number`` first."""
    explains: tuple[str, ...] = ()
    """The codes of the refusals that it is the reason for."""


@dataclass(frozen=True, slots=True)
class Chapter:
    """Clauses that belong together."""

    title: str
    clauses: tuple[Clause, ...]
    name: str = ""
    examples: tuple[Example, ...] = ()
    """What the clauses mean, shown with cards; the law has worked out what is said there."""


def chapters(
    catalogue: Catalogue, family: Family, rules: Rules, players: int, *, examples: bool = False
) -> tuple[Chapter, ...]:
    """The rules in force at a table, in the language of a catalogue.

    Args:
        catalogue: the sentences.
        family: the family of the game.
        rules: the rules in force.
        players: how many play; what concerns other numbers is left out.
        examples: whether each chapter shows what it means with cards.
    """
    shown = figures.examples(catalogue, family, rules, players) if examples else {}
    explained = dict(EXPLAINS[family.name])
    told = []
    for name, entries in CHAPTERS[family.name].items():
        clauses = tuple(
            _clause(catalogue, family, rules, players, entry, _taken(explained, entry))
            for entry in entries.split()
            if _applies(rules, entry, players)
        )
        if clauses:
            title = catalogue.say(f"chapter-{name}")
            told.append(Chapter(title, clauses, name, shown.get(name, ())))
    return tuple(told)


def clause_for(chapters: Sequence[Chapter], refusal: str) -> tuple[Chapter, Clause] | None:
    """The rule behind a refusal, by its code, and the chapter in which it stands."""
    for chapter in chapters:
        for clause in chapter.clauses:
            if refusal in clause.explains:
                return chapter, clause
    return None


def _taken(explained: dict[str, str], entry: str) -> tuple[str, ...]:
    """The refusals that an entry explains; none of them is explained a second time."""
    codes = tuple(code for code, entries in explained.items() if entry in entries.split())
    for code in codes:
        del explained[code]
    return codes


def _clause(
    catalogue: Catalogue,
    family: Family,
    rules: Rules,
    players: int,
    entry: str,
    explains: tuple[str, ...],
) -> Clause:
    if entry.startswith("*"):
        name = entry.removeprefix("*")
        numbers = clauses_of(family, rules, name)
        facts = facts_of(catalogue, family, rules, players, name)
        text = catalogue.say(f"rule-{family.name}-{name}", **facts)
        return Clause(numbers[0], text, name=name, numbers=numbers, explains=explains)
    text = sentence(catalogue, family, entry, getattr(rules, entry))
    value = rules.text(entry)
    own = OF_VALUES[family.name].get(f"{entry}={value}", rules.clause(entry))
    also = (rules.clause(entry), *ALSO[family.name].get(entry, "").split())
    numbers = (own, *(number for number in also if number != own))
    return Clause(own, text, entry, value, _hyphens(entry), numbers, explains)


def _applies(rules: Rules, entry: str, players: int) -> bool:
    """Whether an entry says anything that matters at this table."""
    if entry.startswith("*"):
        return is_told(rules, players, entry.removeprefix("*"))
    stem, _, number = entry.rpartition("_")
    if stem in {"removed", "pass_cycle"} and number != str(players):
        return False
    return bool(rules.matters(entry, players))


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
        cards = cards_text(catalogue, cards_in(value))
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
        return cards_text(catalogue, cards_in(value)) or catalogue.say("value-none")
    if option.startswith("pass_cycle_"):
        return ", ".join(catalogue.say(f"pass-{step}") for step in written.split())
    if isinstance(value, Choice) or not written.isdigit():
        return catalogue.say(f"value-{family.name}-{_hyphens(option)}-{_hyphens(written)}")
    return written


def _passing(catalogue: Catalogue, steps: Sequence[str]) -> str:
    name = "rule-hearts-pass-cycle"
    if set(steps) == {"none"}:
        return catalogue.say(f"{name}-never")
    told = ", ".join(catalogue.say(f"pass-{step}") for step in steps)
    return catalogue.say(name if len(steps) > 1 else f"{name}-always", steps=told)


def _hyphens(name: str) -> str:
    return name.lower().replace("_", "-")
