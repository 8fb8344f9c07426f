"""How fast is a search? Deals played on and decisions in a second, what is law in it, compiling.

Positions are those of deals among four ``habit`` players in which something is to be decided. One
thread; seconds are those of the processor, so that a busy machine does little harm; the median of
five rounds. A deal played on ends as soon as it is known what it brings, so it is shorter than a
whole one.

How much of it is the law is told by two rates over whole deals: ``simple`` hardly thinks, so that
nearly all of its time is law; what ``habit`` takes more for an action is policy.

    python bench/search.py             a table
    python bench/search.py --json      one JSON object
    python bench/search.py --cold      compile from nothing too: a minute or two
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from typing import TYPE_CHECKING, Any

from maija.games.presets import preset
from maija.lab import Experiment
from maija.lab.kernel import Compiled
from maija.players import PLAYERS, Memory
from maija.players.search import search_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from maija.games.family import Family

GAMES = ("mustamaija", "hearts")
PLAYERS_AT_TABLE = 4
POSITIONS = 40
ROUNDS = 5
MANY = 2_000
"""Deals played on for a decision where those are counted."""
DECISION = 800
"""Deals played on for a decision where decisions are counted: the level ``expert``."""
WHOLE_DEALS = 4_000


def positions(game: str) -> list[tuple[Any, int, Memory]]:
    """Some decisions of deals among ``habit`` players, with what the seat has kept in mind."""
    family, rules, habit = preset(game).family, preset(game).rules, PLAYERS["habit"]
    found: list[tuple[Any, int, Memory]] = []
    deal = 0
    while len(found) < POSITIONS:
        state = family.start(rules, PLAYERS_AT_TABLE, seed=deal)
        memories = [Memory(rng=deal * 8 + seat + 1) for seat in range(PLAYERS_AT_TABLE)]
        asked = 0
        while not family.over(state):
            for seat, memory in enumerate(memories):
                habit.observe(family, rules, state, seat, memory)
            seat = family.turn(state)[0]
            if len(family.legal(rules, state, seat)) > 1:
                asked += 1
                if asked % 7 == deal % 7:
                    found.append((state.copy(), seat, memories[seat].copy()))
            action = habit.choose(family, rules, state, seat, memories[seat])
            family.law.apply(rules, state, seat, action)
        deal += 1
    return found[:POSITIONS]


def median(measure: Callable[[], float]) -> float:
    """The median of some rounds."""
    return statistics.median(measure() for _ in range(ROUNDS))


def searched(game: str, deals: int) -> tuple[float, float]:
    """Deals played on, and decisions, in a second, with so many deals for a decision."""
    search, rules, asked = search_of(preset(game).family), preset(game).rules, positions(game)

    def once() -> tuple[float, float]:
        played, begun = 0, time.thread_time()
        for state, seat, memory in asked:
            found = search.judge(rules, state, seat, memory.copy(), playouts=deals)
            played += found.playouts
        spent = time.thread_time() - begun
        return played / spent, len(asked) / spent

    rounds = [once() for _ in range(ROUNDS)]
    return statistics.median(r[0] for r in rounds), statistics.median(r[1] for r in rounds)


def an_action(game: str, player: str) -> float:
    """Microseconds of an action in whole deals among four of a player, law and policy."""
    family = preset(game).family
    wanted = Experiment(game, family, preset(game).rules, (player,) * PLAYERS_AT_TABLE, 1, 1)
    kernel, numbers = Compiled(family), [PLAYERS[player].number] * PLAYERS_AT_TABLE

    def once() -> float:
        begun = time.thread_time()
        batch = kernel.play(wanted.rules, numbers, [0] * 4, 1, range(WHOLE_DEALS))
        return (time.thread_time() - begun) / sum(map(int, batch.lengths)) * 1e6

    once()
    return median(once)


COMPILE = """
import time
from maija.games.family import families
from maija.players.search import search_of
begun = time.process_time()
search_of(families()["{family}"]).twin.warm()
print(time.process_time() - begun)
"""


def load(family: Family, cache: str = "") -> float:
    """Seconds of the processor until a search is ready in a fresh interpreter."""
    around = {**os.environ, **({"MAIJA_CACHE": cache} if cache else {})}
    command = [sys.executable, "-c", COMPILE.format(family=family.name)]
    answer = subprocess.run(command, check=True, capture_output=True, text=True, env=around)  # noqa: S603 -- this interpreter
    return float(answer.stdout.split()[-1])


def measure(*, cold: bool) -> dict[str, Any]:
    """All figures; ``None`` for what was not asked for."""
    figures: dict[str, Any] = {}
    for game in GAMES:
        family = preset(game).family
        search_of(family).twin.warm()
        figures[f"{game}_playouts_per_s"] = round(searched(game, MANY)[0])
        figures[f"{game}_decisions_per_s_at_{DECISION}"] = round(searched(game, DECISION)[1], 1)
        figures[f"{game}_ms_before_the_first_deal"] = round(1000 / searched(game, 0)[1], 2)
        light, whole = an_action(game, "simple"), an_action(game, "habit")
        figures[f"{game}_simple_us_per_action"] = round(light, 3)
        figures[f"{game}_habit_us_per_action"] = round(whole, 3)
        figures[f"{game}_law_share_at_most"] = round(light / whole, 2)
        figures[f"{game}_load_s"] = round(median(lambda family=family: load(family)), 2)  # type: ignore[misc]
        figures[f"{game}_compile_s"] = None
        if cold:
            with tempfile.TemporaryDirectory() as empty:
                figures[f"{game}_compile_s"] = round(load(family, empty), 1)
    return figures


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--cold", action="store_true", help="compile from nothing too")
    given = parser.parse_args()
    figures = measure(cold=given.cold)
    if given.json:
        print(json.dumps(figures))
        return
    for name, figure in figures.items():
        print(f"{name:36} {'not measured' if figure is None else format(figure, '>14,')}")


if __name__ == "__main__":
    main()
