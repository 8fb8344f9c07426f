"""Cards that nobody has shown, dealt out among the places where they may lie."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping


class Unplaced:
    """The cards whose place is not known yet; of two packs a card may be there twice."""

    def __init__(self, pack: Iterable[int]) -> None:
        """Begin with the pack in use."""
        self.cards = sorted(pack)

    def place(self, cards: Iterable[int]) -> list[int]:
        """Take away those of some cards that are there; which those were."""
        placed = []
        for card in cards:
            if card in self.cards:
                self.cards.remove(card)
                placed.append(card)
        return placed

    def deal(self, sizes: Mapping[int, int | None], left: int) -> dict[int, list[int]]:
        """Deal to some seats until so many cards are left.

        Args:
            sizes: how many cards each seat gets; ``None`` where nobody has counted. If they do
                not come to all that is there, all seats share it alike.
            left: how many cards lie elsewhere.
        """
        there = len(self.cards) - left
        known = [size for size in sizes.values() if size is not None]
        told: dict[int, list[int]] = {}
        alike = len(known) < len(sizes) or sum(known) != there
        for number, (seat, size) in enumerate(sizes.items()):
            share = (there + number) // len(sizes) if alike else size or 0
            told[seat], self.cards = self.cards[: max(share, 0)], self.cards[max(share, 0) :]
        return told
