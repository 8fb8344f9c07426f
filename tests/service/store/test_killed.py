"""A service that is killed at any moment has kept whatever it has told."""

import json
import sqlite3
import subprocess
import sys
from pathlib import Path

from maija.service.store import Store
from maija.service.store.store import NAME
from tests.random_games import times
from tests.service.store.killed import TABLES, blob


def test_a_killed_service_forgets_what_it_has_told(tmp_path):
    moments = times(20, 400)
    script = Path(__file__).with_name("killed.py")
    command = [sys.executable, str(script), str(tmp_path), str(moments), "1"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    lines = [json.loads(line) for line in done.stdout.splitlines()]
    assert len(lines) == moments
    told: dict[str, dict[str, int]] = {}
    for line in lines:
        lost = {at: said for at, said in line["said"].items() if said > line["found"].get(at, -1)}
        assert lost == {}
        told.setdefault(line["folder"], {}).update(line["said"])
    assert sum(sum(last.values()) for last in told.values()) > moments
    for folder, last in told.items():
        compare(Path(folder), last)


def compare(folder, told):
    """Read with SQLite alone what is there, then as a service does."""
    connection = sqlite3.connect(folder / NAME)
    assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    asked = "SELECT version, entry FROM entries WHERE table_id = ? ORDER BY version"
    for table in told:
        rows = connection.execute(asked, (table,)).fetchall()
        assert len(rows) >= told[table]
        assert rows == [(at, blob(table, at)) for at in range(1, len(rows) + 1)]
    connection.close()
    store = Store.open(folder)
    for table in TABLES:
        stored = store.load(table)
        if stored is not None:
            assert stored.version % 50 == 0
            assert len(stored.entries) < 50
            last = stored.entries[-1][0] if stored.entries else stored.version
            assert last >= told.get(table, 0)
        else:
            assert table not in told
    store.close()
