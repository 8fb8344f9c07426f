"""The guard around the whole service: every request and every socket passes here.

In this order::

    arrival   where it comes from, the proxies in between           400
    host      is the service called by a name of its own?           421
    credits   has this address asked too much?                      429
    origin    is the page that asks ours? (sockets, and changes)    403
    person    whose cookie is it? who has none gets one
    size      is the body short enough?                             413

What may be done at a table is not decided here. The application finds a ``Visit`` in the state of
its request. Every answer leaves with the security fields, those of refusals and faults too.
"""

from __future__ import annotations

import contextlib
import math
import secrets
import time
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import structlog

from maija.games.options import Reason

from . import asgi, headers, identity, limits, origin, sizes
from .addresses import Networks
from .errors import problem
from .hosts import Authority, Hosts
from .limits import LIMITS, Credits, Held
from .metrics import Metrics
from .proxies import Arrival, arrival
from .root import stripped

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from .asgi import App, Header, Message, Receive, Scope, Send

_log = structlog.get_logger(__name__)
FILES: Final = ("/assets/", "/python/")
"""Below these lie the files of the page, and of the Python that browsers keep."""


class Visit(NamedTuple):
    """Who asks, as far as the guard knows."""

    person: str
    """The person's secret name; see ``identity.known_as`` for the one to keep."""
    address: str
    key: str
    """By what the address is counted; see ``limits.key``."""
    host: Authority
    """How the service was called."""
    secure: bool
    """Whether by TLS."""
    local: bool
    """Whether from this machine, with nothing in between."""
    root: str
    """The path below which the service lies; empty at the top."""


class _Refused(NamedTuple):
    status: int
    reason: Reason
    headers: tuple[Header, ...] = ()


@dataclass(frozen=True, slots=True)
class Guard:
    """An ASGI application that lets only what it should into another one."""

    app: App
    key: bytes
    """What cookies are signed with."""
    hosts: Hosts = field(default_factory=Hosts)
    proxies: Networks = field(default_factory=Networks)
    """Whose forwarded fields are believed."""
    root: str = ""
    credits: Mapping[str, Credits] = field(
        default_factory=lambda: {name: Credits(limit) for name, limit in LIMITS.items()}
    )
    sockets: Held = field(default_factory=Held)
    metrics: Metrics = field(default_factory=Metrics)
    most_body: int = limits.MOST_BODY
    clock: Callable[[], float] = time.monotonic
    chance: Callable[[int], bytes] = secrets.token_bytes

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Look at a request or socket, and let it in or refuse it."""
        if scope["type"] not in {"http", "websocket"}:
            await self.app(scope, receive, send)
            return
        came = arrival(scope, self.proxies)
        local = bool(came.hosts) and came.hosts[0].local
        fields = headers.security(secure=came.secure, local=local)
        refused = self._refusal(scope, came)
        if refused is not None:
            await self._refuse(
                refused, scope, receive, headers.added(send, fields, b"", fresh=False)
            )
            return
        host = came.hosts[0]
        name = identity.cookie_name(host, self.root, secure=came.secure)
        known = identity.cookie_person(self.key, name, asgi.fields(scope, b"cookie"))
        person = known or identity.fresh(self.chance)
        value = identity.signed(self.key, person)
        cookie = identity.cookie(name, value, self.root, secure=came.secure)
        sending = headers.added(send, fields, cookie, fresh=known is None)
        inside = stripped(scope, self.root)
        if inside is None:
            await _to_the_root(self.root, scope, sending)
            return
        counted = limits.key(came.address)
        visit = Visit(person, came.address, counted, host, came.secure, came.local, self.root)
        inside["state"] = {**scope.get("state", {}), "person": person, "visit": visit}
        if scope["type"] == "websocket":
            await self._socket(inside, receive, sending, counted)
        else:
            await self._request(inside, receive, sending)

    def _refusal(self, scope: Scope, came: Arrival) -> _Refused | None:
        if not came.hosts:
            return _Refused(400, Reason("bad-host-field"))
        server = (scope.get("server") or ("", 0))[0] or ""
        for host in came.hosts:
            if not self.hosts.admit(host, server):
                return _Refused(421, Reason("wrong-host", {"host": host.name}))
        counted, now = limits.key(came.address), self.clock()
        spent = ["requests", "sockets"] if scope["type"] == "websocket" else [self._kind(scope)]
        for name in spent:
            if not self.credits[name].spend(counted, now):
                return self._too_many(self.credits[name].wait(counted, now))
        if scope["type"] == "websocket" or scope["method"] not in origin.SAFE:
            told, site = asgi.fields(scope, b"origin"), asgi.field(scope, b"sec-fetch-site")
            if not origin.ours(told, site, came.hosts[0], secure=came.secure):
                facts = {"origin": " ".join(told)[:100], "host": str(came.hosts[0])}
                return _Refused(403, Reason("wrong-origin", facts))
        if scope["type"] == "http" and sizes.told_length(scope) > self.most_body:
            return self._too_long()
        return None

    def _kind(self, scope: Scope) -> str:
        """As what a request is counted: a file of the page, or anything else."""
        inside = stripped(scope, self.root)
        return "files" if inside and inside["path"].startswith(FILES) else "requests"

    @staticmethod
    def _too_many(wait: float) -> _Refused:
        seconds = max(1, math.ceil(wait))
        again = (b"retry-after", str(seconds).encode())
        return _Refused(429, Reason("too-many-requests", {"seconds": seconds}), (again,))

    def _too_long(self) -> _Refused:
        reason = Reason("body-too-large", {"most": self.most_body})
        return _Refused(413, reason, ((b"connection", b"close"),))

    async def _refuse(self, refused: _Refused, scope: Scope, receive: Receive, send: Send) -> None:
        status, reason, fields = refused
        self.metrics.refused.labels(reason.code).inc()
        _log.debug("refused", code=reason.code, path=scope["path"])
        await asgi.refuse(scope, receive, send, status, problem(reason), *fields)

    async def _socket(self, scope: Scope, receive: Receive, send: Send, counted: str) -> None:
        if not self.sockets.take(counted):
            await self._refuse(self._too_many(10.0), scope, receive, send)
            return
        try:
            await self.app(scope, receive, send)
        except Exception as error:  # noqa: BLE001 - whatever it is, it ends here
            self._fault(scope, error)
            with contextlib.suppress(Exception):  # it may be closed already
                await send({"type": "websocket.close", "code": 1011})
        finally:
            self.sockets.give_back(counted)

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        began, status = self.clock(), 500

        async def noted(message: Message) -> None:
            nonlocal status
            status = message.get("status", status)
            await send(message)

        refuse = partial(self._refuse, self._too_long(), scope, receive, noted)
        measured = sizes.Measured(receive, noted, self.most_body, refuse)
        try:
            await self.app(scope, measured.receive, measured.send)
        except Exception as error:
            if measured.refused:
                return
            self._fault(scope, error)
            if measured.started:
                raise  # the server cuts the connection: half an answer must not look whole
            await asgi.refuse(scope, receive, measured.send, 500, problem(Reason("our-fault")))
        finally:
            self.metrics.answered(scope["method"], status, self.clock() - began)

    def _fault(self, scope: Scope, error: Exception) -> None:
        self.metrics.faults.inc()
        _log.error("our-fault", path=scope["path"], exc_info=error)


async def _to_the_root(root: str, scope: Scope, send: Send) -> None:
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": 4404})
        return
    told: list[Any] = [(b"location", f"{root}/".encode()), (b"content-length", b"0")]
    await send({"type": "http.response.start", "status": 308, "headers": told})
    await send({"type": "http.response.body", "body": b""})
