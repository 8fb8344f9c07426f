"""``maija presets``: the games by name."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table

from maija.games.presets import PRESETS
from maija.terminal.lines import Line

from .arguments import teller


def presets() -> None:
    """List the games."""
    table = Table(title=teller.say("presets-title"), title_justify="left")
    for column in ("name", "what", "players", "source"):
        table.add_column(teller.say(f"presets-{column}"), no_wrap=column == "name")
    for name, preset in PRESETS.items():
        seats = preset.rules.seats()
        players = f"{seats.start}-{seats.stop - 1}"
        table.add_row(name, Line(teller.say(f"preset-{name}")), players, preset.source)
    Console().print(table)
