"""A store of any form opens as the newest, or is refused and left as it was."""

import shutil
import sqlite3
import subprocess
import sys

import psycopg
import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import create_engine, inspect

from maija.service.store import Store, StoreError, migrating
from maija.service.store.schema import metadata
from maija.service.store.store import NAME
from tests.service.store.writers import entry, made, versions, write

NEXT = """
import sqlalchemy as sa
from alembic import op

revision = "next"
down_revision = {newest!r}


def upgrade():
    how = "always" if op.get_bind().dialect.name == "sqlite" else "never"
    with op.batch_alter_table("tables", recreate=how) as batch:
        batch.add_column(sa.Column("colour", sa.Text))
    {more}
"""


@pytest.fixture
def newer(tmp_path, monkeypatch):
    """Make the program one that knows a further form."""

    def make(more="pass"):
        folder = tmp_path / "migrations"
        source = migrating.__file__.replace("migrating.py", "migrations")
        shutil.copytree(source, folder, dirs_exist_ok=True)
        known = migrating.head() if not (folder / "versions" / "next.py").exists() else newest[0]
        newest[:] = [known]
        (folder / "versions" / "next.py").write_text(NEXT.format(newest=known, more=more))
        monkeypatch.setattr(migrating, "_SCRIPTS", str(folder))

    newest = []
    return make


def refused(place):
    with pytest.raises(StoreError) as caught:
        Store.open(place)
    return caught.value.reason


def test_the_newest_form_is_not_what_the_statements_are_made_for(store):
    with store.engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, metadata) == []


def test_a_store_opens_otherwise_the_second_time(place):
    for version in range(4):
        store = Store.open(place)
        write(store, entry("a", version) if version else made("a"))
        store.close()
    store = Store.open(place)
    assert versions(store, "a") == [1, 2, 3]
    store.close()


def test_a_migration_loses_what_hangs_on_a_table(store, place, newer):
    write(store, made("a"), entry("a", 1))
    store.close()
    newer()
    store = Store.open(place)
    assert migrating.form(store.engine) == "next"
    assert "colour" in {column["name"] for column in inspect(store.engine).get_columns("tables")}
    assert versions(store, "a") == [1]
    assert write(store, entry("b", 1)) == ["store-conflict"]
    store.close()


def test_a_store_is_migrated_without_a_copy(file_store, tmp_path, newer):
    write(file_store, made("a"), entry("a", 1))
    file_store.close()
    form = migrating.head()
    newer()
    Store.open(tmp_path / "data").close()
    [copy] = (tmp_path / "data").glob("*.backup")
    assert copy.name.startswith(f"{NAME}.{form}-")
    assert copy.stat().st_mode & 0o777 == 0o600
    with sqlite3.connect(copy) as connection:
        assert connection.execute("SELECT version_num FROM alembic_version").fetchall() == [(form,)]
        assert connection.execute("SELECT version FROM entries").fetchall() == [(1,)]
    connection.close()


def test_a_migration_that_fails_leaves_half_of_it(store, place, newer):
    write(store, made("a"), entry("a", 1))
    store.close()
    newer('op.execute("SELECT * FROM nothing")')
    assert refused(place).code == "store-failed"
    newer()
    store = Store.open(place)
    assert versions(store, "a") == [1]
    store.close()


def test_a_first_start_that_fails_leaves_half_a_store(place, newer):
    newer('op.execute("SELECT * FROM nothing")')
    assert refused(place).code == "store-failed"
    newer()
    Store.open(place).close()


def test_a_store_of_a_newer_program_is_opened(store, place, tmp_path):
    write(store, made("a"))
    with store.engine.begin() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = 'z9'")
    store.close()
    files = {path: path.read_bytes() for path in tmp_path.rglob("*.sqlite*")}
    reason = refused(place)
    assert reason.code == "store-newer"
    assert {path: path.read_bytes() for path in tmp_path.rglob("*.sqlite*")} == files
    assert reason.facts["form"] == "z9"
    assert reason.facts["known"] == migrating.head()
    assert not list(tmp_path.rglob("*.backup"))


