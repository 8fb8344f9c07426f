"""What goes wrong with a store, as reasons for people."""

from __future__ import annotations

import errno
import sqlite3
from typing import TYPE_CHECKING, Final

from sqlalchemy.exc import DBAPIError, OperationalError

from maija.games.options import Reason

if TYPE_CHECKING:
    from pathlib import Path

_LONGEST: Final = 200
# By the names that SQLite, the system and PostgreSQL have for it: their numbers are the same ones.
_FULL: Final = {
    *("SQLITE_FULL", "ENOSPC", "EDQUOT", "EFBIG", "53100"),
    *("SQLITE_IOERR_WRITE", "SQLITE_IOERR_SHMSIZE"),  # a quota, or the largest file allowed
}
_READ_ONLY: Final = {
    *("SQLITE_READONLY", "SQLITE_CANTOPEN", "SQLITE_PERM"),
    *("EROFS", "EACCES", "EPERM", "25006", "42501"),
}
_DAMAGED: Final = {"SQLITE_CORRUPT", "SQLITE_NOTADB", "XX001", "XX002"}
_CONFLICT: Final = {"SQLITE_CONSTRAINT", "23503", "23505"}


class StoreError(Exception):
    """The store cannot be opened, or has refused to write; nothing is lost."""

    def __init__(self, reason: Reason) -> None:
        """Keep the reason."""
        super().__init__(str(reason))
        self.reason = reason


def reason_of(error: BaseException, place: Path | str) -> Reason:
    """Why a store could not be read or written.

    Args:
        error: what the engine, its driver or the system says.
        place: what the store is called, for whoever reads the reason.
    """
    cause = getattr(error, "orig", None) or error
    facts = {"file": str(place)}
    codes = _codes(cause)
    if codes & _FULL:
        return Reason("store-full", facts)
    if codes & _READ_ONLY:
        return Reason("store-read-only", facts)
    if codes & _DAMAGED:
        return Reason("store-damaged", facts)
    if codes & _CONFLICT:
        return Reason("store-conflict", facts)
    return Reason("store-failed", {**facts, "why": str(cause)[:_LONGEST]})


def is_step(error: Exception) -> bool:
    """Whether the fault lies in what was to be written, not in the store as a whole."""
    if isinstance(error, DBAPIError):
        return not (isinstance(error, OperationalError) or _codes(error.orig) & _DAMAGED)
    return not isinstance(error, OSError)


def _codes(cause: BaseException | None) -> set[str]:
    """The names that there are for what went wrong."""
    if isinstance(cause, sqlite3.Error):
        name = str(getattr(cause, "sqlite_errorname", ""))
        return {name, "_".join(name.split("_")[:2])}  # as it is, and without where it happened
    if isinstance(cause, OSError):
        return {errno.errorcode.get(cause.errno or 0, "")}
    return {str(getattr(cause, "sqlstate", ""))}
