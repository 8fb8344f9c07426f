"""What telling what happened costs: compiled random deals with and without events.

Both laws are the shipped one, but for the function that notes an event. They are measured in turn,
on one thread, and the ratio of each pair is taken, so that a machine that slows down slows both.

`python bench/events.py [--json]`
"""

import argparse
import json
import statistics
import time
from typing import Any

import numpy as np

from maija.fast import Twin, drivers, pack, pack_rules
from maija.fast import batch as batches
from maija.games.family import families
from maija.games.hearts.law import tell as tell_hearts
from maija.games.hearts.state import State as Hearts
from maija.games.mustamaija.law import tell as tell_mustamaija
from maija.games.mustamaija.state import State as Mustamaija
from maija.games.presets import preset

PLAYERS = 4
PAIRS = 31
NOTHING: dict[Any, Any] = {}
DEALS = {"mustamaija": 60_000, "hearts": 200_000}


def silent_mustamaija(
    s: Mustamaija, _kind: int, _seat: int, _cards: int, _twice: int, _number: int
) -> None:
    """Note nothing."""
    s.told = 0


def silent_hearts(s: Hearts, _kind: int, _seat: int, _cards: int, _number: int) -> None:
    """Note nothing."""
    s.told = 0


SILENT: dict[str, dict[Any, Any]] = {
    "mustamaija": {tell_mustamaija: silent_mustamaija},
    "hearts": {tell_hearts: silent_hearts},
}


def cost(game: str) -> float:
    """By what share of its time a law that tells is slower than one that does not."""
    family = families()[game]
    rules, states, numbers = list[family.rules], list[family.state], list[int]  # type: ignore[name-defined] # types at run time
    kinds = (rules, states, int, int, int, int, numbers, numbers, int, int)
    runs = []
    for name, silent in (("telling", NOTHING), ("silent", SILENT[game])):
        places = {**batches.places(family), **silent}
        twin = Twin(f"{game}-{name}", {drivers.play_deals: kinds}, places)
        twin.warm()
        runs.append(twin[drivers.play_deals])
    deals = DEALS[game]
    own = pack([family.state(players=PLAYERS)], family.state)
    agreed = np.atleast_1d(pack_rules(preset(game).rules))
    lengths, scores = np.zeros(deals, np.int64), np.zeros(deals * PLAYERS, np.int64)
    ratios = []
    for _ in range(PAIRS):
        taken = []
        for run in runs:
            begun = time.thread_time()
            run(agreed, own, 0, 7, deals, 100_000, lengths, scores, 0, deals)
            taken.append(time.thread_time() - begun)
        ratios.append(taken[0] / taken[1])
    return statistics.median(ratios) - 1


def main() -> None:
    """Measure both families and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true", help="print one object")
    asked = parser.parse_args()
    costs = {game: round(cost(game), 4) for game in DEALS}
    if asked.json:
        print(json.dumps(costs))
        return
    for game, share in costs.items():
        print(f"{game}: events cost {share:.1%} (median of {PAIRS} pairs)")


if __name__ == "__main__":
    main()
