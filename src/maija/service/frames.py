"""Frames of a WebSocket as bytes (RFC 6455, section 5.2): the few that a table sends and hears.

Nearly all are texts in one piece; those are written and read here. Everything else, and everything
wrong, is for the library that speaks the whole protocol.
"""

from __future__ import annotations

import struct
from typing import Final, NamedTuple

from websockets.speedups import apply_mask

TEXT: Final = 0x81
"""The first byte of a text in one piece."""
MASKED: Final = 0x80
SHORT: Final = 126
"""Sizes from here on stand in two bytes more."""
LONG: Final = 1 << 16
"""Sizes from here on stand in eight bytes more."""
LONGEST: Final = 1 << 14
"""Bytes of a frame that are read at all: what is longer the library refuses."""
MOST: Final = 1 << 15
"""A frame that says it is longer is none that anybody waits for."""
_medium: Final = struct.Struct("!BBH").pack
_long: Final = struct.Struct("!BBQ").pack
_MASK: Final = 4


def text(message: bytes) -> bytes:
    """A text in one piece, as a server sends it."""
    size = len(message)
    if size < SHORT:
        return bytes((TEXT, size)) + message
    if size < LONG:
        return _medium(TEXT, SHORT, size) + message
    return _long(TEXT, SHORT + 1, size) + message


class Piece(NamedTuple):
    """A whole frame among the bytes that have come."""

    end: int
    """Where the next one begins."""
    text: bytes | None
    """What it says, if it is a text in one piece."""


def first(came: bytes, at: int) -> Piece | None:
    """The frame that a client's bytes begin with at a place; ``None`` if it is not whole yet."""
    if len(came) < at + 2:
        return None
    size, body = came[at + 1] & 0x7F, at + 2
    if size >= SHORT:
        head, body = body, body + (2 if size == SHORT else 8)
        if len(came) < body:
            return None
        size = int.from_bytes(came[head:body], "big")
    masked = came[at + 1] & MASKED
    end = body + _MASK + size
    if size > MOST or not masked:
        return Piece(len(came), None)
    if len(came) < end:
        return None
    if came[at] != TEXT or size > LONGEST:
        return Piece(end, None)
    return Piece(end, apply_mask(came[body + _MASK : end], came[body : body + _MASK]))
