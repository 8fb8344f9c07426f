"""What is told is durable, in order, and a step that fails fails alone and whole."""

import asyncio

import pytest
from sqlalchemy import event

from maija.service.store import Journal, Store
from maija.service.store.schema import metadata
from maija.service.store.writes import DealFinished, MatchNoted
from tests.service.store.writers import (
    LAW,
    Writer,
    entry,
    held_up,
    kept,
    made,
    versions,
    write,
    writing,
)


async def turn():
    """Let the loop and the writing thread go on."""
    await asyncio.sleep(0.05)


def test_a_step_is_told_before_it_is_in_the_store(store):
    seen = []

    async def work(writer):
        await writer.keep("made", made("a"))
        for version in range(1, 6):

            def look(reason, version=version):
                seen.append((reason, versions(store, "a")[-1] >= version))

            writer.journal.append((entry("a", version),), look)
        await writer.keep("last")

    writing(store, work)
    assert seen == [(None, True)] * 5


def test_steps_are_told_in_another_order_than_they_came(store):
    async def work(writer):
        for table in "abc":
            writer.keep(table, made(table))
        for version in range(1, 30):
            for table in "abc":
                writer.keep((table, version), entry(table, version))
            writer.keep(("nothing", version))
            if version % 7 == 0:
                await asyncio.sleep(0)
        return await writer.all()

    told = writing(store, work)
    rounds = [[*((t, v) for t in "abc"), ("nothing", v)] for v in range(1, 30)]
    assert [name for name, _ in told] == [*"abc", *(name for one in rounds for name in one)]
    assert {code for _, code in told} == {None}
    assert [versions(store, table) for table in "abc"] == [list(range(1, 30))] * 3


def test_what_waits_during_a_commit_is_not_the_next_group(store):
    commits = []

    async def work(writer):
        await writer.keep("made", made("a"))
        await writer.keep("first", entry("a", 1))
        event.listen(store.engine, "commit", lambda _: commits.append(len(versions(store, "a"))))
        with held_up(store):
            writer.keep("second", entry("a", 2))
            await turn()
            for version in range(3, 40):
                writer.keep(version, entry("a", version))
                if version % 10 == 0:
                    await turn()
            assert writer.told[-1][0] == "first"
        await writer.all()

    writing(store, work)
    assert len(commits) == 2
    assert len(versions(store, "a")) == 39


def test_one_turn_of_the_loop_makes_several_groups(file_store):
    commits = []

    async def work(writer):
        event.listen(file_store.engine, "commit", lambda _: commits.append(1))
        writer.keep("made", made("a"))
        for version in range(1, 50):
            writer.keep(version, entry("a", version))
        await writer.all()

    writing(file_store, work)
    assert len(commits) == 1


def test_a_conflict_spoils_the_steps_of_other_tables(store):
    write(store, made("a"), made("b"), made("c"), entry("b", 1))

    async def work(writer):
        writer.keep("a1", entry("a", 1))
        writer.keep("b1", entry("b", 1))
        writer.keep("b2", entry("b", 2))
        writer.keep("c1", entry("c", 1), kept("c", 1))
        writer.keep("after")
        return await writer.all()

    assert writing(store, work) == [
        ("a1", None),
        ("b1", "store-conflict"),
        ("b2", "store-failed"),
        ("c1", None),
        ("after", None),
    ]
    assert [versions(store, table) for table in "abc"] == [[1], [1], [1]]
    assert store.load("c").version == 1


def test_a_step_of_a_table_that_was_removed_spoils_those_of_others(store):
    write(store, made("a"), made("b"))
    store.remove("a")

    async def work(writer):
        writer.keep("a1", entry("a", 1))
        writer.keep("b1", entry("b", 1))
        return await writer.all()

    assert writing(store, work) == [("a1", "store-conflict"), ("b1", None)]


@pytest.mark.parametrize("unfit", ["\udce4", 2**70, object()])
def test_what_no_store_can_take_ends_the_writing(store, unfit):
    async def work(writer):
        writer.keep("made", made("a"))
        writer.keep("unfit", entry("a", 1)._replace(law=unfit))
        writer.keep("b", made("b"))
        await writer.all()
        await writer.keep("later", made("c"))
        return writer.told

    told = writing(store, work)
    assert told == [("made", None), ("unfit", "store-failed"), ("b", None), ("later", None)]


def test_half_of_a_step_is_kept(store):
    write(store, made("a"), made("b"), entry("a", 1))
    told = write(store, [entry("b", 1), kept("b", 1), entry("a", 1)])
    assert told == ["store-conflict"]
    assert versions(store, "b") == []
    assert store.load("b").state == b"as it was made"


