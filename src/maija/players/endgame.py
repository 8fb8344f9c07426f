"""The exact endgame as Python asks for it: what a position is worth, and what reaches that.

Only a position of which the seat knows everything is solved, and only what it knows is looked at:
its own hand, what lies on the table, what has left play. The other hand is the rest of the pack.
"""

from __future__ import annotations

import threading
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Any, Final

from maija.games.mustamaija import law
from maija.games.mustamaija.rules import Rules
from maija.games.mustamaija.state import State

from .mustamaija import endgame, endgame_room

if TYPE_CHECKING:
    from maija import fast
    from maija.games.family import Family

LIMIT: Final = 1_000_000
"""Positions after which a search is broken off: some 0.2 seconds."""
PLAIN_LIMIT: Final = 10_000
"""The same where the law is not compiled (without the extra ``fast``): it is a hundred times as
slow there."""


@dataclass(frozen=True, slots=True)
class Solution:
    """An endgame solved."""

    value: int
    """For the seat: 1 it wins, 0 nobody loses, -1 it loses, if both play as well as can be."""
    actions: tuple[int, ...]
    """What reaches that: a whole lead, the answers that belong together, or a trump to be named.

    Empty where the seat loses, whatever it does, and where it has nothing to do."""
    positions: int
    """How many positions were looked at."""


def are_solved(family: Family) -> bool:
    """Whether a family has endgames that are solved; so far only Mustamaija has."""
    return family.name == "mustamaija"


def solved(
    family: Family,
    rules: Any,  # noqa: ANN401 -- any family's
    state: Any,  # noqa: ANN401 -- any family's
    seat: int,
    limit: int = LIMIT,
) -> Solution | None:
    """Solve an endgame for a seat.

    Args:
        family: the family of the game (``are_solved``).
        rules: the rules in force.
        state: what stands on the table; not changed. Read is only what the seat may know.
        seat: who asks. If the game waits for the other one, the question is whether to name trumps
            before he acts.
        limit: how many positions may be looked at; ``PLAIN_LIMIT`` at most without ``fast``.

    Returns:
        The solution, the same for the same limit, or ``None``: the seat does not know everything
        (there is a stock, or more than two are left), it is out, or the search came to its limit.
    """
    if not are_solved(family):
        return None
    position = known(rules, state, seat)
    if position is None:
        return None
    room = _rooms.room = getattr(_rooms, "room", None) or _Room()
    return room.solve(rules, position, seat, limit)


def known(rules: Rules, state: State, seat: int) -> State | None:
    """The position as a seat knows it, ``None`` where it does not know all of it.

    Everything copied is public, but whether a lead may be claimed as an overload: that follows from
    the two hands, and from whether an answer has been given.
    """
    if not 0 <= seat < state.players or law.is_out(state, seat) or not endgame.is_endgame(state):
        return None
    position = State(players=state.players)
    endgame_room.stand(position, state)
    rest = _rest(rules, state, seat)
    for other in range(state.players):
        position.hands[other] = position.twice[other] = 0
    position.hands[seat], position.twice[seat] = state.hands[seat], state.twice[seat]
    rival = law.next_in(state, seat)
    for card in rest:
        law.put(position, rival, card)
    position.top = position.end = 0
    position.indicator_at = -1
    position.rng = 1
    return position


def _rest(rules: Rules, state: State, seat: int) -> list[int]:
    """The cards of the pack that are neither in the seat's hand nor seen to lie elsewhere."""
    pack = State(players=state.players)
    law.stack(rules, pack)
    seen = state.attack[: state.led] + [card for card in state.beater[: state.led] if card >= 0]
    for cards in (state.hands[seat], state.twice[seat], state.gone, state.gone_twice):
        seen += [card for card in range(52) if cards >> card & 1]
    rest = pack.stock[: pack.end]
    for card in seen:
        rest.remove(card)
    return rest


# --- the room in which one thread searches -----------------------------------------------------

_rooms = threading.local()


@cache
def twin() -> fast.Twin:
    """The compiled search, for ``maija.fast.warm("maija.players.endgame:twin")``."""
    from maija import fast  # noqa: PLC0415 -- takes a second to load

    numbers = list[int]
    kinds = (Rules, State, int, int, list[State], numbers, numbers, numbers, numbers)
    return fast.Twin("endgame", {endgame.solve: kinds})


@lru_cache(maxsize=64)
def _packed(rules: Rules) -> Any:  # noqa: ANN401 -- a record
    from maija import fast  # noqa: PLC0415 -- takes a second to load

    return fast.pack_rules(rules)[0]


class _Room:
    """The arrays of a search, or the lists where nothing is compiled; 10 MB."""

    def __init__(self) -> None:
        lengths = (
            endgame_room.DEEPEST * endgame_room.FRAME,
            endgame_room.MOST_MOVES,
            endgame_room.TABLE,
            endgame_room.FOUND,
        )
        from maija import fast  # noqa: PLC0415 -- takes a second to load

        self.compiled = fast.available()
        if self.compiled:
            import numpy as np  # noqa: PLC0415 -- needs the extra fast

            self.states: Any = fast.pack([State()] * endgame_room.DEEPEST, State)
            self.numbers: list[Any] = [np.zeros(length, np.int64) for length in lengths]
        else:
            self.states = [State() for _ in range(endgame_room.DEEPEST)]
            self.numbers = [[0] * length for length in lengths]

    def solve(self, rules: Rules, position: State, seat: int, limit: int) -> Solution | None:
        """Solve a position."""
        if self.compiled:
            from maija import fast  # noqa: PLC0415 -- takes a second to load

            r, s = _packed(rules), fast.pack_state(position)[0]
            value = int(twin()[endgame.solve](r, s, seat, limit, self.states, *self.numbers))
        else:
            limit = min(limit, PLAIN_LIMIT)
            value = endgame.solve(rules, position, seat, limit, self.states, *self.numbers)
        if value == endgame.UNSOLVED:
            return None
        found = self.numbers[3]
        actions = tuple(int(action) for action in found[1 : 1 + int(found[0])])
        return Solution(value, actions, int(self.numbers[2][1]))
