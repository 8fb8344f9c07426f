"""The listeners of a running service: where it was told to listen, and the network on demand.

A second listener on the machine's network addresses can be opened and closed while the service
runs, at the same port or, where another program has that, at a free one; both serve the same
application. How sockets are bound is told in ``ports``.
"""

from __future__ import annotations

import asyncio
import ssl
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import uvicorn

from maija.games.options import Reason

from . import addresses, frames, network, ports, wire
from .hosts import Authority

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from socket import socket


@dataclass(slots=True)
class Listening:
    """Where a service listens."""

    hosts: tuple[str, ...]
    """The addresses of the first listener."""
    port: int
    root: str = ""
    certificate: str | None = None
    private_key: str | None = None
    app: Any = None
    _second: uvicorn.Server | None = None
    _task: asyncio.Task[None] | None = None
    _opened: tuple[Authority, ...] = ()
    _turning: asyncio.Lock = field(default_factory=asyncio.Lock)

    def __post_init__(self) -> None:
        """Read the certificate and its key.

        Raises:
            ListeningError: they cannot be read, or do not belong together.
        """
        if self.certificate is None:
            return
        files = {"file": self.certificate, "key": self.private_key or self.certificate}
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        code = "bad-certificate"
        try:
            context.load_verify_locations(self.certificate)
            code = "bad-private-key"
            # A key that wants a password fails at once; without one given, OpenSSL would ask.
            context.load_cert_chain(self.certificate, self.private_key, password="")
        except (OSError, ValueError) as error:
            why = getattr(error, "reason", None) or getattr(error, "strerror", None) or error
            if why == "KEY_VALUES_MISMATCH":
                code = "key-of-another-certificate"
            raise ports.ListeningError(Reason(code, {**files, "why": str(why)})) from error

    @property
    def private(self) -> bool:
        """Whether the first listener is for this machine only."""
        return all(addresses.loopback(host) for host in self.hosts)

    @property
    def reach(self) -> str:
        """Who can come: loopback, network, everybody."""
        return network.reach((*self.hosts, *(place.name for place in self._opened)))

    @property
    def others(self) -> tuple[Authority, ...]:
        """Where others can come; nothing of loopback."""
        if any(host in network.EVERYWHERE for host in self.hosts):
            found = network.reachable(network.interfaces())
            return tuple(Authority(host, self.port) for host in found)
        if self.private:
            return self._opened
        public = (host for host in self.hosts if not addresses.loopback(host))
        return tuple(Authority(host, self.port) for host in public)

    @property
    def home(self) -> str:
        """The front page for the person at this machine."""
        host = self.hosts[0]
        if host in network.EVERYWHERE:
            host = "127.0.0.1"
        return network.base(
            Authority(host, self.port), self.root, secure=self.certificate is not None
        )

    def server(self, app: Any) -> uvicorn.Server:  # noqa: ANN401 -- an ASGI application
        """A server of this service."""
        return uvicorn.Server(
            uvicorn.Config(
                app,
                interface="asgi3",
                http=wire.Connection,
                ws=wire.Socket,
                ws_max_size=frames.LONGEST,
                ws_per_message_deflate=False,
                ws_ping_interval=30.0,
                ws_ping_timeout=30.0,
                lifespan="off",
                log_config=None,
                access_log=False,
                server_header=False,
                proxy_headers=False,
                timeout_graceful_shutdown=3,
                timeout_keep_alive=20,
                ssl_certfile=self.certificate,
                ssl_keyfile=self.private_key,
            )
        )

    async def open(self) -> bool:
        """Listen on the network addresses of this machine too, at the same port if it is free.

        Returns:
            Whether others can come now; not if this machine has no network.

        Raises:
            ListeningError: it may not be.
        """
        async with self._turning:
            if self._opened or not self.private:
                return True
            sockets, refused = self._at(network.reachable(network.interfaces()))
            if not sockets:
                if refused is not None:
                    raise refused
                return False
            second = self.server(self.app)
            await begun(second, sockets)
            self._second, self._task = second, asyncio.create_task(answered(second, sockets))
            self._opened = tuple(
                Authority(str(name[0]), int(name[1]))
                for name in (each.getsockname() for each in sockets)
            )
            return True

    def _at(self, hosts: Iterable[str]) -> tuple[list[socket], ports.ListeningError | None]:
        """Sockets at as many of the addresses as there can be, and why there is none at another."""
        sockets: list[socket] = []
        refused = None
        for host in hosts:
            for port in (self.port, 0):
                try:
                    sockets += ports.bound((host,), port)
                except ports.ListeningError as error:
                    refused = error
                else:
                    break
        return sockets, refused

    async def close(self) -> None:
        """Listen where the first listener does, and nowhere else.

        From now on nobody is let in, and who came in is cut off. It is not waited for to the end:
        the wish to close may have come in there.
        """
        async with self._turning:
            second, task = self._second, self._task
            self._opened, self._second, self._task = (), None, None
            if second is not None and task is not None:
                for server in second.servers:
                    server.close()
                second.should_exit = True
                await asyncio.wait({task}, timeout=1.0)


async def served(server: uvicorn.Server, sockets: Sequence[socket]) -> None:
    """Serve until it is asked to end; the signals of the process are left alone.

    Raises:
        ListeningError: nobody can be let in.
    """
    await begun(server, sockets)
    await answered(server, sockets)


async def begun(server: uvicorn.Server, sockets: Sequence[socket]) -> None:
    """Begin to let people in.

    Raises:
        ListeningError: nobody can be; the sockets are closed.
    """
    config = server.config
    try:
        config.load()
        server.lifespan = config.lifespan_class(config)
        await server.startup(sockets=list(sockets))
    except OSError as error:
        name = sockets[0].getsockname()
        for opened in (*getattr(server, "servers", ()), *sockets):
            opened.close()
        why = str(error.strerror or error)
        facts = {"host": str(name[0]), "port": int(name[1]), "why": why}
        raise ports.ListeningError(Reason("cannot-listen", facts)) from error


async def answered(server: uvicorn.Server, sockets: Sequence[socket]) -> None:
    """Answer whoever comes, until the server is asked to end."""
    try:
        await server.main_loop()
    finally:
        await server.shutdown(sockets=list(sockets))
