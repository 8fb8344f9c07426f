"""What a browser plays with when there is no network: its Python, and this Maija as a file.

The Python of browsers is the extra ``offline``; without it nothing is offered. This Maija is packed
from the modules that run here, so page, service and browser always play the same law. All files
are named by their contents: a browser keeps them for good.
"""

from __future__ import annotations

import hashlib
import importlib.util
import io
import zipfile
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import msgspec
from litestar import MediaType, Response, Router, get
from litestar.exceptions import NotFoundException
from litestar.params import PathParameter

import maija

if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

PACKED: Final = ".gz"
"""How the names of the files of the extra end: they are kept as they are sent."""
STAMP: Final = ".fetched-by"
KINDS: Final = {
    ".json": "application/json",
    ".mjs": "text/javascript",
    ".wasm": "application/wasm",
    ".zip": "application/zip",
    ".whl": "application/zip",
}
_LEFT_OUT: Final = frozenset({"bridges", "cli", "lab", "terminal"})
_OTHER_TEXTS: Final = ("cli", "page", "terminal")
_MAIJA: Final = Path(maija.__file__).resolve().parent
_TIME: Final = (1980, 1, 1, 0, 0, 0)
"""The time of every file that is packed: the same sources make the same bytes."""
Word = Annotated[str, PathParameter(max_length=100)]


class Runtime(msgspec.Struct, frozen=True):
    """What a browser loads to play without a network; all empty where nothing is offered."""

    version: str
    """Another one where anything is different."""
    pyodide: str
    """The path of the folder of Pyodide."""
    wheel: str
    sources: str
    files: tuple[tuple[str, int], ...]
    """The path of each file, and how many bytes are sent for it."""


NOTHING: Final = Runtime("", "", "", "", ())


@cache
def folder() -> Path | None:
    """Where the Python of browsers lies; ``None`` where it is not installed, or not whole."""
    found = importlib.util.find_spec("maija_offline")
    if found is None or found.origin is None:
        return None
    place = Path(found.origin).parent / "runtime"
    return place if (place / STAMP).exists() else None


@cache
def runtime() -> Runtime:
    """All that a browser loads."""
    place = folder()
    if place is None:
        return NOTHING
    path = f"python/{_digest((place / STAMP).read_bytes())}"
    names = {each.name.removesuffix(PACKED): each for each in sorted(place.glob(f"*{PACKED}"))}
    wheel = next(name for name in names if name.endswith(".whl"))
    sources = f"python/{_digest(packed())}/maija.zip"
    files = [(f"{path}/{name}", each.stat().st_size) for name, each in names.items()]
    told = (*files, (sources, len(packed())))
    version = _digest(f"{path} {sources}".encode())
    return Runtime(version, f"{path}/", f"{path}/{wheel}", sources, told)


@cache
def packed() -> bytes:
    """This Maija as a zip file that Python imports from: what plays, and its texts."""
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as zipped:
        for path in sorted(_sources()):
            name = path.relative_to(_MAIJA.parent).as_posix()
            zipped.writestr(zipfile.ZipInfo(name, _TIME), path.read_bytes(), zipfile.ZIP_DEFLATED)
    return file.getvalue()


def _sources() -> Iterator[Path]:
    for path in _MAIJA.rglob("*.*"):
        places = path.relative_to(_MAIJA).parts
        if places[0] in _LEFT_OUT or places[:2] in {("service", "static"), ("service", "store")}:
            continue
        if path.suffix == ".py" or (path.suffix == ".ftl" and _plays_with(path.stem)):
            yield path


def _plays_with(text: str) -> bool:
    """Whether a file of sentences has some that are said by what plays."""
    return not text.startswith(_OTHER_TEXTS)


def _digest(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()[:16]


@get("/runtime.json", include_in_schema=False)
async def told() -> Response[Runtime]:
    """What there is to load."""
    return Response(runtime(), headers={"cache-control": "no-cache"})


@get("/{digest:str}/{name:str}", include_in_schema=False, media_type=MediaType.TEXT)
async def file(digest: Word, name: Word) -> Response[bytes]:
    """One of the files; every browser takes what is packed with gzip."""
    path = f"python/{digest}/{name}"
    if path not in dict(runtime().files):
        raise NotFoundException
    fields = {"cache-control": "max-age=31536000, public, immutable"}
    kind = KINDS[Path(name).suffix]
    if path == runtime().sources:
        return Response(packed(), media_type=kind, headers=fields)
    place: Any = folder()
    fields["content-encoding"] = "gzip"
    return Response((place / f"{name}{PACKED}").read_bytes(), media_type=kind, headers=fields)


def router() -> Router:
    """The paths below ``python/``."""
    return Router("/python", route_handlers=[told, file])


__all__ = ["router"]
