"""What a table asks of the plain law after every move, in microseconds of the processor.

Games of four are played as a table plays them, by groups taken at random from what is offered; then
every question is asked again of all their positions. The best of five rounds: what a round loses to
other work is not the law's.

    python bench/table_law.py
"""

from __future__ import annotations

import random
import time
from typing import TYPE_CHECKING, Any, NamedTuple

from maija.games.hearts.moves import pass_group
from maija.games.mustamaija.moves import cover_group, lead_group
from maija.games.presets import preset

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

GAMES = ("mustamaija", "hearts")
SEATS = range(4)
DEALS = 60
ROUNDS = 5


class Move(NamedTuple):
    """A move, and the states before and after it."""

    before: Any
    seat: int
    group: tuple[int, ...]
    after: Any


def played(game: str) -> list[Move]:
    """The moves of some deals."""
    rules, family = preset(game).rules, preset(game).family
    chance = random.Random(1)
    moves = []
    for seed in range(DEALS):
        state = family.start(rules, len(SEATS), seed=seed)
        while not family.over(state):
            seat = family.turn(state)[0]
            group = chosen(rules, state, seat, family.choices(rules, state, seat), chance)
            after = family.apply(rules, state, seat, *group)
            moves.append(Move(state, seat, group, after))
            state = after
    return moves


def chosen(
    rules: Any,  # noqa: ANN401 - of any family
    state: Any,  # noqa: ANN401 - of any family
    seat: int,
    offered: Any,  # noqa: ANN401 - of any family
    chance: random.Random,
) -> tuple[int, ...]:
    """One of the groups that are offered; cards to beat are beaten as suggested."""
    if offered.pass_ is not None:
        cards = chance.sample(offered.pass_.cards, offered.pass_.exactly)
        return pass_group(rules, state, seat, cards)
    if offered.cover:
        return cover_group(rules, state, seat, dict(offered.best))
    if offered.pick:
        first = chance.choice(offered.pick)
        size = chance.randint(first.least, first.most)
        cards = [first.card, *chance.sample(first.joins, size - 1)]
        return tuple(cards) if first.word is None else lead_group(rules, state, seat, cards)
    return (chance.choice(offered.words),)


def questions(game: str) -> dict[str, Callable[[Move], object]]:
    """What is asked, by name."""
    r, family = preset(game).rules, preset(game).family
    return {
        "copy": lambda move: move.before.copy(),
        "apply, a group": lambda move: family.apply(r, move.before, move.seat, *move.group),
        "told, all": lambda move: family.told(r, move.after, -1),
        "told, with each seat's own": lambda move: family.shared(r, move.after),
        "view, all": lambda move: family.view(r, move.after, -1),
        "view, a seat's own": lambda move: family.own(r, move.after, move.seat),
        "choices": lambda move: family.choices(r, move.before, move.seat),
        "a whole move": lambda move: (
            family.apply(r, move.before, move.seat, *move.group),
            family.shared(r, move.after),
            family.view(r, move.after, -1),
            [family.own(r, move.after, at) for at in SEATS],
            [family.choices(r, move.after, at) for at in family.turn(move.after)],
        ),
    }


def cost(ask: Callable[[Move], object], moves: Sequence[Move]) -> float:
    """Microseconds for one question."""
    rounds = []
    for _ in range(ROUNDS):
        begun = time.process_time()
        for move in moves:
            ask(move)
        rounds.append(time.process_time() - begun)
    return min(rounds) / len(moves) * 1e6


def main() -> None:
    """Print a table."""
    for game in GAMES:
        moves = played(game)
        print(f"{game}, {len(moves):,} moves")
        for name, ask in questions(game).items():
            print(f"  {name:20}{cost(ask, moves):7.1f} us")


if __name__ == "__main__":
    main()
