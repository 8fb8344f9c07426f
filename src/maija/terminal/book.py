"""The rulebook in a terminal: the rules of a table, its examples, and what differs from others."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich import box
from rich.table import Table

from maija.rulebook.markdown import source_text

from .lines import Line

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from maija.rulebook import Chapter, Clause, Example
    from maija.rulebook.sheet import Comparison, Sheet

    from .screen import Screen
    from .telling import Teller


def show_chapters(
    screen: Screen,
    teller: Teller,
    chapters: Sequence[Chapter],
    changed: Collection[str],
    *,
    options: bool = False,
    numbers: bool = False,
) -> None:
    """Show the rules of a table.

    Args:
        screen: where.
        teller: says things in the language of the reader.
        chapters: the rules.
        changed: the options that differ from the game.
        options: whether the option behind each rule is named.
        numbers: whether all clauses on which a rule rests are named.
    """
    for chapter in chapters:
        screen.show(chapter.title, style="bold")
        for clause in chapter.clauses:
            screen.show(_told(teller, clause, changed, numbers=numbers), indent=2)
            if options and clause.option:
                value = clause.value if " " not in clause.value else f"'{clause.value}'"
                named = teller.say("rulebook-option", option=clause.option, value=value)
                screen.show(named, indent=4, style="dim")
        for example in chapter.examples:
            _show_example(screen, teller, example)


def show_sheet(
    screen: Screen, teller: Teller, sheet: Sheet, *, options: bool = False, sources: bool = False
) -> None:
    """Show a sheet of rules.

    Args:
        screen: where.
        teller: says things in the language of the reader.
        sheet: the rules.
        options: whether the option behind each rule is named.
        sources: whether it is told where each rule comes from.
    """
    screen.show(sheet.title, style="bold underline")
    screen.show(f"{sheet.game}. {sheet.changed}")
    show_chapters(screen, teller, sheet.chapters, sheet.differs, options=options, numbers=sources)
    if sources:
        screen.show(teller.say("sheet-sources"), style="bold")
        for source in sheet.sources:
            screen.show(source_text(teller.catalogue, source), indent=2)


def show_comparison(screen: Screen, teller: Teller, comparison: Comparison) -> None:
    """Show two sets of rules beside each other."""
    if not comparison.rows:
        screen.show(comparison.same)
        return
    table = Table(
        title=Line(comparison.title), title_justify="left", box=box.SQUARE, show_lines=True
    )
    for head in (teller.say("compare-rule"), comparison.one, comparison.other):
        table.add_column(Line(head), overflow="fold")
    nothing = teller.say("compare-nothing")
    for row in comparison.rows:
        cells = ("\n".join(lines) or nothing for lines in (row.one, row.other))
        table.add_row(Line(row.title), *map(Line, cells))
    screen.table(table)


def _told(teller: Teller, clause: Clause, changed: Collection[str], *, numbers: bool) -> str:
    named = ", ".join(clause.numbers) if numbers else clause.number
    told = teller.say("rulebook-clause", sentence=clause.text, clause=named)
    if clause.option in changed:
        told += f" ({teller.say('rulebook-changed')})"
    return told


def _show_example(screen: Screen, teller: Teller, example: Example) -> None:
    screen.show(example.title, indent=4, style="italic")
    for row in example.rows:
        told = f"{row.text} {teller.cards(row.cards)}" if row.cards else row.text
        screen.show(told, indent=6)
