"""Hints, worked out beside everything else: one after the other, and nobody's table waits for it.

Who may have one and what it says is decided in ``maija.table.advising``. The answer goes to the
connection that asked; it is in no record, no figure and no log.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

import msgspec
import structlog

from maija.games.options import Reason
from maija.table import advising
from maija.table.state import refuse

if TYPE_CHECKING:
    from maija.table.messages import Hint

    from .connection import Connection
    from .live import LiveTable

MOST_WAITING: Final = 16
"""People who may wait for a hint at the same time, each for one."""
_encode: Final = msgspec.json.Encoder().encode
_log = structlog.get_logger(__name__)


class Advising:
    """All hints of a service."""

    def __init__(self) -> None:
        """Nobody has asked yet."""
        self._asking: set[str] = set()
        """The people who wait for a hint."""
        self._tasks: set[asyncio.Task[None]] = set()

    def hint(self, live: LiveTable, connection: Connection, asked: Hint) -> None:
        """Answer a person's question, later.

        Raises:
            Refusal: there is no hint for this person now, the last question is not answered yet,
                or too many others wait.
        """
        question = advising.question(live.table, asked, connection.person)
        if connection.front != asked.seat:  # on a shared device: that hand is covered
            raise refuse("not-your-seat")
        if connection.person in self._asking:
            raise refuse("hint-under-way")
        if len(self._asking) >= MOST_WAITING:
            raise refuse("hints-busy")
        self._asking.add(connection.person)
        task = asyncio.get_running_loop().create_task(
            self._answer(live, connection, asked, question)
        )
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _answer(
        self,
        live: LiveTable,
        connection: Connection,
        asked: Hint,
        question: advising.Question,
    ) -> None:
        try:
            told = await live.hall.advise(lambda: advising.hint(question, asked))
        except Exception as error:  # noqa: BLE001 -- who asked must hear of it, whatever it was
            _log.error("hint-failed", exc_info=error)
            live.refused(connection, asked.id, Reason("our-fault"))
        else:
            if connection.front == asked.seat:
                connection.tell(_encode(told))
            else:
                live.refused(connection, asked.id, Reason("moved-on"))
        finally:
            self._asking.discard(connection.person)
