"""Playing a record again, step by step."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from maija.games.match import Match
from maija.shuffle import Circumstances, Secret, law_seed

if TYPE_CHECKING:
    from collections.abc import Iterator

    from .game import GameRecord, RecordedDeal, Turn


class Replay:
    """A match played again from its record.

    Attributes:
        match: the match as it stands.
        state: the deal in progress, or the last one.
    """

    def __init__(self, record: GameRecord) -> None:
        """Sit down at the table of a record; nothing is dealt yet."""
        self.record = record
        family = record.preset.family
        self.match = Match(family, record.rules, len(record.seats))
        self.state: Any = None
        self._acted: list[Any] = []

    @property
    def between_deals(self) -> bool:
        """Whether no deal is in progress."""
        return self.state is None

    @property
    def deal_over(self) -> bool:
        """Whether the deal in progress is over and waits to be counted."""
        return self.state is not None and self.match.family.over(self.state)

    def deal(self, deal: RecordedDeal) -> None:
        """Deal as the record says.

        Raises:
            ValueError: the match is over.
            RulesError: a pack that is not the one in use.
            ShuffleError: a shuffle that cannot be.
        """
        shuffle = deal.shuffle
        given = Circumstances(
            Secret(shuffle.secret),
            shuffle.table,
            shuffle.deal,
            shuffle.rules,
            tuple(seat.text for seat in shuffle.seats),
        )
        self.match.dealer = deal.dealer
        self.state = self.match.start(pack=shuffle.order, seed=law_seed(given))

    def act(self, seat: int, *actions: int) -> None:
        """Do what a seat did.

        Raises:
            IllegalAction: the rules refuse it; nothing has changed.
        """
        states = [self.state]
        for action in actions:  # one by one: none may follow the end of the deal
            states.append(self.match.family.apply(self.match.rules, states[-1], seat, action))
        self.state = states[-1]
        self._acted = states[1:]

    def events(self, seat: int = -1) -> tuple[Any, ...]:
        """What happened in the last turn, as a seat may know it; -1 is a spectator."""
        told = self.match.family.told
        return tuple(
            event for state in self._acted for event in told(self.match.rules, state, seat)
        )

    def finish(self) -> None:
        """Count the finished deal."""
        self.match.finish(self.state)
        self.state = None


def steps(record: GameRecord) -> Iterator[tuple[Replay, RecordedDeal, Turn | None]]:
    """Play a record again: after each deal and each turn what stands on the table.

    Yields:
        The replay, the deal, and the turn just played; ``None`` when the cards have been dealt.
    """
    replay = Replay(record)
    for deal in record.deals:
        replay.deal(deal)
        yield replay, deal, None
        for turn in deal.turns:
            replay.act(turn.seat, *turn.actions)
            yield replay, deal, turn
        if replay.deal_over:
            replay.finish()


__all__ = ["Replay", "steps"]
