"""Opening a store: its form is brought up to date, after a copy of it was made."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any, Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util.exc import CommandError
from sqlalchemy import inspect

from maija.games.options import Reason

from .errors import StoreError

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from sqlalchemy import Engine

_SCRIPTS: Final = "maija.service.store:migrations"


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", _SCRIPTS)
    return config


def head() -> str:
    """The newest form there is."""
    return str(ScriptDirectory.from_config(_config()).get_current_head())


def form(engine: Engine) -> str | None:
    """The form a store has; ``None`` for an empty one."""
    with engine.connect() as connection:
        return MigrationContext.configure(connection).get_current_revision()


def migrate(engine: Engine, keep: Callable[[Path], Any] | None, place: Path | None) -> None:
    """Bring a store up to date.

    Args:
        engine: the store.
        keep: copies the store to a file, before anything is changed.
        place: the store's file, where it is one.

    Raises:
        StoreError: it has a form that this program does not know: it is from a newer one.
    """
    # In this order: another start may be making the store just now.
    others, now, newest = inspect(engine).get_table_names(), form(engine), head()
    if now == newest:
        return
    config = _config()
    config.attributes["engine"] = engine
    if now is not None:
        try:
            ScriptDirectory.from_config(config).get_revision(now)
        except CommandError as error:
            facts = {"form": now, "known": newest, "file": str(place or "")}
            raise StoreError(Reason("store-newer", facts)) from error
        if keep is not None and place is not None:
            keep(place.with_name(f"{place.name}.{now}-{time.time_ns()}.backup"))
    elif others:
        raise StoreError(Reason("store-foreign", {"file": str(place or "")}))
    command.upgrade(config, "head")
