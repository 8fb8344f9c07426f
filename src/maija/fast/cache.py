"""Where compiled code is kept on disk: one folder for each text, version and machine.

A folder is named by a digest of everything that the compiled code follows from, so code of another
text is never found. What is kept there is run without asking, so the folder belongs to the user
alone. Whatever is wrong with a folder, the answer is another folder or none, never a traceback.

What must not live here: Numba, and what is compiled.
"""

from __future__ import annotations

import contextlib
import logging
import os
import shutil
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

log = logging.getLogger("maija.fast")

KEPT = 3
"""How many folders of one name are kept: those used last."""
ROOM = 64 << 20
"""Bytes that must be free; the largest folder takes a fifth of it."""
COMPLETE = "complete"
"""The file that says that everything was compiled into the folder."""


def root() -> Path | None:
    """The folder of all compiled code; ``MAIJA_CACHE`` names another. None without a home."""
    named = os.environ.get("MAIJA_CACHE")
    if named:
        return Path(named).absolute()
    try:
        if sys.platform == "win32":
            base = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
        elif sys.platform == "darwin":
            base = Path.home() / "Library" / "Caches"
        else:
            base = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    except RuntimeError:
        return None
    return base.absolute() / "maija"


def folder(name: str, digest: str) -> Path | None:
    """The folder for a digest, made if need be; None if nothing can be kept safely."""
    top = root()
    if top is None:
        log.warning("no home folder: compiled code is not kept")
        return None
    own = top / f"{name}-{digest}"
    try:
        top.mkdir(mode=0o700, parents=True, exist_ok=True)
        _make_private(top)
        own.mkdir(mode=0o700, exist_ok=True)
        _make_private(own)
        _try_writing(own)
        os.utime(own)
    except OSError as error:
        log.warning("compiled code is not kept in %s: %s", own, error)
        return None
    return own


def _make_private(path: Path) -> None:
    if sys.platform == "win32":
        return
    state = path.stat()
    if state.st_uid != os.getuid():
        raise PermissionError(f"{path} belongs to somebody else")
    if state.st_mode & 0o077:
        path.chmod(0o700)
        if path.stat().st_mode & 0o077:
            raise PermissionError(f"{path} cannot be closed to others")


def _try_writing(path: Path) -> None:
    with tempfile.TemporaryFile(dir=path) as probe:
        probe.write(bytes(4096))
        probe.flush()
    if shutil.disk_usage(path).free < ROOM:
        raise OSError(f"less than {ROOM >> 20} MiB free")


def discard(path: Path, why: str) -> None:
    """Throw a broken folder away, with one line in the log."""
    log.warning("compiled code in %s cannot be used, it is compiled anew: %s", path, why)
    with contextlib.suppress(OSError):
        aside = Path(tempfile.mkdtemp(prefix="broken-", dir=path.parent))
        path.rename(aside / path.name)
        shutil.rmtree(aside, ignore_errors=True)


def complete(path: Path) -> bool:
    """Whether everything has been compiled into a folder."""
    return (path / COMPLETE).exists()


def finish(path: Path, name: str) -> None:
    """Say that a folder is complete, and remove those of the same name used longest ago."""
    with contextlib.suppress(OSError):
        (path / COMPLETE).touch(mode=0o600)
        others = [
            (other.stat().st_mtime, other)
            for other in path.parent.glob(f"{name}-*")
            if other != path and other.is_dir() and _is_digest(other.name[len(name) + 1 :])
        ]
        for _, other in sorted(others, reverse=True)[KEPT - 1 :]:
            shutil.rmtree(other, ignore_errors=True)


def _is_digest(text: str) -> bool:
    return len(text) == DIGEST_LENGTH and not set(text) - set("0123456789abcdef")


DIGEST_LENGTH = 24


@contextlib.contextmanager
def locked(path: Path) -> Iterator[None]:
    """Hold the lock of a folder: one process compiles, the others wait and then load.

    Where files cannot be locked, everybody compiles; that is slower, not wrong.
    """
    try:
        lock = (path.parent / f".{path.name.rpartition('-')[0]}.lock").open("a+b")
    except OSError:
        yield
        return
    with lock:
        with contextlib.suppress(OSError):
            _lock(lock.fileno())
        yield


def _lock(number: int) -> None:
    """Wait for the lock of an open file; closing the file gives it back."""
    if sys.platform == "win32":
        import msvcrt  # noqa: PLC0415 -- Windows alone has it

        while True:
            try:
                msvcrt.locking(number, msvcrt.LK_LOCK, 1)
            except OSError:  # it gives up after ten seconds
                continue
            return
    import fcntl  # noqa: PLC0415 -- Windows has none

    fcntl.flock(number, fcntl.LOCK_EX)
