"""Opening a kept game again: finding its file, reading it, seating the same players."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Final

from maija.cards import folded
from maija.players import PLAYERS
from maija.record import RecordError, Replay, read_file

from .keeping import ENDING, data_folder, kept, shown

if TYPE_CHECKING:
    from maija.players import Player
    from maija.players.engine import Seated
    from maija.record import GameRecord

    from .telling import Teller

COMPUTER: Final = "computer:"
LAST: Final = "last"
"""What the last game is called in every language, beside its own word."""
_MOST: Final = 5
_LONGEST: Final = 60


class ResumeError(ValueError):
    """A game that cannot be resumed; the text says why, and what would be right."""

    def __init__(self, text: str, *, damaged: bool = False) -> None:
        """Keep the text, and whether it is the file that is wrong."""
        super().__init__(text)
        self.damaged = damaged


def find(teller: Teller, text: str) -> Path:
    """The file that somebody means: a path, the name of a kept game, or the last one.

    Raises:
        ResumeError: nothing is named; the kept games are.
    """
    if folded(text) in {LAST, folded(teller.say("last"))}:
        games = kept()
        if games:
            return games[0]
        raise ResumeError(teller.say("resume-none", folder=shown(data_folder())))
    if text:
        path = _expanded(text)
        named = data_folder() / (text if text.endswith(ENDING) else f"{text}{ENDING}")
        plain = os.sep not in text and "\0" not in text and len(text) <= _LONGEST
        return named if plain and not path.exists() and named.exists() else path
    names = ", ".join(path.stem for path in kept()[:_MOST])
    raise ResumeError(teller.say("resume-which", names=names or teller.say("nothing")))


def _expanded(text: str) -> Path:
    try:
        path = Path(text).expanduser()
        path.exists()
    except (OSError, RuntimeError, ValueError):
        return Path(text.replace("\0", "?"))
    return path


def opened(teller: Teller, path: Path) -> tuple[GameRecord, dict[int, Player | Seated]]:
    """Read a kept game.

    Returns:
        The record, and who plays the other seats.

    Raises:
        ResumeError: it cannot be read, or not be played on.
    """
    file = shown(path)
    try:
        record = read_file(path)
    except OSError as error:
        why = error.strerror or str(error)
        raise ResumeError(teller.say("file-unreadable", file=file, why=why)) from error
    except RecordError as error:
        told = teller.damage(file, error.line, error.reason, error.family)
        raise ResumeError(told, damaged=True) from error
    computers: dict[int, Player | Seated] = {}
    for seat, name in enumerate(record.seats):
        player = PLAYERS.get(name.removeprefix(COMPUTER)) if name.startswith(COMPUTER) else None
        if seat == 0 and not name.startswith(COMPUTER):
            continue
        if seat == 0 or player is None:
            letter = "ABCDEFGH"[seat]
            raise ResumeError(teller.say("resume-seat", file=file, seat=letter, name=name))
        computers[seat] = player
    if _over(record):
        raise ResumeError(teller.say("resume-over", file=file))
    return record, computers


def _over(record: GameRecord) -> bool:
    """Whether all of its deals are played and counted."""
    if not record.deals or record.deals[-1].scores is None:
        return False
    replay = Replay(record)
    for deal in record.deals:
        replay.deal(deal)
        for turn in deal.turns:
            replay.act(turn.seat, *turn.actions)
        replay.finish()
    return replay.match.over
