"""Connections as the server has them, before there is a request that the guard could look at.

Uvicorn waits for the first request for ever, keeps whatever head a client sends, and answers what
is no HTTP with bare words. Here a request must be whole within a time, its head has a size, and
every answer carries the security fields.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, Final, cast
from weakref import WeakKeyDictionary

import msgspec
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.utils import is_ssl
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

from maija.games.options import Reason

from . import frames, headers
from .errors import problem

if TYPE_CHECKING:
    import asyncio
    from collections.abc import Callable

    from websockets.http11 import Request, Response

    from .asgi import Header

MOST_HEAD: Final = 32768
"""Bytes of a request before its body."""
PATIENCE: Final = 20.0
"""Seconds in which a request must be whole."""
LINE: Final = "maija.line"
"""Under this name the application finds a socket's line among the extensions of its scope."""
SWITCHING: Final = 101


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
    """A connection by WebSocket; one that is refused hears it with the security fields.

    It is the line of a table's connection, too: messages go straight to the transport and frames
    straight to the table, without a task and a queue between. What is said in one turn of the loop
    goes out at once: a call of the system costs more than all else of a message. All else stays
    Uvicorn's.
    """

    _hear: Callable[[bytes], None] | None = None
    _flow: Callable[[], None] | None = None
    _begun = b""
    """The beginning of a frame that is not whole yet."""
    _early = False
    """Whether frames came before anybody listened; they are all read by the library then."""
    _said = b""
    """What is to go out at the end of this turn of the loop."""
    _speaking: list[Socket]
    """All sockets of the loop that have something to say."""

    def __init__(self, *given: Any, **named: Any) -> None:  # noqa: ANN401 - Uvicorn's own
        """Make it as Uvicorn does."""
        super().__init__(*given, **named)
        self._speaking = _speaking.setdefault(self.loop, [])

    def connection_made(self, transport: Any) -> None:  # noqa: ANN401 - as Uvicorn's
        """See to it that nothing is refused without them."""
        super().connection_made(transport)
        rejecting = partial(_rejected, self.conn.reject, _fields(transport))
        self.conn.reject = rejecting  # type: ignore[method-assign] # the library asks itself, too

    def handle_connect(self, event: Request) -> None:
        """Let the application find the line."""
        super().handle_connect(event)
        if self.response.status_code == SWITCHING:
            told: dict[str, Any] = self.scope["extensions"]
            told[LINE] = self

    def serve(self, hear: Callable[[bytes], None], flow: Callable[[], None]) -> None:
        """Let frames go straight to whom they are for.

        Args:
            hear: takes a frame.
            flow: is called when the network takes messages again.
        """
        self._hear, self._flow = hear, flow
        # What was asked for at the beginning is a third of what an idle socket would keep.
        cast("list[Any]", self.scope["headers"]).clear()
        del self.request, self.response

    def data_received(self, data: bytes) -> None:
        """Read frames: whole texts in ASCII here, all else as the library does."""
        if self._hear is None or self._early or self.close_sent:
            self._early = self._early or (self._hear is None and self.handshake_complete)
            super().data_received(self._begun + data)
            self._begun = b""
            return
        came, at = self._begun + data if self._begun else data, 0
        while (piece := frames.first(came, at)) is not None:
            if piece.text is None or self._in_pieces or not piece.text.isascii():
                super().data_received(came[at : piece.end])
            else:
                self._hear(piece.text)
            at = piece.end
        self._begun = came[at:]

    @property
    def _in_pieces(self) -> bool:
        """Whether a message is being sent in pieces: a text between them is a fault."""
        return self.conn.current_size is not None

    def send_receive_event_to_app(self) -> None:
        """Hand over a message that the library has read."""
        message = b"".join(self.frames)
        if self._hear is None or self.read_paused or self.close_sent or not _is_text(message):
            super().send_receive_event_to_app()
            return
        self.frames = []
        self._hear(message)

    # --- the line ---

    full = False
    """Whether the network takes nothing more for now."""

    def pause_writing(self) -> None:
        """The network takes nothing more."""
        super().pause_writing()
        self.full = True

    def resume_writing(self) -> None:
        """The network takes messages again."""
        super().resume_writing()
        self.full = False
        if self._flow is not None:
            self._flow()

    def put(self, message: bytes) -> None:
        """Hand a message to the network, as one text frame."""
        if not self._said:
            if not self._speaking:
                self.loop.call_soon(_speak, self._speaking)
            self._speaking.append(self)
        self._said += frames.text(message)

    def speak(self) -> None:
        """Let go out what has been said, unless nothing can be said any more."""
        said, self._said = self._said, b""
        closing = self.close_sent or self.disconnected or self.transport.is_closing()
        if said and not closing and self.conn.state is State.OPEN:
            self.transport.write(said)

    def end(self) -> None:
        """Let the application hang up."""
        self.speak()
        self.queue.put_nowait({"type": "websocket.disconnect", "code": 1005})

    def cut(self) -> None:
        """Hang up at once."""
        self._said = b""
        self.transport.abort()


_speaking: Final[WeakKeyDictionary[asyncio.AbstractEventLoop, list[Socket]]] = WeakKeyDictionary()


def _speak(speaking: list[Socket]) -> None:
    sockets = tuple(speaking)
    speaking.clear()
    for socket in sockets:
        socket.speak()


def _is_text(message: bytes) -> bool:
    try:
        message.decode()
    except UnicodeDecodeError:
        return False
    return True


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
