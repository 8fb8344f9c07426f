"""What a player keeps from one choice to the next: whole numbers, so that it can be compiled.

Only public facts and the player's own chance may live here, never a card that he has not seen.
"""

from dataclasses import dataclass, field
from typing import Self

from maija.cards import FULL_PACK
from maija.games.copying import copier

MOST_SEATS = 8
"""Seats of the largest table."""

MOST_AHEAD = 28
"""Actions that are decided at once."""
NOTHING = -1


def _row(value: int) -> list[int]:
    return field(default_factory=lambda: [value] * MOST_SEATS)


@dataclass(slots=True)
class Memory:
    """The memory of one seat during one deal."""

    rng: int = 1
    """The player's own generator, apart from the deal's (``maija.chance.seeded``)."""
    forgets: int = 0
    """How much the seat forgets, 0 for nothing (``maija.players.limits``)."""
    misjudges: int = 0
    """How far it misjudges what is worth keeping, 0 for not at all, likewise. At Mustamaija also
    that a search plays for the seat (``maija.players.mustamaija.worth``)."""

    known: list[int] = _row(0)
    """Cards that each seat is known to hold, masks."""
    known_twice: list[int] = _row(0)
    """Mustamaija: of these the cards that it is known to hold twice."""
    counted: list[int] = _row(-1)
    """Mustamaija: how many cards each seat holds, by counting; -1 when nobody has counted."""
    lying: int = 0
    """Mustamaija: the cards of the lead that lies on the table, a mask."""
    lying_twice: int = 0
    unseen: int = 0
    """Mustamaija: cards that this seat cannot place, worked out anew before each choice."""
    unseen_twice: int = 0
    abroad: int = 0
    """Mustamaija: cards that others may hold or draw, likewise."""
    plan: int = 0
    """Mustamaija: the cards of the lead under way that are still to be laid, a mask."""
    plan_twice: int = 0
    plan_worth: int = 0
    """Mustamaija: what that lead is worth."""

    ahead: list[int] = field(default_factory=lambda: [NOTHING] * MOST_AHEAD)
    """What a player who decides several actions at once means to do after the next, ended by -1."""
    ahead_at: int = 0
    """When it decided that, as ``maija.players.searcher`` numbers the moments of a deal."""

    foresees: int = 0
    """Mustamaija: 1 where a search foresees the endgames of the deals that it plays on."""

    lacking: int = 0
    """Hearts: suits that seats have shown to be void, the bit ``seat * 4 + suit``."""
    only: list[int] = _row(FULL_PACK)
    """Hearts: cards that each seat may hold by what it has played, masks; ``lacking`` apart."""
    moon: int = 0
    """Hearts: the seats that are after the moon in a deal that a search plays on, one bit each."""
    heedless: int = 0
    """Hearts: the seats that stop no moon in such a deal, likewise."""
    intent: int = 0
    """What the seat is after in a play that a search tries; 0 for nothing special."""

    usual: int = 0
    """Hearts: room for what ``habit`` works out once for all cards of a suit: what a trick of the
    suit costs as a rule."""
    relieved: int = 0
    """Hearts: likewise, what it spares to play any card of the suit."""
    relief: list[int] = field(default_factory=lambda: [0] * 13)
    """Hearts: likewise, what it spares besides to play each, by rank."""
    added: int = 0
    """Hearts: likewise, what those still to play are likely to add to a trick of the suit."""
    none_of: list[int] = field(default_factory=lambda: [0] * (MOST_SEATS * 14))
    """Hearts: likewise, the chance that each seat has none of so many cards of the suit, at
    ``seat * 14 + cards``."""

    def copy(self) -> Self:
        """An independent copy."""
        other: Self = _copied(self)
        return other


_copied = copier(Memory)


def share(into: Memory, memory: Memory) -> None:
    """Give a memory what lies open to all, as another has it; in the subset of the law.

    Plans are a seat's own.
    """
    for seat in range(MOST_SEATS):
        into.known[seat] = memory.known[seat]
        into.known_twice[seat] = memory.known_twice[seat]
        into.counted[seat] = memory.counted[seat]
    into.lying = memory.lying
    into.lying_twice = memory.lying_twice
    into.foresees = memory.foresees
    into.lacking = memory.lacking
    into.moon = memory.moon
    into.plan = 0
    into.plan_twice = 0
    into.rng = memory.rng
