"""A table for a Parquet file, row by row: the file appears whole, or not at all."""

from __future__ import annotations

from contextlib import suppress
from tempfile import NamedTemporaryFile
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path


class Unwritable(OSError):  # noqa: N818 -- what is wrong with the file
    """The file of an experiment cannot be written; the text says why."""


def try_writing(file: Path) -> None:
    """Look whether a file can be written, before anything is played for it.

    Raises:
        Unwritable: it cannot; the text says why.
    """
    if file.is_dir():
        raise Unwritable(f"{file}: a folder")
    try:
        with NamedTemporaryFile(dir=file.parent, prefix=f".{file.name}."):
            pass
    except OSError as error:
        raise Unwritable(f"{file}: {error.strerror or error}") from error


class Parquet:
    """Rows for a Parquet file."""

    def __init__(self, out: Path) -> None:
        """Look whether the file can be written.

        Raises:
            Unwritable: it cannot.
            ImportError: the extra ``lab`` is not installed.
        """
        import polars  # noqa: ICN001, PLC0415 -- needs the extra lab

        self.polars = polars
        self.out = out
        self.parts: list[Any] = []
        try_writing(out)

    def add(self, columns: Mapping[str, Any]) -> None:
        """Add some rows, column by column."""
        self.parts.append(self.polars.DataFrame(columns))

    def write(self) -> None:
        """Write the file: whole, or not at all.

        Raises:
            Unwritable: it cannot be written.
        """
        partly = self.out.with_name(f".{self.out.name}.partly")
        try:
            self.polars.concat(self.parts).write_parquet(partly)
            partly.replace(self.out)
        except OSError as error:
            with suppress(OSError):
                partly.unlink()
            raise Unwritable(f"{self.out}: {error.strerror or error}") from error
