"""``maija ladder``: all players of a game against each other, and their ratings."""

from __future__ import annotations

import json
import shlex
from pathlib import Path  # noqa: TC003 -- Typer reads it
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.table import Table

from maija.lab import Unwritable
from maija.lab.arena import Contest
from maija.lab.arena import ladder as climbing
from maija.lab.arena.ladder import Ladder, pairs_of
from maija.lab.parquet import try_writing
from maija.players import PLAYERS

from .arguments import (
    Refused,
    game,
    json_option,
    player,
    players_option,
    preset_argument,
    seed_option,
    set_option,
    teller,
)
from .contests import (
    Budget,
    Cluster,
    Processes,
    Resume,
    deals_option,
    number,
    progress,
    refusing,
    span,
)

if TYPE_CHECKING:
    from collections.abc import Sequence


def ladder(
    preset: Annotated[str, preset_argument],
    players: Annotated[int | None, players_option] = None,
    deals: Annotated[int, deals_option] = 1000,
    who: Annotated[
        str | None, typer.Option("--who", help="help-who", metavar="metavar-seats")
    ] = None,
    neighbours: Annotated[  # noqa: FBT002 -- a flag
        bool, typer.Option("--neighbours", help="help-neighbours")
    ] = False,
    options: Annotated[list[str] | None, set_option] = None,
    seed: Annotated[int, seed_option("0")] = 0,
    budget: Budget = None,
    processes: Processes = None,
    cluster: Cluster = None,
    resume: Resume = None,
    out: Annotated[
        Path | None, typer.Option("--out", help="help-ladder-out", metavar="metavar-file")
    ] = None,
    as_json: Annotated[bool, json_option] = False,  # noqa: FBT002 -- a flag
) -> None:
    """Let all players of a game meet, and rate them."""
    chosen, rules, seated = game(preset, options or (), players)
    names = _names(who)
    if seated < 2:
        raise Refused(teller.say("error-ladder-two"))
    contest = Contest(chosen.name, rules, (names[0],) * seated, deals, seed, budget)
    changed = {
        name: text for name, text in rules.texts().items() if text != chosen.rules.texts()[name]
    }
    with refusing():
        if out is not None:
            try_writing(out)
        with progress(deals * len(pairs_of(names, neighbours=neighbours))) as told:
            found = climbing.ladder(
                contest,
                names,
                options=changed,
                neighbours=neighbours,
                processes=processes,
                cluster=cluster,
                keep=resume,
                progress=told,
            )
        kept = json.dumps(
            found.as_dict() | {"command": _command(found, names, neighbours=neighbours)}
        )
        if out is not None:
            _write(out, kept)
    if as_json:
        print(kept)
        return
    _show(found)
    if out is not None:
        print(teller.say("simulate-written", file=str(out)))


def _names(who: str | None) -> tuple[str, ...]:
    """Who takes part."""
    if who is None:
        return tuple(PLAYERS)
    names = tuple(dict.fromkeys(player(name).name for name in who.split(",")))
    if len(names) < 2:
        raise Refused(teller.say("error-ladder-two"))
    return names


def _command(found: Ladder, names: Sequence[str], *, neighbours: bool) -> str:
    """What must be typed to have the same ladder again."""
    words = ["maija", "ladder", found.preset, "--players", str(found.players)]
    words += ["--deals", str(found.deals), "--who", ",".join(names), "--seed", str(found.seed)]
    for option, value in found.options.items():
        words += ["--set", f"{option}={value}"]
    if found.budget is not None:
        words += ["--budget", f"{1000 * found.budget:g}ms"]
    if neighbours:
        words.append("--neighbours")
    return shlex.join(words)


def _write(out: Path, kept: str) -> None:
    """Write the file: whole, or not at all.

    Raises:
        Unwritable: it cannot be written.
    """
    partly = out.with_name(f".{out.name}.partly")
    try:
        partly.write_text(kept + "\n", encoding="utf-8")
        partly.replace(out)
    except OSError as error:
        partly.unlink(missing_ok=True)
        raise Unwritable(f"{out}: {error.strerror or error}") from error


def _show(found: Ladder) -> None:
    title = teller.say("ladder-title", preset=found.preset, players=found.players)
    table = Table(title=title, title_justify="left")
    table.add_column(teller.say("simulate-player"))
    for heading in (f"ladder-{found.unit}", "simulate-interval", "arena-cpu", "arena-most"):
        table.add_column(teller.say(heading), justify="right")
    for each in found.ratings:
        spent = found.cpu[each.player]
        table.add_row(
            each.player,
            _rated(found, each.rating),
            span(each.low, each.high, lambda value: _rated(found, value)),
            number(spent.per_move),
            number(spent.most),
        )
    Console().print(table)
    for pair in found.pairs:
        told = teller.say(
            f"ladder-pair-{found.unit}",
            name=pair.first,
            other=pair.second,
            difference=_rated(found, pair.difference),
            low=_rated(found, pair.low),
            high=_rated(found, pair.high),
        )
        print(told)
    print(teller.say("ladder-deals", deals=found.deals, seed=str(found.seed)))
    if found.broken_off:
        print(teller.say("arena-broken", number=found.broken_off))


def _rated(found: Ladder, value: float) -> str:
    """A rating in words: whole numbers where losses count, points with their parts."""
    if found.unit == "points":
        return teller.say("ladder-points-number", number=value)
    return teller.say("ladder-losses-number", number=round(value))
