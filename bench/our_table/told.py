"""What a scripted person reads of the service's messages; the rest is skipped as it is decoded."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from maija.games.choices import Choices  # noqa: TC001 - msgspec reads the fields' types


class Table(msgspec.Struct):
    """What a person reads of a table: whole at first, then what has changed."""

    phase: str | None = None
    seats: list[dict[str, Any]] | None = None
    shuffle: dict[str, Any] | msgspec.UnsetType | None = msgspec.UNSET


class Deal(msgspec.Struct):
    """What a person reads of the deal in progress."""

    at: int
    serial: int | None = None


class Own(msgspec.Struct):
    """What a person may do."""

    choices: Choices | None = None


class Everybody(msgspec.Struct):
    """What an update tells everybody."""

    table: Table | None = None
    deal: Deal | None = None
    dealt: bool = False


class Message(msgspec.Struct):
    """What a person reads of any message."""

    kind: str = msgspec.field(name="is")
    ack: str = ""
    table: Table | None = None
    deal: Deal | None = None
    you: tuple[int, ...] = ()
    own: Own | None = None
    all: Everybody | None = None
    reasons: list[Any] | None = None
    reason: Any = None


read: Final = msgspec.json.Decoder(Message).decode
