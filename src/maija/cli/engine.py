"""``maija engine``: one of our players for other programs, line by line."""

from __future__ import annotations

import sys
from typing import Annotated

import typer

from maija.players.engine.answering import answer_all

from .arguments import player as player_named

USUAL = "habit"


def engine(
    player: Annotated[
        str,
        typer.Option("--player", help="help-engine-player", metavar="metavar-player"),
    ] = USUAL,
) -> None:
    """Answer other programs by the engine protocol, on standard input and output."""
    chosen = player_named(player)
    out = sys.stdout.buffer

    def write(line: bytes) -> None:
        out.write(line)
        out.flush()

    answer_all(chosen, sys.stdin.buffer, write)
