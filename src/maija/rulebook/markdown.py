"""The rulebook as Markdown. Only marks live here, no word for people."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from .spelling import cards_text

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from maija.text import Catalogue

    from .example import Example
    from .sheet import Comparison, Sheet
    from .sources import Source

_MARKS = re.compile(r"([\\`*_\[\]<>#|])")
_GAP = re.compile(r"[ \t\r\n]+")
"""Where a line may break: not at the spaces that some languages keep whole."""


def sheet_text(catalogue: Catalogue, sheet: Sheet, *, with_sources: bool = False) -> str:
    """The rules of a table."""
    return "\n".join(_sheet(catalogue, sheet, with_sources=with_sources)) + "\n"


def comparison_text(catalogue: Catalogue, comparison: Comparison) -> str:
    """A table of differences."""
    return "\n".join(_comparison(catalogue, comparison)) + "\n"


def _sheet(catalogue: Catalogue, sheet: Sheet, *, with_sources: bool) -> Iterator[str]:
    yield f"# {_plain(sheet.title)}"
    yield from ("", _plain(sheet.game), "", _plain(sheet.changed))
    changed = catalogue.say("rulebook-changed")
    for chapter in sheet.chapters:
        yield from ("", f"## {_plain(chapter.title)}", "")
        for clause in chapter.clauses:
            line = f"- {_plain(clause.text)}"
            if with_sources:
                line += f" ({', '.join(clause.numbers)})"
            if clause.option in sheet.differs:
                line += f" **{_plain(changed)}**"
            yield line
        for example in chapter.examples:
            yield from ("", *_example(catalogue, example))
    if with_sources:
        yield from ("", f"## {_plain(catalogue.say('sheet-sources'))}", "")
        yield from (f"- {_plain(source_text(catalogue, source))}" for source in sheet.sources)


def _example(catalogue: Catalogue, example: Example) -> Iterator[str]:
    yield f"> **{_plain(example.title)}**"
    yield ">"
    for row in example.rows:
        yield f"> {_plain(row.text)} {cards_text(catalogue, row.cards)}".rstrip() + "  "


def _comparison(catalogue: Catalogue, comparison: Comparison) -> Iterator[str]:
    yield f"# {_plain(comparison.title)}"
    yield ""
    if not comparison.rows:
        yield _plain(comparison.same)
        return
    rule = catalogue.say("compare-rule")
    yield f"| {_plain(rule)} | {_plain(comparison.one)} | {_plain(comparison.other)} |"
    yield "| --- | --- | --- |"
    nothing = catalogue.say("compare-nothing")
    for row in comparison.rows:
        one, other = (_cell(lines, nothing) for lines in (row.one, row.other))
        yield f"| {_plain(row.title)} | {one} | {other} |"


def _cell(lines: Sequence[str], nothing: str) -> str:
    return "<br>".join(map(_plain, lines)) or nothing


def source_text(catalogue: Catalogue, source: Source) -> str:
    """A source with its key, and its address if it has one."""
    if source.address:
        return catalogue.say(
            "sheet-source-at", key=source.key, text=source.text, address=source.address
        )
    return catalogue.say("sheet-source", key=source.key, text=source.text)


def _plain(text: str) -> str:
    """A text in which nothing is a mark, on one line."""
    return _MARKS.sub(r"\\\1", _GAP.sub(" ", text).strip(" "))
