"""A service that is killed at any moment: what it has said stays true, and the game goes on."""

from __future__ import annotations

import contextlib
import os
import random
import sqlite3
import subprocess
import sys
import threading
import time

import pytest

from tests.service.people import ConnectionClosed, Visitor

ROUNDS = 40 if os.environ.get("MAIJA_SOAK") else 4
TABLES = 20 if os.environ.get("MAIJA_SOAK") else 6


@pytest.mark.slow
def test_what_was_acknowledged_before_a_kill_is_in_the_store_and_every_game_goes_on(own_service):
    chance = random.Random(7)
    visitors = [Visitor(own_service) for _ in range(TABLES)]
    tables = [visitor.table(options={"deals": "9"}) for visitor in visitors]
    acknowledged: dict[str, int] = {}
    for _round in range(ROUNDS):
        threads = [
            threading.Thread(target=_play, args=(visitor, table, acknowledged))
            for visitor, table in zip(visitors, tables, strict=True)
        ]
        for thread in threads:
            thread.start()
        time.sleep(0.3 + chance.random())
        own_service.kill()
        for thread in threads:
            thread.join(30)
        stored = _versions(own_service)
        for table, version in acknowledged.items():
            last, count, first = stored[table]
            assert last >= version, "an acknowledged action is gone"
            assert count == last - first + 1, "a version is missing or there twice"
        own_service.start()
        for visitor in visitors:
            assert visitor.ask("GET", "/api/network")[0] == 200
    for visitor, table in zip(visitors, tables, strict=True):
        person = visitor.sit(table)
        assert person.page.version >= acknowledged[table]
        before = len(person.public["results"])
        person.play(
            lambda person=person, before=before: (
                len(person.public["results"]) > before or person.public["phase"] == "over"
            )
        )
        person.close()


def _play(visitor, table, acknowledged):
    """Play until the service is gone; write down every version that was acknowledged."""
    with contextlib.suppress(ConnectionClosed, OSError, TimeoutError, EOFError):
        person = visitor.sit(table)
        while True:
            if not person.step():
                person.hear()
            versions = [told["version"] for told in person.acks.values()]
            if versions:
                acknowledged[table] = max(versions)


def _versions(service):
    """What stands in the file, read without our code: last version, how many, first."""
    with contextlib.closing(sqlite3.connect(service.data / "maija.sqlite")) as store:
        rows = store.execute(
            "SELECT table_id, MAX(version), COUNT(*), MIN(version) FROM entries GROUP BY table_id"
        ).fetchall()
    return {table: (last, count, first) for table, last, count, first in rows}


def test_a_second_start_on_one_folder_opens_the_first(own_service):
    told = subprocess.run(
        [sys.executable, "-m", "maija", "serve", "--no-open", "--data", str(own_service.data)],
        capture_output=True,
        text=True,
        timeout=30,
        check=False,
    )
    assert told.returncode == 0
    assert f":{own_service.port}/" in told.stdout


def test_after_an_orderly_end_nothing_has_to_be_played_again(own_service):
    visitor = Visitor(own_service)
    table = visitor.table()
    person = visitor.sit(table)
    person.play(lambda: bool(person.page.own and person.page.own.get("choices")))
    hand = person.page.own["view"]["hand"]
    assert own_service.stop() == 0
    own_service.start()
    again = visitor.sit(table)
    assert again.page.own["view"]["hand"] == hand
