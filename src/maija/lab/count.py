"""How many sequences of legal actions there are: a fingerprint of the law."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from maija.games.family import Family


def leaves(family: Family, rules: Any, state: Any, depth: int) -> int:  # noqa: ANN401 -- any family's
    """Count the sequences of exactly ``depth`` legal actions from a state.

    Of the seats that the game waits for, the lowest acts; any other seat that may do something out
    of turn (name trumps) adds its actions. A deal that ends earlier adds nothing.

    Args:
        family: the family of the game.
        rules: the rules in force.
        state: where the sequences begin; not changed.
        depth: how many actions they have.
    """
    law = family.law
    waiting = law.turn(state)
    if depth == 0:
        return 1
    if waiting == 0:
        return 0
    first = (waiting & -waiting).bit_length() - 1
    total = 0
    for seat in range(state.players):
        if seat != first and waiting >> seat & 1:
            continue
        options = law.legal(rules, state, seat)
        if depth == 1:
            total += options.bit_count()
            continue
        while options:
            action = options & -options
            options ^= action
            after = state.copy()
            law.apply(rules, after, seat, action.bit_length() - 1)
            total += leaves(family, rules, after, depth - 1)
    return total
