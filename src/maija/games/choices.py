"""What a seat may do, as data that a page can show without knowing a rule.

Here live the shapes that all families share. What fills them is worked out from the law in the
``moves`` of each family; no rule may stand here. ``dataclasses.asdict`` makes JSON of them. They
are made after every move, so they are not frozen: that would cost more than to find them.
"""

from __future__ import annotations

from dataclasses import dataclass

from maija.cards import PACK_SIZE, cards_in


@dataclass(slots=True)
class Pick:
    """A card that may be played first, and what may go with it in one group."""

    card: int
    joins: tuple[int, ...]
    """The cards that may join it, sorted; one that may join two times stands there twice."""
    least: int
    """The fewest cards of the group, this one included."""
    most: int
    """The most cards of the group, this one included."""
    word: int | None
    """The word that ends the group; ``None`` when the cards are all there is to it."""


@dataclass(slots=True)
class Cover:
    """A card on the table that still waits for an answer."""

    at: int
    """Its place in the bout."""
    card: int
    beaters: tuple[int, ...]
    """Which cards of the hand may beat it, sorted, each once."""


@dataclass(slots=True)
class Pass:
    """The cards of which some are to be passed."""

    cards: tuple[int, ...]
    exactly: int
    """How many of them."""


@dataclass(slots=True)
class Choices:
    """Everything a seat may do now; empty when there is nothing."""

    words: tuple[int, ...] = ()
    """The actions that are no cards."""
    pick: tuple[Pick, ...] = ()
    """The cards that may be played first, sorted, each once."""
    cover: tuple[Cover, ...] = ()
    """The cards to beat, in the order in which they are asked about."""
    must_cover: int = 0
    """How many of them have to be beaten at least."""
    best: tuple[tuple[int, int], ...] = ()
    """A good cover to suggest: pairs of a place in the bout and the card to lay on it."""
    pass_: Pass | None = None


def words_of(options: int) -> tuple[int, ...]:
    """The words in a mask of actions."""
    return tuple([PACK_SIZE + word for word in cards_in(options >> PACK_SIZE)])
