"""Group commit: what is written while one group becomes durable is the next group.

Writers hand over what is to be kept and go on; one thread writes all that waits in one
transaction, and only when that is durable the writers are told, in the order in which they came.
A group that fails is not in the store at all. Then nothing more of its tables is written until
their owner has gone back to what the store has (``mend``): no step may stand on one that is lost.
"""

from __future__ import annotations

import contextlib
import threading
import time
from queue import SimpleQueue
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from maija.games.options import Reason

from .errors import is_step, reason_of
from .writes import TableKept, statements

if TYPE_CHECKING:
    import asyncio
    from collections.abc import Callable, Iterable, Sequence

    from sqlalchemy import Connection, Engine

    from .writes import Write

    Done = Callable[[Reason | None], None]


PACE: Final = 0.008
"""Seconds between two commits at least. A lone step is written at once; in a busy house several
share a commit, which costs as much as twenty of them."""


class _Step(NamedTuple):
    """What is kept whole or not at all."""

    writes: tuple[Write, ...]
    done: Done


class _Mended(NamedTuple):
    """From here on a table may be written again."""

    table: str


class Journal:
    """The one writer of a store."""

    def __init__(self, engine: Engine, loop: asyncio.AbstractEventLoop) -> None:
        """Start the writing thread.

        Args:
            engine: the store.
            loop: where the writers are told.
        """
        self._engine = engine
        self._loop = loop
        # What players are told names the store, not where it lies.
        self._name = str(engine.url.database or "").replace("\\", "/").rpartition("/")[2]
        self._lock = threading.Lock()
        self._gathered: list[_Step | _Mended] = []
        self._closed = False
        self._handed: SimpleQueue[list[_Step | _Mended]] = SimpleQueue()
        self._connection: Connection | None = None
        self._broken: set[str] = set()
        self._thread = threading.Thread(target=self._write, name="maija-journal", daemon=True)
        self._thread.start()

    def append(self, writes: Sequence[Write], done: Done) -> None:
        """Keep something; whoever keeps nothing is told when all before it is durable.

        Call it in the loop.

        Args:
            writes: what is to be kept, whole or not at all.
            done: called in the loop, with the reason if it could not be kept.
        """
        self._gather(_Step(tuple(writes), done))

    def mend(self, table: str) -> None:
        """Let a table be written again: its owner has gone back to what the store has.

        What was appended before is still refused. Call it in the loop.
        """
        self._gather(_Mended(table))

    def close(self) -> None:
        """Write what waits, and stop; what comes later is refused."""
        with self._lock:
            closed, self._closed = self._closed, True
        if not closed:
            self._hand_over()
            self._handed.put([])
        self._thread.join()

    def _gather(self, asked: _Step | _Mended) -> None:
        """Hand over once per turn of the loop: one call for all that was asked for in it."""
        with self._lock:
            closed, first = self._closed, not self._gathered
            if not closed:
                self._gathered.append(asked)
        if closed:
            if isinstance(asked, _Step):
                why = Reason("store-failed", {"file": self._name, "why": "it is closed"})
                self._loop.call_soon(asked.done, why)
        elif first:
            self._loop.call_soon(self._hand_over)

    def _hand_over(self) -> None:
        with self._lock:
            gathered, self._gathered = self._gathered, []
        if gathered:
            self._handed.put(gathered)

    # --- in the writing thread ---

    def _write(self) -> None:
        begun = -PACE
        while group := self._next_group(begun + PACE):
            begun = time.monotonic()
            told = self._keep(group)
            with contextlib.suppress(RuntimeError):  # the loop is closed: nobody is left to tell
                self._loop.call_soon_threadsafe(self._tell, told)
        self._leave()

    def _next_group(self, earliest: float) -> list[_Step | _Mended]:
        """All that waits at a time, or as soon as something does; nothing once it is closed."""
        group = list(self._handed.get())
        if group and (wait := earliest - time.monotonic()) > 0:
            time.sleep(wait)
        while group and not self._handed.empty():
            more = self._handed.get()
            if not more:
                self._handed.put(more)
                break
            group += more
        return group

    def _keep(self, group: Iterable[_Step | _Mended]) -> list[tuple[Done, Reason | None]]:
        """Write a group: what is to be said to whom."""
        steps: list[tuple[_Step, Reason | None]] = []
        for asked in group:
            if isinstance(asked, _Mended):
                self._broken.discard(asked.table)
            else:
                steps.append((asked, self._refused(asked)))
        try:
            self._commit([step for step, refused in steps if refused is None])
        except Exception as error:  # noqa: BLE001 -- whatever it is, the writers must be told
            if is_step(error):
                steps = [(step, refused or self._alone(step)) for step, refused in steps]
            else:
                why = reason_of(error, self._name)
                steps = [(step, refused or self._lost(step, why)) for step, refused in steps]
        return [(step.done, refused) for step, refused in steps]

    def _refused(self, step: _Step) -> Reason | None:
        if self._broken and any(write.table in self._broken for write in step.writes):
            facts = {"file": self._name, "why": "an earlier step was not kept"}
            return Reason("store-failed", facts)
        return None

    def _alone(self, step: _Step) -> Reason | None:
        """After a step has spoiled its group: each alone, so that it spoils no other."""
        refused = self._refused(step)
        if refused is None:
            try:
                self._commit([step])
            except Exception as error:  # noqa: BLE001 -- as for the group
                refused = self._lost(step, reason_of(error, self._name))
        return refused

    def _lost(self, step: _Step, why: Reason) -> Reason | None:
        """A step is not in the store: nothing more of its tables is written before ``mend``."""
        self._broken.update(write.table for write in step.writes)
        return why if step.writes else None

    def _commit(self, steps: Iterable[_Step]) -> None:
        """Write steps in one transaction, all writes of a kind at once, and make it durable."""
        kinds: dict[type[Write], list[Any]] = {}
        kept: dict[str, Write] = {}
        for step in steps:
            for write in step.writes:
                kind = type(write)
                if kind is TableKept:
                    kept[write.table] = write
                else:
                    kinds.setdefault(kind, []).append(write)
        if kept:
            kinds[TableKept] = list(kept.values())
        if not kinds:
            return
        try:
            if self._connection is None:
                self._connection = self._engine.connect()
            with self._connection.begin():
                for kind, statement in statements(self._connection.dialect).items():
                    if kind in kinds:
                        rows = list(map(statement.parameters, kinds[kind]))
                        self._connection.exec_driver_sql(statement.sql, rows)
        except BaseException:
            self._leave()
            raise

    def _leave(self) -> None:
        """Give the connection up; the next group takes a new one."""
        connection, self._connection = self._connection, None
        if connection is not None:
            with contextlib.suppress(Exception):  # it may be broken already
                connection.invalidate()
                connection.close()

    # --- in the loop ---

    def _tell(self, told: Iterable[tuple[Done, Reason | None]]) -> None:
        for done, reason in told:
            try:
                done(reason)
            except Exception as error:  # noqa: BLE001 -- one writer's fault is not another's
                message = "a writer failed when it was told"
                self._loop.call_exception_handler({"message": message, "exception": error})
