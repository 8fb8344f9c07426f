"""Several deals: who deals, what the totals are, when it is over, who takes which place.

The rules of it are each family's ``standing``; here they are put in order. Chance is an argument:
the cards drawn for the dealer, the seed or the pack of each deal.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NamedTuple, Self

from maija.cards import QUEEN_OF_SPADES

from .presets import preset

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from .family import Family


class Drawn(NamedTuple):
    """A card drawn for the dealer; ``counts`` is false for one that was drawn again."""

    seat: int
    card: int
    counts: bool


class Dealer(NamedTuple):
    """Who deals first and what was drawn for it."""

    seat: int
    drawn: tuple[Drawn, ...] = ()


class Result(NamedTuple):
    """A finished deal."""

    dealer: int
    scores: tuple[int, ...]
    totals: tuple[int, ...]


def first_dealer(family: Family, rules: Any, players: int, order: Sequence[int]) -> Dealer:  # noqa: ANN401 -- the family's rules
    """Find the first dealer as the rules say.

    Args:
        family: the family of the game.
        rules: the rules in force.
        players: how many sit at the table.
        order: a shuffled pack; a cut draws from its top, a lot is decided by its first cards.

    Ties draw again among the tied (M1, T36); a card that does not count is drawn again (M2).
    """
    standing = family.standing
    if rules.first_dealer == standing.LOT:
        return Dealer(_lot(players, order))
    if rules.first_dealer != standing.CUT:
        return Dealer(0)
    cards = list(order)
    drawn: list[Drawn] = []
    tied = list(range(players))
    while len(tied) > 1 and cards:
        values = {}
        for seat in tied:
            value = None
            while value is None and cards:
                card = cards.pop(0)
                value = standing.cut_value(rules, card)
                drawn.append(Drawn(seat, card, value is not None))
            values[seat] = -1 if value is None else value
        best = max(values.values())
        tied = [seat for seat in tied if values[seat] == best]
    return Dealer(tied[0], tuple(drawn))


def _lot(players: int, order: Sequence[int]) -> int:
    """A seat, each as likely: who gets the spade queen, the one card that no pack has twice.

    If she lies behind the last whole round, who has the lowest of as many different cards as there
    are players.
    """
    at = order.index(QUEEN_OF_SPADES)
    if at < len(order) - len(order) % players:
        return at % players
    cards = list(dict.fromkeys(order[:at]))[:players]
    return cards.index(min(cards))


@dataclass(eq=False)
class Match:
    """A match in progress.

    Attributes:
        family: the family of the game.
        rules: the rules in force.
        players: how many sit at the table.
        dealer: who deals next.
        totals: the score of each seat.
        results: the finished deals.
    """

    family: Family
    rules: Any
    players: int
    dealer: int = 0
    totals: tuple[int, ...] = ()
    results: list[Result] = field(default_factory=list)

    def __post_init__(self) -> None:
        """Start from nothing unless totals are given.

        Raises:
            RulesError: rules that these players cannot play.
        """
        self.family.settle(self.rules, self.players)
        self.totals = self.totals or (0,) * self.players

    @classmethod
    def of(
        cls,
        game: str,
        players: int | None = None,
        *,
        options: Mapping[str, str] | None = None,
        dealer: int = 0,
    ) -> Self:
        """A match of a game by its name.

        Raises:
            RulesError: no such game, an unknown option, rules that clash.
        """
        chosen = preset(game)
        players = players if players is not None else chosen.players
        rules = chosen.changed(options, players)
        return cls(chosen.family, rules, players, dealer)

    def start(self, *, seed: int = 0, pack: Sequence[int] | None = None) -> Any:  # noqa: ANN401 -- the family's state
        """Deal the next hand.

        Args:
            seed: decides the shuffle, if no pack is given, and every later chance of the deal.
            pack: the pack as it is dealt, from the top.

        Raises:
            ValueError: the match is over.
            RulesError: a pack that is not the one in use.
        """
        if self.over:
            msg = "the match is over"
            raise ValueError(msg)
        standing: dict[str, Any] = {}
        if hasattr(self.family.state(), "totals"):
            room = len(self.family.state().totals)
            standing = {
                "number": len(self.results),
                "totals": [*self.totals, *[0] * (room - self.players)],
            }
        return self.family.start(
            self.rules, self.players, dealer=self.dealer, seed=seed, pack=pack, **standing
        )

    def finish(self, state: Any) -> Result:  # noqa: ANN401 -- the family's state
        """Count a finished deal; the next dealer follows from it.

        Raises:
            ValueError: the deal is not over.
        """
        scores = self.family.score(self.rules, state)
        self.totals = self.family.standing.add(self.rules, self.totals, scores)
        result = Result(state.dealer, scores, self.totals)
        self.results.append(result)
        self.dealer = self.family.standing.next_dealer(self.rules, state)
        return result

    @property
    def over(self) -> bool:
        """Whether the match is over."""
        return bool(self.family.standing.over(self.rules, self.totals, len(self.results)))

    @property
    def places(self) -> tuple[int, ...]:
        """The place of each seat, from 1; equal totals share one."""
        return tuple(self.family.standing.places(self.rules, self.totals))
