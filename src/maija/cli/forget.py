"""``maija forget``: a table, or a name, as if it had never been there."""

from __future__ import annotations

import contextlib
import datetime as dt
from pathlib import Path  # noqa: TC003 -- Typer reads it
from typing import TYPE_CHECKING, Annotated

import typer

from .arguments import Refused, teller

if TYPE_CHECKING:
    from collections.abc import Iterator

    from maija.service.store import Store


def forget(
    table: Annotated[
        str | None, typer.Option(metavar="metavar-code", help="help-forget-table")
    ] = None,
    name: Annotated[
        str | None, typer.Option(metavar="metavar-name", help="help-forget-name")
    ] = None,
    data: Annotated[
        Path | None, typer.Option(help="help-serve-data", metavar="metavar-folder")
    ] = None,
    database: Annotated[
        str | None, typer.Option(help="help-serve-database", metavar="metavar-address")
    ] = None,
    yes: Annotated[  # noqa: FBT002 -- a flag
        bool, typer.Option("--yes", help="help-forget-yes")
    ] = False,
) -> int:
    """Forget a table or a name for good."""
    if (table is None) == (name is None):
        raise Refused(teller.say("forget-what"))
    try:
        from maija.service.folder import data_folder  # noqa: PLC0415 -- an extra
        from maija.service.store import StoreError  # noqa: PLC0415
        from maija.table.state import Refusal  # noqa: PLC0415
    except ModuleNotFoundError as error:
        raise Refused(teller.say("serve-not-installed", module=error.name or "?")) from error
    folder = data or data_folder()
    try:
        with _opened(folder, database) as store:
            done = _table(store, table, yes) if table is not None else _name(store, name or "", yes)
    except StoreError as error:
        raise Refused(teller.reason(error.reason)) from error
    except Refusal as error:
        raise Refused(teller.reason(error.reasons[0])) from error
    if not done:
        print(teller.say("forget-stopped"))
        return 1
    if database is None:
        for copy in sorted(folder.glob("*.backup")):
            print(teller.say("forget-copy", file=str(copy)))
    return 0


@contextlib.contextmanager
def _opened(folder: Path, database: str | None) -> Iterator[Store]:
    """The store, while no service has its folder.

    Raises:
        Refused: a service has it.
        StoreError: there is none, or it cannot be opened.
    """
    from maija.games.options import Reason  # noqa: PLC0415 -- an extra
    from maija.service.folder import Folder, FolderInUseError  # noqa: PLC0415
    from maija.service.store import Store, StoreError  # noqa: PLC0415
    from maija.service.store.store import NAME  # noqa: PLC0415

    if database is None and not (folder / NAME).is_file():
        raise StoreError(Reason("no-store", {"file": str(folder / NAME)}))
    try:
        taken = Folder.take(folder)
    except FolderInUseError as error:
        raise Refused(teller.say("forget-running", folder=str(folder))) from error
    with contextlib.ExitStack() as closing:
        closing.callback(taken.leave)
        store = Store.open(database or folder)
        closing.callback(store.close)
        yield store


def _table(store: Store, named: str, yes: bool) -> bool:  # noqa: FBT001 -- as it was typed
    from maija.service import codes  # noqa: PLC0415 -- an extra
    from maija.service.store.forgetting import find_table, forget_table  # noqa: PLC0415
    from maija.table.state import Refusal  # noqa: PLC0415

    with contextlib.suppress(Refusal):  # it may be the table's own name
        named = codes.read(named)
    found = find_table(store, named.strip())
    if found is None:
        raise Refused(teller.say("forget-no-table", code=named[:60]))
    day = dt.datetime.fromtimestamp(found.touched, dt.UTC).date()
    names = ", ".join(found.names) or "-"
    print(teller.say("forget-this-table", code=found.code, day=day, names=names))
    if not yes and not _again(found.code):
        return False
    forget_table(store, found.table)
    print(teller.say("forget-table-done", code=found.code))
    return True


def _name(store: Store, typed: str, yes: bool) -> bool:  # noqa: FBT001 -- as it was typed
    from maija.service.names import cleaned  # noqa: PLC0415 -- an extra
    from maija.service.store.forgetting import Name, find_name, forget_name  # noqa: PLC0415

    name = cleaned(typed)
    asked = Name(name, teller.say("forget-somebody"))
    if asked.is_in([asked.word]):
        raise Refused(teller.say("forget-neutral", name=name))
    count = find_name(store, asked)
    if not count:
        raise Refused(teller.say("forget-no-name", name=name))
    print(teller.say("forget-this-name", name=name, tables=count, word=asked.word))
    if not yes and not _again(name):
        return False
    forget_name(store, asked)
    print(teller.say("forget-name-done", name=name, tables=count))
    return True


def _again(word: str) -> bool:
    """Whether a person who sees what will be lost types it once more."""
    from maija.table.names import heard  # noqa: PLC0415 -- an extra

    try:
        typed = input(f"{teller.say('forget-again', word=word)} ")
    except EOFError:
        print()
        return False
    return heard(typed.strip()) == heard(word)
