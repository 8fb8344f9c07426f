"""Computer players that search are not ready at once: the table says so until they are.

What they need is compiled once for each machine, by a process of its own; until that is done they
play as ``habit``. It is begun as soon as one sits down, not when it is first asked.
"""

from __future__ import annotations

import asyncio
from functools import partial
from typing import TYPE_CHECKING, Final

import msgspec

from maija.players import PLAYERS, Searcher
from maija.players.search import compile_aside
from maija.table.messages import Warming as Told
from maija.table.state import family_of

if TYPE_CHECKING:
    from maija.games.family import Family
    from maija.table.state import Table

    from .connection import Connection
    from .live import LiveTable

LOOK: Final = 2.0
"""Seconds between two looks whether they are ready."""
_encode: Final = msgspec.json.Encoder().encode


class Warming:
    """Whether the computer players of one table are being made ready."""

    def __init__(self, live: LiveTable) -> None:
        """Nothing has been looked at.

        Args:
            live: their table.
        """
        self._live = live
        self._on = False
        self._looked: object = None
        """The seats as they were when they were looked at last."""
        self._task: asyncio.Task[None] | None = None

    def greet(self, connection: Connection) -> None:
        """Tell somebody who comes."""
        if self._on:
            connection.tell(_encode(Told(on=True)))

    def look(self) -> None:
        """Look whether somebody has sat down who is not ready."""
        table = self._live.table
        if table.seats is self._looked or self._task is not None:
            return
        self._looked = table.seats
        if searchers(table):
            self._task = asyncio.get_running_loop().create_task(self._wait())
            self._task.add_done_callback(self._looked_after)

    def stop(self) -> None:
        """Look no more."""
        if self._task is not None:
            self._task.cancel()

    def _looked_after(self, task: asyncio.Task[None]) -> None:
        self._task = None
        if not task.cancelled() and not self._live.closed:
            self.look()

    async def _wait(self) -> None:
        """Tell everybody when they are not ready, and when they are."""
        live = self._live
        while True:
            players, family = searchers(live.table), family_of(live.table)
            self._looked = live.table.seats
            on = await live.hall.think(partial(unready, players, family))
            if on != self._on:
                self._on = on
                told = _encode(Told(on=on))
                for connection in tuple(live.connections):
                    connection.tell(told)
            if not on:
                return
            await live.hall.sleep(LOOK)


def searchers(table: Table) -> list[Searcher]:
    """The computer players at a table who search."""
    seated = {seat.computer or "" for seat in table.seats}
    found = [PLAYERS[name] for name in sorted(seated) if name in PLAYERS]
    return [player for player in found if isinstance(player, Searcher)]


def unready(players: list[Searcher], family: Family) -> bool:
    """Whether one of them is not ready; then it is seen to that all will be."""
    waiting = [player for player in players if not player.prepared(family)]
    for player in waiting:
        compile_aside(family, endgames=player.solves)
    return bool(waiting)
