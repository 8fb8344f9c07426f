"""One deal at the table, as a program plays it: texts in, refusals with reasons out.

``Deal`` keeps the state and what was done. It decides nothing: the family's law does.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

from .presets import preset

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from .family import Family


class Played(NamedTuple):
    """One action of one seat."""

    seat: int
    action: int


@dataclass(eq=False, repr=False)
class Deal:
    """A deal in progress.

    Attributes:
        family: the family of the game.
        rules: the rules in force.
        state: what stands on the table, hidden cards included.
        history: what was done, in order.
    """

    family: Family
    rules: Any
    state: Any
    history: tuple[Played, ...] = ()

    def __repr__(self) -> str:
        """Family, players and how far the deal is."""
        where = "over" if self.over else f"seat {self.turn[0]} to act"
        return (
            f"<deal of {self.family.name}, {self.state.players} players, "
            f"{len(self.history)} actions, {where}>"
        )

    @property
    def players(self) -> int:
        """How many were dealt in."""
        return int(self.state.players)

    @property
    def turn(self) -> tuple[int, ...]:
        """The seats the game waits for."""
        return self.family.turn(self.state)

    @property
    def over(self) -> bool:
        """Whether the deal is over."""
        return self.family.over(self.state)

    @property
    def scores(self) -> tuple[int, ...]:
        """What the finished deal scores, seat by seat.

        Raises:
            ValueError: the deal is not over.
        """
        return self.family.score(self.rules, self.state)

    def legal(self, seat: int) -> tuple[str, ...]:
        """What a seat may do now, as it is written."""
        return tuple(
            self.family.action_text(action)
            for action in self.family.legal(self.rules, self.state, seat)
        )

    def play(self, seat: int, *actions: str | int) -> None:
        """Do one action, or a group of them, whole or not at all.

        Args:
            seat: who acts.
            actions: each as it is written (``"QS"``, ``"take"``) or as its number.

        Raises:
            IllegalAction: the rules refuse one of them; nothing has changed.
            ValueError: a text that is no action.
        """
        numbers = [
            self.family.read_action(action) if isinstance(action, str) else int(action)
            for action in actions
        ]
        self.state = self.family.apply(self.rules, self.state, seat, *numbers)
        self.history = (*self.history, *(Played(seat, number) for number in numbers))

    def view(self, seat: int = -1) -> Any:  # noqa: ANN401 -- the family's own view
        """What a seat may know; -1 is a spectator."""
        return self.family.view(self.rules, self.state, seat)

    def events(self, seat: int = -1) -> tuple[Any, ...]:
        """What happened in the last action, as a seat may know it."""
        return tuple(self.family.told(self.rules, self.state, seat))


def deal(
    game: str = "mustamaija",
    players: int | None = None,
    *,
    options: Mapping[str, str] | None = None,
    dealer: int = 0,
    seed: int = 0,
    pack: Sequence[int] | None = None,
) -> Deal:
    """Deal a game by its name.

    Args:
        game: the name of a preset.
        players: how many sit down; the preset's usual number if not given.
        options: what differs from the preset, as texts (``{"hand_size": "6"}``).
        dealer: the dealer's seat, from 0.
        seed: decides the shuffle, if no pack is given, and every later chance.
        pack: the pack as it is dealt, from the top.

    Raises:
        RulesError: no such game, rules that clash, a wrong number of players or a wrong pack.
    """
    chosen = preset(game)
    players = players if players is not None else chosen.players
    rules = chosen.changed(options, players)
    state = chosen.family.start(rules, players, dealer=dealer, seed=seed, pack=pack)
    return Deal(chosen.family, rules, state)
