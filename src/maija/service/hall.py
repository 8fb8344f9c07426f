"""The hall: all tables, the store behind them, and the time.

Tables are opened when somebody comes, and put away when nobody is there; what they are stands in
the store. Clock, chance and threads enter here, and nowhere below.
"""

from __future__ import annotations

import asyncio
import contextlib
import gc
import secrets
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

import msgspec
import structlog
from sqlalchemy.exc import SQLAlchemyError

from maija.games import LAW
from maija.games.options import RulesError
from maija.table import keeping, machine
from maija.table.entries import Move, Restart
from maija.table.state import Refusal, refuse, seats_of

from .advising import Advising
from .analyses import Analyses
from .bodies import Listed
from .engines import MOST_PROGRAMS, Engines
from .live import LiveTable, kept
from .store.errors import reason_of
from .store.writes import TableMade

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine, Iterable
    from typing import TypeVar

    from maija.games.options import Reason
    from maija.table.messages import Settings
    from maija.table.state import Table

    from .store import Journal, Store, Stored
    from .store.writes import Write

    T = TypeVar("T")

THINKERS: Final = 2
"""How many computer players think at once."""
SWEEP: Final = 15.0
"""Seconds between two looks at who is still there."""
PUT_AWAY: Final = 300.0
"""Seconds after which a table at which nobody is connected is put away."""
MOST_LISTED: Final = 50
"""Public tables that are listed, those touched last."""
KEPT_DAYS: Final = 30
"""Days after which a table that nobody has touched is removed."""
_log = structlog.get_logger(__name__)


