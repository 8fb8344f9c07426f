"""``maija serve``: the table in the browser, for this machine, a house or a server."""

from __future__ import annotations

from enum import StrEnum
from functools import partial
from pathlib import Path  # noqa: TC003 -- Typer reads it
from typing import TYPE_CHECKING, Annotated

import typer

from .arguments import Refused, teller, whole_number

if TYPE_CHECKING:
    from maija.service.listening import Listening
    from maija.service.public import Public


class Log(StrEnum):
    """How the log is written."""

    TEXT = "text"
    JSON = "json"


def serve(
    host: Annotated[
        str, typer.Option(help="help-serve-host", metavar="metavar-address")
    ] = "127.0.0.1",
    port: Annotated[
        int | None,
        typer.Option(
            help="help-serve-port", parser=whole_number(0, 65535), metavar="metavar-number"
        ),
    ] = None,
    data: Annotated[
        Path | None, typer.Option(help="help-serve-data", metavar="metavar-folder")
    ] = None,
    open_: Annotated[  # noqa: FBT002 -- a switch of the command line
        bool, typer.Option("--open/--no-open", help="help-serve-open")
    ] = True,
    database: Annotated[
        str | None, typer.Option(help="help-serve-database", metavar="metavar-address")
    ] = None,
    root_path: Annotated[
        str, typer.Option(help="help-serve-root-path", metavar="metavar-path")
    ] = "",
    name: Annotated[
        list[str] | None, typer.Option(help="help-serve-name", metavar="metavar-name")
    ] = None,
    public_url: Annotated[
        str | None, typer.Option(help="help-serve-public-url", metavar="metavar-address")
    ] = None,
    proxy: Annotated[
        list[str] | None, typer.Option(help="help-serve-proxy", metavar="metavar-address")
    ] = None,
    monitor: Annotated[
        list[str] | None, typer.Option(help="help-serve-monitor", metavar="metavar-address")
    ] = None,
    cert: Annotated[
        Path | None, typer.Option(help="help-serve-cert", metavar="metavar-file")
    ] = None,
    key: Annotated[Path | None, typer.Option(help="help-serve-key", metavar="metavar-file")] = None,
    engine: Annotated[
        list[str] | None, typer.Option(help="help-serve-engine", metavar="metavar-engine")
    ] = None,
    log: Annotated[Log, typer.Option(help="help-serve-log", metavar="metavar-log")] = Log.TEXT,
) -> None:
    """Start the service; without options on this machine only, and open the browser."""
    try:
        from maija.service.folder import FolderInUseError, data_folder  # noqa: PLC0415 -- an extra
        from maija.service.ports import ListeningError  # noqa: PLC0415
        from maija.service.public import read_public  # noqa: PLC0415
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
    root = read_root(root_path)
    public = None if public_url is None else read_public(public_url, root)
    wishes = Wishes(
        data or data_folder(),
        host,
        port,
        database,
        open_,
        root if public is None else public.root,
        tuple(name or ()),
        tuple(proxy or ()),
        str(cert) if cert else None,
        str(key) if key else None,
        tuple(monitor or ()),
        public,
        log.value,
        tuple(engine or ()),
    )
    try:
        serve(wishes, partial(_tell, public))
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


def _tell(public: Public | None, listening: Listening) -> None:
    """Say where the service is, and who can reach it."""
    print(teller.say("serve-ready", address=listening.home), flush=True)
    if public is not None:
        print(teller.say("serve-public-url", address=public.page), flush=True)
    if listening.reach == "everybody":
        addresses = " ".join(place.name for place in listening.others)
        told = teller.say("serve-public", addresses=addresses, port=str(listening.port))
        print(told, flush=True)
    print(teller.say("serve-stop"), flush=True)
