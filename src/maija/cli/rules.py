"""``maija rules``: the rules of a game, or of a house, in words; and what differs from others."""

from __future__ import annotations

from pathlib import Path  # noqa: TC003 -- Typer reads it
from typing import TYPE_CHECKING, Annotated, Any

import typer

from maija.rulebook import html, markdown
from maija.rulebook.compare import Side
from maija.rulebook.house import House, written
from maija.rulebook.sheet import Comparison, Sheet, comparison, game_name, sheet
from maija.terminal import screen_for
from maija.terminal.book import show_comparison, show_sheet

from .arguments import (
    Refused,
    game,
    house_rules,
    players_option,
    preset_argument,
    set_option,
    teller,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from maija.games.presets import Preset


def rules(
    preset: Annotated[str, preset_argument],
    players: Annotated[int | None, players_option] = None,
    options: Annotated[list[str] | None, set_option] = None,
    against: Annotated[
        str | None,
        typer.Option("--against", help="help-against", metavar="metavar-preset"),
    ] = None,
    examples: Annotated[  # noqa: FBT002 -- a flag
        bool, typer.Option("--examples/--no-examples", help="help-examples")
    ] = True,
    sources: Annotated[  # noqa: FBT002 -- a flag
        bool, typer.Option("--sources", help="help-sources")
    ] = False,
    as_markdown: Annotated[  # noqa: FBT002 -- a flag
        bool, typer.Option("--markdown", help="help-markdown")
    ] = False,
    page: Annotated[
        Path | None, typer.Option("--html", help="help-html", metavar="metavar-file")
    ] = None,
    save: Annotated[
        Path | None, typer.Option("--save", help="help-save-rules", metavar="metavar-file")
    ] = None,
    name: Annotated[
        str, typer.Option("--name", help="help-name", metavar="metavar-name", show_default=False)
    ] = "",
) -> None:
    """Tell the rules of a game in words."""
    chosen, in_force, number = game(preset, options or (), players)
    called = name or house_rules(preset).name
    for path in (page, save):
        if path is not None and path.exists():
            raise Refused(teller.say("sheet-exists", file=str(path)))
    if save is not None:
        asked = number if number != chosen.players else None
        house = House(chosen.name, in_force.differences(chosen.rules), asked, called)
        _write(save, written(house))
        print(teller.say("house-saved", file=str(save)))
        if page is None:
            return
    if against is not None:
        names = (chosen, in_force, called)
        _tell_comparison(_compared(names, against, options, players), page, marks=as_markdown)
        return
    told = sheet(teller.catalogue, chosen, in_force, number, name=called, examples=examples)
    _tell_sheet(told, page, marks=as_markdown, sources=sources)


def _compared(
    named: tuple[Preset, Any, str], against: str, options: Sequence[str] | None, players: int | None
) -> Comparison:
    """The rules that were asked for beside others; two games as they are, for all numbers."""
    chosen, in_force, called = named
    preset, others, _ = game(against, (), players)
    names = (
        called or game_name(teller.catalogue, chosen),
        house_rules(against).name or game_name(teller.catalogue, preset),
    )
    if options and names[0] == names[1]:
        names = (f"{names[0]} ({', '.join(options)})", names[1])
    sides = Side(chosen.family, in_force), Side(preset.family, others)
    return comparison(teller.catalogue, *sides, names, players)


def _tell_sheet(told: Sheet, page: Path | None, *, marks: bool, sources: bool) -> None:
    catalogue = teller.catalogue
    if page is not None:
        _write_page(page, html.sheet_page(catalogue, told, with_sources=sources))
    elif marks:
        print(markdown.sheet_text(catalogue, told, with_sources=sources), end="")
    else:
        show_sheet(screen_for(teller), teller, told, options=True, sources=sources)


def _tell_comparison(told: Comparison, page: Path | None, *, marks: bool) -> None:
    if page is not None:
        _write_page(page, html.comparison_page(teller.catalogue, told))
    elif marks:
        print(markdown.comparison_text(teller.catalogue, told), end="")
    else:
        show_comparison(screen_for(teller), teller, told)


def _write(path: Path, text: str) -> None:
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        why = error.strerror or str(error)
        raise Refused(teller.say("sheet-not-written", file=str(path), why=why)) from error


def _write_page(path: Path, text: str) -> None:
    _write(path, text)
    print(teller.say("sheet-written", file=str(path)))
