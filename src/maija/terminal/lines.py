"""How a text is broken into lines: at plain spaces, nowhere else.

A space that is no break ties a quotation mark, a colon or a unit to its word. The console would
break there as well; a `Line` does not, in a table either.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from rich.cells import cell_len
from rich.containers import Lines
from rich.measure import Measurement
from rich.text import Text

if TYPE_CHECKING:
    from rich.console import Console, ConsoleOptions, JustifyMethod, OverflowMethod

_WORD: Final = re.compile(r"(?:^ +)?[^ ]+ *")


def rows(text: Text, width: int) -> list[Text]:
    """A text as rows of whole words; a word that is too wide for one is left to the console."""
    ends, taken = [], 0
    for word in _WORD.finditer(text.plain):
        if taken and taken + cell_len(word[0].rstrip(" ")) > width:
            ends.append(word.start())
            taken = 0
        taken += cell_len(word[0])
    found = list(text.divide(ends)) if ends else [text]
    for row in found:
        row.rstrip()
    return found


class Line(Text):
    """A text that the console breaks at plain spaces alone."""

    def wrap(
        self,
        console: Console,
        width: int,
        *,
        justify: JustifyMethod | None = None,
        overflow: OverflowMethod | None = None,
        tab_size: int = 8,
        no_wrap: bool | None = None,
    ) -> Lines:
        """The text in lines of this width."""
        found = Lines()
        for line in self.split("\n", allow_blank=True):
            for row in [line] if no_wrap else rows(line, width):
                found.extend(
                    row.wrap(
                        console,
                        width,
                        justify=justify,
                        overflow=overflow,
                        tab_size=tab_size,
                        no_wrap=no_wrap,
                    )
                )
        return found

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        """How narrow and how wide it can be: what is tied counts as one word."""
        widest = super().__rich_measure__(console, options).maximum
        words = (word.rstrip(" ") for word in _WORD.findall(self.plain.replace("\n", " ")))
        return Measurement(max(map(cell_len, words), default=0), widest)


__all__ = ["Line", "rows"]
