"""``maija simulate``: many deals between computer players."""

from __future__ import annotations

import json
import sys
from pathlib import Path  # noqa: TC003 -- Typer reads it
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from maija import lab
from maija.players.engine import Seated, seats_in

from .arguments import (
    Refused,
    game,
    json_option,
    players_option,
    preset_argument,
    seated,
    seed_option,
    set_option,
    teller,
    whole_number,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from maija.players import Player

MOST_DEALS = 10**9
MOST_THREADS = 1024


def simulate(
    preset: Annotated[str, preset_argument],
    players: Annotated[int | None, players_option] = None,
    deals: Annotated[
        int,
        typer.Option(
            "--deals",
            help="help-deals",
            parser=whole_number(1, MOST_DEALS),
            metavar="metavar-number",
        ),
    ] = 1000,
    seats: Annotated[
        str | None,
        typer.Option("--seats", help="help-seats", metavar="metavar-seats"),
    ] = None,
    options: Annotated[list[str] | None, set_option] = None,
    seed: Annotated[int, seed_option("0")] = 0,
    threads: Annotated[
        int | None,
        typer.Option(
            "--threads",
            help="help-threads",
            parser=whole_number(1, MOST_THREADS),
            metavar="metavar-number",
        ),
    ] = None,
    as_json: Annotated[bool, json_option] = False,  # noqa: FBT002 -- a flag
    out: Annotated[
        Path | None, typer.Option("--out", help="help-out", metavar="metavar-file")
    ] = None,
) -> None:
    """Let computer players play many deals against each other."""
    places = [seated(name) for name in seats_in(seats)] if seats is not None else []
    named = [place.name for place in places]
    if players is None and named:
        players = len(named)
    chosen, rules, number = game(preset, options or (), players)
    experiment = lab.Experiment(
        chosen.name, chosen.family, rules, _line_up(named, number), deals, seed
    )
    results = _run(experiment, threads, out, places)
    if as_json:
        print(json.dumps(results.as_dict()))
        return
    _show(results, experiment)
    if out is not None:
        print(teller.say("simulate-written", file=str(out)))


def _line_up(named: Sequence[str], number: int) -> tuple[str, ...]:
    """A player for each seat; by default one ``simple`` among ``random`` ones."""
    usual = ("simple", *["random"] * (number - 1))
    if named and len(named) != number:
        raise Refused(
            teller.say(
                "error-seats", given=len(named), players=str(number), example=",".join(usual)
            )
        )
    return tuple(named) or usual


def _run(
    experiment: lab.Experiment,
    threads: int | None,
    out: Path | None,
    places: Sequence[Player | Seated],
) -> lab.Results:
    programs = [place for place in places if isinstance(place, Seated)]
    try:
        for program in programs:
            program.open()
        kernel = lab.Asking(experiment.family, places) if programs else None
        return _played(experiment, threads, out, kernel)
    finally:
        for program in programs:
            program.close()


def _played(
    experiment: lab.Experiment, threads: int | None, out: Path | None, kernel: lab.Asking | None
) -> lab.Results:
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(
        *columns, TimeRemainingColumn(), console=console, disable=not sys.stderr.isatty()
    ) as bar:
        task = bar.add_task(teller.say("simulate-compiling"), total=experiment.deals)
        try:
            return lab.simulate(
                experiment,
                threads=threads,
                out=out,
                started=lambda: bar.update(task, description=teller.say("simulate-playing")),
                progress=lambda played: bar.advance(task, played),
                kernel=kernel,
            )
        except lab.Unwritable as error:
            raise Refused(teller.say("error-file", file=str(error))) from error
        except ImportError as error:
            raise Refused(teller.say("error-lab")) from error


def _show(results: lab.Results, experiment: lab.Experiment) -> None:
    title = teller.say("simulate-title", preset=results.preset, deals=results.deals)
    table = Table(title=title, title_justify="left")
    table.add_column(teller.say("simulate-player"))
    table.add_column(teller.say("simulate-seats"), justify="right")
    counted = "losses" if experiment.counts_losses else "points"
    table.add_column(teller.say(f"simulate-{counted}"), justify="right")
    table.add_column(teller.say("simulate-interval"), justify="right")
    for line in results.lines:
        value = line.loss_rate if experiment.counts_losses else line.points_per_deal
        table.add_row(
            line.player, str(line.seats), _number(value, experiment), _interval(line, experiment)
        )
    Console().print(table)
    if results.drawn:
        print(teller.say("simulate-drawn", number=results.drawn))
    if results.broken_off:
        print(teller.say("simulate-broken", number=results.broken_off))


def _interval(line: lab.Line, experiment: lab.Experiment) -> str:
    if line.low is None or line.high is None:
        return teller.say("simulate-unknown")
    return teller.say(
        "simulate-range", low=_number(line.low, experiment), high=_number(line.high, experiment)
    )


def _number(value: float | None, experiment: lab.Experiment) -> str:
    if value is None:
        return ""
    if experiment.counts_losses:
        return teller.say("simulate-percent", number=100 * value)
    return teller.say("simulate-number", number=value)
