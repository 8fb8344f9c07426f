"""The service without a network, in which nothing moves by itself.

Everything is the shipped one: guard, interface, sockets, hall, store and journal, asked by ASGI.
Time stands still until the test lets it go on, and chance follows from a seed, so that the same
requests get the same answers, byte for byte. What a socket is sent is written down with its moment.
"""

from __future__ import annotations

import asyncio
import contextlib
import heapq
import itertools
import random
import shutil
import warnings
from typing import TYPE_CHECKING, Any

import msgspec
import pytest
from litestar.exceptions import LitestarDeprecationWarning

from maija.service import identity
from maija.service.addresses import Networks
from maija.service.app import application
from maija.service.hall import Hall
from maija.service.hosts import Hosts
from maija.service.house import House
from maija.service.limits import LIMITS, Credits
from maija.service.listening import Listening
from maija.service.metrics import Metrics
from maija.service.store import Journal, Store
from maija.service.store.store import NAME
from maija.service.wire import LINE
from tests.service.asking import HERE, SOMEBODY, Answer, asked, scope_of

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Iterator
    from pathlib import Path

KEY = bytes(range(32))
ORIGIN = ("origin", f"http://{HERE[0]}:{HERE[1]}")


class CountedJournal(Journal):
    """A journal that knows how many of those who wrote wait to be told."""

    waiting = 0

    def append(self, writes: Any, done: Any) -> None:
        """Count it until it is told."""
        self.waiting += 1

        def told(reason: Any) -> None:
            self.waiting -= 1
            done(reason)

        super().append(writes, told)


class QuietHall(Hall):
    """A hall whose time and chance belong to the test."""

    def __init__(self, store: Store, journal: CountedJournal, seed: str) -> None:
        super().__init__(store, journal)
        self.counted = journal
        self.chance = random.Random(seed)
        self.time = 1_800_000_000.0
        self.thinking = 0
        self._numbers = itertools.count()
        self._due: list[tuple[float, int, asyncio.TimerHandle]] = []

    def now(self) -> float:
        """The time, as the test has it."""
        return self.time

    def later(self, due: float, call: Callable[[], None]) -> asyncio.TimerHandle:
        """Call something when the test has let so much time pass."""
        handle = asyncio.TimerHandle(due, call, (), asyncio.get_running_loop())
        heapq.heappush(self._due, (max(due, self.time), next(self._numbers), handle))
        return handle

    async def sleep(self, seconds: float) -> None:  # type: ignore[override] # there it needs no hall
        """Wait until the test has let so much time pass."""
        waiting = asyncio.Event()
        self.later(self.time + seconds, waiting.set)
        await waiting.wait()

    async def think(self, decide: Callable[[], Any]) -> Any:
        """Think beside everything else, as ever; nothing is quiet meanwhile."""
        self.thinking += 1
        try:
            return await super().think(decide)
        finally:
            self.thinking -= 1

    async def advise(self, work: Callable[[], Any]) -> Any:
        """Work out a hint beside everything else, as ever; nothing is quiet meanwhile."""
        self.thinking += 1
        try:
            return await super().advise(work)
        finally:
            self.thinking -= 1

    def secret(self) -> bytes:  # type: ignore[override] # the same
        """A secret that follows from the seed."""
        return self.chance.randbytes(32)

    async def settle(self) -> None:
        """Wait until nothing happens any more unless time passes."""
        loop: Any = asyncio.get_running_loop()
        while True:
            await asyncio.sleep(0)
            if loop._ready:
                continue
            if self.thinking:
                await asyncio.sleep(0.0002)
            elif self.counted.waiting:
                await self.written()
            else:
                return

    async def go_on(self, seconds: float) -> None:
        """Let time pass, one thing that is due after the other."""
        end = self.time + seconds
        while self._due and self._due[0][0] <= end:
            due, _, handle = heapq.heappop(self._due)
            self.time = max(self.time, due)
            if not handle.cancelled():
                handle._run()
                await self.settle()
        self.time = end


