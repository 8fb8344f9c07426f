"""Connections as the server has them, before there is a request that the guard could look at.

Uvicorn waits for the first request for ever, keeps whatever head a client sends, and answers what
is no HTTP with bare words. Here a request must be whole within a time, its head has a size, and
every answer carries the security fields.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, Final

import msgspec
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.utils import is_ssl
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from maija.games.options import Reason

from . import headers
from .errors import problem

if TYPE_CHECKING:
    import asyncio
    from collections.abc import Callable

    from websockets.http11 import Response

    from .asgi import Header

MOST_HEAD: Final = 32768
"""Bytes of a request before its body."""
PATIENCE: Final = 20.0
"""Seconds in which a request must be whole."""


class Connection(HttpToolsProtocol):
    """A connection by HTTP, with a clock and a measure."""

    patience = PATIENCE

    def __init__(self, *given: Any, **named: Any) -> None:  # noqa: ANN401 - Uvicorn's own
        """Make it as Uvicorn does."""
        super().__init__(*given, **named)
        self._timer: asyncio.TimerHandle | None = None
        self._in_head = True
        self._heads = 0
        self._length = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override] # as Uvicorn's
        """Begin to wait for the first request."""
        super().connection_made(transport)
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        """Wait no more."""
        self._rest()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Read on, unless a head never ends."""
        self._wait()
        heads, in_head = self._heads, self._in_head
        super().data_received(data)
        if in_head and self._heads == heads:
            self._length += len(data)
            if self._length > MOST_HEAD and not self.transport.is_closing():
                self.send_400_response("The head of the request is too long.")

    def on_headers_complete(self) -> None:
        """The head is whole."""
        self._in_head = False
        self._heads += 1
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """The request is whole."""
        self._in_head, self._length = True, 0
        self._rest()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """From here on it is a socket."""
        self._rest()
        super().handle_websocket_upgrade()

    def send_400_response(self, msg: str) -> None:
        """Answer what is no HTTP, and go."""
        body = msgspec.json.encode(problem(Reason("bad-http", {"why": msg})))
        told = [
            b"HTTP/1.1 400 Bad Request",
            b"content-type: application/json",
            b"content-length: %d" % len(body),
            b"connection: close",
            *(b"%s: %s" % field for field in _fields(self.transport)),
        ]
        self.transport.write(b"\r\n".join([*told, b"", body]))
        self.transport.close()

    def _wait(self) -> None:
        if self._timer is None:
            self._timer = self.loop.call_later(self.patience, self._too_slow)

    def _rest(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _too_slow(self) -> None:
        self._timer = None
        self.transport.close()


class Socket(WebSocketsSansIOProtocol):
    """A connection by WebSocket; one that is refused hears it with the security fields."""

    def connection_made(self, transport: Any) -> None:  # noqa: ANN401 - as Uvicorn's
        """See to it that nothing is refused without them."""
        super().connection_made(transport)
        rejecting = partial(_rejected, self.conn.reject, _fields(transport))
        self.conn.reject = rejecting  # type: ignore[method-assign] # the library asks itself, too


def _rejected(
    reject: Callable[[Any, str], Response], fields: list[Header], status: int, text: str
) -> Response:
    response = reject(status, text)
    for name, value in fields:
        response.headers[name.decode()] = value.decode()
    return response


def _fields(transport: asyncio.Transport) -> list[Header]:
    secure = is_ssl(transport)
    return [*headers.security(secure=secure, local=False), (b"cache-control", b"no-store")]
