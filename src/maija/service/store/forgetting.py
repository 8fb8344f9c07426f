"""Forgetting: a table with all that was kept of it, or a name wherever it stands.

A name stands in the seats of a table, in the steps that gave it, and in the first line of a game
file; everywhere another word is put in its place, and nothing else is changed. What was is not left
in the file: it is written over, and the file is made anew. No service has the store meanwhile.
"""

from __future__ import annotations

import contextlib
import json
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec
from sqlalchemy import bindparam, delete, or_, select, update
from sqlalchemy.exc import OperationalError, SQLAlchemyError

from maija.games.options import Reason
from maija.table.names import heard, told_apart

from .errors import StoreError, reason_of
from .schema import entries, matches, metadata, tables

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from sqlalchemy import Connection

    from .store import Store

MOST_ALIKE: Final = 9
"""As how many people one name can be told at a table: more than it has seats."""
_encode: Final = msgspec.msgpack.encode
_decode: Final = msgspec.msgpack.decode
_NAMES: Final = _encode("name")
"""What is in every step that gives somebody a name."""


class Found(NamedTuple):
    """A table that was asked for."""

    table: str
    code: str
    touched: float
    names: tuple[str, ...]
    """Of the people who sit there."""


class Name:
    """A name to be forgotten, in every form in which a table tells it, and what it becomes."""

    def __init__(self, name: str, word: str) -> None:
        """Take cleaned names.

        Args:
            name: the name, as somebody gave it.
            word: what is to stand in its place.
        """
        forms: list[str] = []
        while len(forms) < MOST_ALIKE:
            forms.append(told_apart(name, forms))
        self._forms = frozenset(map(heard, forms))
        self.word = word

    def is_in(self, names: Iterable[str]) -> bool:
        """Whether one of these is the name."""
        return any(heard(name) in self._forms for name in names)

    def forgotten(self, names: Iterable[str]) -> list[str]:
        """The names at a table without this one; its words are told apart."""
        told = list(names)
        kept = [name for name in told if not self.is_in([name])]
        for at, name in enumerate(told):
            if self.is_in([name]):
                told[at] = told_apart(self.word, kept)
                kept.append(told[at])
        return told


# ----------------------------------------------------------------------------------------- tables


def find_table(store: Store, named: str) -> Found | None:
    """A table by its invitation code or its own name.

    Raises:
        StoreError: the store cannot be read.
    """
    with _told(store), store.engine.connect() as connection:
        wanted = or_(tables.c.code == named, tables.c.id == named)
        row = connection.execute(
            select(tables.c.id, tables.c.code, tables.c.touched, tables.c.state).where(wanted)
        ).one_or_none()
    if row is None:
        return None
    try:
        names = tuple(name for name in _seats(_decode(row.state)) if name)
    except _UNREADABLE:  # it can be forgotten all the same
        names = ()
    return Found(row.id, row.code, row.touched, names)


def forget_table(store: Store, table: str) -> None:
    """Remove a table, and leave nothing of it in the file.

    Raises:
        StoreError: the store cannot be written, or somebody else has it.
    """
    with _told(store), _erasing(store) as connection:
        connection.execute(delete(tables).where(tables.c.id == table))


# ------------------------------------------------------------------------------------------ names


def find_name(store: Store, name: Name) -> int:
    """At how many tables a name stands.

    Raises:
        StoreError: the store, or a table of it, cannot be read.
    """
    with _told(store), store.engine.connect() as connection:
        return len({change.table for change in _changes(connection, name)})


def forget_name(store: Store, name: Name) -> int:
    """Put the word in the place of a name everywhere, and leave nothing of the name in the file.

    Returns:
        At how many tables it stood.

    Raises:
        StoreError: the store cannot be written, or somebody else has it; nothing is changed.
    """
    with _told(store), _erasing(store) as connection:
        changes = list(_changes(connection, name))
        for change in changes:
            connection.execute(_WRITTEN[change.kind], change._asdict())
    return len({change.table for change in changes})


class _Change(NamedTuple):
    kind: str
    table: str
    number: int
    """The version or the match."""
    told: Any
    """What is to be kept instead."""


