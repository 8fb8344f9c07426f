"""A file that keeps what has been played, deal by deal, so that a run that was ended goes on.

The first line says what is played, each further line holds one deal; a line that was not finished
when the run ended is cut off. A file of other deals, or of other players' text, is refused: numbers
from two different plays are no numbers.
"""

from __future__ import annotations

import json
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final, Self

from maija.lab.parquet import Unwritable

from .outcome import PlayedDeal

if TYPE_CHECKING:
    from pathlib import Path

    from .contest import Contest

KIND: Final = "maija arena"


class NotKept(ValueError):  # noqa: N818 -- what is wrong with the file
    """A file that does not hold deals of this contest; ``differs`` names what is otherwise."""

    def __init__(self, file: Path, differs: tuple[str, ...] = ()) -> None:
        """Name the file, and what differs; nothing for a file of another kind."""
        super().__init__(f"{file}: {', '.join(differs) or 'not a file of the arena'}")
        self.file = file
        self.differs = differs


class Kept:
    """The file of one contest, open to be written on."""

    def __init__(self, file: Path, known: dict[int, PlayedDeal], stream: Any) -> None:  # noqa: ANN401 -- an open file
        """Take a file in hand; ``opened`` does."""
        self.file = file
        self.known = known
        """What has been played, by the number of the deal."""
        self._stream = stream

    @classmethod
    def opened(cls, file: Path, contest: Contest) -> Self:
        """Open the file of a contest, or begin one.

        Raises:
            NotKept: there is a file, and it is none of this contest.
            Unwritable: it cannot be read or written.
        """
        header = {"kind": KIND, **contest.as_dict()}
        try:
            whole, known = _read(file, header) if file.exists() else (0, {})
            stream = file.open("a", encoding="utf-8")
            stream.truncate(whole)
            if not whole:
                stream.write(json.dumps(header) + "\n")
                stream.flush()
        except OSError as error:
            raise Unwritable(f"{file}: {error.strerror or error}") from error
        return cls(file, known, stream)

    def keep(self, played: PlayedDeal) -> None:
        """Keep a deal; it is on the disk's way when this returns.

        Raises:
            Unwritable: the disk is full, or gone.
        """
        try:
            self._stream.write(json.dumps(played, separators=(",", ":")) + "\n")
            self._stream.flush()
        except OSError as error:
            raise Unwritable(f"{self.file}: {error.strerror or error}") from error

    def close(self) -> None:
        """Let go of the file; what could not be written has been told."""
        with suppress(OSError):
            self._stream.close()


def _read(file: Path, header: dict[str, Any]) -> tuple[int, dict[int, PlayedDeal]]:
    """How many bytes of a file are whole lines, and what they hold."""
    text = file.read_bytes()
    whole = text.rfind(b"\n") + 1
    lines = text[:whole].splitlines()
    if not lines:
        if text and not json.dumps(header).encode().startswith(text):
            raise NotKept(file)
        return 0, {}
    try:
        first = json.loads(lines[0])
        if not isinstance(first, dict) or first.get("kind") != KIND:
            raise NotKept(file)
        differs = tuple(name for name in header if first.get(name) != header[name])
        if differs:
            raise NotKept(file, differs)
        played = [PlayedDeal.read(json.loads(line)) for line in lines[1:]]
    except (ValueError, TypeError) as error:
        if isinstance(error, NotKept):
            raise
        raise NotKept(file) from error
    return whole, {each.deal: each for each in played}
