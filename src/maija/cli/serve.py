"""``maija serve``: the table in the browser, for this machine, a house or a server."""

from __future__ import annotations

from pathlib import Path  # noqa: TC003 -- Typer reads it
from typing import TYPE_CHECKING, Annotated

import typer

from .arguments import Refused, teller

if TYPE_CHECKING:
    from maija.service.listening import Listening


def serve(
    host: Annotated[str, typer.Option(help=teller.say("help-serve-host"))] = "127.0.0.1",
    port: Annotated[
        int | None, typer.Option(min=0, max=65535, help=teller.say("help-serve-port"))
    ] = None,
    data: Annotated[Path | None, typer.Option(help=teller.say("help-serve-data"))] = None,
    open_: Annotated[  # noqa: FBT002 -- a switch of the command line
        bool, typer.Option("--open/--no-open", help=teller.say("help-serve-open"))
    ] = True,
    database: Annotated[str | None, typer.Option(help=teller.say("help-serve-database"))] = None,
    root_path: Annotated[str, typer.Option(help=teller.say("help-serve-root-path"))] = "",
    name: Annotated[list[str] | None, typer.Option(help=teller.say("help-serve-name"))] = None,
    proxy: Annotated[list[str] | None, typer.Option(help=teller.say("help-serve-proxy"))] = None,
    monitor: Annotated[
        list[str] | None, typer.Option(help=teller.say("help-serve-monitor"))
    ] = None,
    cert: Annotated[Path | None, typer.Option(help=teller.say("help-serve-cert"))] = None,
    key: Annotated[Path | None, typer.Option(help=teller.say("help-serve-key"))] = None,
) -> None:
    """Start the service; without options on this machine only, and open the browser."""
    try:
        from maija.service.folder import FolderInUseError, data_folder  # noqa: PLC0415 -- an extra
        from maija.service.ports import ListeningError  # noqa: PLC0415
        from maija.service.root import read_root  # noqa: PLC0415
        from maija.service.serving import Wishes, opened, serve  # noqa: PLC0415
        from maija.service.store import StoreError  # noqa: PLC0415
    except ModuleNotFoundError as error:
        raise Refused(teller.say("serve-not-installed", module=error.name or "?")) from error
    if (cert is None) != (key is None):
        raise Refused(teller.say("serve-cert-and-key"))
    for file in (cert, key):
        if file is not None and not file.is_file():
            raise Refused(teller.say("serve-no-file", file=str(file)))
    wishes = Wishes(
        data or data_folder(),
        host,
        port,
        database,
        open_,
        read_root(root_path),
        tuple(name or ()),
        tuple(proxy or ()),
        str(cert) if cert else None,
        str(key) if key else None,
        tuple(monitor or ()),
    )
    try:
        serve(wishes, _tell)
    except FolderInUseError as error:
        if not error.owner.address:
            raise Refused(teller.say("serve-folder-in-use", folder=str(wishes.data))) from error
        print(teller.say("serve-running", address=error.owner.address))
        if open_:
            opened(error.owner.address)
    except StoreError as error:
        raise Refused(teller.reason(error.reason)) from error
    except ListeningError as error:
        raise Refused(teller.reason(error.reason)) from error


def _tell(listening: Listening) -> None:
    """Say where the service is, and who can reach it."""
    print(teller.say("serve-ready", address=listening.home), flush=True)
    if listening.reach == "everybody":
        addresses = " ".join(listening.others)
        told = teller.say("serve-public", addresses=addresses, port=str(listening.port))
        print(told, flush=True)
    print(teller.say("serve-stop"), flush=True)
