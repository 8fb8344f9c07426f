"""The terminal itself: lines out, wrapped to its width and with coloured suits; entries in."""

from __future__ import annotations

import contextlib
import re
from typing import TYPE_CHECKING, Final

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from .lines import Line, rows

with contextlib.suppress(ImportError):  # not on Windows; there the console edits the line
    import readline  # noqa: F401 -- `input` then edits the line and knows earlier ones

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from rich.table import Table

    from .telling import Teller

_BREAK: Final = re.compile(r"\s*\n\s*")
FOUR_COLOURS: Final[Mapping[str, str]] = {
    r"♥\w+": "bright_red",
    r"♦\w+": "bright_blue",
    r"♣\w+": "green",
    r"♠\w+": "bold",
}
"""A colour for each suit."""
TWO_COLOURS: Final[Mapping[str, str]] = {r"[♥♦]\w+": "bright_red", r"[♣♠]\w+": "bold"}
"""Red and black, as most packs are printed."""
_GAP: Final = "   "
CHOICES: Final = "choices"
"""The style of a row of choices: their numbers stand back."""


class Screen:
    """Where a game is shown and asked."""

    def __init__(
        self, console: Console | None = None, colours: Mapping[str, str] = FOUR_COLOURS
    ) -> None:
        """Use the standard output, or another console.

        Args:
            console: where to write.
            colours: of the suits.
        """
        self.console = console or Console(highlight=False)
        self.colours = colours

    def show(self, *lines: str, style: str = "", indent: int = 0) -> None:
        """Print lines, each wrapped anew to the width; what is wrapped stands under the indent."""
        for line in lines:
            text = Text(_BREAK.sub(" ", line), style="" if style == CHOICES else style)
            for pattern, colour in self.colours.items():
                text.highlight_regex(pattern, colour)
            if style == CHOICES:
                text.highlight_regex(r"(?:(?<=^)|(?<=   ))\d+(?= )", "dim")
            for row in rows(text, max(self.console.width - indent, 10)):
                self.console.print(Text(" " * indent) + row)

    def coloured(self, line: str) -> Text:
        """A line with its suits in their colours, for a place in a table."""
        text = Line(line)
        for pattern, colour in self.colours.items():
            text.highlight_regex(pattern, colour)
        return text

    def teller_for(self, teller: Teller) -> Teller:
        """Who tells what is shown here."""
        return teller

    def rule(self, title: str) -> None:
        """Print a title across the whole width."""
        self.console.rule(Text(title, style="bold"), style="dim", align="left")

    def table(self, table: Table) -> None:
        """Print a table."""
        self.console.print(table)

    def space(self) -> None:
        """Print an empty line."""
        self.console.print()

    def choices(self, items: Sequence[str]) -> None:
        """Print short items side by side, as many on a line as there is room."""
        line = ""
        for item in items:
            if line and cell_len(line) + len(_GAP) + cell_len(item) > self.console.width:
                self.show(line, style=CHOICES)
                line = ""
            line += f"{_GAP}{item}" if line else item
        self.show(line, style=CHOICES)

    def ask(self, prompt: str) -> str:
        """Read an entry.

        Raises:
            EOFError: there is no more input.
            KeyboardInterrupt: the person wants to leave.
        """
        try:
            return input(f"{prompt} ").strip()
        except (OSError, RuntimeError, ValueError) as error:  # no input, or none any more
            raise EOFError from error
