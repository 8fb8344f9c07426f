"""What is forgotten is nowhere any more, not even in the bytes of the file; all else stays."""

import asyncio
import shutil
import sqlite3
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from sqlalchemy import select

from maija.record import prove_text
from maija.service.hall import Hall, restored
from maija.service.store import Journal, Store, StoreError
from maija.service.store import schema as s
from maija.service.store.forgetting import (
    Name,
    find_name,
    find_table,
    forget_name,
    forget_table,
)
from maija.service.store.store import NAME
from maija.service.store.writes import LinkMade
from maija.table.messages import Rename, Settings, Sit
from tests.service.store.writers import made, write

KEPT = Path(__file__).parents[2] / "stores"
NAMES = ("Annastiina", "Eino")
CODES = ("kopa-rime-tesa", "sano-meri-kala")
GAME = Settings(game="mustamaija", players=3, pace=0)


def filled(store):
    """Two tables, at each of which two people are called alike, and a third otherwise."""

    async def fill():
        journal = Journal(store.engine, asyncio.get_running_loop())
        hall = Hall(store, journal)
        for code in CODES:
            live = await hall.make(GAME, "a", NAMES[0], None, code)
            live.take(Sit(id="1", name=NAMES[0].lower()), "b")
            live.take(Sit(id="2", name="Somebody"), "c")
            live.take(Rename(id="3", seat=2, name=NAMES[1]), "c")
            await hall.written(LinkMade(live.table.id, f"digest-{code}", 1, "b", 1.0))
            del hall.tables[live.table.id]  # as a kill leaves it
            live.close("put-away")
        await hall.close()
        await asyncio.to_thread(journal.close)

    asyncio.run(fill())


def everything(store):
    """All that the store has, as one heap of bytes."""
    with store.engine.connect() as connection:
        rows = [
            field
            for table in s.metadata.sorted_tables
            for row in connection.execute(select(table))
            for field in row
        ]
    heap = b"|".join(field if isinstance(field, bytes) else str(field).encode() for field in rows)
    return heap.lower()


def files(folder):
    """The bytes of every file of the folder."""
    return b"".join(file.read_bytes() for file in folder.iterdir()).lower()


def found(store, named) -> Any:
    return find_table(store, named)


def game_file(store, table) -> Any:
    return store.game_file(table, 0)


def seats(store, code):
    return [seat.name for seat in restored(store.load(store.by_code(code))).seats]


def test_a_name_stays_in_the_store_or_another_is_lost(store):
    filled(store)
    name = Name("ANNASTIINA", "somebody")
    assert find_name(store, name) == 2
    assert forget_name(store, name) == 2
    assert b"annastiina" not in everything(store)
    for code in CODES:
        assert seats(store, code) == ["somebody", "somebody 2", "Eino"]
    assert find_name(store, name) == forget_name(store, name) == 0


def test_a_table_goes_on_otherwise_after_a_name_is_forgotten(store):
    filled(store)
    before = [restored(store.load(store.by_code(code))) for code in CODES]
    forget_name(store, Name("Eino", "somebody"))
    for code, old in zip(CODES, before, strict=True):
        new = restored(store.load(store.by_code(code)))
        assert [seat.person for seat in new.seats] == ["a", "b", "c"]
        assert new.version == old.version
        new.seats = old.seats
        assert new == old


def test_a_table_or_its_steps_stay_in_the_store(store):
    filled(store)
    first = found(store, CODES[0])
    assert first == found(store, first.table)
    assert first.names == (NAMES[0],)  # as it was last kept whole
    forget_table(store, first.table)
    heap = everything(store)
    assert CODES[0].encode() not in heap
    assert first.table.encode() not in heap
    assert seats(store, CODES[1])[2] == "Eino"
    assert find_table(store, CODES[0]) is None


@pytest.mark.parametrize("what", ["name", "table"])
def test_bytes_of_what_is_forgotten_linger_in_the_file(what, tmp_path):
    store = Store.open(tmp_path)
    filled(store)
    table = found(store, CODES[0]).table
    secret = b"annastiina" if what == "name" else table.encode()
    assert files(tmp_path).count(secret) > 3
    if what == "name":
        forget_name(store, Name("Annastiina", "somebody"))
    else:
        forget_table(store, table)
    assert secret not in files(tmp_path)  # while it is open, log and all
    with store.engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
    store.close()
    assert secret not in files(tmp_path)
    bare = sqlite3.connect(tmp_path / NAME)
    assert bare.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    bare.close()


def test_a_game_file_is_not_true_any_more(tmp_path):
    shutil.copyfile(KEPT / "0.1-a1.sqlite", tmp_path / NAME)
    store = Store.open(tmp_path)
    table: Any = store.by_code("over")
    _laws, before = game_file(store, table)
    assert forget_name(store, Name("Anna", "jemand – ♠")) == 5
    laws, after = game_file(store, table)
    assert after == before.replace('"Anna"', '"jemand – ♠"')
    assert laws
    assert prove_text(after).true
    assert seats(store, "over")[0] == "jemand – ♠"
    store.close()
    assert b'"Anna"' not in files(tmp_path)


def test_nothing_of_a_kept_state_is_read_and_written_otherwise():
    for file in KEPT.glob("*.sqlite"):
        connection = sqlite3.connect(f"{file.as_uri()}?mode=ro&immutable=1", uri=True)
        rows = connection.execute("SELECT state FROM tables UNION ALL SELECT entry FROM entries")
        for (data,) in rows:
            read = msgspec.msgpack.decode(data)
            assert msgspec.msgpack.decode(msgspec.msgpack.encode(read)) == read
        connection.close()


def test_a_table_that_cannot_be_read_keeps_a_name_without_a_word(store):
    filled(store)
    write(store, made("broken"))
    before = everything(store)
    name = Name("Eino", "somebody")
    for ask in (find_name, forget_name):
        with pytest.raises(StoreError) as refused:
            ask(store, name)
        assert refused.value.reason.code == "forget-unreadable"
        assert refused.value.reason.facts == {"table": "broken"}
    assert everything(store) == before
    assert found(store, "broken").names == ()
    forget_table(store, "broken")
    assert forget_name(store, name) == 2


def test_what_another_program_reads_is_forgotten_by_half(tmp_path):
    store = Store.open(tmp_path)
    filled(store)
    reader = sqlite3.connect(tmp_path / NAME, isolation_level=None)
    reader.execute("BEGIN")
    reader.execute("SELECT count(*) FROM tables").fetchone()
    before = everything(store)
    with pytest.raises(StoreError) as refused:
        forget_name(store, Name("Eino", "somebody"))
    assert refused.value.reason.code == "store-in-use"
    assert everything(store) == before
    reader.close()
    assert forget_name(store, Name("Eino", "somebody")) == 2
    store.close()


@given(st.lists(st.sampled_from(["Anna", "anna 2", "Anna 3", "Eino", "somebody", ""]), max_size=8))
def test_two_people_are_called_alike_when_both_are_forgotten(names):
    told = Name("Anna", "somebody").forgotten(names)
    assert len(told) == len(names)
    assert not Name("Anna", "somebody").is_in(told)
    for old, new in zip(names, told, strict=True):
        assert new == old or new.startswith("somebody")
    changed = [new for old, new in zip(names, told, strict=True) if new != old]
    assert len(set(changed)) == len(changed)
    assert not set(changed) & {name for name in names if name not in changed and name}
