"""What the plays of a solved endgame come to, each for certain (``endgame``)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from . import endgame

if TYPE_CHECKING:
    from collections.abc import Iterable

    from maija.games.family import Family


def values(
    family: Family,
    rules: Any,  # noqa: ANN401 -- any family's
    state: Any,  # noqa: ANN401 -- any family's
    seat: int,
    plays: Iterable[tuple[int, ...]],
) -> dict[tuple[int, ...], int]:
    """The value of each play for the seat, as ``Solution.value``; those not solved are left out.

    Looked at is the position as the seat knows it, never the cards themselves.

    Args:
        family: the family of the game.
        rules: the rules in force.
        state: what stands on the table; not changed.
        seat: whose plays.
        plays: the actions of each.
    """
    position = endgame.known(rules, state, seat) if family.name == "mustamaija" else None
    if position is None:
        return {}
    asked = list(plays)
    limit = endgame.LIMIT // max(len(asked), 1)
    found = {}
    for actions in asked:
        after = family.apply(rules, position, seat, *actions)
        if family.over(after):
            found[actions] = -1 if after.loser == seat else 0 if after.loser < 0 else 1
            continue
        solution = endgame.solved(family, rules, after, seat, limit)
        if solution is not None:
            found[actions] = solution.value
    return found
