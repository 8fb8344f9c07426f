"""One person's socket at one table: what waits to be sent, and how much the person may send.

A slow reader never holds up a table: while the network takes nothing more, what is told him waits
in a box of limited size. When it is full, or when nothing has gone out for a while, the connection
is cut; coming back he is told what he missed.
"""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, Final, Protocol

import msgspec

from maija.table.messages import Closed, Fault

if TYPE_CHECKING:
    from .limits import Bucket

MOST_WAITING: Final = 256
"""Messages that may wait for a slow reader."""
MOST_BYTES: Final = 1 << 20
"""Bytes that may wait for a slow reader."""
SILENCE: Final = 90.0
"""Seconds after which a connection that says nothing is closed."""
SLOW: Final = 20.0
"""Seconds for which the network may take nothing."""


class Line(Protocol):
    """The server's end of a socket."""

    full: bool
    """Whether the network takes nothing more for now."""

    def put(self, message: bytes) -> None:
        """Hand a message to the network."""
        ...

    def end(self) -> None:
        """Hang up, once what was put has gone out."""
        ...

    def cut(self) -> None:
        """Hang up at once."""
        ...


class Connection:
    """A socket and its box."""

    __slots__ = (
        "_bytes",
        "_closing",
        "_line",
        "_stuck",
        "_waiting",
        "credits",
        "front",
        "heard",
        "person",
        "volume",
    )

    def __init__(
        self, person: str, line: Line, credits_: Bucket, volume: Bucket, now: float
    ) -> None:
        """Open it.

        Args:
            person: whose it is.
            line: takes messages to the person.
            credits_: how many messages the person may send.
            volume: how many bytes.
            now: the time.
        """
        self.person = person
        self.front: int | None = None
        """The seat in view; ``None`` for none."""
        self.credits = credits_
        self.volume = volume
        self.heard = now
        self._line = line
        self._waiting: deque[bytes] = deque()
        self._bytes = 0
        self._stuck: float | None = None
        self._closing = False

    def tell(self, message: bytes) -> None:
        """Send a message, now or when the network takes it."""
        if self._closing:
            return
        if not (self._waiting or self._line.full):
            self._line.put(message)
            return
        self._waiting.append(message)
        self._bytes += len(message)
        if len(self._waiting) > MOST_WAITING or self._bytes > MOST_BYTES:
            self.cut()

    def flow(self) -> None:
        """Send what waits: the network takes messages again."""
        self._stuck = None
        while self._waiting and not self._line.full:
            message = self._waiting.popleft()
            self._bytes -= len(message)
            self._line.put(message)
        if self._closing and not self._waiting:
            self._line.end()

    def close(self, code: str, **facts: str | float) -> None:
        """Say why, and hang up once everything has been sent."""
        if self._closing:
            return
        self.tell(msgspec.json.encode(Closed(reason=Fault(code, dict(facts)))))
        self._closing = True
        if not self._waiting:
            self._line.end()

    def cut(self) -> None:
        """Hang up at once; what waits is lost."""
        self._closing = True
        self._waiting.clear()
        self._line.cut()

    def look(self, now: float) -> None:
        """Hang up on somebody who says nothing, or takes nothing."""
        if now - self.heard > SILENCE:
            self.close("silent")
        if not self._line.full:
            self._stuck = None
        elif self._stuck is None:
            self._stuck = now
        elif now - self._stuck > SLOW:
            self.cut()
