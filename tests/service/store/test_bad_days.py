"""A disk that is full, or may not be written: nothing is lost, and it goes on afterwards."""

import contextlib
import os
import resource
import signal
import subprocess
import tempfile
from pathlib import Path

import pytest
from sqlalchemy import event

from maija.service.folder import Folder
from maija.service.store import Store, StoreError
from maija.service.store.store import NAME
from tests.service.store.writers import entry, made, versions, write, writing
from tools import machine

NOBODY = 65534


def fill(store, make_room):
    """Write until the disk is full, then make room and write on: what was told of each version."""

    async def work(writer):
        await writer.keep("made", made("a"), made("b"))
        version = 0
        while True:
            version += 1
            assert version < 10_000
            big = entry("a", version)._replace(entry=bytes(5000))
            small = writer.keep("b", entry("b", version))
            reason = await writer.keep("a", big)
            if reason is not None:
                break
        assert (await small) == reason  # whole or not at all, for all of the group
        make_room()
        assert (await writer.keep("a", entry("a", version))).code == "store-failed"
        for table in "ab":
            writer.journal.mend(table)
            assert await writer.keep(table, entry(table, version)) is None
        return reason, version

    reason, version = writing(store, work)
    assert reason.code == "store-full"
    assert reason.facts == {"file": NAME}  # players are not told where it lies
    assert versions(store, "a") == versions(store, "b") == list(range(1, version + 1))


def test_a_full_store_loses_something_or_never_goes_on(file_store):
    allowed = [60]

    @event.listens_for(file_store.engine, "checkout")
    def limit(connection, _record, _proxy):
        connection.execute(f"PRAGMA max_page_count={allowed[0]}")

    fill(file_store, lambda: allowed.__setitem__(0, 10_000))


def test_the_largest_file_that_is_allowed_loses_something(file_store):
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    ignored = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    try:
        resource.setrlimit(resource.RLIMIT_FSIZE, (400_000, before[1]))
        fill(file_store, lambda: resource.setrlimit(resource.RLIMIT_FSIZE, before))
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
        signal.signal(signal.SIGXFSZ, ignored)


@pytest.fixture
def small_disk(tmp_path):
    """A disk of one megabyte."""
    disk = tmp_path / "disk"
    disk.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=1m", "tmpfs", str(disk)]
    if not machine.is_root() or subprocess.run(mount, capture_output=True, check=False).returncode:
        pytest.skip("only root may mount a small disk")
    yield disk
    subprocess.run(["umount", "--lazy", str(disk)], check=True)


def test_a_full_disk_loses_something_or_never_goes_on(small_disk):
    ballast = small_disk / "ballast"
    ballast.write_bytes(bytes(500_000))
    store = Store.open(small_disk / "data")
    fill(store, ballast.unlink)
    store.close()


def test_a_store_is_made_on_a_full_disk(small_disk):
    ballast = small_disk / "ballast"
    with ballast.open("wb", buffering=0) as file, contextlib.suppress(OSError):
        while True:
            file.write(bytes(4096))
    with pytest.raises(StoreError) as caught:
        Store.open(small_disk / "data")
    assert caught.value.reason.code == "store-full"
    ballast.unlink()
    store = Store.open(small_disk / "data")
    assert write(store, made("a")) == [None]
    store.close()


def test_a_disk_that_cannot_be_written_is_not_told(small_disk):
    store = Store.open(small_disk / "data")
    write(store, made("a"))
    store.close()
    remount = ["mount", "-o", "remount,ro", str(small_disk)]
    subprocess.run(remount, check=True)
    for take in (Store.open, Folder.take):
        with pytest.raises(StoreError) as caught:
            take(small_disk / "data")
        assert caught.value.reason.code == "store-read-only"


@contextlib.contextmanager
def as_nobody(folder):
    """Be a user who may do only what the folder allows."""
    if not machine.is_root():
        yield
        return
    for path in (folder, *folder.rglob("*")):
        os.chown(path, NOBODY, -1)
    os.seteuid(NOBODY)
    try:
        yield
    finally:
        os.seteuid(0)


def test_a_folder_that_cannot_be_written_ends_in_a_traceback():
    with tempfile.TemporaryDirectory(prefix="maija-") as made_here:
        folder = Path(made_here) / "data"
        Store.open(folder).close()  # what it imports must be there before the user changes
        (folder / "new").mkdir(mode=0o500)
        Path(made_here).chmod(0o755)
        (folder / "maija.sqlite").chmod(0o400)
        folder.chmod(0o500)
        with as_nobody(folder):
            for place in (folder, folder / "new", folder / "new" / "below"):
                with pytest.raises(StoreError) as caught:
                    Store.open(place)
                assert caught.value.reason.code == "store-read-only"
                with pytest.raises(StoreError) as caught:
                    Folder.take(place)
                assert caught.value.reason.code == "store-read-only"
        folder.chmod(0o700)


def test_a_database_that_may_only_be_read_is_not_told(database):
    store = Store.open(database)
    write(store, made("a"))
    with store.engine.connect() as connection:
        connection.exec_driver_sql(
            "DO $$ BEGIN EXECUTE 'ALTER DATABASE ' || current_database()"
            " || ' SET default_transaction_read_only = on'; END $$"
        )
        connection.commit()
    store.close()
    store = Store.open(database)
    assert write(store, entry("a", 1)) == ["store-read-only"]
    assert versions(store, "a") == []
    store.close()
