"""What an analysis has found, as facts: numbers, cards, codes. No sentence stands here."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from maija.players.advice import Estimate, Unit
    from maija.players.asked import Asked
    from maija.players.remarks import Remark

COSTLIEST: Final = 3
"""So many decisions are looked at more closely."""


@dataclass(frozen=True, slots=True)
class Decision:
    """One decision of a seat."""

    number: int
    """Its place among all that were examined, from 1."""
    deal: int
    """The deal of the match, from 1."""
    turn: int
    """How many turns of that deal had been played."""
    seat: int
    asked: Asked
    """What the seat was asked, and what it held."""
    played: tuple[int, ...]
    """What it did; nothing where it might have named trumps out of turn."""
    best: tuple[int, ...]
    """What it had best done; the same where nothing was clearly better."""
    reached: Estimate
    """What the play made is likely to come to."""
    possible: Estimate
    """What the best one is likely to come to, in the same deals."""
    cost: float
    """How much more the play made comes to: chance of losing, or points. In Hearts it may be below
    0 where the match spoke for another play."""
    loss: float
    """How much less it is worth, from 0 to 1: by this decisions are compared."""
    loss_error: float
    """The standard error of that."""
    clear: bool
    """Whether the best play was better by more than chance would have it, and enough to speak of.
    """
    for_best: tuple[Remark, ...] = ()
    """What can be said of the best play and not of the one made."""
    for_played: tuple[Remark, ...] = ()
    """The other way round."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a deal ended."""

    deal: int
    """The deal of the match, from 1."""
    results: tuple[float, ...] | None
    """What it came to for each seat: 1 for who has lost it, else 0; or points. ``None`` for a deal
    that was left."""
    drawn: bool = False
    """Whether nobody lost it."""


@dataclass(frozen=True, slots=True)
class Analysis:
    """A game examined."""

    game: str
    """The name of the game."""
    unit: Unit
    names: tuple[str, ...]
    """Who sat where, as the record has it."""
    seats: tuple[int, ...]
    """The seats whose decisions were examined."""
    deals: int
    """Deals that the search could play on for a decision."""
    seed: int
    forced: int
    """Actions of these seats that were not examined: nothing else could be done."""
    decisions: tuple[Decision, ...]
    outcomes: tuple[Outcome, ...]

    def of(self, seat: int) -> tuple[Decision, ...]:
        """The decisions of a seat, in order."""
        return tuple(each for each in self.decisions if each.seat == seat)

    def costliest(self, seat: int, number: int = COSTLIEST) -> tuple[Decision, ...]:
        """The decisions of a seat that cost most, the dearest first; only clear ones."""
        clear = [each for each in self.of(seat) if each.clear]
        return tuple(sorted(clear, key=lambda each: (-each.loss, each.number))[:number])
