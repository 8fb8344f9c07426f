"""How long the body of a request may be, whether it says so or comes piece by piece."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .asgi import fields

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from .asgi import Message, Receive, Scope, Send


def told_length(scope: Scope) -> int:
    """How long the body is by what the request says, 0 if it says nothing."""
    said = (fields(scope, b"content-length") or ["0"])[0]
    return int(said) if said.isascii() and said.isdigit() and len(said) < 19 else 0


class Measured:
    """A request whose body is counted as it is read.

    When it becomes too long the client is answered at once. To the application it looks as if the
    client had gone; what it still sends goes nowhere.
    """

    def __init__(
        self, receive: Receive, send: Send, most: int, refuse: Callable[[], Awaitable[None]]
    ) -> None:
        """Measure a request.

        Args:
            receive: gives what the client sends.
            send: takes what it is sent.
            most: bytes that the body may have.
            refuse: answers a body that is too long.
        """
        self.started = False
        """Whether the application has begun to answer."""
        self.refused = False
        """Whether the body was too long."""
        self._receive = receive
        self._send = send
        self._left = most
        self._refuse = refuse

    async def receive(self) -> Message:
        """The next piece of the body."""
        if self.refused:
            return {"type": "http.disconnect"}
        message = await self._receive()
        self._left -= len(message.get("body", b""))
        if self._left >= 0:
            return message
        self.refused = True
        if not self.started:
            await self._refuse()
        return {"type": "http.disconnect"}

    async def send(self, message: Message) -> None:
        """A piece of the answer."""
        if not self.refused or self.started:
            self.started = True
            await self._send(message)