def test_a_database_of_something_else_is_written_to(place):
    if "://" in str(place):
        with psycopg.connect(place) as server:
            server.execute("CREATE TABLE cows (name TEXT)")
    else:
        place.mkdir()
        with sqlite3.connect(place / NAME) as connection:
            connection.execute("CREATE TABLE cows (name TEXT)")
        connection.close()
        before = (place / NAME).read_bytes()
    assert refused(place).code == "store-foreign"
    if "://" in str(place):
        with psycopg.connect(place) as server:
            found = server.execute("SELECT tablename FROM pg_tables WHERE schemaname = 'public'")
            assert found.fetchall() == [("cows",)]
    else:
        assert (place / NAME).read_bytes() == before
        assert [path.name for path in place.iterdir()] == [NAME]


@pytest.mark.parametrize("damage", ["cut", "overwritten", "text"])
def test_a_damaged_store_is_opened_or_written_to(file_store, tmp_path, damage):
    write(file_store, made("a"), *(entry("a", version) for version in range(1, 300)))
    file_store.close()
    file = tmp_path / "data" / NAME
    whole = file.read_bytes()
    broken = {
        "cut": whole[: len(whole) // 2],
        "overwritten": whole[:8192] + b"\xff" * 8192 + whole[16384:],
        "text": b"This is no store.\n" * 900,
    }[damage]
    file.write_bytes(broken)
    reason = refused(tmp_path / "data")
    assert (reason.code, reason.facts["file"]) == ("store-damaged", str(file))
    assert file.read_bytes() == broken


def test_others_can_read_the_store(tmp_path):
    file = tmp_path / "data" / NAME
    file.parent.mkdir()
    file.touch(0o644)
    store = Store.open(file.parent)
    reading = store.engine.connect()
    reading.exec_driver_sql("SELECT count(*) FROM tables")  # or the last writer clears up
    write(store, made("a"))
    assert {one.name: oct(one.stat().st_mode & 0o777) for one in file.parent.iterdir()} == {
        f"{NAME}{end}": "0o600" for end in ("", "-wal", "-shm")
    }
    reading.close()
    store.close()
    Store.open(tmp_path / "other").close()
    assert (tmp_path / "other").stat().st_mode & 0o777 == 0o700


def test_a_folder_with_signs_of_an_address_is_another_folder(tmp_path):
    place = tmp_path / "50 % of?what#now"
    store = Store.open(place)
    write(store, made("a"))
    store.copy(tmp_path / "copy%20")
    store.close()
    assert {path.name for path in tmp_path.iterdir()} == {place.name, "copy%20"}
    assert (place / NAME).exists()


def test_several_first_starts_at_once_spoil_the_store(place):
    script = "import sys; from maija.service.store import Store; Store.open(sys.argv[1]).close()"
    command = [sys.executable, "-c", script, str(place)]
    started = [subprocess.Popen(command, stderr=subprocess.PIPE, text=True) for _ in range(4)]
    assert [process.communicate()[1] for process in started] == [""] * 4
    store = Store.open(place)
    assert write(store, made("a")) == [None]
    store.close()


def test_a_database_that_is_not_there_ends_in_a_traceback(tmp_path):
    reason = refused(f"postgresql://postgres:secret@/nobody?host={tmp_path}")
    assert reason.code == "store-failed"
    assert "secret" not in str(reason)
    assert refused("postgres://[").code == "store-failed"
    assert refused("cows://here/there").code == "store-failed"


def test_a_server_that_ends_the_connection_ends_the_writing(database):
    store = Store.open(database)
    write(store, made("a"))
    killing = create_engine(store.engine.url)

    from tests.service.store.writers import writing

    async def work(writer):
        await writer.keep("one", entry("a", 1))
        with killing.begin() as connection:
            connection.exec_driver_sql(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE datname = current_database() AND pid <> pg_backend_pid()"
            )
        await writer.keep("lost", entry("a", 2))
        writer.journal.mend("a")
        await writer.keep("again", entry("a", 2))
        return [code for _, code in writer.told]

    assert writing(store, work) == [None, "store-failed", None]
    assert versions(store, "a") == [1, 2]
    killing.dispose()
    store.close()
