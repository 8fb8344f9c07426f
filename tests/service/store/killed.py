"""A process that is killed while it writes: `python killed.py FOLDER MOMENTS SEED`.

For each moment a child opens the store, goes on with its tables and says on a pipe what it is told
is kept; it is killed after a random time, every other one not before it has written a while,
however busy the machine is. Four children follow each other in one store. Printed is one line of
JSON for each moment: the folder, and the last version of each table as it was said and as SQLite
alone then finds it, before the next child writes on.
"""

import asyncio
import gc
import json
import os
import random
import select
import signal
import sqlite3
import sys
import time
from pathlib import Path

from maija.service.store import Journal, Store
from maija.service.store.store import NAME
from maija.service.store.writes import EntryAdded, TableKept, TableMade

TABLES = [f"table-{number}" for number in range(20)]
LONGEST = 0.25
A_WHILE = 2 * len(TABLES)
"""So many lines has a child said that has written each table more than once."""


def blob(table, version):
    return f"{table} {version} ".encode() * 8


async def write(store, say):
    journal = Journal(store.engine, asyncio.get_running_loop())
    never = asyncio.get_running_loop().create_future()

    def kept(table, version):
        def told(reason):
            if reason is not None:
                os.abort()
            say(table, version)
            go_on(table, version + 1)

        return told

    def go_on(table, version):
        step = EntryAdded(table, version, 1.0, 1, blob(table, version))
        state = blob(table, version) * 20
        whole = TableKept(table, table, 1, version, state, 1.0, False, False)
        journal.append((step, whole) if version % 50 == 0 else (step,), kept(table, version))

    for table in TABLES:
        stored = store.load(table)
        if stored is None:
            new = TableMade(table, table, 1, 0, blob(table, 0), 1.0, False, False)
            journal.append((new,), kept(table, 0))
        else:
            last = stored.entries[-1][0] if stored.entries else stored.version
            go_on(table, last + 1)
    await never


def child(folder, pipe):
    def say(table, version):
        os.write(pipe, b"%s %d\n" % (table.encode(), version))

    asyncio.run(write(Store.open(folder), say))


def moment(folder, wait, lines):
    """Let a child write so many lines and a while; the last versions that it said were kept."""
    heard, told = os.pipe()
    process = os.fork()
    if process == 0:
        os.close(heard)
        child(folder, told)
        os._exit(1)
    os.close(told)
    text = b""
    while text.count(b"\n") < lines and (more := os.read(heard, 1 << 16)):
        text += more
    end = time.monotonic() + wait
    while (left := end - time.monotonic()) > 0:
        if select.select([heard], [], [], left)[0]:
            text += os.read(heard, 1 << 16)
    os.kill(process, signal.SIGKILL)
    while more := os.read(heard, 1 << 16):
        text += more
    os.close(heard)
    _, status = os.waitpid(process, 0)
    assert os.WTERMSIG(status) == signal.SIGKILL, status
    last = {}
    for line in text.decode().splitlines():
        table, version = line.split()
        last[table] = int(version)
    return last


def found(folder):
    """The last version of each table that is in the file."""
    connection = sqlite3.connect(folder / NAME)
    try:
        asked = "SELECT id, max(entries.version) FROM tables LEFT JOIN entries ON table_id = id"
        return {table: last or 0 for table, last in connection.execute(f"{asked} GROUP BY id")}
    except sqlite3.OperationalError:  # it was killed before there was anything
        return {}
    finally:
        connection.close()


def main():
    place, moments, seed = Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3])
    chance = random.Random(seed)
    Store.open(place / "warm").close()
    gc.collect()
    for number in range(moments):
        folder = place / str(number // 4)
        last = moment(folder, chance.uniform(0.0, LONGEST), number % 2 * A_WHILE)
        line = {"folder": str(folder), "said": last, "found": found(folder)}
        print(json.dumps(line), flush=True)


if __name__ == "__main__":
    main()
