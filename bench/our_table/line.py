"""A client's end of a WebSocket, with as little to do as there can be.

Many clients share one process, and the service must never wait for it. Only what the service sends
is understood: whole messages of text, pings, and its farewell.
"""

from __future__ import annotations

import asyncio
import base64
import os
from typing import TYPE_CHECKING, Final, cast

if TYPE_CHECKING:
    from collections.abc import Callable

_TEXT: Final = 0x81
_CLOSE: Final = 0x88
_PING: Final = 0x89
_PONG: Final = 0x8A
_SHORT, _MIDDLE = 126, 1 << 16
HEAD: Final = """GET {path} HTTP/1.1\r
Host: 127.0.0.1:{port}\r
Connection: Upgrade\r
Upgrade: websocket\r
Origin: http://127.0.0.1:{port}\r
User-Agent: Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0\r
Sec-WebSocket-Version: 13\r
Sec-WebSocket-Key: {key}\r
Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r
Accept-Encoding: gzip, deflate, br, zstd\r
Accept-Language: en-GB,en;q=0.9,fi;q=0.8\r
Cache-Control: no-cache\r
Pragma: no-cache\r
Cookie: {cookie}\r
\r
"""
"""What a browser sends, more or less: the service keeps it as long as the socket is open."""


class Line(asyncio.Protocol):
    """A socket of one table."""

    __slots__ = ("_head", "_hear", "_lost", "_open", "_rest", "_transport")

    def __init__(
        self,
        port: int,
        path: str,
        cookie: str,
        hear: Callable[[bytes], None],
        lost: Callable[[str], None],
    ) -> None:
        """Be ready to open it.

        Args:
            port: the service's.
            path: of the socket.
            cookie: whose it is.
            hear: is given every message.
            lost: is told why the socket is closed; not if this end closes it.
        """
        key = base64.b64encode(os.urandom(16)).decode()
        self._head = HEAD.format(port=port, path=path, key=key, cookie=cookie).encode()
        self._hear = hear
        self._lost = lost
        self._transport: asyncio.Transport | None = None
        self._open = False
        self._rest = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for the socket."""
        self._transport = cast("asyncio.Transport", transport)
        self._write(self._head)
        self._head = b""

    def connection_lost(self, exc: Exception | None) -> None:
        """The other end has gone, or the network."""
        self._lost(str(exc or "the connection has ended"))

    def close(self) -> None:
        """Go, without a word."""
        self._lost = _nobody
        if self._transport is not None:
            self._transport.abort()

    def send(self, text: bytes) -> None:
        """Send a message."""
        self._write(_frame(_TEXT, text))

    def data_received(self, data: bytes) -> None:
        """Hear every message that is whole."""
        if self._rest:
            data = self._rest + data
        at = 0
        if not self._open:
            at = data.find(b"\r\n\r\n") + 4
            if at < 4:
                self._rest = data
                return
            if not data.startswith(b"HTTP/1.1 101"):
                self._lost(data.decode(errors="replace")[:300])
                self.close()
                return
            self._open = True
        while len(data) - at >= 2:
            kind, length = data[at], data[at + 1]
            begin = at + 2
            if length >= _SHORT:
                begin += 2 if length == _SHORT else 8
                length = int.from_bytes(data[at + 2 : begin], "big")
            if len(data) < begin + length:
                break
            at = begin + length
            self._take(kind, data[begin:at])
        self._rest = data[at:]

    def _write(self, data: bytes) -> None:
        if self._transport is not None:
            self._transport.write(data)

    def _take(self, kind: int, payload: bytes) -> None:
        if kind == _TEXT:
            self._hear(payload)
        elif kind == _PING:
            self._write(_frame(_PONG, payload))
        elif kind == _CLOSE:
            self._lost(f"closed with {int.from_bytes(payload[:2], 'big')}")
            self.close()
        else:
            self._lost(f"a frame of kind {kind:#x} is not understood")
            self.close()


def _nobody(_why: str) -> None:
    """Nobody wants to know why the socket is closed."""


def _frame(kind: int, payload: bytes) -> bytes:
    """A frame as clients must send it: masked."""
    length = len(payload)
    if length < _SHORT:
        head = bytes((kind, 0x80 | length))
    elif length < _MIDDLE:
        head = bytes((kind, 0x80 | _SHORT)) + length.to_bytes(2, "big")
    else:
        raise ValueError(length)
    mask = os.urandom(4)
    masks = int.from_bytes((mask * (length // 4 + 1))[:length], "big")
    masked = int.from_bytes(payload, "big") ^ masks
    return b"".join((head, mask, masked.to_bytes(length, "big")))
