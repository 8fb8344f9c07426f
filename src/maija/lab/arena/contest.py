"""Who plays what against whom in the arena, how often, and how they sit down.

A deal is played once for each rotation of the line-up that seats the players differently: with the
same pack, the same dealer and the same number, so that all have the same luck of the cards.

What must not live here: playing.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import maija
from maija.chance import seeded
from maija.games import LAW
from maija.games.presets import PRESETS
from maija.players import PLAYERS
from maija.players.engine import PIPE, seat_from_text

if TYPE_CHECKING:
    from maija.games.family import Family
    from maija.players import Player
    from maija.players.engine import Seated

_PLAY: Final = ("cards.py", "chance.py", "games", "players")
"""The sources that what is played follows from."""


@dataclass(frozen=True)
class Contest:
    """Who plays what, how often."""

    preset: str
    """The name of the game."""
    rules: Any
    seats: tuple[str, ...]
    """The player at each place of the line-up: a name, or the text that names a program."""
    deals: int
    seed: int = 0
    budget: float | None = None
    """Seconds of CPU time that a player may spend on a decision."""

    @property
    def family(self) -> Family:
        """The family of the game."""
        return PRESETS[self.preset].family

    @property
    def counts_losses(self) -> bool:
        """Whether a deal has a loser; if not, its points are counted."""
        return hasattr(self.family.state(), "loser")

    @property
    def players(self) -> tuple[str, ...]:
        """Each player once, in the order of the line-up."""
        return tuple(dict.fromkeys(self.seats))

    @property
    def rotations(self) -> tuple[int, ...]:
        """By how many seats the line-up is turned, for each way of sitting that differs."""
        n = len(self.seats)
        ways = {
            tuple(self.seats[(seat - turn) % n] for seat in range(n)): turn
            for turn in reversed(range(n))
        }
        return tuple(sorted(ways.values()))

    def seated(self) -> tuple[Player | Seated, ...]:
        """The players at the places of the line-up, each with its budget; no program is started."""
        return tuple(map(self.sit, self.seats))

    def sit(self, text: str) -> Player | Seated:
        """One more player of a name or a text, with his budget."""
        player = seat_from_text(text) if text.startswith(PIPE) else PLAYERS[text]
        return player.within(self.budget)

    def start(self, deal: int) -> Any:  # noqa: ANN401 -- the family's state
        """Deal: the pack, the dealer and where cards are passed follow from the deal's number."""
        n = len(self.seats)
        standing: dict[str, Any] = (
            {"number": deal} if hasattr(self.family.state(), "number") else {}
        )
        return self.family.start(
            self.rules, n, dealer=deal % n, seed=self._base() + 16 * deal, **standing
        )

    def chance(self, deal: int, place: int) -> int:
        """The generator of a player: it follows from the seed, the deal and his place."""
        return seeded(self._base() + 16 * deal + 1 + place)

    def _base(self) -> int:
        return seeded(self.seed) & ((1 << 61) - 1)

    def as_dict(self) -> dict[str, Any]:
        """All that the deals follow from, but for how many there are."""
        return {
            "preset": self.preset,
            "rules": self.rules.texts(),
            "seats": list(self.seats),
            "seed": self.seed,
            "budget": self.budget,
            "maija": maija.__version__,
            "law": LAW,
            "code": code(),
        }


@cache
def code() -> str:
    """A digest of the text of the games and the players: other text may play otherwise."""
    folder = Path(maija.__file__).parent
    told = hashlib.sha256()
    for name in _PLAY:
        top = folder / name
        for path in [top] if top.is_file() else sorted(top.rglob("*.py")):
            text = path.read_bytes()
            told.update(f"{path.relative_to(folder).as_posix()} {len(text)}\n".encode())
            told.update(text)
    return told.hexdigest()[:16]
