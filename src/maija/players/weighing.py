"""What a search has found about the plays of a seat, made whole: nothing legal stays unweighed.

A search lists the plays worth a look and drops most of them early. Here every legal action gets a
play that begins with it, and each of these is tried in enough deals to be spoken of. What the best
play is stays what the search has found, or what an endgame that is solved says.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from maija.cards import PACK_SIZE, QUEEN_OF_SPADES
from maija.games.hearts.terms import PASSING, PLAY
from maija.games.mustamaija.terms import DONE, LEAD

from . import endgame
from .exact import values
from .hearts.gathering import is_same
from .hearts.knowledge import unseen
from .memory import NOTHING
from .plays import MOST_PLAYS
from .search import Weighed, search_of

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from maija.games.family import Family

    from .memory import Memory

LEAST: Final = 100
"""In so many deals every legal action is tried, if that many may be played on."""
SHARE: Final = 4
"""At most one in so many deals goes to actions that the search dropped early or left out."""

_ANY_ORDER: Final[Mapping[str, int]] = {"mustamaija": LEAD, "hearts": PASSING}
"""The phase in which the cards of a play may be laid in any order, by the name of the family."""


class Weighing:
    """The plays of a seat and what they have brought.

    Attributes:
        weighed: every play that was tried, by its actions.
        best: the actions of the best one.
        begins: for every legal action the best play that begins with it.
        alike: actions that come to the same as another, which is tried for both.
        few: the plays that the search dropped early, or did not look at.
        solved: what the position is worth for certain, ``None`` where nobody has solved it.
        known: what plays come to for certain.
    """

    def __init__(
        self,
        family: Family,
        rules: Any,  # noqa: ANN401 -- any family's
        state: Any,  # noqa: ANN401 -- any family's
        seat: int,
        memory: Memory,
    ) -> None:
        """Take a decision in hand; as ``maija.players.advice.advise``."""
        self.family, self.rules, self.state = family, rules, state
        self.seat, self.memory = seat, memory
        self.weighed: dict[tuple[int, ...], Weighed] = {}
        self.best: tuple[int, ...] = ()
        self.begins: dict[int, tuple[int, ...]] = {}
        self.alike: dict[int, int] = {}
        self.few: set[tuple[int, ...]] = set()
        self.solved: int | None = None
        self.known: dict[tuple[int, ...], int] = {}

    def search(self, deals: int, seconds: float | None) -> None:
        """Search, and see whether the endgame can be solved."""
        found = search_of(self.family).judge(
            self.rules, self.state, self.seat, self.memory, playouts=deals, seconds=seconds
        )
        for each in found.plays:  # the same actions may stand there twice: the better stays
            self.weighed.setdefault(each.actions, each)
        self.best = found.best
        solution = endgame.solved(self.family, self.rules, self.state, self.seat)
        if solution is not None:
            self.solved = solution.value
            if solution.actions:
                self.best = usual_order(self.family, self.state, solution.actions)

    def complete(self, legal: Sequence[int], also: Sequence[Sequence[int]], deals: int) -> None:
        """Give every legal action a play, and try enough those that were tried too little.

        Args:
            legal: what the seat may do.
            also: plays that are tried in any case.
            deals: how many deals the search could play on.
        """
        if self.seat not in self.family.turn(self.state):
            legal = (NOTHING, *legal)
        self._begin(legal)
        wanted = dict.fromkeys(
            [
                self.best,
                *(actions for action, actions in self.begins.items() if action not in self.alike),
                *(usual_order(self.family, self.state, actions) for actions in also),
            ]
        )
        least = max(min(LEAST, deals // SHARE // len(wanted)), 1)
        thin = [actions for actions in wanted if self._tries(actions) < least]
        for at in range(0, len(thin), MOST_PLAYS):
            self._try(thin[at : at + MOST_PLAYS], least)
        self.few = {actions for actions in thin if actions != self.best}
        if self.solved is not None and self.solved >= 0:  # who loses anyway wants to know how
            self.known = values(self.family, self.rules, self.state, self.seat, self.weighed)
            self.known[self.best] = self.solved

    def _begin(self, legal: Sequence[int]) -> None:
        """Find for every legal action the play that begins with it and has held out longest."""
        last = NOTHING
        for action in legal:
            fitting = [actions for actions in self.weighed if self._may_begin(actions, action)]
            if self._may_begin(self.best, action):
                self.begins[action] = self.best
            elif fitting:
                self.begins[action] = max(fitting, key=self._held_out)
            else:
                self.begins[action] = () if action == NOTHING else (action,)
                if last != NOTHING and self._is_same(last, action):
                    self.alike[action] = self.alike.get(last, last)
            last = action

    def _may_begin(self, actions: tuple[int, ...], action: int) -> bool:
        """Whether a play may begin with an action."""
        if not actions or action == NOTHING:
            return not actions and action == NOTHING
        if self.state.phase == _ANY_ORDER[self.family.name] and action < PACK_SIZE:
            return action in actions
        return actions[0] == action

    def _held_out(self, actions: tuple[int, ...]) -> tuple[int, float]:
        each = self.weighed[actions]
        return each.tries, each.mean

    def _is_same(self, low: int, high: int) -> bool:
        """Whether two cards come to the same, so that the search looked at the lower one alone."""
        if self.family.name != "hearts" or self.state.phase != PLAY:
            return False
        between = unseen(self.rules, self.state, self.seat) | self.state.pile
        return bool(is_same(self.rules, low, high, between))

    def _tries(self, actions: tuple[int, ...]) -> int:
        return self.weighed[actions].tries if actions in self.weighed else 0

    def _try(self, plays: Sequence[tuple[int, ...]], deals: int) -> None:
        """Try plays in so many deals, all in the same."""
        groups = [
            (actions, self.weighed[actions].intent if actions in self.weighed else 0)
            for actions in plays
        ]
        found = search_of(self.family).compare(
            self.rules, self.state, self.seat, self.memory, groups, deals
        )
        self.weighed.update((each.actions, each) for each in found)


def usual_order(
    family: Family,
    state: Any,  # noqa: ANN401 -- any family's
    actions: Sequence[int],
) -> tuple[int, ...]:
    """The actions of a play in the order in which a search writes them."""
    if state.phase != _ANY_ORDER[family.name] or any(
        action >= PACK_SIZE and action != DONE for action in actions
    ):
        return tuple(actions)
    return tuple(
        sorted(actions, key=lambda action: (action == DONE, _last(family, action), action))
    )


def _last(family: Family, action: int) -> bool:
    """Whether a card is laid after the others: in a lead the spade queen."""
    return family.name == "mustamaija" and action == QUEEN_OF_SPADES


__all__ = ["LEAST", "Weighing", "usual_order"]
