"""Reading the store, opening it, copying it. Writing is the journal's."""

from __future__ import annotations

import contextlib
import os
import sqlite3
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Self

from sqlalchemy import URL, create_engine, delete, event, func, select, update
from sqlalchemy.engine import make_url
from sqlalchemy.exc import OperationalError, SQLAlchemyError

from maija.games.options import Reason

from .errors import StoreError, reason_of
from .migrating import migrate
from .schema import deals, entries, links, matches, tables

if TYPE_CHECKING:
    from sqlalchemy import Engine

NAME: Final = "maija.sqlite"
"""The file of the store in the data folder."""
_PATIENCE: Final = 10.0
"""Seconds to wait while somebody else writes."""


class Stored(NamedTuple):
    """A table as the store has it."""

    state: bytes
    """As it was last kept whole."""
    version: int
    """The version of that."""
    law: int
    """The law by which it was played."""
    entries: tuple[tuple[int, int, bytes], ...]
    """The steps since: version, law, bytes."""


class Link(NamedTuple):
    """A personal link."""

    table: str
    seat: int
    person: str
    made: float


class Store:
    """A store that is open."""

    def __init__(self, engine: Engine, place: Path | None) -> None:
        """Take an engine of which the form is known to be right; see ``open``."""
        self.engine = engine
        self.place = place

    @classmethod
    def open(cls, place: Path | str) -> Self:
        """Open a store; make it if there is none, and bring it up to date.

        Args:
            place: a data folder, or the address of a PostgreSQL database.

        Raises:
            StoreError: it cannot be opened, is damaged, or from a newer program.
        """
        file = None if isinstance(place, str) and "://" in place else Path(place) / NAME
        engine: Engine | None = None
        try:
            if file is None:
                engine = create_engine(_postgres(str(place)), pool_pre_ping=True)
            else:
                _make(file)
                _check(file, "quick_check")
                engine = _sqlite(file)
            store = cls(engine, file)
            migrate(engine, store.copy if file is not None else None, file)
            if file is not None:
                _log_ahead(engine)
        except (SQLAlchemyError, OSError, sqlite3.Error, StoreError) as error:
            if engine is not None:
                engine.dispose()
            if isinstance(error, StoreError):
                raise
            told = file or (engine.url.database if engine is not None else None) or "PostgreSQL"
            raise StoreError(reason_of(error, told)) from error
        return store

    def close(self) -> None:
        """Close it."""
        self.engine.dispose()

    def copy(self, file: Path) -> None:
        """Copy a live store into a new file, readable by its owner only, and check the copy.

        Raises:
            StoreError: the file exists, cannot be written, or the store is no file.
        """
        if self.place is None:
            raise StoreError(Reason("backup-not-here"))
        copied(self.place, file)

    # --- reading ---

    def load(self, table: str) -> Stored | None:
        """A table by its name; ``None`` if there is none."""
        with self.engine.connect() as connection:
            whole = connection.execute(
                select(tables.c.state, tables.c.version, tables.c.law).where(tables.c.id == table)
            ).one_or_none()
            if whole is None:
                return None
            since = connection.execute(
                select(entries.c.version, entries.c.law, entries.c.entry)
                .where(entries.c.table_id == table, entries.c.version > whole.version)
                .order_by(entries.c.version)
            ).all()
        steps = tuple((row.version, row.law, bytes(row.entry)) for row in since)
        return Stored(bytes(whole.state), whole.version, whole.law, steps)

    def by_code(self, code: str) -> str | None:
        """The name of the table with an invitation code."""
        with self.engine.connect() as connection:
            found = connection.execute(select(tables.c.id).where(tables.c.code == code)).scalar()
        return str(found) if found is not None else None

    def public(self, most: int) -> list[str]:
        """The names of public tables, the one touched last first."""
        with self.engine.connect() as connection:
            rows = connection.execute(
                select(tables.c.id)
                .where(tables.c.public, ~tables.c.over)
                .order_by(tables.c.touched.desc())
                .limit(most)
            )
            return [str(name) for name in rows.scalars()]

    def count(self) -> int:
        """How many tables there are."""
        with self.engine.connect() as connection:
            return int(connection.execute(select(func.count()).select_from(tables)).scalar_one())

    def game_file(self, table: str, match: int) -> tuple[set[int], str] | None:
        """The game file of a match, its finished deals, and the laws they were played by."""
        with self.engine.connect() as connection:
            noted = connection.execute(
                select(matches).where(matches.c.table_id == table, matches.c.match == match)
            ).one_or_none()
            if noted is None:
                return None
            rows = connection.execute(
                select(deals.c.law, deals.c.lines)
                .where(deals.c.table_id == table, deals.c.match == match)
                .order_by(deals.c.deal)
            ).all()
        last = f"{noted.places}\n" if noted.places else ""
        text = f"{noted.head}\n{''.join(row.lines for row in rows)}{last}"
        return {noted.law, *(row.law for row in rows)}, text

    # --- rare changes, outside the journal ---

    def use_link(self, digest: str, now: float, oldest: float) -> Link | None:
        """Take a personal link, once; ``None`` if there is none, or it was used, or is too old."""
        with self.engine.begin() as connection:
            taken = connection.execute(
                update(links)
                .where(links.c.digest == digest, links.c.used.is_(None), links.c.made >= oldest)
                .values(used=now)
            )
            if not taken.rowcount:
                return None
            row = connection.execute(select(links).where(links.c.digest == digest)).one()
        return Link(row.table_id, row.seat, row.person, row.made)

    def remove(self, table: str) -> bool:
        """Remove a table and all that was kept of it; whether there was one."""
        with self.engine.begin() as connection:
            return bool(connection.execute(delete(tables).where(tables.c.id == table)).rowcount)

    def remove_untouched(self, since: float) -> int:
        """Remove the tables that nobody has touched since a time; how many."""
        with self.engine.begin() as connection:
            return connection.execute(delete(tables).where(tables.c.touched < since)).rowcount


