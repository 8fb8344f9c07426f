"""A client that speaks ASGI: what it sends is what a server would pass on, byte for byte."""

import asyncio
from dataclasses import dataclass, field
from typing import Any

import msgspec

HERE = ("192.0.2.10", 8000)
"""Where the service is reached."""
SOMEBODY = ("198.51.100.7", 50000)


@dataclass
class Answer:
    status: int | None = None
    headers: list[Any] = field(default_factory=list)
    body: bytes = b""
    messages: list[Any] = field(default_factory=list)
    left: int = 0

    def all(self, name):
        return [value.decode() for key, value in self.headers if key == name.encode()]

    def one(self, name):
        (value,) = self.all(name)
        return value

    @property
    def problem(self):
        told = msgspec.json.decode(self.body)
        return told["code"], told["facts"]


def scope_of(method, path, headers, client, server, scheme):
    kind = "websocket" if method == "SOCKET" else "http"
    scope = {
        "type": kind,
        "asgi": {"version": "3.0", "spec_version": "2.4"},
        "http_version": "1.1",
        "scheme": ("wss" if scheme == "https" else "ws") if kind == "websocket" else scheme,
        "method": method,
        "path": path,
        "raw_path": path.encode(),
        "root_path": "",
        "query_string": b"",
        "headers": [(name.encode(), value.encode("latin-1")) for name, value in headers],
        "client": client,
        "server": server,
        "state": {},
        "extensions": {"websocket.http.response": {}},
    }
    if kind == "websocket":
        del scope["method"]
        scope["subprotocols"] = []
    return scope


async def asked(
    app,
    method="GET",
    path="/",
    headers=(),
    body=(b"",),
    client=SOMEBODY,
    server=HERE,
    scheme="http",
    host="192.0.2.10:8000",
    extensions=True,
):
    """Ask once; ``host=None`` sends no such field."""
    fields = [*([("host", host)] if host is not None else []), *headers]
    scope = scope_of(method, path, fields, client, server, scheme)
    if not extensions:
        del scope["extensions"]
    pieces = list(body)
    connected = False
    answer = Answer(messages=[])

    async def receive():
        nonlocal connected
        if scope["type"] == "websocket":
            if connected:
                return {"type": "websocket.disconnect", "code": 1005}
            connected = True
            return {"type": "websocket.connect"}
        if pieces:
            return {"type": "http.request", "body": pieces.pop(0), "more_body": bool(pieces)}
        return {"type": "http.disconnect"}

    async def send(message):
        answer.messages.append(message["type"])
        if message["type"].endswith("response.start"):
            assert answer.status is None
            answer.status, answer.headers = message["status"], message["headers"]
        elif message["type"] == "websocket.accept":
            answer.status, answer.headers = 101, list(message.get("headers", ()))
        elif message["type"] == "websocket.close" and answer.status is None:
            answer.status, answer.headers = message["code"], []
        answer.body += message.get("body", b"")

    await app(scope, receive, send)
    answer.left = len(pieces)
    return answer


def ask(app, *given, **named):
    return asyncio.run(asked(app, *given, **named))
