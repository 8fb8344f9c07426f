"""``maija backup``: a copy of all tables, made while the service runs."""

from __future__ import annotations

from pathlib import Path  # noqa: TC003 -- Typer reads it
from typing import Annotated, Any

import typer

from .arguments import Refused, teller

copy_argument: Any = typer.Argument(
    help="help-backup-file", metavar="metavar-file", show_default=False
)


def backup(
    file: Annotated[Path, copy_argument],
    data: Annotated[
        Path | None, typer.Option(help="help-serve-data", metavar="metavar-folder")
    ] = None,
) -> None:
    """Copy all tables into a new file, and check the copy."""
    try:
        from maija.service.folder import data_folder  # noqa: PLC0415 -- an extra
        from maija.service.store import StoreError  # noqa: PLC0415
        from maija.service.store.store import NAME, copied  # noqa: PLC0415
    except ModuleNotFoundError as error:
        raise Refused(teller.say("serve-not-installed", module=error.name or "?")) from error
    try:
        copied((data or data_folder()) / NAME, file)
    except StoreError as error:
        raise Refused(teller.reason(error.reason)) from error
    print(teller.say("backup-done", file=str(file)))
