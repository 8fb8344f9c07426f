"""A service from its start to its end: folder, store, hall, listeners, in that order."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import signal
import sys
import webbrowser
from dataclasses import dataclass
from threading import Thread
from typing import TYPE_CHECKING, Any

from . import logs, network, ports
from .addresses import Networks
from .app import application
from .engines import read_engines
from .folder import Folder
from .hall import Hall
from .hosts import Authority, Hosts, configured
from .house import House
from .listening import Listening, answered, begun
from .metrics import Metrics
from .store import Journal, Store

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine
    from pathlib import Path
    from socket import socket

    import uvicorn

    from .public import Public


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
    public: Public | None = None
    """The address by which others come."""
    log: str = "text"
    engines: tuple[str, ...] = ()
    """Programs that can be chosen at a table, each as ``NAME=COMMAND``."""


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
    logs.begin(wishes.log)
    folder = Folder.take(wishes.data)
    try:
        key = folder.key()
        store = Store.open(wishes.database or wishes.data)
        try:
            sockets = ports.bound(ports.resolved(wishes.host), wishes.port)
            try:
                listening = Listening(
                    tuple(str(each.getsockname()[0]) for each in sockets),
                    ports.port_of(sockets),
                    wishes.root,
                    wishes.certificate,
                    wishes.private_key,
                )
                _run(_serve(store, key, listening, sockets, folder, wishes, tell))
            finally:
                for each in sockets:
                    each.close()
        finally:
            store.close()
    finally:
        folder.leave()


def _run(work: Coroutine[Any, Any, None]) -> None:
    """Run in the quickest loop there is, with as many sockets as the system allows."""
    factory = None
    if sys.platform != "win32":
        import resource  # noqa: PLC0415 -- not on every system

        import uvloop  # noqa: PLC0415 -- the same

        _few, many = resource.getrlimit(resource.RLIMIT_NOFILE)
        with contextlib.suppress(ValueError, OSError):  # some systems allow less than they say
            resource.setrlimit(resource.RLIMIT_NOFILE, (many, many))
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
    named = Hosts((*_called(wishes), *_named(wishes.host)), network.own_names)
    proxies, monitors = Networks(wishes.proxies), Networks(wishes.monitors)
    loop, ending = asyncio.get_running_loop(), asyncio.Event()
    journal = Journal(store.engine, loop)
    hall = Hall(store, journal, read_engines(wishes.engines))
    server: uvicorn.Server | None = None
    for number in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):  # not on Windows
            loop.add_signal_handler(number, ending.set)
    serving: asyncio.Task[None] | None = None
    hall.open()
    try:
        house = House(hall, listening, Metrics(), _places(wishes, listening), wishes.public)
        listening.app = application(house, key, named, proxies, monitors)
        server = listening.server(listening.app)
        await begun(server, sockets)
        serving = asyncio.create_task(answered(server, sockets))
        _settle_memory()
        folder.tell(listening.home)
        tell(listening)
        if wishes.open:  # some browsers come back only when they are closed
            Thread(target=opened, args=(listening.home,), daemon=True).start()
        asked = asyncio.create_task(ending.wait())
        await asyncio.wait({asked, serving}, return_when=asyncio.FIRST_COMPLETED)
        asked.cancel()
    finally:
        await hall.close()
        await listening.close()
        try:
            if server is not None and serving is not None:
                server.should_exit = True
                await serving
        finally:
            await asyncio.to_thread(journal.close)


def _called(wishes: Wishes) -> tuple[str, ...]:
    """The names by which others may call the service."""
    return wishes.names if wishes.public is None else (*wishes.names, wishes.public.host.name)


def _places(wishes: Wishes, listening: Listening) -> tuple[Authority, ...]:
    """Where others find what listens here by its names: nowhere, if a proxy is in between."""
    if listening.private or wishes.proxies:
        return ()
    read = map(configured, wishes.names)
    return tuple(Authority(each.name, each.port or listening.port) for each in read)


def _settle_memory() -> None:
    """Look less often for cycles, and never among what stays.

    Tables are values that are replaced as a whole: reference counts free them at once. Looking for
    cycles as often as Python does by itself takes a ninth of the time of a busy service, and with
    a thousand tables it stands still for half a second now and then. The hall has everything looked
    through when nobody is there.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(60_000, 50, 100_000)


def _named(host: str) -> tuple[str, ...]:
    """The host that was asked for, unless it stands for every address."""
    return () if host in network.EVERYWHERE else (host,)


def opened(address: str) -> None:
    """Open the browser at an address, if there is one."""
    with contextlib.suppress(webbrowser.Error, OSError):
        webbrowser.open(address)


__all__ = ["Wishes", "opened", "serve"]
