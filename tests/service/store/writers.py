"""Writers for tests: what they keep, and what they are told."""

import asyncio
import contextlib

from maija.service.store import Journal
from maija.service.store.writes import EntryAdded, TableKept, TableMade

LAW = 7


def made(table, *, public=False, touched=1.0, state=b"as it was made"):
    return TableMade(table, f"code-{table}", LAW, 0, state, touched, False, public)


def kept(table, version, *, over=False, public=False, touched=2.0):
    state = b"state %d" % version
    return TableKept(table, f"code-{table}", LAW, version, state, touched, over, public)


def entry(table, version, law=LAW):
    return EntryAdded(table, version, float(version), law, b"entry %d" % version)


class Writer:
    """Appends steps to a journal and remembers what it is told, in the order of the telling."""

    def __init__(self, journal):
        self.journal = journal
        self.told = []
        self._waiting = []

    def keep(self, name, *writes):
        waiting = asyncio.get_running_loop().create_future()
        self._waiting.append(waiting)

        def done(reason):
            self.told.append((name, reason.code if reason else None))
            waiting.set_result(reason)

        self.journal.append(writes, done)
        return waiting

    async def all(self):
        await asyncio.wait_for(asyncio.gather(*self._waiting), 30)
        return self.told


def writing(store, work):
    """Let a coroutine write: it is given a writer, and the journal is closed behind it."""

    async def run():
        journal = Journal(store.engine, asyncio.get_running_loop())
        try:
            return await work(Writer(journal))
        finally:
            await asyncio.to_thread(journal.close)

    return asyncio.run(run())


def write(store, *steps):
    """Keep steps one after the other; what was told of each."""

    async def work(writer):
        for number, step in enumerate(steps):
            await writer.keep(number, *(step if isinstance(step, list) else [step]))
        return [code for _, code in writer.told]

    return writing(store, work)


@contextlib.contextmanager
def held_up(store):
    """Nobody else can write meanwhile: the journal waits in the middle of a group."""
    with store.engine.connect() as other:
        if other.dialect.name == "sqlite":
            other.exec_driver_sql("BEGIN IMMEDIATE")
        else:
            other.exec_driver_sql("LOCK TABLE tables, entries IN EXCLUSIVE MODE")
        yield other
        other.rollback()


def versions(store, table):
    """The versions that the store has of a table's steps."""
    from sqlalchemy import select

    from maija.service.store.schema import entries

    asked = select(entries.c.version).where(entries.c.table_id == table).order_by(entries.c.version)
    with store.engine.connect() as connection:
        return list(connection.execute(asked).scalars())
