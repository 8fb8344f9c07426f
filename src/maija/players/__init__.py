"""Computer players: rules of thumb in the subset of the law, and levels that search."""

from collections.abc import Mapping
from typing import Final

from . import levels, numbers
from .api import Choose, Driver, Observe, Player
from .hearts import driver as hearts_driver
from .hearts import simple as hearts_simple
from .hearts import uniform as hearts_uniform
from .memory import Memory
from .mustamaija import driver as mustamaija_driver
from .mustamaija import simple as mustamaija_simple
from .mustamaija import uniform as mustamaija_uniform
from .searcher import Searcher

PLAYERS: Final[Mapping[str, Player]] = {
    player.name: player
    for player in (
        Player(
            "random",
            numbers.RANDOM,
            {"mustamaija": mustamaija_uniform.choose, "hearts": hearts_uniform.choose},
        ),
        Player(
            "simple",
            numbers.SIMPLE,
            {"mustamaija": mustamaija_simple.choose, "hearts": hearts_simple.choose},
        ),
        *(
            Player(name, number, levels.HABIT, levels.COUNTS, level=number - numbers.HABIT)
            for name, number in (
                ("novice", numbers.NOVICE),
                ("casual", numbers.CASUAL),
                ("habit", numbers.HABIT),
            )
        ),
        *levels.offered(),
    )
}
"""The players by name: `random` and `simple`, then the levels, the weakest first."""

DRIVERS: Final[Mapping[str, Driver]] = {
    "mustamaija": mustamaija_driver,
    "hearts": hearts_driver,
}
"""Whole deals with a player at each seat, by the name of the family."""

__all__ = [
    "DRIVERS",
    "PLAYERS",
    "Choose",
    "Driver",
    "Memory",
    "Observe",
    "Player",
    "Searcher",
]
