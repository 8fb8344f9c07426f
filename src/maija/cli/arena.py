"""``maija arena``: duplicate deals between any players, and what they prove."""

from __future__ import annotations

import json
from pathlib import Path  # noqa: TC003 -- Typer reads it
from typing import TYPE_CHECKING, Annotated, Final

import typer
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from maija.lab.arena import MEASURES, Contest, Hypotheses, run
from maija.lab.arena.plot import ENDINGS, Labels, plot, try_plotting
from maija.players.api import AT_MOST
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
    tell_lost,
    teller,
    whole_number,
)
from .contests import (
    MOST_DEALS,
    Budget,
    Cluster,
    Processes,
    Resume,
    deals_option,
    number,
    percent,
    progress,
    refusing,
    span,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from maija.lab.arena import Results, Standing

_LONGEST: Final = 60
_USUAL: Final = ("habit", "simple")
"""Who plays if nobody says otherwise: one of the first among the second."""


def arena(
    preset: Annotated[str, preset_argument],
    players: Annotated[int | None, players_option] = None,
    deals: Annotated[int, deals_option] = 300,
    seats: Annotated[
        str | None, typer.Option("--seats", help="help-line-up", metavar="metavar-seats")
    ] = None,
    options: Annotated[list[str] | None, set_option] = None,
    seed: Annotated[int, seed_option("0")] = 0,
    budget: Budget = None,
    sprt: Annotated[
        str | None, typer.Option("--sprt", help="help-sprt", metavar="metavar-sprt")
    ] = None,
    errors: Annotated[
        str, typer.Option("--errors", help="help-errors", metavar="metavar-errors")
    ] = "0.05:0.05",
    least: Annotated[
        int,
        typer.Option(
            "--least",
            help="help-least",
            parser=whole_number(1, MOST_DEALS),
            metavar="metavar-number",
        ),
    ] = 100,
    processes: Processes = None,
    cluster: Cluster = None,
    resume: Resume = None,
    out: Annotated[
        Path | None, typer.Option("--out", help="help-out", metavar="metavar-file")
    ] = None,
    picture: Annotated[
        Path | None, typer.Option("--plot", help="help-plot", metavar="metavar-file")
    ] = None,
    as_json: Annotated[bool, json_option] = False,  # noqa: FBT002 -- a flag
) -> None:
    """Let players play duplicate deals against each other, and say what that proves."""
    named = list(map(_place, seats_in(seats))) if seats is not None else []
    if players is None and named:
        players = len(named)
    chosen, rules, many = game(preset, options or (), players)
    contest = Contest(chosen.name, rules, _line_up(named, many), deals, seed, budget)
    test = _test(sprt, errors, least, contest)
    with refusing():
        if picture is not None:
            _try_plotting(picture)
        with progress(deals) as told:
            found = run(
                contest,
                processes=processes,
                cluster=cluster,
                test=test,
                keep=resume,
                out=out,
                progress=told,
                lost=tell_lost,
            )
        if picture is not None:
            plot(found.figures, picture, _labels(found.results, contest))
    if as_json:
        print(json.dumps(found.results.as_dict()))
        return
    _show(found.results, contest)
    for file in (out, picture):
        if file is not None:
            print(teller.say("simulate-written", file=str(file)))


def _place(text: str) -> str:
    """The name of a player as it is written, or the text that names a program, if it can.

    Raises:
        Refused: there is no such player, or no command.
    """
    player = seated(text)
    return text.strip() if isinstance(player, Seated) else player.name


def _line_up(named: Sequence[str], many: int) -> tuple[str, ...]:
    """A player for each place."""
    usual = (_USUAL[0], *[_USUAL[1]] * (many - 1))
    if named and len(named) != many:
        told = teller.say(
            "error-seats", given=len(named), players=str(many), example=",".join(usual)
        )
        raise Refused(told)
    return tuple(named) or usual


def _test(sprt: str | None, errors: str, least: int, contest: Contest) -> Hypotheses | None:
    """The sequential test that is asked for."""
    if sprt is None:
        return None
    alpha, beta = _numbers(errors.split(":"), 2, "error-errors", errors)
    if not (0 < alpha < 0.5 and 0 < beta < 0.5):
        raise Refused(teller.say("error-errors", text=errors[:_LONGEST]))
    measure, *given = sprt.strip().lower().split(":")
    h0, h1 = _numbers(given, 2, "error-sprt", sprt)
    if measure not in MEASURES or h0 == h1:
        raise Refused(teller.say("error-sprt", text=sprt[:_LONGEST]))
    if len(contest.players) == 1:
        raise Refused(teller.say("error-sprt-alone"))
    return Hypotheses(measure, h0, h1, alpha, beta, least)


def _numbers(words: Sequence[str], many: int, refusal: str, text: str) -> list[float]:
    """So many numbers, each perhaps in per cent."""
    try:
        found = [
            float(word.removesuffix("%")) / (100 if word.endswith("%") else 1) for word in words
        ]
    except ValueError:
        found = []
    if len(found) != many or not all(-1e6 < each < 1e6 for each in found):
        raise Refused(teller.say(refusal, text=text[:_LONGEST]))
    return found


def _try_plotting(picture: Path) -> None:
    try:
        try_plotting(picture)
    except ValueError as error:
        told = teller.say("error-plot", file=str(picture), endings=" ".join(ENDINGS))
        raise Refused(told) from error


def _labels(results: Results, contest: Contest) -> Labels:
    counted = "losses" if contest.counts_losses else "points"
    title = teller.say("simulate-title", preset=results.preset, deals=results.deals)
    return Labels(title, teller.say("arena-deals"), teller.say(f"simulate-{counted}"))


def _show(results: Results, contest: Contest) -> None:
    title = teller.say("arena-title", preset=results.preset, deals=results.deals)
    table = Table(title=title, title_justify="left")
    table.add_column(teller.say("simulate-player"))
    counted = "losses" if contest.counts_losses else "points"
    for heading in (
        *("simulate-seats", f"simulate-{counted}", "simulate-interval"),
        *("arena-advantage", "arena-cpu", "arena-most"),
    ):
        table.add_column(teller.say(heading), justify="right")
    for line in results.lines:
        table.add_row(*_row(line))
    Console().print(table)
    print(teller.say("arena-games", games=results.games, seed=str(results.seed)))
    for name, many in (("drawn", results.drawn), ("broken", results.broken_off)):
        if many:
            print(teller.say(f"arena-{name}", number=many))
    for line in results.lines:
        if line.over_budget and results.budget is not None:
            told = teller.say(
                "arena-over",
                name=line.player,
                number=line.over_budget,
                of=line.decisions,
                budget=number(1000 * AT_MOST * results.budget),
            )
            print(told)
        if line.lost_seats:
            of = results.deals * line.seats
            print(teller.say("arena-lost", name=line.player, number=line.lost_seats, of=of))
    if results.sprt is not None:
        _show_test(results, contest)


def _row(line: Standing) -> tuple[str, ...]:
    value, write = line.points_per_deal, number
    if line.loss_rate is not None:
        value, write = line.loss_rate, percent
    return (
        escape(line.player),
        str(line.seats),
        write(value or 0.0),
        span(line.low, line.high, write),
        span(line.advantage_low, line.advantage_high, write),
        number(line.cpu_ms_per_move),
        number(line.cpu_ms_most),
    )


def _show_test(results: Results, contest: Contest) -> None:
    """What the sequential test found."""
    asked = results.sprt or {}
    write = percent if contest.counts_losses else number
    told = teller.say(
        f"arena-sprt-{asked['measure']}",
        name=contest.seats[0],
        decision=asked["decision"],
        deals=asked["deals"],
        low=write(asked["h0"]),
        high=write(asked["h1"]),
        ratio=number(asked["ratio"]),
    )
    print(told)
