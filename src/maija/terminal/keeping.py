"""Where games are kept: a file for each, in the user's data folder or where the user says.

Only names and places live here; how a file is written and read is ``maija.record``'s.
"""

from __future__ import annotations

import contextlib
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Final, Self

from maija.places import user_data
from maija.record import write_file

if TYPE_CHECKING:
    from collections.abc import Iterator

    from maija.record import GameRecord

ENDING: Final = ".maija"
_MOST: Final = 100_000


def data_folder() -> Path:
    """Where this user's games are kept."""
    return user_data() / "games"


def kept() -> list[Path]:
    """The games in the data folder, the one written last first."""
    try:
        files = [path for path in data_folder().iterdir() if path.suffix == ENDING]
        return sorted(files, key=lambda path: path.stat().st_mtime_ns, reverse=True)
    except OSError:
        return []


def shown(path: Path) -> str:
    """A path as it is shown: the home folder as ``~``."""
    try:
        return str(Path("~") / path.resolve().relative_to(Path.home().resolve()))
    except (ValueError, OSError, RuntimeError):
        return str(path)


class Keeper:
    """Keeps one game."""

    def __init__(self, path: Path | None = None) -> None:
        """Keep it in a file, or in a new one of the data folder."""
        self.path = path
        self.own: set[Path] = set()
        """The files that hold this game, and may be written over."""
        self.failed = False
        """Whether the last attempt failed."""

    def take(self, path: Path) -> None:
        """Keep the game in a file that already holds it."""
        self.path = path
        self.own.add(path.resolve())

    def another(self) -> Self:
        """A keeper for the next match: of a new file."""
        return type(self)()

    def keep(self, record: GameRecord) -> Path:
        """Write the game to its file.

        Raises:
            OSError: it cannot be written; what was there before is still there.
        """
        self.failed = True
        if self.path is None:
            self.path = _written(record, data_folder())
        else:
            write_file(record, self.path)
        self.own.add(self.path.resolve())
        self.failed = False
        return self.path

    def keep_as(self, record: GameRecord, path: Path) -> None:
        """Write the game to another file, and from now on to that one.

        Raises:
            OSError: it cannot be written, or there is another file of that name.
        """
        if path.resolve() not in self.own and path.exists():
            raise FileExistsError(path)
        write_file(record, path)
        self.own.add(path.resolve())
        self.path = path
        self.failed = False

    def keep_anywhere(self, record: GameRecord) -> Path:
        """Write the game to its file, or else to the folder for passing things.

        Raises:
            OSError: it can be written nowhere.
        """
        try:
            return self.keep(record)
        except OSError:
            return _written(record, Path(tempfile.gettempdir()))


def _written(record: GameRecord, folder: Path) -> Path:
    """Write the game to a new file of a folder; there is none if that fails."""
    path = _new_file(folder, record.preset.name)
    try:
        write_file(record, path)
    except BaseException:
        with contextlib.suppress(OSError):
            path.unlink()
        raise
    return path


def _new_file(folder: Path, game: str) -> Path:
    """A name that nobody has, taken at once."""
    folder.mkdir(parents=True, exist_ok=True)
    for path in _names(folder, game):
        try:
            path.open("xb").close()
        except FileExistsError:
            continue
        return path
    raise FileExistsError(folder)


def _names(folder: Path, game: str) -> Iterator[Path]:
    for number in range(1, _MOST):
        yield folder / f"{game}-{number}{ENDING}"
