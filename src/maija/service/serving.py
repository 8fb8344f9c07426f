"""A service from its start to its end: folder, store, hall, listeners, in that order."""

from __future__ import annotations

import asyncio
import contextlib
import signal
import sys
import webbrowser
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from . import logs, network, ports
from .addresses import Networks
from .app import application
from .folder import Folder
from .hall import Hall
from .hosts import Hosts
from .house import House
from .listening import Listening, served
from .metrics import Metrics
from .store import Journal, Store

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine
    from pathlib import Path
    from socket import socket


@dataclass(frozen=True, slots=True)
class Wishes:
    """What a service is to be."""

    data: Path
    host: str = "127.0.0.1"
    port: int | None = None
    """``None`` for the usual port, or one beside it."""
    database: str | None = None
    """The address of a PostgreSQL database; by default the store is a file of the folder."""
    open: bool = True
    """Whether the browser is opened."""
    root: str = ""
    names: tuple[str, ...] = ()
    """Names by which others reach the service."""
    proxies: tuple[str, ...] = ()
    certificate: str | None = None
    private_key: str | None = None
    monitors: tuple[str, ...] = ()


def serve(wishes: Wishes, tell: Callable[[Listening], None]) -> None:
    """Serve until somebody ends it.

    Args:
        wishes: what the service is to be.
        tell: called once it can be reached.

    Raises:
        FolderInUseError: another service has the folder.
        StoreError: the folder or the store cannot be used.
        ListeningError: the port is in use, or the address is not one of this machine.
        RulesError: a name or a network that cannot be one.
    """
    logs.begin()
    folder = Folder.take(wishes.data)
    try:
        key = folder.key()
        store = Store.open(wishes.database or wishes.data)
        try:
            sockets = ports.bound(ports.resolved(wishes.host), wishes.port)
            listening = Listening(
                tuple(str(each.getsockname()[0]) for each in sockets),
                ports.port_of(sockets),
                wishes.root,
                wishes.certificate,
                wishes.private_key,
            )
            _run(_serve(store, key, listening, sockets, folder, wishes, tell))
        finally:
            store.close()
    finally:
        folder.leave()


def _run(work: Coroutine[Any, Any, None]) -> None:
    """Run in the quickest loop there is."""
    factory = None
    if sys.platform != "win32":
        import uvloop  # noqa: PLC0415 -- not on every system

        factory = uvloop.new_event_loop
    with asyncio.Runner(loop_factory=factory) as runner:
        runner.run(work)


async def _serve(
    store: Store,
    key: bytes,
    listening: Listening,
    sockets: tuple[socket, ...],
    folder: Folder,
    wishes: Wishes,
    tell: Callable[[Listening], None],
) -> None:
    journal = Journal(store.engine, asyncio.get_running_loop())
    hall = Hall(store, journal)
    house = House(hall, listening, Metrics(), wishes.names)
    app = application(
        house,
        key,
        Hosts((*wishes.names, *_named(wishes.host)), network.own_names),
        Networks(wishes.proxies),
        Networks(wishes.monitors),
    )
    listening.app = app
    server = listening.server(app)
    ending = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):  # not on Windows
            loop.add_signal_handler(number, ending.set)
    hall.open()
    serving = asyncio.create_task(served(server, sockets))
    while not server.started and not serving.done():  # noqa: ASYNC110 -- uvicorn has no event
        await asyncio.sleep(0.01)
    folder.tell(listening.home)
    tell(listening)
    if wishes.open:
        await asyncio.to_thread(opened, listening.home)
    try:
        await ending.wait()
    finally:
        await hall.close()
        await listening.close()
        server.should_exit = True
        await serving
        await asyncio.to_thread(journal.close)


def _named(host: str) -> tuple[str, ...]:
    """The host that was asked for, unless it stands for every address."""
    return () if host in network.EVERYWHERE else (host,)


def opened(address: str) -> None:
    """Open the browser at an address, if there is one."""
    with contextlib.suppress(webbrowser.Error, OSError):
        webbrowser.open(address)


__all__ = ["Wishes", "opened", "serve"]
