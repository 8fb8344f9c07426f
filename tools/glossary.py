"""Writes docs/glossary.md: the card-game terms of every language side by side, with their sources.

The terms stand in `docs/glossary/<language>.toml`, whose form `en.toml` describes; here they are
only read and set in tables. That the text of the project uses them is for `tests/text`.
"""

import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from maija.text import Catalogue

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "glossary"
FIRST = ("en", "fi", "sv", "fr", "ru", "tr")
"""The order of the columns; a language that is not named here comes after them."""
OWN_NAMES = {
    "en": "English",
    "fi": "Suomi",
    "fr": "Français",
    "ru": "Русский",
    "sv": "Svenska",
    "tr": "Türkçe",
}
SEEDS = {
    "S1": "the Finnish rules",
    "S2": "the French rules",
    "S3": "the Russian rules",
    "S4": "the Turkish page on Hearts and Black Maria",
}
"""The rules that docs/clauses.md numbers."""
OWN = "own"
"""The source of a word for which none was found."""


@cache
def languages() -> tuple[str, ...]:
    """The languages whose terms are written down, in the order of the columns."""
    there = {path.stem for path in FOLDER.glob("*.toml")}
    return (*(code for code in FIRST if code in there), *sorted(there - set(FIRST)))


@cache
def read(language: str) -> dict[str, Any]:
    """The file of a language."""
    told: dict[str, Any] = tomllib.loads((FOLDER / f"{language}.toml").read_text(encoding="utf-8"))
    return told


def terms(language: str) -> dict[str, dict[str, Any]]:
    """The terms of a language by their English keys."""
    return {term["english"]: term for term in read(language)["term"]}


def sources(language: str) -> dict[str, dict[str, str]]:
    """What a language cites, by its keys."""
    return {source["key"]: source for source in read(language).get("source", [])}


def _cited(language: str, keys: list[str]) -> str:
    """The sources of a term, as small as they must be beside it."""
    notes = []
    for key in keys:
        if key in SEEDS:
            notes.append(key)
        elif key != OWN:
            number = list(sources(language)).index(key) + 1
            notes.append(f"[{language} {number}](#{language}-sources)")
    return ", ".join(notes) or "our own"


def _table() -> Iterator[str]:
    """The terms side by side."""
    yield f"| {' | '.join(OWN_NAMES.get(code, code) for code in languages())} |"
    yield "| --- " * len(languages()) + "|"
    for english in terms("en"):
        cells = []
        for code in languages():
            term = terms(code).get(english)
            told = f"{term['term']} ({_cited(code, term['source'])})" if term else "-"
            cells.append(told.replace("|", "\\|"))
        yield f"| {' | '.join(cells)} |"


def _sentences(language: str) -> Iterator[str]:
    """Sentences of a source, each with ours for the same clause."""
    catalogue = Catalogue(language)
    yield "| clause | source | theirs | ours |"
    yield "| --- | --- | --- | --- |"
    for row in read(language)["sentence"]:
        ours = catalogue.say(row["ours"], **row.get("facts", {}))
        cited = _cited(language, [row["source"]])
        yield f"| {row['clause']} | {cited} | {row['theirs']} | {ours} |"


def _opening() -> Iterator[str]:
    """What the page is."""
    seeds = ", ".join(f"{key} {name}" for key, name in SEEDS.items())
    yield "The words of the card table in every language that Maija speaks, and where they come"
    yield "from. S1 to S4 are the rules that [the clauses](clauses.md) number:"
    yield f"{seeds}."
    yield "Other sources are numbered under each language. *Our own* is a word for which no source"
    yield "was found. Ranks and suits as they are written stand in [writing cards](cards.md)."
    yield ""
    yield "The terms are kept in `docs/glossary/`, a file for each language. A test reads the"
    yield "sentences that tell the games: wherever English uses a term, another language uses one"
    yield "of its own here, or the file names the sentence as one that says it otherwise."


def text() -> str:
    """The whole page."""
    lines = ["# The glossary", "", *_opening(), "", "## Side by side", "", *_table()]
    for code in languages():
        lines += ["", f"## {OWN_NAMES.get(code, code)}", ""]
        lines += [f'<a id="{code}-sources"></a>Sources:', ""]
        lines += [
            f"{number}. {source['title']}, <{source['address']}>"
            for number, source in enumerate(sources(code).values(), 1)
        ]
        lines += ["", "What a source says, and what Maija says for the same clause:", ""]
        lines += _sentences(code)
    return "\n".join(lines) + "\n"
