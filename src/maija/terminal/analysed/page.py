"""An analysis as a page of its own: one file, no scripts, nothing from elsewhere.

It can be read on a phone and printed, by day and by night. Every text is escaped: names and the
like come from a file that anybody may have written.
"""

from __future__ import annotations

import re
from html import escape
from typing import TYPE_CHECKING, Final

from maija.players.advice import Unit

from .curve import Axis, Point, draw
from .look import STYLE

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from maija.lab.analysis import Decision, Outcome

    from .words import Words

_SUITS: Final = (("♥", "hearts"), ("♦", "diamonds"), ("♣", "clubs"), ("♠", "spades"))
_CARDS: Final = tuple((re.compile(rf"{sign}\w+"), name) for sign, name in _SUITS)
_POLICY: Final = "default-src 'none'; style-src 'unsafe-inline'"
"""Whatever might slip in does nothing and loads nothing."""
_STEPS: Final = (5, 10, 20, 50, 100, 200)
"""Between the lines of an axis of points lie so many of them."""
_MOST_LINES: Final = 5


def written(words: Words) -> str:
    """The page.

    Args:
        words: says what was found.
    """
    title = _text(words.title())
    language = escape(words.teller.catalogue.language)
    parts = [
        f'<!doctype html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n',
        f'<meta http-equiv="Content-Security-Policy" content="{_POLICY}">\n',
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n',
        f"<title>{title}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<main>\n",
        f"<h1>{title}</h1>\n",
        *(f'<p class="note">{_text(note)}</p>\n' for note in words.notes()),
    ]
    for seat in words.analysis.seats:
        parts += _seat(words, seat)
    return "".join([*parts, "</main>\n</body>\n</html>\n"])


def _text(told: str) -> str:
    """A text, escaped, with its cards in the colours of their suits."""
    safe = escape(told)
    for pattern, name in _CARDS:
        safe = pattern.sub(rf'<b class="{name}">\g<0></b>', safe)
    return safe


def _seat(words: Words, seat: int) -> Iterator[str]:
    """The decisions of a seat."""
    yield f"<section>\n<h2>{_text(words.seat(seat))}</h2>\n<p>{_text(words.summary(seat))}</p>\n"
    found = words.analysis.of(seat)
    if found:
        yield f"<h3>{_text(words.curve())}</h3>\n"
        yield from _legend(words)
        yield '<div class="deals">\n'
        axis = _axis(words, found)
        for outcome in words.analysis.outcomes:
            row = [each for each in found if each.deal == outcome.deal]
            if row:
                yield _deal(words, outcome, seat, row, axis)
        yield "</div>\n"
        yield from _costliest(words, seat)
        yield from _every(words, seat)
    yield "</section>\n"


def _legend(words: Words) -> Iterator[str]:
    """What the lines and signs of the curves mean."""
    yield '<ul class="legend">'
    for message, kind, path in (
        ("analysis-curve-made", "made", "M1 6H23"),
        ("analysis-curve-possible", "possible", "M1 6H23"),
        ("analysis-curve-cost", "cost", "M1 6H23"),
        ("analysis-curve-end", "end", "M12 0l6 6l-6 6l-6 -6z"),
    ):
        mark = (
            f'<svg viewBox="0 0 24 12" aria-hidden="true"><path class="{kind}" d="{path}"/></svg>'
        )
        yield f"<li>{mark} {_text(words.say(message))}</li>"
    yield "</ul>\n"


def _deal(words: Words, outcome: Outcome, seat: int, row: Sequence[Decision], axis: Axis) -> str:
    """The curve of a deal."""
    told = f"{words.deal(outcome.deal)}: {words.outcome(outcome, seat)}"
    points = [
        Point(
            each.reached.counted,
            each.possible.counted,
            each.clear,
            words.say(
                "analysis-point",
                number=str(number),
                played=words.play(each, each.played),
                estimate=words.estimate(each.reached),
            ),
        )
        for number, each in enumerate(row, 1)
    ]
    end = None if outcome.results is None else outcome.results[seat]
    picture = draw(points, axis, f"{words.curve()}. {told}", end)
    return f"<figure>\n<figcaption>{_text(told)}</figcaption>\n{picture}\n</figure>\n"


def _axis(words: Words, found: Sequence[Decision]) -> Axis:
    """An axis that has room for everything there is to see, the same for all deals."""
    if words.analysis.unit is Unit.LOSING:
        ticks = [(share, f"{round(100 * share)} %") for share in (0.0, 0.5, 1.0)]
        return Axis(0.0, 1.0, tuple(ticks))
    seats = words.analysis.seats
    values = [each.reached.counted for each in found]
    values += [each.possible.counted for each in found]
    values += [
        each.results[seat] for each in words.analysis.outcomes if each.results for seat in seats
    ]
    low, high = min(0.0, *values), max(10.0, *values)
    step = next((each for each in _STEPS if (high - low) / each <= _MOST_LINES), _STEPS[-1])
    first, last = int(low // step), -int(-high // step)
    ticks = [(float(at * step), str(at * step)) for at in range(first, last + 1)]
    return Axis(ticks[0][0], ticks[-1][0], tuple(ticks))


def _costliest(words: Words, seat: int) -> Iterator[str]:
    """The decisions that cost most, each with what would have been better and why."""
    costly = words.analysis.costliest(seat)
    yield f"<h3>{_text(words.say('analysis-costliest'))}</h3>\n"
    if not costly:
        yield f"<p>{_text(words.say('analysis-none'))}</p>\n"
    for place, decision in enumerate(costly, 1):
        yield f"<article>\n<h4>{_text(words.heading(place, decision))}</h4>\n"
        for told in words.held(decision):
            yield f'<p class="held">{_text(told)}</p>\n'
        yield f'<p class="played">{_text(words.made(decision))}</p>\n'
        yield f'<p class="better">{_text(words.better(decision))}</p>\n'
        yield f'<p class="price">{_text(words.cost(decision))}</p>\n'
        for title, remarks in (
            ("analysis-for-best", words.for_best(decision)),
            ("analysis-for-played", words.for_played(decision)),
        ):
            if remarks:
                rows = "".join(f"<li>{_text(remark)}</li>" for remark in remarks)
                yield f"<h5>{_text(words.say(title))}</h5>\n<ul>{rows}</ul>\n"
        yield "</article>\n"


def _every(words: Words, seat: int) -> Iterator[str]:
    """Every decision, a row each; on a narrow screen each becomes a block of its own."""
    names = words.columns()
    yield f"<h3>{_text(words.say('analysis-all'))}</h3>\n<table>\n<thead><tr>"
    yield from (f'<th scope="col">{_text(name)}</th>' for name in names)
    yield "</tr></thead>\n<tbody>\n"
    for decision, cells in words.rows(seat):
        yield '<tr class="costly">' if decision.clear else "<tr>"
        for name, told in zip(names, cells, strict=True):
            yield f'<td data-column="{escape(name)}">{_text(told)}</td>'
        yield "</tr>\n"
    yield "</tbody>\n</table>\n"
