"""The terminal itself: lines out, wrapped to its width and with coloured suits; entries in."""

from __future__ import annotations

import contextlib
import re
from typing import Final

from rich.console import Console
from rich.text import Text

with contextlib.suppress(ImportError):  # not on Windows; there the console edits the line
    import readline  # noqa: F401 -- `input` then edits the line and knows earlier ones

_BREAK: Final = re.compile(r"\s*\n\s*")
_COLOURS: Final = {r"♥\w+": "red", r"♦\w+": "cyan", r"♣\w+": "green", r"♠\w+": "bold"}


class Screen:
    """Where a game is shown and asked."""

    def __init__(self, console: Console | None = None) -> None:
        """Use the standard output, or another console."""
        self.console = console or Console(highlight=False)

    def show(self, *lines: str, style: str = "") -> None:
        """Print lines, each wrapped anew to the width."""
        for line in lines:
            text = Text(_BREAK.sub(" ", line), style=style)
            for pattern, colour in _COLOURS.items():
                text.highlight_regex(pattern, colour)
            self.console.print(text)

    def space(self) -> None:
        """Print an empty line."""
        self.console.print()

    def choices(self, items: list[str]) -> None:
        """Print short items side by side, as many on a line as there is room."""
        line = ""
        for item in items:
            if line and len(line) + 3 + len(item) > self.console.width:
                self.show(line)
                line = ""
            line += f"   {item}" if line else item
        self.show(line)

    def ask(self, prompt: str) -> str:
        """Read an entry.

        Raises:
            EOFError: there is no more input.
            KeyboardInterrupt: the person wants to leave.
        """
        return input(f"{prompt} ").strip()
