"""What a player keeps from one choice to the next: whole numbers, so that it can be compiled.

Only public facts and the player's own chance may live here, never a card that he has not seen.
"""

from dataclasses import dataclass


@dataclass(slots=True)
class Memory:
    """The memory of one seat during one deal."""

    rng: int = 1
    """The player's own generator, apart from the deal's (``maija.chance.seeded``)."""
