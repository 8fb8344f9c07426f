"""The listeners of a running service: where it was told to listen, and the network on demand.

A second listener on the machine's network addresses can be opened and closed while the service
runs; both serve the same application. How sockets are bound is told in ``ports``.
"""

from __future__ import annotations

import asyncio
import contextlib
import ssl
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

import uvicorn

from maija.games.options import Reason

from . import addresses, network, ports, wire
from .hosts import Authority

if TYPE_CHECKING:
    from collections.abc import Sequence
    from socket import socket

LONGEST_FRAME: Final = 16 * 1024
"""Bytes of a frame that are read at all."""


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
    _opened: tuple[str, ...] = ()
    _turning: asyncio.Lock = field(default_factory=asyncio.Lock)

    def __post_init__(self) -> None:
        """Read the certificate and its key.

        Raises:
            ListeningError: they cannot be read, or do not belong together.
        """
        if self.certificate is None:
            return
        try:
            # A key that wants a password fails at once; without one given, OpenSSL would ask.
            context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
            context.load_cert_chain(self.certificate, self.private_key, password="")
        except (OSError, ValueError) as error:
            why = getattr(error, "reason", None) or getattr(error, "strerror", None) or error
            facts = {"file": self.certificate, "why": str(why)}
            raise ports.ListeningError(Reason("bad-certificate", facts)) from error

    @property
    def private(self) -> bool:
        """Whether the first listener is for this machine only."""
        return all(addresses.loopback(host) for host in self.hosts)

    @property
    def reach(self) -> str:
        """Who can come: loopback, network, everybody."""
        return network.reach((*self.hosts, *self._opened))

    @property
    def others(self) -> tuple[str, ...]:
        """The addresses at which others can come; none of loopback."""
        if any(host in network.EVERYWHERE for host in self.hosts):
            return network.reachable(network.interfaces())
        if self.private:
            return self._opened
        return tuple(host for host in self.hosts if not addresses.loopback(host))

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
                ws_max_size=LONGEST_FRAME,
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
        """Listen on the network addresses of this machine too, at the same port.

        Returns:
            Whether others can come now.
        """
        async with self._turning:
            if self._opened or not self.private:
                return True
            wanted = network.reachable(network.interfaces())
            sockets: list[socket] = []
            for host in wanted:
                with contextlib.suppress(ports.ListeningError):
                    sockets += ports.bound((host,), self.port)
            if not sockets:
                return False
            second = self.server(self.app)
            await _begun(second, sockets)
            self._second, self._task = second, asyncio.create_task(_answered(second, sockets))
            self._opened = tuple(str(each.getsockname()[0]) for each in sockets)
            return True

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
    """Serve until it is asked to end; the signals of the process are left alone."""
    await _begun(server, sockets)
    await _answered(server, sockets)


async def _begun(server: uvicorn.Server, sockets: Sequence[socket]) -> None:
    config = server.config
    config.load()
    server.lifespan = config.lifespan_class(config)
    await server.startup(sockets=list(sockets))


async def _answered(server: uvicorn.Server, sockets: Sequence[socket]) -> None:
    await server.main_loop()
    await server.shutdown(sockets=list(sockets))