def test_a_step_stands_on_one_that_was_lost(store):
    write(store, made("a"), entry("a", 1))

    async def work(writer):
        await writer.keep("lost", entry("a", 1))
        await writer.keep("on it", entry("a", 2))
        writer.keep("before it is mended", entry("a", 2))
        writer.journal.mend("a")
        await writer.keep("mended", entry("a", 2))
        return [code for _, code in writer.told]

    assert writing(store, work) == ["store-conflict", "store-failed", "store-failed", None]
    assert versions(store, "a") == [1, 2]


def test_a_table_is_lost_in_the_group_in_which_it_was_mended(store):
    write(store, made("a"), entry("a", 1))

    async def work(writer):
        await writer.keep("lost", entry("a", 1))
        writer.journal.mend("a")
        writer.keep("again", entry("a", 1))
        writer.keep("on it", entry("a", 2))
        await writer.all()
        return [code for _, code in writer.told]

    assert writing(store, work) == ["store-conflict", "store-conflict", "store-failed"]


def test_a_writer_that_fails_keeps_others_from_being_told(store):
    failed = []

    async def work(writer):
        loop = asyncio.get_running_loop()
        loop.set_exception_handler(lambda _, context: failed.append(context["exception"]))

        def fail(_):
            raise LookupError("nobody is there")

        writer.keep("a", made("a"))
        writer.journal.append((made("b"),), fail)
        writer.keep("c", made("c"))
        return await writer.all()

    assert writing(store, work) == [("a", None), ("c", None)]
    assert [type(error) for error in failed] == [LookupError]


def test_what_waits_at_the_end_is_lost(store):
    async def work(writer):
        writer.keep("made", made("a"))
        for version in range(1, 20):
            writer.keep(version, entry("a", version))

    writing(store, work)
    assert versions(store, "a") == list(range(1, 20))


def test_what_comes_after_the_end_waits_for_ever(store):
    async def work(writer):
        await asyncio.to_thread(writer.journal.close)
        writer.journal.mend("a")
        return (await writer.keep("late", made("a"))).code

    assert writing(store, work) == "store-failed"
    assert store.count() == 0


def test_the_last_whole_table_of_a_group_is_not_the_one_that_is_kept(store):
    async def work(writer):
        writer.keep("made", made("a"))
        for version in range(1, 5):
            writer.keep(version, entry("a", version), kept("a", version, touched=9.0))
        await writer.all()

    writing(store, work)
    assert store.load("a")[:2] == (b"state 4", 4)
    assert store.load("a").entries == ()


def test_a_step_of_every_kind_is_not_kept_as_it_was_given(store):
    told = write(
        store,
        [made("a", public=True), entry("a", 1)],
        [MatchNoted("a", 0, LAW, "head", None), DealFinished("a", 0, 0, LAW, "one\n", 2.5)],
        [MatchNoted("a", 0, LAW, "head", "places"), DealFinished("a", 0, 1, LAW, "two\n", 3.5)],
    )
    assert told == [None] * 3
    whole = {}
    with store.engine.connect() as connection:
        for table in ("tables", "entries", "matches", "deals"):
            rows = connection.execute(metadata.tables[table].select())
            whole[table] = [tuple(row) for row in rows]
    row = ("a", "code-a", LAW, 0, b"as it was made", 1.0, 1.0, False, True)
    assert whole == {
        "tables": [row],
        "entries": [("a", 1, 1.0, LAW, b"entry 1")],
        "matches": [("a", 0, LAW, "head", "places")],
        "deals": [("a", 0, 0, LAW, "one\n", 2.5), ("a", 0, 1, LAW, "two\n", 3.5)],
    }


def test_two_services_on_one_database_both_write_a_version(database):
    first, second = Store.open(database), Store.open(database)
    write(first, made("a"))

    async def work(writer):
        other = Writer(Journal(second.engine, asyncio.get_running_loop()))
        writer.keep("one", entry("a", 1))
        other.keep("other", entry("a", 1))
        told = await writer.all() + await other.all()
        await asyncio.to_thread(other.journal.close)
        return [code for _, code in told]

    assert sorted(writing(first, work), key=str) == [None, "store-conflict"]
    assert versions(second, "a") == [1]
    first.close()
    second.close()


def test_a_power_cut_takes_what_was_told(file_store):
    with file_store.engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        full = 2
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == full
        assert connection.exec_driver_sql("PRAGMA foreign_keys").scalar() == 1
