"""The curve of one deal as a picture: what it was likely to come to, decision by decision.

Drawn as SVG that takes its colours from the page around it. The words on it are the caller's.
"""

from __future__ import annotations

from dataclasses import dataclass
from html import escape
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

WIDTH: Final = 340
HEIGHT: Final = 180
_LEFT: Final = 46
_RIGHT: Final = 14
_TOP: Final = 12
_BOTTOM: Final = 24


@dataclass(frozen=True, slots=True)
class Point:
    """One decision on the curve."""

    made: float
    """What the play made was likely to come to."""
    possible: float
    """What the best one was."""
    costly: bool
    """Whether the difference is clear."""
    told: str
    """What is said when somebody points at it."""


@dataclass(frozen=True, slots=True)
class Axis:
    """The upright axis."""

    low: float
    high: float
    ticks: tuple[tuple[float, str], ...]
    """Where a line is drawn, and what stands beside it."""


def draw(points: Sequence[Point], axis: Axis, label: str, end: float | None) -> str:
    """Draw the curve of a deal.

    Args:
        points: its decisions, in order.
        axis: the upright axis.
        label: what a screen reader says.
        end: what the deal came to; ``None`` if it was left.
    """
    parts = [
        f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{escape(label)}">',
        *_lines(axis),
        *_numbers(len(points)),
        *_costs(points, axis),
        _line("possible", [each.possible for each in points], axis),
        _line("made", [each.made for each in points], axis),
        *_dots(points, axis),
    ]
    if end is not None:
        x, y = WIDTH - _RIGHT + 6, _height(end, axis)
        parts.append(f'<path class="end" d="M{x} {y - 6:.1f}l6 6l-6 6l-6 -6z"/>')
    return "".join([*parts, "</svg>"])


def _lines(axis: Axis) -> Iterator[str]:
    """The lines of the upright axis, and what stands beside them."""
    for value, told in axis.ticks:
        y = _height(value, axis)
        yield f'<path class="line" d="M{_LEFT} {y:.1f}H{WIDTH - _RIGHT}"/>'
        yield f'<text x="{_LEFT - 5}" y="{y + 4:.1f}" text-anchor="end">{escape(told)}</text>'


def _numbers(points: int) -> Iterator[str]:
    """The numbers of the first and the last decision."""
    for at in sorted({0, points - 1}):
        x = _place(at, points)
        yield f'<text x="{x:.1f}" y="{HEIGHT - 6}" text-anchor="middle">{at + 1}</text>'


def _costs(points: Sequence[Point], axis: Axis) -> Iterator[str]:
    """A bar from what was possible to what was made, where that is clear."""
    for at, point in enumerate(points):
        if point.costly:
            x = _place(at, len(points))
            y, to = _height(point.possible, axis), _height(point.made, axis)
            yield f'<path class="cost" d="M{x:.1f} {y:.1f}V{to:.1f}"/>'


def _line(kind: str, values: Sequence[float], axis: Axis) -> str:
    places = " ".join(
        f"{_place(at, len(values)):.1f},{_height(value, axis):.1f}"
        for at, value in enumerate(values)
    )
    return f'<polyline class="{kind}" points="{places}"/>'


def _dots(points: Sequence[Point], axis: Axis) -> Iterator[str]:
    """A dot for each decision, which says what was played."""
    for at, point in enumerate(points):
        x, y = _place(at, len(points)), _height(point.made, axis)
        kind = "dot costly" if point.costly else "dot"
        yield f'<circle class="{kind}" cx="{x:.1f}" cy="{y:.1f}" r="3">'
        yield f"<title>{escape(point.told)}</title></circle>"


def _place(at: int, points: int) -> float:
    """Where a decision stands from left to right."""
    room = WIDTH - _LEFT - _RIGHT - 16
    return _LEFT + 8 + (room * at / (points - 1) if points > 1 else room / 2)


def _height(value: float, axis: Axis) -> float:
    """Where a value stands from top to bottom."""
    share = (value - axis.low) / (axis.high - axis.low)
    return _TOP + (HEIGHT - _TOP - _BOTTOM) * (1 - min(max(share, 0.0), 1.0))
