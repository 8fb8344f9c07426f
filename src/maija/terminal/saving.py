"""Keeping a game while it is played, and saying so: where it is, or why it could not be kept."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from .keeping import shown

if TYPE_CHECKING:
    from maija.record import GameRecord

    from .keeping import Keeper
    from .screen import Screen
    from .telling import Teller


class Saving:
    """Keeps a game and tells the person. Nothing that goes wrong here ends the game."""

    def __init__(self, screen: Screen, teller: Teller, keeper: Keeper) -> None:
        """Use a keeper, and a screen to tell of it."""
        self.screen = screen
        self.teller = teller
        self.keeper = keeper

    def keep(self, record: GameRecord, *, verifiable: bool = False) -> None:
        """Keep the game as it stands; a failure is told once, until it works again.

        Args:
            record: the game.
            verifiable: whether to say that a deal is over and can be verified.
        """
        failed = self.keeper.failed
        try:
            path = self.keeper.keep(record)
        except (OSError, ValueError) as error:
            if not failed:
                told = self.teller.say("keep-failed", why=_why(error))
                self.screen.show(told, style="bold yellow")
        else:
            if verifiable:
                told = self.teller.say("end-verify", file=shown(path))
                self.screen.show(told, style="dim")

    def save(self, record: GameRecord, text: str) -> None:
        """Keep the game because the person asked for it, in a file if one is named."""
        try:
            if text:
                self.keeper.keep_as(record, Path(text).expanduser())
                path = Path(text).expanduser()
            else:
                path = self.keeper.keep(record)
        except FileExistsError:
            self.screen.show(self.teller.say("save-exists", file=text), style="yellow")
        except (OSError, RuntimeError, ValueError) as error:
            told = self.teller.say("save-failed", why=_why(error))
            self.screen.show(told, style="yellow")
        else:
            self.screen.show(self.teller.say("save-done", file=shown(path)))

    def leave(self, record: GameRecord, *, over: bool) -> bool:
        """Keep the game at the end, wherever it can be; whether it is kept."""
        if not record.deals:
            return True
        try:
            path = self.keeper.keep_anywhere(record)
        except (OSError, ValueError) as error:
            told = self.teller.say("keep-lost", why=_why(error))
            self.screen.show(told, style="bold yellow")
            return False
        message = "leave-over" if over else "leave-kept"
        self.screen.show(self.teller.say(message, file=shown(path)))
        return True


def _why(error: Exception) -> str:
    return getattr(error, "strerror", None) or str(error)
