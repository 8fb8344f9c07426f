"""The course of a contest as a picture: each player's result with its 95 % interval, deal by deal.

The words on it are the caller's: nothing is said here.
"""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from math import sqrt
from typing import TYPE_CHECKING, Any, Final

from maija.lab.parquet import Unwritable, try_writing
from maija.lab.results import Z

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from .figures import Figures

ENDINGS: Final = (".svg", ".png", ".pdf")
"""What pictures can be written."""
_SIZE: Final = (8.0, 4.5)
_SHADE: Final = 0.2
_FIRST: Final = 10
"""From this deal on the course is drawn: before it, it is nothing but noise."""
_POINTS: Final = 1000
"""Of so many deals at most the result is drawn."""


@dataclass(frozen=True, slots=True)
class Labels:
    """The words on the picture."""

    title: str
    deals: str
    result: str


def try_plotting(file: Path) -> None:
    """Look whether a picture can be drawn and written, before anything is played for it.

    Raises:
        Unwritable: it cannot be written.
        ImportError: the extra ``lab`` is not installed.
        ValueError: its ending is none of ``ENDINGS``.
    """
    import matplotlib.figure  # noqa: F401, PLC0415 -- needs the extra lab

    if file.suffix.lower() not in ENDINGS:
        raise ValueError(f"{file}: the picture may end in {', '.join(ENDINGS)}")
    try_writing(file)


def plot(figures: Figures, file: Path, labels: Labels) -> None:
    """Draw the course of a contest: whole, or not at all.

    Raises:
        Unwritable: the file cannot be written.
    """
    from matplotlib.figure import Figure  # noqa: PLC0415 -- needs the extra lab

    picture: Any = Figure(figsize=_SIZE, layout="constrained")
    axes = picture.subplots()
    for tally in figures.tallies:
        deals, means, margins = course(tally.own, tally.own_unit)
        (line,) = axes.plot(deals, means, label=tally.name)
        low = [mean - margin for mean, margin in zip(means, margins, strict=True)]
        high = [mean + margin for mean, margin in zip(means, margins, strict=True)]
        axes.fill_between(deals, low, high, color=line.get_color(), alpha=_SHADE, linewidth=0)
    axes.set_title(labels.title)
    axes.set_xlabel(labels.deals)
    axes.set_ylabel(labels.result)
    axes.set_ylim(bottom=min(0.0, axes.get_ylim()[0]) if not figures.losses else 0.0)
    for text in axes.legend().get_texts():
        text.set_parse_math(False)  # a command may hold dollar signs
    partly = file.with_name(f".{file.name}.partly")
    try:
        picture.savefig(partly, format=file.suffix[1:].lower())
        partly.replace(file)
    except OSError as error:
        with suppress(OSError):
            partly.unlink()
        raise Unwritable(f"{file}: {error.strerror or error}") from error


def course(numbers: Sequence[int], unit: float) -> tuple[list[int], list[float], list[float]]:
    """The mean after some of the deals, and half of its 95 % interval.

    Returns:
        After how many deals, the means, and the margins on either side of them.
    """
    deals: list[int] = []
    means: list[float] = []
    margins: list[float] = []
    total = squares = 0
    step = max(len(numbers) // _POINTS, 1)
    for n, number in enumerate(numbers, 1):
        total += number
        squares += number * number
        if n == len(numbers) or (n >= _FIRST and n % step == 0):
            spread = (n * squares - total * total) / (n * n * (n - 1)) if n > 1 else 0.0
            deals.append(n)
            means.append(total / n * unit)
            margins.append(Z * sqrt(spread) * unit)
    return deals, means, margins