_WRITTEN: Final = {
    "state": update(tables)
    .where(tables.c.id == bindparam("table"))
    .values(state=bindparam("told")),
    "entry": update(entries)
    .where(entries.c.table_id == bindparam("table"), entries.c.version == bindparam("number"))
    .values(entry=bindparam("told")),
    "head": update(matches)
    .where(matches.c.table_id == bindparam("table"), matches.c.match == bindparam("number"))
    .values(head=bindparam("told")),
}


def _changes(connection: Connection, name: Name) -> Iterator[_Change]:
    for table in list(connection.execute(select(tables.c.id)).scalars()):
        try:
            yield from _of_table(connection, table, name)
        except _UNREADABLE as error:
            raise StoreError(Reason("forget-unreadable", {"table": table})) from error


def _of_table(connection: Connection, table: str, name: Name) -> Iterator[_Change]:
    state = _decode(
        connection.execute(select(tables.c.state).where(tables.c.id == table)).scalar_one()
    )
    if name.is_in(_seats(state)):
        for seat, told in zip(state["seats"], name.forgotten(_seats(state)), strict=True):
            if told:
                seat["name"] = told
        yield _Change("state", table, 0, _encode(state))
    steps = connection.execute(
        select(entries.c.version, entries.c.entry).where(entries.c.table_id == table)
    )
    for version, data in steps:
        if _NAMES in bytes(data):
            now, by, step = _decode(data)
            if name.is_in([step.get("name") or ""]):
                step["name"] = name.word
                yield _Change("entry", table, version, _encode([now, by, step]))
    heads = connection.execute(
        select(matches.c.match, matches.c.head).where(matches.c.table_id == table)
    )
    for match, text in heads:
        head = json.loads(text)
        if name.is_in(head["seats"]):
            head["seats"] = name.forgotten(head["seats"])
            told = json.dumps(head, ensure_ascii=False, separators=(", ", ": "))
            yield _Change("head", table, match, told)


_UNREADABLE: Final = (msgspec.MsgspecError, LookupError, TypeError, ValueError, AttributeError)


def _seats(state: Any) -> list[str]:  # noqa: ANN401 -- a table of any version
    return [seat.get("name") or "" for seat in state["seats"]]


# ---------------------------------------------------------------------------------------- the file


@contextlib.contextmanager
def _told(store: Store) -> Iterator[None]:
    try:
        yield
    except (SQLAlchemyError, OSError) as error:
        raise StoreError(reason_of(error, _place(store))) from error


def _place(store: Store) -> str:
    return str(store.place or store.engine.url.database or "PostgreSQL")


@contextlib.contextmanager
def _erasing(store: Store) -> Iterator[Connection]:
    """A transaction after which nothing is left in the file of what it has removed."""
    if store.engine.dialect.name != "sqlite":
        with store.engine.begin() as connection:
            yield connection
        names = ", ".join(table.name for table in metadata.sorted_tables)
        with store.engine.connect() as bare:
            alone = bare.execution_options(isolation_level="AUTOCOMMIT")
            alone.exec_driver_sql(f"VACUUM FULL {names}")
        return
    store.engine.dispose()  # what it had open would count as somebody else's
    with store.engine.connect() as connection:
        _alone(store, connection)
        try:
            connection.exec_driver_sql("PRAGMA secure_delete=ON")
            yield connection
            connection.commit()
            connection.exec_driver_sql("VACUUM")
        finally:
            connection.rollback()
            connection.exec_driver_sql("PRAGMA journal_mode=WAL")


def _alone(store: Store, connection: Connection) -> None:
    """Bring the write-ahead log into the file and do without it, which needs the file alone.

    Raises:
        StoreError: somebody else reads or writes the store.
    """
    try:
        mode = connection.exec_driver_sql("PRAGMA journal_mode=DELETE").scalar_one()
    except OperationalError as error:
        if not str(getattr(error.orig, "sqlite_errorname", "")).startswith("SQLITE_BUSY"):
            raise
        mode = ""
    if mode != "delete":
        raise StoreError(Reason("store-in-use", {"file": _place(store)}))
