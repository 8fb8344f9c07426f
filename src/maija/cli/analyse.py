"""``maija analyse``: what each decision of a recorded game cost."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path  # noqa: TC003 -- Typer reads it
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from maija.cards import folded
from maija.lab.analysis import MORE, as_dict, people
from maija.lab.analysis import analyse as examine
from maija.players.advice import MASTER
from maija.record import RecordError, read_file
from maija.record.notation import SEATS
from maija.terminal import PlainScreen, screen_for
from maija.terminal.analysed import Words, show, teller_for, written

from .arguments import Damaged, Plain, Refused, json_option, seed_option, teller, whole_number

if TYPE_CHECKING:
    from maija.lab.analysis import Analysis
    from maija.record import GameRecord
    from maija.terminal.telling import Teller

MOST_DEALS = 10**7
ALL = "all"
_LONGEST = 60


def analyse(
    file: Annotated[
        Path, typer.Argument(help="help-file", metavar="metavar-file", show_default=False)
    ],
    seat: Annotated[
        str | None, typer.Option("--seat", help="help-analyse-seat", metavar="metavar-seat")
    ] = None,
    deals: Annotated[
        int,
        typer.Option(
            "--deals",
            help="help-analyse-deals",
            parser=whole_number(1, MOST_DEALS),
            metavar="metavar-number",
        ),
    ] = MORE,
    seed: Annotated[int, seed_option("0")] = 0,
    every: Annotated[  # noqa: FBT002 -- a flag
        bool, typer.Option("--every", help="help-analyse-every")
    ] = False,
    as_json: Annotated[bool, json_option] = False,  # noqa: FBT002 -- a flag
    html: Annotated[
        Path | None, typer.Option("--html", help="help-analyse-html", metavar="metavar-file")
    ] = None,
    plain: Plain = False,  # noqa: FBT002 -- a flag
) -> None:
    """Examine every decision of a recorded game."""
    record = _read(file)
    if not any(deal.turns for deal in record.deals):
        raise Refused(teller.say("error-analyse-empty", file=str(file)))
    told_by = teller_for(teller.catalogue, record.seats)
    seats = _seats(record, told_by, seat)
    if html is not None:
        _try_writing(html)
    screen = screen_for(told_by, plain=plain)
    found = _examined(record, seats, deals, seed, plain=isinstance(screen, PlainScreen))
    family = record.preset.family
    words = Words(found, family, told_by)
    if html is not None:
        _write(html, written(words))
    if as_json:
        print(json.dumps(as_dict(found, family), ensure_ascii=False))
        return
    show(screen, words, every=every)
    if html is not None:
        print(teller.say("analysis-written", file=str(html)))


def _read(file: Path) -> GameRecord:
    """The game of a file.

    Raises:
        Refused: it cannot be read, or is no record.
    """
    try:
        return read_file(file)
    except RecordError as error:
        raise Damaged(teller.damage(str(file), error.line, error.reason, error.family)) from error
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or str(error)
        raise Refused(teller.say("file-unreadable", file=str(file), why=why)) from error


def _seats(record: GameRecord, told_by: Teller, wanted: str | None) -> tuple[int, ...]:
    """The seats that were asked for: by letter, number or name.

    Raises:
        Refused: there is none such.
    """
    everybody = range(len(record.seats))
    if wanted is None:
        return people(record)
    word = folded(wanted.strip())
    if word == ALL:
        return tuple(everybody)
    known = {
        seat: {folded(SEATS[seat]), str(seat + 1), folded(record.seats[seat])}
        | {folded(told_by.seat(seat))}
        for seat in everybody
    }
    for seat, names in known.items():
        if word in names:
            return (seat,)
    told = ", ".join(f"{SEATS[seat]} ({told_by.seat(seat)})" for seat in everybody)
    raise Refused(teller.say("error-analyse-seat", text=wanted[:_LONGEST], seats=told))


def _examined(
    record: GameRecord, seats: tuple[int, ...], deals: int, seed: int, *, plain: bool
) -> Analysis:
    """The analysis; how far it is, is shown on the standard error, or in plain lines what is done.

    Raises:
        Refused: the extra ``fast`` is not installed.
    """
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    family = record.preset.family
    watched = sys.stderr.isatty()
    with Progress(
        *columns, TimeRemainingColumn(), console=console, disable=plain or not watched
    ) as bar:
        task = bar.add_task("", total=None)

        def begin(told: str) -> None:
            bar.update(task, description=told)
            if plain and watched:
                print(told, file=sys.stderr)

        try:
            if not MASTER.prepared(family):
                begin(teller.say("analyse-preparing"))
                MASTER.prepare(family)
            begin(teller.say("analyse-working"))
            return examine(
                record,
                seats,
                deals=deals,
                seed=seed,
                threads=os.cpu_count() or 1,
                progress=lambda done, total: bar.update(task, completed=done, total=total),
            )
        except ImportError as error:
            raise Refused(teller.say("advice-missing")) from error


def _try_writing(file: Path) -> None:
    """Refuse a file that cannot be written before anything is examined for it.

    Raises:
        Refused: it cannot be written.
    """
    there = file.exists()
    _write(file, None)
    if not there:
        file.unlink()


def _write(file: Path, text: str | None) -> None:
    """Write a file; without a text only try to.

    Raises:
        Refused: it cannot be written.
    """
    try:
        with file.open("a" if text is None else "w", encoding="utf-8") as opened:
            opened.write(text or "")
    except OSError as error:
        why = error.strerror or str(error)
        raise Refused(teller.say("error-file", file=f"{file}: {why}")) from error
