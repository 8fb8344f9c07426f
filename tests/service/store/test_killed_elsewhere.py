"""What a killed writer was told, a database elsewhere has; and every step is whole there.

The database is read by a plain driver, not by our own code, and takes one writer after the other.
"""

import random
import subprocess
import sys
import time

import psycopg
import pytest

from maija.service.store import Store
from tests.random_games import times

WRITER = """
import asyncio, sys
from maija.service.store import Journal, Store
from maija.service.store.writes import DealFinished, EntryAdded, TableKept, TableMade

async def write(store, moment):
    journal = Journal(store.engine, asyncio.get_running_loop())
    told = asyncio.Semaphore(40)

    def append(table, number, *writes):
        def done(why):
            assert why is None, why
            print(table, number, flush=True)
            told.release()
        journal.append(writes, done)

    names = [f"{moment}{table}" for table in "abc"]
    for name in names:
        await told.acquire()
        append(name, 0, TableMade(name, name, 1, 0, b"0", 1.0, False, False))
    number = 0
    while True:
        number += 1
        for name in names:
            await told.acquire()
            step = EntryAdded(name, number, 1.0, 1, b"step" * (number % 50))
            deal = DealFinished(name, 0, number, 1, "deal" * (number % 300), 1.0)
            whole = TableKept(name, name, 1, number, b"%d" % number, 1.0, False, False)
            append(name, number, step, deal, *([whole] if number % 7 == 0 else []))

asyncio.run(write(Store.open(sys.argv[1]), sys.argv[2]))
"""


def told_until_killed(place, moment, seconds):
    """Let a writer write for so long; the last version of each table that it was told of."""
    told: dict[str, int] = {}
    with subprocess.Popen(
        [sys.executable, "-c", WRITER, str(place), str(moment)],
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None
        first = process.stdout.readline()
        assert first, "the writer has not begun"
        time.sleep(seconds)
        process.kill()
        # What the pipe holds was told before the kill; a line that is cut was not.
        for line in (first, *process.stdout.read().splitlines(keepends=True)):
            if line.endswith("\n"):
                table, number = line.split()
                assert int(number) == told.get(table, -1) + 1
                told[table] = int(number)
    return told


@pytest.mark.slow
def test_a_killed_writer_was_told_of_what_is_lost_or_has_kept_half_a_step(database):
    Store.open(database).close()
    chance = random.Random()
    told: dict[str, int] = {}
    moments = times(10, 60)
    for moment in range(moments):
        told |= told_until_killed(database, moment, chance.uniform(0, 0.4))
        with psycopg.connect(database) as server:
            wholes: dict[str, int] = dict(
                server.execute("SELECT id, version FROM tables").fetchall()
            )
            steps = numbers(server, "SELECT table_id, version FROM entries ORDER BY 1, 2")
            finished = numbers(server, "SELECT table_id, deal FROM deals ORDER BY 1, 2")
        assert set(told) <= set(wholes)
        assert steps == finished
        for table, version in wholes.items():
            last = len(steps.get(table, []))
            assert last >= told.get(table, 0)
            assert steps.get(table, []) == list(range(1, last + 1))
            assert version == last // 7 * 7
    assert sum(told.values()) > moments


def numbers(server, asked):
    """The numbers of each table."""
    found: dict[str, list[int]] = {}
    for table, number in server.execute(asked):
        found.setdefault(table, []).append(number)
    return found
