"""The numbers by which the drivers know the players."""

from typing import Final

RANDOM: Final = 0
SIMPLE: Final = 1
HABIT: Final = 2
NOVICE: Final = 3
"""From ``habit`` on a number tells its limits (``maija.players.limits``)."""
CASUAL: Final = 4
SEARCHES: Final = -1
"""A player that no driver knows: whoever searches is asked one by one."""

MOST_ACTIONS: Final = 20_000
"""After so many actions a deal is broken off: only players that go in circles come so far, where
the rules in force know no end by repetition."""
UNFINISHED: Final = -1
"""What a driver tells of a deal that was broken off."""
