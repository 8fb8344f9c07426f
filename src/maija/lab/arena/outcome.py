"""What one deal of the arena brought: whole numbers that can be kept in a line of text."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Sequence


class Cost(NamedTuple):
    """What the player at one place spent in one game; times are nanoseconds of CPU time."""

    moves: int
    """Actions done."""
    decisions: int
    """Of these the first of each group: a whole lead, a whole defence, all cards to pass."""
    total: int
    most: int
    """The dearest decision."""
    over: int
    """Decisions that cost more than ``AT_MOST`` times the budget."""


class Game(NamedTuple):
    """A deal played once, with the line-up turned by so many seats."""

    rotation: int
    actions: int
    """How many actions there were; -1 for a deal that was broken off."""
    loser: int
    """The place of the line-up that lost, -1 for nobody."""
    scores: tuple[int, ...]
    """What the deal scored, by the places of the line-up."""
    costs: tuple[Cost, ...]
    """What was spent, by the places of the line-up."""

    @property
    def broken_off(self) -> bool:
        """Whether it went in circles for so long that it was broken off."""
        return self.actions < 0


class LostSeat(NamedTuple):
    """A program has lost its seat to ``habit``, who plays to the end of the deal there."""

    place: int
    """Of the line-up."""
    rotation: int
    """In which game of the deal; all after it are played by ``habit``."""
    code: str
    """Why, as in ``maija.players.engine.Lost``."""
    facts: dict[str, str | float]
    """What it did."""


class PlayedDeal(NamedTuple):
    """A deal, played once for each rotation of the line-up."""

    deal: int
    games: tuple[Game, ...]
    lost: tuple[LostSeat, ...] = ()
    """The programs that have lost their seats."""

    @classmethod
    def read(cls, told: Sequence[Any]) -> PlayedDeal:
        """Make it anew from the lists that JSON has made of it.

        Raises:
            ValueError: the lists are no such thing.
            TypeError: the same.
        """
        deal, games, lost = told
        return cls(
            int(deal),
            tuple(
                Game(
                    int(rotation), int(actions), int(loser), tuple(map(int, scores)),
                    tuple(Cost(*map(int, cost)) for cost in costs),
                )
                for rotation, actions, loser, scores, costs in games
            ),
            tuple(
                LostSeat(int(place), int(rotation), str(code), dict(facts))
                for place, rotation, code, facts in lost
            ),
        )  # fmt: skip
