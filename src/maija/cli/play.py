"""``maija play``: a game in the terminal."""

from __future__ import annotations

import contextlib
import signal
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NoReturn

import typer

from maija.players import PLAYERS, Player
from maija.players.engine import PIPE, Seated
from maija.terminal import Game, Guide, Keeper, ResumeError, find, opened, screen_for
from maija.terminal.screen import FOUR_COLOURS, TWO_COLOURS

from .arguments import (
    Damaged,
    FourColours,
    Plain,
    Refused,
    game,
    players_option,
    preset_argument,
    seated,
    seed_option,
    set_option,
    teller,
)

if TYPE_CHECKING:
    from collections.abc import Iterable
    from types import FrameType

    from maija.games.family import Family
    from maija.terminal import Screen

BEST = next(name for name in ("habit", "simple") if name in PLAYERS)
"""Who plays the other seats if nobody says otherwise."""
USUAL = "mustamaija"


def play(
    preset: Annotated[str | None, preset_argument] = None,
    players: Annotated[int | None, players_option] = None,
    options: Annotated[list[str] | None, set_option] = None,
    seed: Annotated[int | None, seed_option("metavar-any")] = None,
    other: Annotated[
        str | None,
        typer.Option(
            "--with",
            help="help-with",
            metavar="metavar-player",
            show_default=BEST,
        ),
    ] = None,
    resume: Annotated[
        str | None, typer.Option("--resume", help="help-resume", metavar="metavar-file")
    ] = None,
    save: Annotated[
        Path | None, typer.Option("--save", help="help-save", metavar="metavar-file")
    ] = None,
    four_colours: FourColours = True,  # noqa: FBT002 -- a flag
    plain: Plain = False,  # noqa: FBT002 -- a flag
    tips: Annotated[
        bool | None,
        typer.Option("--tips/--no-tips", help="help-tips", show_default=False),
    ] = None,
) -> int:
    """Play a match in the terminal against computer players."""
    colours = FOUR_COLOURS if four_colours else TWO_COLOURS
    screen = screen_for(teller, colours, plain=plain)
    if save is not None and save.exists():
        raise Refused(teller.say("error-exists", file=str(save)))
    _hang_up_politely()
    guide = Guide.wanted(tips)
    if resume is not None:
        if preset is not None or players is not None or options or other is not None:
            raise Refused(teller.say("error-resume-alone"))
        return _resumed(screen, resume, seed, save, guide).play()
    chosen, rules, number = game(preset or USUAL, options or (), players)
    others = _others(other or BEST, number)
    _prepare(chosen.family, others.values())
    try:
        keeper = Keeper(save)
        return Game(screen, chosen, rules, number, others, seed, teller, keeper, guide).play()
    finally:
        for each in others.values():
            if isinstance(each, Seated):
                each.close()


def _others(name: str, players: int) -> dict[int, Player | Seated]:
    """Who plays the other seats; of a program one for each, kept by its first word alone."""
    others = {seat: seated(name) for seat in range(1, players)}
    for each in others.values():
        if isinstance(each, Seated):
            each.name = f"{PIPE}{Path(each.program.command[0]).name}"
    return others


def _prepare(family: Family, others: Iterable[Player | Seated]) -> None:
    """Let players do what takes long before the first card; that somebody has to wait is told."""
    for each in others:
        if isinstance(each, Player) and not each.prepared(family):
            print(teller.say("play-preparing", name=each.name), file=sys.stderr)
            each.prepare(family)


def _resumed(screen: Screen, name: str, seed: int | None, save: Path | None, guide: Guide) -> Game:
    """A kept game, where it was left."""
    try:
        path = find(teller, name)
        record, computers = opened(teller, path)
    except ResumeError as error:
        raise (Damaged if error.damaged else Refused)(str(error)) from error
    _prepare(record.preset.family, computers.values())
    keeper = Keeper(save)
    if save is None:
        keeper.take(path)
    return Game.resumed(screen, record, computers, seed, teller, keeper, guide)


def _hang_up_politely() -> None:
    """A terminal that is closed, or a polite request to end, is an interrupt: the game is kept."""
    for name in ("SIGHUP", "SIGTERM"):
        with contextlib.suppress(AttributeError, ValueError):  # no such signal; another thread
            signal.signal(getattr(signal, name), _interrupted)


def _interrupted(_number: int, _frame: FrameType | None) -> NoReturn:
    raise KeyboardInterrupt