# ------------------------------------------------------------------------------ engines and files


def _postgres(address: str) -> URL:
    url = make_url(address)
    if url.drivername in {"postgres", "postgresql"}:
        url = url.set(drivername="postgresql+psycopg")
    return url


def _sqlite(file: Path) -> Engine:
    engine = create_engine(
        URL.create("sqlite", database=str(file)),
        connect_args={"check_same_thread": False, "timeout": _PATIENCE},
    )

    @event.listens_for(engine, "connect")
    def _prepare(connection: Any, _record: object) -> None:  # noqa: ANN401 -- the driver's own
        cursor = connection.cursor()
        for pragma in (
            "synchronous=FULL",
            "foreign_keys=ON",
            "wal_autocheckpoint=4000",
        ):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    return engine


def _log_ahead(engine: Engine) -> None:
    """Let no reader wait for the writer. The file keeps this, so it must be known to be a store."""
    end = time.monotonic() + _PATIENCE
    with engine.connect() as connection:
        while True:
            try:
                connection.exec_driver_sql("PRAGMA journal_mode=WAL")
            except OperationalError as error:  # another start does the same: SQLite does not wait
                named = str(getattr(error.orig, "sqlite_errorname", ""))
                if not named.startswith("SQLITE_BUSY") or time.monotonic() > end:
                    raise
                connection.rollback()
                time.sleep(0.02)
            else:
                return


def _make(file: Path) -> None:
    """Make the folder and the file, readable by their owner only."""
    file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    os.close(os.open(file, os.O_CREAT | os.O_RDWR, 0o600))
    file.chmod(file.stat().st_mode & 0o600)


def _check(file: Path, how: str) -> None:
    """Look whether the file is sound.

    Args:
        file: a store.
        how: ``quick_check``, or ``integrity_check``, which compares the indices as well.

    Raises:
        StoreError: it is damaged; it is left as it is.
    """
    try:
        with contextlib.closing(sqlite3.connect(file)) as connection:
            told = connection.execute(f"PRAGMA {how}(1)").fetchone()[0]
    except sqlite3.DatabaseError as error:
        raise StoreError(reason_of(error, file)) from error
    if told != "ok":
        raise StoreError(Reason("store-damaged", {"file": str(file)}))


def copied(store: Path, file: Path) -> None:
    """Copy a store, live or not, into a new file, and check the copy.

    Raises:
        StoreError: there is no store, the file exists, or it cannot be written.
    """
    if not store.exists():
        raise StoreError(Reason("no-store", {"file": str(store)}))
    try:
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
    except FileExistsError as error:
        raise StoreError(Reason("backup-exists", {"file": str(file)})) from error
    except OSError as error:
        raise StoreError(reason_of(error, file)) from error
    try:
        with (
            contextlib.closing(sqlite3.connect(_read_only(store), uri=True)) as source,
            contextlib.closing(sqlite3.connect(file)) as target,
        ):
            source.backup(target)
        _check(file, "integrity_check")
    except (OSError, sqlite3.Error, StoreError) as error:
        file.unlink(missing_ok=True)
        reason = error.reason if isinstance(error, StoreError) else reason_of(error, file)
        if reason.code == "store-damaged":  # a copy is as sound as what was copied
            reason = Reason(reason.code, {"file": str(store)})
        raise StoreError(reason) from error


def _read_only(file: Path) -> str:
    return f"{file.absolute().as_uri()}?mode=ro"
