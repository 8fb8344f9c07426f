"""The fields that every answer carries, errors and files included, so that a browser guards us too.

They are added on the way out, whoever made the answer. An answer that sets one of them itself
keeps its own.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from .asgi import Header, Message, Send

_SOURCES: Final = {
    "default-src": "'self'",
    "script-src": "'self'",
    "style-src": "'self'",
    "img-src": "'self' data:",  # the page of the interface draws its small icons so
    "font-src": "'self'",
    "connect-src": "'self'",
    "object-src": "'none'",
    "base-uri": "'none'",
    "form-action": "'self'",
    "frame-ancestors": "'none'",
}
POLICY: Final = "; ".join(f"{kind} {source}" for kind, source in _SOURCES.items())
"""What a page may load and run: nothing inline, nothing from elsewhere."""
OFFLINE_POLICY: Final = POLICY.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'")
"""What the worker may that plays without a network, and nobody else: run the Python of browsers."""
_NOT_NEEDED: Final = (
    "camera microphone geolocation payment usb serial midi display-capture browsing-topics"
).split()
_ALWAYS: Final[tuple[Header, ...]] = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    # A personal link is in the address of the page that opens it.
    (b"referrer-policy", b"no-referrer"),
    (b"permissions-policy", ", ".join(f"{name}=()" for name in _NOT_NEEDED).encode()),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"x-permitted-cross-domain-policies", b"none"),
)
_TRUSTWORTHY: Final[Header] = (b"cross-origin-opener-policy", b"same-origin")
"""Browsers complain of it where the address is not trustworthy: plain HTTP over a network."""
_TLS: Final[Header] = (b"strict-transport-security", b"max-age=31536000")
_STARTS: Final = frozenset({"http.response.start", "websocket.http.response.start"})


def security(*, secure: bool, local: bool) -> tuple[Header, ...]:
    """The fields of every answer.

    Args:
        secure: whether the client came by TLS.
        local: whether it called the service by a loopback name.
    """
    told = _ALWAYS
    if secure or local:
        told = (*told, _TRUSTWORTHY)
    return (*told, _TLS) if secure else told


def added(send: Send, fields: Iterable[Header], cookie: bytes, *, fresh: bool) -> Send:
    """A ``send`` that adds fields to the beginning of an answer.

    The cookie goes out when it is new, and with every page, so that it lasts. An answer with a
    cookie is never kept by a cache in between: it would give one person's cookie to another.

    Args:
        send: where the answer goes.
        fields: the fields.
        cookie: the value of ``Set-Cookie``.
        fresh: whether the browser does not have the cookie yet.
    """
    fields = tuple(fields)

    async def sending(message: Message) -> None:
        if message["type"] in _STARTS:
            given = list(message.get("headers", ()))
            message = {**message, "headers": list(_all(given, fields, cookie, fresh=fresh))}
        elif message["type"] == "websocket.accept" and fresh:
            given = list(message.get("headers", ()))
            message = {**message, "headers": [*given, (b"set-cookie", cookie)]}
        await send(message)

    return sending


def _all(
    given: list[Header], fields: tuple[Header, ...], cookie: bytes, *, fresh: bool
) -> Iterator[Header]:
    there = {name.lower(): value for name, value in given}
    told = bool(cookie) and (fresh or there.get(b"content-type", b"").startswith(b"text/html"))
    for name, value in given:
        if not (told and name.lower() == b"cache-control"):
            yield name, value
    if told:
        yield b"set-cookie", cookie
        yield b"cache-control", b"no-store"
    elif b"cache-control" not in there:
        # What has a tag may be kept and asked about; all else is about one person at one moment.
        yield b"cache-control", b"no-cache" if b"etag" in there else b"no-store"
    for name, value in fields:
        if name not in there:
            yield name, value