class Person:
    """A browser: its cookie, its sockets, and all that it was ever told, with the moment.

    It is the line of its socket, too: what a table puts there has been told.
    """

    full = False

    def __init__(self, service: Quiet, name: str, address: str = SOMEBODY[0]) -> None:
        self.service = service
        self.name = name
        self.client = (address, 50000)
        secret = random.Random(f"person {name}").randbytes(16).hex()
        self.headers = [("cookie", f"maija-{HERE[1]}={identity.signed(KEY, secret)}"), ORIGIN]
        self.told: list[tuple[float, Any]] = []
        self.version = -1
        self._coming: asyncio.Queue[Any] = asyncio.Queue()
        self._socket: asyncio.Task[None] | None = None

    async def ask(self, method: str, path: str, body: Any = None) -> Answer:
        """An answer by HTTP."""
        sent = b"" if body is None else msgspec.json.encode(body)
        kind = [] if body is None else [("content-type", "application/json")]
        headers = [*self.headers, *kind]
        answer: Answer = await asked(
            self.service.app, method, path, headers, (sent,), client=self.client
        )
        self.told.append((self.service.hall.time, (answer.status, answer.headers, answer.body)))
        return answer

    async def open(self, table: str, since: int = -1) -> None:
        """Open a socket to a table."""
        scope = scope_of(
            "SOCKET",
            f"/api/tables/{table}/socket",
            [("host", f"{HERE[0]}:{HERE[1]}"), *self.headers],
            self.client,
            HERE,
            "http",
        )
        scope["query_string"] = f"since={since}".encode()
        scope["extensions"][LINE] = self
        self._coming = asyncio.Queue()
        self._coming.put_nowait({"type": "websocket.connect"})
        self._socket = asyncio.create_task(self.service.app(scope, self._coming.get, self._hear))
        await self.service.hall.settle()

    async def _hear(self, message: Any) -> None:
        self.told.append((self.service.hall.time, message))

    # --- the line ---

    def serve(self, _hear: Callable[[bytes], None], flow: Callable[[], None]) -> None:
        """Frames come by the queue; only what flows again is of interest."""
        self.flow = flow

    def put(self, message: bytes) -> None:
        """Hear a message."""
        text = message.decode()
        self.told.append((self.service.hall.time, {"type": "websocket.send", "text": text}))
        if '"version"' in text:
            self.version = max(self.version, msgspec.json.decode(text)["version"])

    def end(self) -> None:
        """Nothing more will be said."""
        self._coming.put_nowait({"type": "websocket.disconnect", "code": 1005})

    cut = end

    # --- what the browser does ---

    @property
    def connected(self) -> bool:
        """Whether the socket is open."""
        return self._socket is not None and not self._socket.done()

    async def send(self, frame: str | bytes) -> list[Any]:
        """Send a frame; what comes of it at once."""
        before = len(self.told)
        kind = "text" if isinstance(frame, str) else "bytes"
        self._coming.put_nowait({"type": "websocket.receive", kind: frame})
        await self.service.hall.settle()
        return [message for _moment, message in self.told[before:]]

    async def close(self) -> None:
        """Close the socket."""
        if self._socket is not None:
            self._coming.put_nowait({"type": "websocket.disconnect", "code": 1005})
            await self._socket
            self._socket = None
            await self.service.hall.settle()


@contextlib.contextmanager
def deprecations() -> Iterator[None]:
    """What the next Litestar will want otherwise is no matter of these tests."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", LitestarDeprecationWarning)
        yield


class Quiet:
    """A service in which nothing moves by itself."""

    def __init__(self, hall: QuietHall) -> None:
        self.hall = hall
        # Nobody waits here for credits: how many there are is asked elsewhere.
        much = {name: Credits(limit._replace(most=1e9)) for name, limit in LIMITS.items()}
        listening = Listening(("127.0.0.1",), HERE[1])
        self.house = House(hall, listening, Metrics(), credits=much)
        with deprecations():
            self.app: Any = application(
                self.house, KEY, Hosts(), Networks(()), Networks((SOMEBODY[0],))
            )


def template(folder: Path) -> Path:
    """An empty store, to be copied: making one takes longer than copying it."""
    Store.open(folder).close()
    return folder / NAME


def copied(empty: Path, folder: Path) -> Store:
    """A store of its own in a new folder."""
    folder.mkdir()
    shutil.copyfile(empty, folder / NAME)
    return Store.open(folder)


@contextlib.asynccontextmanager
async def quiet(
    folder: Path, empty: Path, seed: str, hall: type[QuietHall] = QuietHall
) -> AsyncIterator[Quiet]:
    """A service with a store of its own.

    Args:
        folder: where its store will be.
        empty: an empty store.
        seed: what all chance follows from.
        hall: another hall.
    """
    store = copied(empty, folder)
    journal = CountedJournal(store.engine, asyncio.get_running_loop())
    running = hall(store, journal, seed)
    chance = random.Random(f"names {seed}")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("secrets.token_hex", lambda size: chance.randbytes(size).hex())
        patch.setattr("secrets.randbelow", chance.randrange)
        try:
            yield Quiet(running)
        finally:
            await running.close()
            await asyncio.to_thread(journal.close)
            store.close()
