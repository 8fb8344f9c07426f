"""The terminal for ears and for fingers on braille: plain lines, one after the other.

No colour, no drawing, no table, nothing side by side and no empty line: one event is one line, as
long as it is, and the terminal or the screen reader folds it. Cards are called by their names.
"""

from __future__ import annotations

import os
import re
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from rich.console import Console
from rich.text import Text

from .screen import FOUR_COLOURS, Screen

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from rich.table import Table

    from .telling import Teller

_BREAK: Final = re.compile(r"\s*\n\s*")
_SIGNS: Final = "♣♦♥♠"
_SPACES: Final = re.compile(r"\s{2,}")
EXPLAINING: Final = "dim"
"""The style of what explains: cards stand there as they are typed."""


class PlainScreen(Screen):
    """Where a game is shown in plain lines."""

    def __init__(self, teller: Teller, console: Console | None = None) -> None:
        """Use the standard output, or another console.

        Args:
            teller: knows how cards are called.
            console: where to write.
        """
        plain = Console(color_system=None, no_color=True, highlight=False)
        super().__init__(console or plain, colours={})
        self.teller = teller

    def show(self, *lines: str, style: str = "", indent: int = 0) -> None:
        """Print each line whole."""
        del indent
        for line in lines:
            told = _BREAK.sub(" ", line)
            self._write(told if style == EXPLAINING else self.spoken(told))

    def coloured(self, line: str) -> Text:
        """A line as it is."""
        return Text(line)

    def teller_for(self, teller: Teller) -> Teller:
        """Cards have names, also in the cases of a language."""
        return replace(teller, by_name=True)

    def rule(self, title: str) -> None:
        """Print a title as a line."""
        self._write(title)

    def space(self) -> None:
        """Print nothing: an empty line says nothing."""

    def choices(self, items: Sequence[str]) -> None:
        """Print each choice on a line of its own."""
        self.show(*items)

    def table(self, table: Table) -> None:
        """Print each row as a line, what stands above a column before what stands in it."""
        if table.title:
            self._write(str(table.title))
        heads = [str(column.header) for column in table.columns]
        for row in zip(*(column.cells for column in table.columns), strict=True):
            cells = [_BREAK.sub(" ", str(cell)).strip() for cell in row]
            told = [
                f"{head}: {cell}" if head and table.show_header else cell
                for head, cell in zip(heads, cells, strict=True)
                if cell
            ]
            self.show(self.teller.joined(told))

    def spoken(self, line: str) -> str:
        """A line with its cards by their names, several in a row with commas between."""
        ranks = sorted(self.teller.letters.ranks, key=len, reverse=True)
        card = f"[{_SIGNS}](?:{'|'.join(map(re.escape, ranks))})(?!\\w)"
        row = re.compile(f"{card}(?: +{card})*")
        told = row.sub(lambda found: ", ".join(map(self._named, found[0].split())), line)
        return _SPACES.sub(" ", told)

    def _named(self, card: str) -> str:
        """What a card is called."""
        rank = self.teller.letters.ranks.index(card[1:])
        return self.teller.named(_SIGNS.index(card[0]) * 13 + rank)

    def _write(self, line: str) -> None:
        self.console.file.write(f"{line}\n")
        self.console.file.flush()


def screen_for(
    teller: Teller, colours: Mapping[str, str] = FOUR_COLOURS, *, plain: bool = False
) -> Screen:
    """The screen that a person wants, or that the terminal can show.

    Args:
        teller: says things in the person's language.
        colours: of the suits; ``NO_COLOR`` in the environment takes them away.
        plain: plain lines are wanted. A terminal that calls itself ``dumb`` gets them anyway.
    """
    if plain or os.environ.get("TERM") == "dumb":
        return PlainScreen(teller)
    return Screen(colours=colours)


__all__ = ["PlainScreen", "screen_for"]
