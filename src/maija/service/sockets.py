"""The socket of a table: one per person and table, commands up, messages down.

Here frames become commands. What they do is the table's business, who may connect the guard's.
"""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import parse_qs

import msgspec

from maija.games.options import Reason
from maija.table.messages import FromClient, Hint
from maija.table.state import Refusal

from . import identity
from .connection import SLOW, Connection
from .wire import LINE

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, MutableMapping

    from .house import House
    from .live import LiveTable
    from .wire import Socket as Line

    Scope = MutableMapping[str, Any]
    Receive = Callable[[], Awaitable[Any]]
    Send = Callable[[Any], Awaitable[None]]

LONGEST: Final = 8192
"""The longest frame that a client may send, in bytes."""
_decode: Final = msgspec.json.Decoder(FromClient).decode
_UNSERVED: Final = {"no-such-table": 4404, "barred": 4403, "no-watching": 4403}


async def serve(house: House, scope: Scope, receive: Receive, send: Send, table: str) -> None:
    """Serve one socket from its opening to its end.

    Args:
        house: the service.
        scope: the request; its extension ``maija.line`` takes messages to the client.
        receive: gives what the client sends.
        send: takes what the client is sent.
        table: the name of the table.
    """
    await receive()
    await send({"type": "websocket.accept"})
    line: Line = scope["extensions"][LINE]
    connection = Connection(person_of(scope), line, *house.buckets(), house.hall.now())
    try:
        live = await house.hall.table(table)
        live.attach(connection, _since(scope))
    except Refusal as error:
        reason = error.reasons[0]
        connection.close(reason.code, **reason.facts)
        await send({"type": "websocket.close", "code": _UNSERVED.get(reason.code, 4400)})
        return
    key = scope["state"]["visit"].key
    house.metrics.sockets.inc()
    faults: list[Exception] = []

    def hear(frame: str | bytes) -> None:
        try:
            _hear(house, live, connection, frame, key)
        except Exception as error:  # noqa: BLE001 -- it ends this socket, and no other
            faults.append(error)
            line.end()

    line.serve(hear, connection.flow)
    try:
        while (message := await receive())["type"] == "websocket.receive":
            hear(message.get("text") or message.get("bytes") or b"")
    finally:
        live.detach(connection)
        house.metrics.sockets.dec()
    if faults:
        raise faults[0]
    with contextlib.suppress(Exception):  # the client may be gone
        await asyncio.wait_for(send({"type": "websocket.close", "code": 4408}), SLOW)


def person_of(scope: Scope) -> str:
    """What the tables know the person by who asks; the name in the cookie stays secret."""
    return identity.known_as(scope["state"]["person"])


def _since(scope: Scope) -> int:
    """The last version that the client has seen, -1 for none."""
    told = parse_qs(scope.get("query_string", b"").decode("latin-1")).get("since", ["-1"])[0]
    return int(told) if told.isascii() and told.isdigit() and len(told) < 16 else -1


def _hear(
    house: House, live: LiveTable, connection: Connection, frame: str | bytes, key: str
) -> None:
    """Do what a client asks for, unless it asks too much."""
    now = house.hall.now()
    connection.heard = now
    if len(frame) > LONGEST:
        live.refused(connection, "", Reason("frame-too-long", {"most": LONGEST}))
        return
    if not (connection.credits.spend(now) and connection.volume.spend(now, len(frame))):
        connection.close("too-fast")
        return
    try:
        command = _decode(frame)
    except msgspec.MsgspecError as error:
        live.refused(connection, _identifier(frame), Reason("bad-command", {"why": str(error)}))
        return
    except (UnicodeError, RecursionError, ValueError):
        live.refused(connection, "", Reason("bad-command", {"why": "not JSON in UTF-8"}))
        return
    try:
        if isinstance(command, Hint):
            house.spend_at("hints", key)
        live.command(connection, house.cleaned(command))
    except Refusal as error:
        live.refused(connection, command.id, *error.reasons)


def _identifier(frame: str | bytes) -> str:
    """The identifier of a command that is wrong otherwise, so that the client knows which."""
    with contextlib.suppress(Exception):
        told = msgspec.json.decode(frame)["id"]
        if isinstance(told, str):
            return told[:40]
    return ""
