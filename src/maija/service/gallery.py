"""Those who look on, where a table lets them see everything later."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING

from maija.table.state import seats_of
from maija.table.telling import SPECTATOR, Telling

if TYPE_CHECKING:
    import asyncio

    from maija.table.machine import Outcome
    from maija.table.state import Table

    from .live import LiveTable


class Gallery:
    """The table as it was some time ago, for all who do not play."""

    def __init__(self, live: LiveTable, table: Table) -> None:
        """Begin with the table as it stands.

        Args:
            live: the table.
            table: as the store has it.
        """
        self._live = live
        self._telling = Telling(table)
        self._coming: deque[tuple[float, Outcome]] = deque()
        self._timer: asyncio.TimerHandle | None = None

    @property
    def version(self) -> int:
        """How far those who look on have seen it."""
        return self._telling.table.version

    def welcome(self, person: str, now: float) -> bytes:
        """The whole table as it was."""
        return self._telling.welcome(person, None, now)

    def follow(self, outcome: Outcome) -> None:
        """Take note of a step that is to be shown later."""
        due = self._live.hall.now() + outcome.table.settings.delay
        self._coming.append((due, outcome))
        self._wind()

    def _wind(self) -> None:
        if self._timer is None and self._coming:
            self._timer = self._live.hall.later(self._coming[0][0], self._show)

    def _show(self) -> None:
        self._timer = None
        hall = self._live.hall
        while self._coming and self._coming[0][0] <= hall.now():
            due, outcome = self._coming.popleft()
            message = self._telling.told(outcome, ()).update(b"%.3f" % due, SPECTATOR)
            for connection in self._live.connections:
                if not seats_of(self._live.kept, connection.person):
                    connection.tell(message)
        self._wind()
