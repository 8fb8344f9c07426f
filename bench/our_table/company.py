"""Everybody who comes to the service: their browsers, and what goes wrong with any of them.

Each browser comes from a loopback address of its own, so that what one address may do holds for
each of them as it would for people.
"""

from __future__ import annotations

import asyncio
import http.client
import itertools
from typing import TYPE_CHECKING, Any, Final

import msgspec

if TYPE_CHECKING:
    from collections.abc import Coroutine, Iterable

    from .people import Person

AT_ONCE: Final = 16
"""Tables that are set up at the same time."""
_numbers: Final = itertools.count()
_encode: Final = msgspec.json.Encoder().encode


class Company:
    """Everybody who came, and the first thing that went wrong."""

    def __init__(self, port: int) -> None:
        """Bring nobody yet.

        Args:
            port: the service's.
        """
        self.port = port
        self.people: list[Person] = []
        self.turns = 0
        """Turns that were told to somebody, whoever took them; of a table of one person, all."""
        self._trouble: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def fail(self, why: str) -> None:
        """Nothing that is measured from now on counts."""
        if not self._trouble.done():
            self._trouble.set_exception(RuntimeError(why))

    async def until(self, event: asyncio.Event, seconds: float, what: str) -> None:
        """Wait for something, but not for ever.

        Raises:
            RuntimeError: it has not happened, or something else went wrong.
        """
        waiting = asyncio.create_task(event.wait())
        both: set[asyncio.Future[Any]] = {waiting, self._trouble}
        await asyncio.wait(both, timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
        waiting.cancel()
        if self._trouble.done():
            self._trouble.result()
        if not event.is_set():
            raise RuntimeError(f"{what}: not within {seconds:.0f} s")

    async def rest(self, seconds: float) -> None:
        """Wait, unless something goes wrong.

        Raises:
            RuntimeError: it has.
        """
        await asyncio.wait({self._trouble}, timeout=seconds)
        if self._trouble.done():
            self._trouble.result()

    def leave(self) -> None:
        """All go."""
        for person in self.people:
            person.leave()
        if self._trouble.done():
            self._trouble.exception()


async def together(works: Iterable[Coroutine[Any, Any, None]]) -> None:
    """Do many things, a few at a time; each is begun when one before it is done."""
    waiting = iter(works)

    async def in_turn() -> None:
        for work in waiting:
            await work

    try:
        async with asyncio.TaskGroup() as group:
            for _ in range(AT_ONCE):
                group.create_task(in_turn())
    except ExceptionGroup as error:
        raise error.exceptions[0] from None


class Visitor:
    """A browser: an address, a cookie."""

    def __init__(self, port: int) -> None:
        """Be about to come to the service at a port of this machine."""
        number = next(_numbers)
        self.port = port
        self.address = f"127.{10 + number // 62500 % 200}.{number // 250 % 250}.{1 + number % 250}"
        self.cookie = ""

    async def come(self) -> None:
        """Come to the service, and be given a cookie."""
        await asyncio.to_thread(self._ask, "GET", "/api/network")

    def _ask(self, method: str, path: str, body: object = None) -> Any:  # noqa: ANN401 - any JSON
        """The answer over HTTP.

        Raises:
            RuntimeError: the service refuses.
        """
        line = http.client.HTTPConnection(
            "127.0.0.1", self.port, timeout=30, source_address=(self.address, 0)
        )
        fields = {"Cookie": self.cookie, "Content-Type": "application/json"}
        line.request(method, path, None if body is None else _encode(body), fields)
        answer = line.getresponse()
        text = answer.read()
        line.close()
        if answer.status >= 400:
            raise RuntimeError(f"{method} {path}: {answer.status} {text[:300]!r}")
        if (made := answer.getheader("Set-Cookie")) is not None:
            self.cookie = made.partition(";")[0]
        return msgspec.json.decode(text)

    async def make_table(self, computers: str | None = None, **settings: object) -> str:
        """A new table of four; its name. The visitor has a seat there.

        Args:
            computers: who plays at the other seats; ``None`` leaves them free.
            settings: what is not as usual.
        """
        await self.come()
        agreed = {"game": "mustamaija", **settings}
        body = {"name": "Anna", "settings": agreed, "computers": computers}
        made = await asyncio.to_thread(self._ask, "POST", "/api/tables", body)
        return str(made["table"])
