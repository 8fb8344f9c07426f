"""A table and its steps as bytes, for the store. Who reads them must play the same law."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec.structs import replace

from .entries import Entry
from .state import Table, family_of

_encoder = msgspec.msgpack.Encoder()
_table = msgspec.msgpack.Decoder(Table)
_entry = msgspec.msgpack.Decoder(Entry)


def table_bytes(table: Table) -> bytes:
    """A table as bytes."""
    return _encoder.encode(table)


def read_table(data: bytes) -> Table:
    """Read a table.

    Raises:
        msgspec.MsgspecError: these are not the bytes of a table.
    """
    table = _table.decode(data)
    if table.play is not None:
        state: Any = msgspec.convert(table.play.state, family_of(table).state)
        table.play = replace(table.play, state=state)
    return table


def entry_bytes(entry: Entry) -> bytes:
    """A step as bytes."""
    return _encoder.encode(entry)


def read_entry(data: bytes) -> Entry:
    """Read a step.

    Raises:
        msgspec.MsgspecError: these are not the bytes of a step.
    """
    return _entry.decode(data)
