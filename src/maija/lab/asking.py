"""Deals in which every player is asked one by one: for programs, which no driver knows.

What is asked in which order is the driver's business alone: its own loops are run, with the players
in the place of its decisions.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from maija.players import DRIVERS, Player

from .driven import driven
from .kernel import Batch, Plain

if TYPE_CHECKING:
    from collections.abc import MutableSequence, Sequence

    from maija.games.family import Family
    from maija.players import Memory
    from maija.players.engine import Seated

_FIRST: Final = -100
"""The number of the first place: none of a player that the drivers know, and none that they tell
what happens."""


class Asking(Plain):
    """The law as it stands, and players of every kind."""

    size = 1

    def __init__(self, family: Family, places: Sequence[Player | Seated]) -> None:
        """Play deals of a family.

        Args:
            family: the family.
            places: who plays at each place; a program plays at one place only.
        """
        super().__init__(family)
        self.places = places
        for place in places:
            if isinstance(place, Player):
                place.prepare(family)
        self._seated: Sequence[int] = ()
        self._memories: Sequence[Memory] = ()
        driver: Any = DRIVERS[family.name]
        self._loop = driven(driver.play_out, decide=self._decide, apply=self._apply)
        self.play_deals = driven(driver.play_deals, play_out=self._play_out)

    def play(
        self,
        rules: Any,  # noqa: ANN401 -- any family's
        players: Sequence[int],
        groups: Sequence[int],
        seed: int,
        deals: range,
    ) -> Batch:
        """Play some deals; the numbers of the players are not looked at."""
        numbers = range(_FIRST, _FIRST + len(players))
        return super().play(rules, numbers, groups, seed, deals)

    def _play_out(
        self,
        r: Any,  # noqa: ANN401 -- any family's
        s: Any,  # noqa: ANN401 -- any family's
        seated: MutableSequence[int],
        memories: Sequence[Memory],
    ) -> int:
        """Play a deal to its end: the driver's own loop."""
        self._seated, self._memories = seated, memories
        self._observe(r, s)
        return int(self._loop(r, s, seated, memories))

    def _decide(self, number: int, r: Any, s: Any, seat: int, memory: Memory) -> int:  # noqa: ANN401 -- any family's
        """Ask the player at a seat."""
        return self.places[number - _FIRST].choose(self.family, r, s, seat, memory)

    def _apply(self, r: Any, s: Any, seat: int, action: int) -> None:  # noqa: ANN401 -- any family's
        """Do what a player has chosen, and tell all."""
        self.family.law.apply(r, s, seat, action)
        self._observe(r, s)

    def _observe(self, r: Any, s: Any) -> None:  # noqa: ANN401 -- any family's
        for seat in range(s.players):
            player = self.places[self._seated[seat] - _FIRST]
            player.observe(self.family, r, s, seat, self._memories[seat])
