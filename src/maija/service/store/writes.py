"""What can be written to the store, and the one statement of each kind."""

from __future__ import annotations

from functools import cache
from operator import itemgetter
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from sqlalchemy import bindparam, insert, update
from sqlalchemy.dialects import postgresql, sqlite

from .schema import deals, entries, links, matches, tables

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from sqlalchemy import Dialect


class TableMade(NamedTuple):
    """A new table."""

    table: str
    code: str
    law: int
    version: int
    state: bytes
    touched: float
    over: bool
    public: bool


class TableKept(NamedTuple):
    """A table as it is now, whole."""

    table: str
    code: str
    law: int
    version: int
    state: bytes
    touched: float
    over: bool
    public: bool


class EntryAdded(NamedTuple):
    """An accepted step."""

    table: str
    version: int
    at: float
    law: int
    entry: bytes


class MatchNoted(NamedTuple):
    """The first line of a match's game file, and the last once it is over."""

    table: str
    match: int
    law: int
    head: str
    places: str | None


class DealFinished(NamedTuple):
    """The lines of a finished deal."""

    table: str
    match: int
    deal: int
    law: int
    lines: str
    at: float


class LinkMade(NamedTuple):
    """A personal link."""

    table: str
    digest: str
    seat: int
    person: str
    made: float


Write = TableMade | TableKept | EntryAdded | MatchNoted | DealFinished | LinkMade


def _insert(dialect: str) -> Callable[[Any], Any]:
    return postgresql.insert if dialect == "postgresql" else sqlite.insert


def _statements(dialect: str) -> dict[type[Write], Any]:
    """The statement of each kind of write; its parameters are the fields."""
    made = insert(tables).values(
        id=bindparam("table"),
        created=bindparam("touched"),
        **{name: bindparam(name) for name in TableMade._fields[1:]},
    )
    kept = (
        update(tables)
        .where(tables.c.id == bindparam("table"))
        .values({name: bindparam(f"new_{name}") for name in _KEPT})
    )
    noted = _insert(dialect)(matches).values(
        table_id=bindparam("table"), **{name: bindparam(name) for name in MatchNoted._fields[1:]}
    )
    noted = noted.on_conflict_do_update(
        index_elements=["table_id", "match"],
        set_={"places": noted.excluded.places, "head": noted.excluded.head},
    )
    return {
        TableMade: made,
        TableKept: kept,
        EntryAdded: insert(entries).values(
            table_id=bindparam("table"),
            **{name: bindparam(name) for name in EntryAdded._fields[1:]},
        ),
        MatchNoted: noted,
        DealFinished: insert(deals).values(
            table_id=bindparam("table"),
            **{name: bindparam(name) for name in DealFinished._fields[1:]},
        ),
        LinkMade: insert(links).values(
            table_id=bindparam("table"), **{name: bindparam(name) for name in LinkMade._fields[1:]}
        ),
    }


_KEPT: Final = ("law", "version", "state", "touched", "over", "public")


class Statement(NamedTuple):
    """A statement as the driver takes it, and how a write becomes its parameters."""

    sql: str
    parameters: Callable[[Write], Any]


@cache
def statements(dialect: Dialect) -> dict[type[Write], Statement]:
    """The statement of each kind of write, in the order in which they are to be done."""
    return {kind: _driven(kind, told, dialect) for kind, told in _statements(dialect.name).items()}


def _driven(kind: type[Any], statement: Any, dialect: Dialect) -> Statement:  # noqa: ANN401 -- insert or update
    compiled = statement.compile(dialect=dialect)
    fields: tuple[str, ...] = kind._fields
    if compiled.positiontup is None:
        return Statement(str(compiled), lambda write: _named(write, compiled.bind_names.values()))
    names = [name.removeprefix("new_") for name in compiled.positiontup]
    return Statement(str(compiled), itemgetter(*(fields.index(name) for name in names)))


def _named(write: Write, names: Iterable[str]) -> dict[str, Any]:
    return {name: getattr(write, name.removeprefix("new_")) for name in names}