class Hall:
    """All tables of a service."""

    def __init__(self, store: Store, journal: Journal, engines: Engines | None = None) -> None:
        """Open the hall; no table is open yet.

        Args:
            store: what is kept.
            journal: how it is written.
            engines: the programs that can be chosen.
        """
        self.engines = engines or Engines()
        self.store = store
        self.journal = journal
        self.tables: dict[str, LiveTable] = {}
        self._opening: dict[str, asyncio.Task[LiveTable]] = {}
        self._unopened: dict[str, Reason] = {}
        """Why the store has refused the first step of a table that is being opened."""
        self._called = str(store.engine.url.database or "").replace("\\", "/").rpartition("/")[2]
        self._pool = ThreadPoolExecutor(THINKERS, thread_name_prefix="maija-computer")
        self._waiting = ThreadPoolExecutor(MOST_PROGRAMS, thread_name_prefix="maija-engine")
        self._advisers = ThreadPoolExecutor(1, thread_name_prefix="maija-hint")
        self.advising = Advising()
        self.analyses = Analyses()
        self._last = 0.0
        self._empty: dict[str, float] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    # --- time and chance ---

    def now(self) -> float:
        """The time, which never goes back."""
        self._last = max(self._last, time.time())
        return self._last

    def later(self, due: float, call: Callable[[], None]) -> asyncio.TimerHandle:
        """Call something at a time."""
        wait = max(0.0, due - self.now()) + 0.001
        return asyncio.get_running_loop().call_later(min(wait, 86400.0), call)

    @staticmethod
    async def sleep(seconds: float) -> None:
        """Wait."""
        await asyncio.sleep(seconds)

    async def think(self, decide: Callable[[], T]) -> T:
        """Let a computer player think beside everything else."""
        return await asyncio.get_running_loop().run_in_executor(self._pool, decide)

    async def advise(self, work: Callable[[], T]) -> T:
        """Work out a hint beside everything else; no computer player waits for it."""
        return await asyncio.get_running_loop().run_in_executor(self._advisers, work)

    async def wait_for(self, decide: Callable[[], T]) -> T:
        """Wait for programs beside everything else, our own computer players too."""
        return await asyncio.get_running_loop().run_in_executor(self._waiting, decide)

    def aside(self, work: Callable[[], None]) -> None:
        """Do something with programs beside everything else; nobody waits for it."""
        with contextlib.suppress(RuntimeError):  # the hall is closed: they end with it
            self._waiting.submit(work)

    @staticmethod
    def secret() -> bytes:
        """A secret for one deal."""
        return secrets.token_bytes(32)

    # --- tables ---

    async def make(
        self,
        settings: Settings,
        person: str,
        name: str,
        computers: str | None,
        code: str,
        lesson: str | None = None,
    ) -> LiveTable:
        """Make a table, and open it.

        Args:
            settings: what is agreed.
            person: who makes it.
            name: what the person is called, cleaned.
            computers: the computer player for every other seat; ``None`` leaves them free.
            code: the invitation code.
            lesson: the lesson to be given, which brings its own settings and players.

        Raises:
            Refusal: there is no such game or lesson, or the rules clash, or it cannot be stored.
        """
        self.engines.allow(computers)
        identity, now = secrets.token_hex(8), self.now()
        if lesson is None:
            table = machine.create(identity, code, settings, person, name, computers, now)
        else:
            table = machine.teach(identity, code, lesson, person, name, now)
        await self.written(TableMade(*kept(table)))
        live = self.tables[identity] = LiveTable(self, table)
        return live

    async def written(self, *writes: Write) -> None:
        """Wait until the store has something.

        Raises:
            Refusal: the store refuses it.
        """
        future: asyncio.Future[Reason | None] = asyncio.get_running_loop().create_future()

        def done(told: Reason | None) -> None:
            if not future.done():  # whoever asked may have gone
                future.set_result(told)

        self.journal.append(writes, done)
        reason = await future
        if reason is not None:
            raise Refusal(reason)

    async def table(self, identity: str) -> LiveTable:
        """A table by its name, opened if it is not.

        Raises:
            Refusal: there is none.
        """
        live = self.tables.get(identity)
        if live is not None:
            return live
        task = self._opening.get(identity)
        if task is None:
            task = self._opening[identity] = asyncio.create_task(self._open(identity))
            task.add_done_callback(lambda _task: self._opening.pop(identity, None))
        return await asyncio.shield(task)

    async def _open(self, identity: str) -> LiveTable:
        """Open a table; nobody comes to it before the store has its first step.

        Raises:
            Refusal: there is none, or the store refuses the step; whoever asks next may try again.
        """
        live = LiveTable(self, await self._read(identity))
        live.begin_again(Restart(LAW))
        await self.written()
        refused = self._unopened.pop(identity, None)
        if refused is not None:
            live.close(refused.code)
            self.journal.mend(identity)
            raise Refusal(refused)
        self.tables[identity] = live
        return live

    async def _read(self, identity: str) -> Table:
        """A table as the store has it: the last whole one, and the steps since.

        Steps of another law are not played again; the table goes on from where it was whole.

        Raises:
            Refusal: there is none, or it cannot be read.
        """
        stored = await self.stored(self.store.load, identity)
        if stored is None:
            raise refuse("no-such-table")
        try:
            return restored(stored)
        except (msgspec.MsgspecError, RulesError, Refusal, LookupError, ValueError) as error:
            _log.error("table-unreadable", table=identity, exc_info=error)
            raise refuse("table-unreadable") from error

    async def stored(self, ask: Callable[..., T], *given: Any) -> T:  # noqa: ANN401 -- as it takes them
        """Ask the store beside everything else.

        Raises:
            Refusal: it cannot be read or written.
        """
        try:
            return await asyncio.to_thread(ask, *given)
        except (SQLAlchemyError, OSError) as error:
            reason = reason_of(error, self._called)
            _log.error("store-failed", code=reason.code, exc_info=error)
            raise Refusal(reason) from error

    async def by_code(self, code: str) -> str:
        """The name of the table with an invitation code.

        Raises:
            Refusal: there is none.
        """
        found = await self.stored(self.store.by_code, code)
        if found is None:
            raise refuse("no-such-code")
        return found

    async def listed(self) -> list[Listed]:
        """The public tables that are not over."""
        told = []
        for name in await self.stored(self.store.public, MOST_LISTED):
            with suppress(Refusal):
                told.append(_listed((await self.table(name)).kept))
        return told

    async def sat_at(self, names: Iterable[str], person: str) -> list[Listed]:
        """Those of the named tables at which a person sits."""
        told = []
        for name in names:
            with suppress(Refusal):
                table = (await self.table(name)).kept
                if seats_of(table, person):
                    told.append(_listed(table))
        return told

    async def game_file(self, identity: str, match: int) -> str:
        """The game file of a match: its finished deals.

        Raises:
            Refusal: there is none, or its deals were played by more than one law.
        """
        found = await self.stored(self.store.game_file, identity, match)
        if found is None:
            raise refuse("no-such-game-file")
        laws, text = found
        if len(laws) > 1:
            raise refuse("game-of-two-laws", laws=tuple(sorted(laws)))
        return text

    async def move(self, identity: str, seat: int, owner: str, person: str) -> None:
        """Let a seat go to another device.

        Raises:
            Refusal: somebody else sits there by now.
        """
        live = await self.table(identity)
        if seat >= len(live.table.seats) or live.table.seats[seat].person != owner:
            raise refuse("link-without-seat")
        live.take(Move(seat), person)
        await self.written()

    def broken(self, live: LiveTable, error: Reason) -> None:
        """The store has refused a step: the table goes back to what the store has."""
        if live.table.id in self._opening:
            self._unopened.setdefault(live.table.id, error)
        elif not (live.mending or live.closed):
            live.mending = True
            self._start(self._mend(live, error))

    async def _mend(self, live: LiveTable, error: Reason) -> None:
        identity = live.table.id
        _log.error("store-refused", table=identity, code=error.code)
        await self.written()
        try:
            table = await self._read(identity)
        except Refusal as refused:  # removed meanwhile, or the store cannot be read either
            self.tables.pop(identity, None)
            live.close(refused.reasons[0].code)
            return
        finally:
            self.journal.mend(identity)
        live.relay(table, error)

    # --- the house ---

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def open(self) -> None:
        """Begin to look after the tables."""
        self._start(self._sweep())

    async def _sweep(self) -> None:
        cleaned = 0.0
        while True:
            await asyncio.sleep(SWEEP)
            now = self.now()
            for live in tuple(self.tables.values()):
                live.sweep(now)
                if live.attended or live.pending:
                    self._empty.pop(live.table.id, None)
                elif now - self._empty.setdefault(live.table.id, now) > PUT_AWAY:
                    self._put_away(live)
            if not any(live.attended for live in self.tables.values()):
                gc.collect()
            if now - cleaned > 86400:
                cleaned = now
                with contextlib.suppress(Refusal):  # it is logged, and tried again tomorrow
                    await self.stored(self.store.remove_untouched, now - KEPT_DAYS * 86400)

    def _put_away(self, live: LiveTable) -> None:
        self._empty.pop(live.table.id, None)
        self.tables.pop(live.table.id, None)
        self.journal.append((kept(live.table),), lambda _error: None)
        live.close("put-away")

    async def close(self) -> None:
        """Put everything away: each table is kept whole, and everybody is told."""
        for task in tuple(self._tasks):
            task.cancel()
        for live in tuple(self.tables.values()):
            live.close("stopping")
            self.journal.append((kept(live.table),), lambda _error: None)
        self.tables.clear()
        self._pool.shutdown(wait=False, cancel_futures=True)
        self._advisers.shutdown(wait=False, cancel_futures=True)
        self.analyses.close()
        await asyncio.to_thread(self._waiting.shutdown)  # soon: their programs have been ended


def _listed(table: Table) -> Listed:
    return Listed(
        table.id,
        table.settings.game,
        len(table.seats),
        sum(seat.taken for seat in table.seats),
        table.phase,
        table.settings.watch,
    )


def restored(stored: Stored) -> Table:
    """A table from what the store has of it: as it was last whole, and the steps since.

    Steps of another law are not played again. The table goes on from where it was whole, with the
    number of its last step, so that no version is given twice.
    """
    table = keeping.read_table(stored.state)
    for version, law, data in stored.entries:
        if law == stored.law == LAW:
            entry = keeping.read_entry(data)
            table = machine.step(table, entry.step, entry.by, entry.now).table
        else:
            table.version = version
    return table
