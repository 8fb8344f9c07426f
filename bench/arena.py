"""What does the arena's loop cost beside its players?

One process, all deals at once with all their rotations. The loop is everything that is not inside
`Player.choose` and `Player.observe`: the law as it stands, its check of every action, the clock.
"""

import argparse
import time

from maija.games.presets import PRESETS
from maija.lab.arena import Contest
from maija.lab.arena.loop import Loop

LINE_UPS = (
    ("mustamaija", ("habit", "simple", "simple", "simple")),
    ("mustamaija", ("random", "random", "random", "simple")),
    ("musta-maija", ("habit", "habit", "habit", "simple")),
    ("hearts", ("habit", "simple", "simple", "simple")),
    ("hearts", ("random", "random", "random", "simple")),
)


def measure(game: str, seats: tuple[str, ...], deals: int) -> None:
    """Play some deals and print what they cost."""
    loop = Loop(Contest(game, PRESETS[game].rules, seats, deals))
    loop.play(deals)
    start = time.thread_time()
    games = [each for deal in range(deals) for each in loop.play(deal).games]
    spent = time.thread_time() - start
    thought = sum(cost.total for each in games for cost in each.costs) / 1e9
    actions = sum(each.actions for each in games)
    print(
        f"{game} {','.join(seats)}: {deals / spent:.0f} deals/s, {len(games) / spent:.0f} games/s; "
        f"per action {1e6 * (spent - thought) / actions:.1f} us of the loop, "
        f"{1e6 * thought / actions:.1f} us of the players"
    )


def main() -> None:
    """Measure every line-up."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=100)
    deals = parser.parse_args().deals
    for game, seats in LINE_UPS:
        measure(game, seats, deals)


if __name__ == "__main__":
    main()
