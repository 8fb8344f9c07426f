"""One person's socket at one table: what waits to be sent, and how much the person may send.

A slow reader never holds up a table: what is told him waits in a box of limited size, and when it
is full the connection is closed; coming back he is told what he missed.
"""

from __future__ import annotations

import asyncio
from collections import deque
from typing import TYPE_CHECKING, Any, Final

import msgspec

from maija.table.messages import Closed, Fault

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from .limits import Bucket

    Send = Callable[[Any], Awaitable[None]]

MOST_WAITING: Final = 256
"""Messages that may wait for a slow reader."""
MOST_BYTES: Final = 1 << 20
"""Bytes that may wait for a slow reader."""
SILENCE: Final = 90.0
"""Seconds after which a connection that says nothing is closed."""
SLOW: Final = 20.0
"""Seconds that sending one message may take."""


class Connection:
    """A socket and its box."""

    __slots__ = (
        "_bytes",
        "_closing",
        "_send",
        "_waiting",
        "_wake",
        "credits",
        "front",
        "heard",
        "person",
        "volume",
    )

    def __init__(
        self, person: str, send: Send, credits_: Bucket, volume: Bucket, now: float
    ) -> None:
        """Open it.

        Args:
            person: whose it is.
            send: hands one message to the network.
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
        self._send = send
        self._waiting: deque[bytes] = deque()
        self._bytes = 0
        self._wake: asyncio.Future[None] | None = None
        self._closing = False

    def tell(self, message: bytes) -> None:
        """Put a message into the box."""
        if self._closing:
            return
        self._waiting.append(message)
        self._bytes += len(message)
        if len(self._waiting) > MOST_WAITING or self._bytes > MOST_BYTES:
            self._waiting.clear()
            self._closing = True
        if self._wake is not None and not self._wake.done():
            self._wake.set_result(None)

    def close(self, code: str, **facts: str | float) -> None:
        """Say why, and close once everything has been sent."""
        if not self._closing:
            self.tell(msgspec.json.encode(Closed(reason=Fault(code, dict(facts)))))
            self._closing = True
            if self._wake is not None and not self._wake.done():
                self._wake.set_result(None)

    async def deliver(self) -> None:
        """Send what is in the box, until the connection is to be closed."""
        loop = asyncio.get_running_loop()
        while True:
            while self._waiting:
                message = self._waiting.popleft()
                self._bytes -= len(message)
                await self._send({"type": "websocket.send", "text": message.decode()})
            if self._closing:
                return
            self._wake = loop.create_future()
            await self._wake
            self._wake = None
