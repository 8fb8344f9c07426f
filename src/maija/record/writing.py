"""Writing a game file: all of it or nothing, whatever happens meanwhile.

The new file is written beside the old one, made durable, and put in its place in one go. A full
disk, a folder that may not be written or a lost machine leaves the old file as it was.
"""

from __future__ import annotations

import contextlib
import os
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .game import GameRecord


def write_file(record: GameRecord, path: str | Path) -> None:
    """Write a game file, in place of what was there.

    Raises:
        OSError: it cannot be written; what was there before is still there.
    """
    path = Path(path)
    handle, beside = tempfile.mkstemp(prefix=f".{path.name[:40]}.", suffix=".new", dir=path.parent)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(record.text().encode())
            file.flush()
            os.fsync(file.fileno())
        Path(beside).replace(path)
    except BaseException:
        with contextlib.suppress(OSError):
            Path(beside).unlink()
        raise
    _make_durable(path.parent)


def _make_durable(folder: Path) -> None:
    """Ask for the new name itself to be kept; not every system can."""
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
