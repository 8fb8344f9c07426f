"""A copy of a store is whole, and takes nothing's place."""

import asyncio
import sqlite3

import pytest

from maija.service.store import Store, StoreError
from maija.service.store.store import NAME, copied
from tests.service.store.writers import entry, made, versions, write, writing


def reason_of(copy, *arguments):
    with pytest.raises(StoreError) as caught:
        copy(*arguments)
    return caught.value.reason


def refused(copy, *arguments):
    return reason_of(copy, *arguments).code


def test_a_copy_of_a_store_in_use_lacks_something(file_store, tmp_path):
    copies = [tmp_path / f"copy-{number}" for number in range(5)]

    async def work(writer):
        await writer.keep("made", *(made(table) for table in "abc"))
        told = [0]

        async def write_on():
            for version in range(1, 4000):
                writes = [entry(table, version) for table in "abc"]
                assert await writer.keep(version, *writes) is None
                told[0] = version
                if copied_all.is_set():
                    return

        copied_all = asyncio.Event()
        writing_on = asyncio.create_task(write_on())
        bounds = []
        for copy in copies:
            await asyncio.sleep(0.03)
            before = told[0]
            await asyncio.to_thread(file_store.copy, copy)
            bounds.append((before, told[0] + 1))
        copied_all.set()
        await writing_on
        return bounds

    bounds = writing(file_store, work)
    assert bounds[0][0] > 0
    assert bounds[-1][0] > bounds[0][0]
    for copy, (least, most) in zip(copies, bounds, strict=True):
        assert copy.stat().st_mode & 0o777 == 0o600
        connection = sqlite3.connect(copy)
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        asked = "SELECT version FROM entries WHERE table_id = ? ORDER BY version"
        found = [[row[0] for row in connection.execute(asked, table)] for table in "abc"]
        connection.close()
        assert found[0] == found[1] == found[2] == list(range(1, len(found[0]) + 1))
        assert least <= len(found[0]) <= most


def test_a_copy_cannot_take_the_place_of_a_store(file_store, tmp_path):
    write(file_store, made("a"), entry("a", 1))
    file_store.copy(tmp_path / "copy")
    (tmp_path / "elsewhere").mkdir()
    (tmp_path / "copy").rename(tmp_path / "elsewhere" / NAME)
    store = Store.open(tmp_path / "elsewhere")
    assert versions(store, "a") == [1]
    assert write(store, entry("a", 2)) == [None]
    store.close()


def test_a_copy_takes_the_place_of_a_file(file_store, tmp_path):
    (tmp_path / "copy").write_text("mine")
    assert refused(file_store.copy, tmp_path / "copy") == "backup-exists"
    assert (tmp_path / "copy").read_text() == "mine"
    assert refused(file_store.copy, file_store.place) == "backup-exists"


def test_a_copy_that_cannot_be_made_leaves_something(file_store, tmp_path):
    assert refused(file_store.copy, tmp_path / "nowhere" / "copy") == "store-failed"
    assert refused(copied, tmp_path / "nowhere", tmp_path / "copy") == "no-store"
    (tmp_path / "damaged").write_bytes(b"no store " * 900)
    assert refused(copied, tmp_path / "damaged", tmp_path / "copy") == "store-damaged"
    assert {path.name for path in tmp_path.iterdir()} == {"damaged", "data"}


def test_a_copy_of_a_damaged_store_looks_sound(file_store, tmp_path):
    write(file_store, made("a"), *(entry("a", version) for version in range(1, 300)))
    file_store.close()
    whole = file_store.place.read_bytes()
    file_store.place.write_bytes(whole[:8192] + b"\xff" * 8192 + whole[16384:])
    reason = reason_of(file_store.copy, tmp_path / "copy")
    assert (reason.code, reason.facts) == ("store-damaged", {"file": str(file_store.place)})
    assert not (tmp_path / "copy").exists()


def test_a_copy_of_a_database_elsewhere_is_a_file(database, tmp_path):
    store = Store.open(database)
    assert refused(store.copy, tmp_path / "copy") == "backup-not-here"
    store.close()
