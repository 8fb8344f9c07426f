"""The data folder: where it is, that it is its owner's alone, and that one service has it.

The lock is the file ``service.lock``, held as long as the process lives; in it stand the process
and the address at which it can be reached, for a second start to open.
"""

from __future__ import annotations

import json
import os
import sys
from typing import IO, TYPE_CHECKING, Final, NamedTuple

from maija.games.options import Reason
from maija.places import user_data

from .store.errors import StoreError, reason_of

if TYPE_CHECKING:
    from pathlib import Path
    from typing import Self

if sys.platform != "win32":
    import fcntl

LOCK: Final = "service.lock"
KEY: Final = "signing.key"


def data_folder() -> Path:
    """Where this user's tables are kept."""
    return user_data() / "service"


class Owner(NamedTuple):
    """The service that has a folder."""

    process: int
    address: str
    """Where it can be opened; empty while it is still starting."""


class FolderInUseError(Exception):
    """Another service has this folder."""

    def __init__(self, owner: Owner) -> None:
        """Keep who has it."""
        super().__init__(str(owner))
        self.owner = owner


class Folder:
    """A data folder that this process has."""

    def __init__(self, path: Path, lock: IO[str]) -> None:
        """Keep the lock; see ``take``."""
        self.path = path
        self._lock = lock

    @classmethod
    def take(cls, path: Path) -> Self:
        """Make the folder if there is none, and take it.

        Raises:
            FolderInUseError: another service has it.
            StoreError: it cannot be made or written.
        """
        try:
            path.mkdir(mode=0o700, parents=True, exist_ok=True)
            path.chmod(path.stat().st_mode & 0o700)
            lock = (path / LOCK).open("a+", encoding="utf-8")
        except OSError as error:
            raise StoreError(reason_of(error, path)) from error
        try:
            taken = _locked(lock)
        except OSError as error:  # a disk that knows no locks
            lock.close()
            raise StoreError(reason_of(error, path)) from error
        if not taken:
            lock.close()
            raise FolderInUseError(_owner(path / LOCK))
        folder = cls(path, lock)
        folder.tell("")
        return folder

    def tell(self, address: str) -> None:
        """Write down where this service can be reached."""
        self._lock.seek(0)
        self._lock.truncate()
        json.dump({"process": os.getpid(), "address": address}, self._lock)
        self._lock.flush()

    def leave(self) -> None:
        """Give the folder up."""
        self._lock.seek(0)
        self._lock.truncate()
        self._lock.close()

    def key(self) -> bytes:
        """The key that cookies are signed with; made once, for the owner's eyes only.

        Raises:
            StoreError: it cannot be read or made, or is no key.
        """
        file = self.path / KEY
        try:
            if not file.exists():
                _write_key(file)
            file.chmod(file.stat().st_mode & 0o600)
            key = file.read_bytes()
        except OSError as error:
            raise StoreError(reason_of(error, file)) from error
        if len(key) != 32:
            raise StoreError(Reason("bad-key", {"file": str(file)}))
        return key


def _write_key(file: Path) -> None:
    """Make a key, whole or not at all; the lock sees to it that nobody else makes one."""
    beside = file.with_suffix(".new")
    beside.unlink(missing_ok=True)
    handle = os.open(beside, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600)
    with os.fdopen(handle, "wb") as new:
        new.write(os.urandom(32))
        new.flush()
        os.fsync(new.fileno())
    beside.replace(file)


def _locked(lock: IO[str]) -> bool:
    """Take the lock, if nobody has it."""
    if sys.platform == "win32":
        import msvcrt  # noqa: PLC0415 -- only there

        try:
            lock.seek(1 << 20)  # a byte that nobody writes
            msvcrt.locking(lock.fileno(), msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True


def _owner(file: Path) -> Owner:
    try:
        told = json.loads(file.read_text(encoding="utf-8"))
        return Owner(int(told["process"]), str(told["address"]))
    except (OSError, ValueError, KeyError, TypeError):
        return Owner(0, "")
