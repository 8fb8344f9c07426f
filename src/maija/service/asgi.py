"""The little of ASGI that the guard needs: its types, header fields, and sending a refusal.

Whom to refuse, and why, is decided elsewhere.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, MutableMapping
from typing import TYPE_CHECKING, Any

import msgspec

if TYPE_CHECKING:
    from .errors import Problem

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]
Header = tuple[bytes, bytes]


def fields(scope: Scope, name: bytes) -> list[str]:
    """Every value of a header field, in the order in which they came."""
    return [value.decode("latin-1").strip() for key, value in scope["headers"] if key == name]


def field(scope: Scope, name: bytes) -> str | None:
    """The value of a header field, ``None`` where there is none or more than one."""
    values = fields(scope, name)
    return values[0] if len(values) == 1 else None


async def refuse(
    scope: Scope,
    receive: Receive,
    send: Send,
    status: int,
    problem: Problem,
    *headers: Header,
) -> None:
    """Answer a request, or a socket that is not accepted yet, with a refusal.

    Args:
        scope: the request.
        receive: gives what the client sends.
        send: takes what it is sent.
        status: the HTTP status.
        problem: why.
        headers: further header fields.
    """
    kind = "http.response"
    if scope["type"] == "websocket":
        await receive()  # the wish to connect
        kind = "websocket.http.response"
        if kind not in scope.get("extensions", {}):
            await send({"type": "websocket.close", "code": 4000 + status})
            return
    body = msgspec.json.encode(problem)
    length = str(len(body)).encode()
    told = [(b"content-type", b"application/json"), (b"content-length", length), *headers]
    await send({"type": f"{kind}.start", "status": status, "headers": told})
    await send({"type": f"{kind}.body", "body": body})
