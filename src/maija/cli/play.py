"""``maija play``: a game in the terminal."""

from __future__ import annotations

from typing import Annotated

import typer

from maija.terminal import Game, Screen

from .arguments import (
    NAMES,
    fresh_seed,
    game,
    player,
    players_option,
    preset_argument,
    seed_option,
    set_option,
    teller,
)


def play(
    preset: Annotated[str, preset_argument] = "mustamaija",
    players: Annotated[int | None, players_option] = None,
    options: Annotated[list[str] | None, set_option] = None,
    seed: Annotated[int | None, seed_option("any")] = None,
    other: Annotated[
        str, typer.Option("--with", help=teller.say("help-with", names=NAMES), metavar="PLAYER")
    ] = "simple",
) -> None:
    """Play a game in the terminal against computer players."""
    chosen, rules, number = game(preset, options or (), players)
    seed = fresh_seed() if seed is None else seed
    Game(Screen(), chosen, rules, number, player(other), seed, teller).play()
