"""How fast is the law? Whole random deals in a second, compiled, plain, and OpenSpiel's Hearts.

What is measured is the shipped law with all its options and events. One thread; seconds are those
of the processor, so that a busy machine does little harm; the median of five. Peers are driven
from Python as a normal user would: legal actions, one at random, also for chance.

    python bench/law.py            a table
    python bench/law.py --json     one JSON object
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import subprocess
import sys
import time
from typing import TYPE_CHECKING, Any

from maija.games.presets import preset

if TYPE_CHECKING:
    from collections.abc import Callable

ROUNDS = 5
SECONDS = 0.5
"""How long one round is to take."""


def rate(play: Callable[[int], int], deals: int) -> tuple[float, float]:
    """Deals and actions in a second of the processor.

    Args:
        play: plays so many deals and returns the number of actions.
        deals: to begin with; as many are played as take about half a second.
    """
    play(max(1, deals // 10))
    begun = time.process_time()
    play(deals)
    deals = max(1, int(deals * SECONDS / (time.process_time() - begun)))
    measured = []
    for _ in range(ROUNDS):
        begun = time.process_time()
        actions = play(deals)
        spent = time.process_time() - begun
        measured.append((deals / spent, actions / spent))
    return sorted(measured)[ROUNDS // 2]


def compiled(game: str) -> Callable[[int], int]:
    """Deals of a game, four players, compiled. In Hearts three cards are passed in every deal."""
    from maija.fast import Batch  # noqa: PLC0415 -- the bench runs without it

    batch = Batch(preset(game).rules, 4, threads=1)
    return lambda deals: int(batch.simulate(deals, seed=1).lengths.sum())


def plain(game: str) -> Callable[[int], int]:
    """The same deals by the same text, as it stands."""
    from maija.fast import drivers  # noqa: PLC0415
    from maija.fast.batch import plain as as_it_stands  # noqa: PLC0415

    chosen = preset(game)
    play_deals = as_it_stands(chosen.family.name, drivers.play_deals)

    def play(deals: int) -> int:
        lengths, scores = [0] * deals, [0] * (deals * 4)
        state = chosen.family.state(players=4)
        play_deals([chosen.rules], [state], 0, 1, 0, 20_000, lengths, scores, 0, deals)
        return sum(lengths)

    return play


def openspiel() -> Callable[[int], int] | None:
    """Hearts in OpenSpiel: a direction of passing, a deal, three cards passed, thirteen tricks."""
    try:
        import pyspiel  # noqa: PLC0415
    except ImportError:
        return None
    game = pyspiel.load_game("hearts")
    choose = random.Random(1).choice

    def play(deals: int) -> int:
        actions = 0
        for _ in range(deals):
            state = game.new_initial_state()
            while not state.is_terminal():
                state.apply_action(choose(state.legal_actions()))
                actions += 1
        return actions

    return play


def rlcard() -> Callable[[int], int] | None:
    """RLCard has no Hearts; its Uno is a card game of like length."""
    try:
        import rlcard as peer  # noqa: PLC0415
        from rlcard.agents import RandomAgent  # noqa: PLC0415
    except ImportError:
        return None
    table = peer.make("uno", config={"seed": 1})
    table.set_agents([RandomAgent(num_actions=table.num_actions) for _ in range(table.num_players)])
    return lambda deals: sum(
        sum(len(seat) for seat in table.run(is_training=False)[0]) for _ in range(deals)
    )


def fresh(code: str) -> float:
    """What a fresh interpreter prints: the median of five."""
    found = []
    for _ in range(ROUNDS):
        command = [sys.executable, "-c", code]
        answer = subprocess.run(command, check=True, capture_output=True, text=True)  # noqa: S603
        found.append(float(answer.stdout.split()[-1]))
    return statistics.median(found)


IMPORT = """
import time; begun = time.perf_counter()
import {name}
print(time.perf_counter() - begun)
"""
FIRST_CALL = """
import time
import maija, maija.fast
begun = time.perf_counter()
maija.fast.Batch(maija.preset("hearts").rules, 4, threads=1).simulate(1)
print(time.perf_counter() - begun)
"""


def measure() -> dict[str, Any]:
    """All figures; ``None`` for a peer that is not installed."""
    figures: dict[str, Any] = {}
    for game in ("hearts", "mustamaija"):
        deals, actions = rate(compiled(game), 20_000)
        figures[f"{game}_compiled_deals_per_s"] = round(deals)
        figures[f"{game}_compiled_actions_per_s"] = round(actions)
        deals, actions = rate(plain(game), 200)
        figures[f"{game}_plain_deals_per_s"] = round(deals)
        figures[f"{game}_plain_actions_per_s"] = round(actions)
    for name, peer in (("openspiel_python", openspiel()), ("rlcard_uno", rlcard())):
        figures[f"{name}_deals_per_s"] = round(rate(peer, 200)[0]) if peer else None
    peer_rate = figures["openspiel_python_deals_per_s"]
    ratio = figures["hearts_compiled_deals_per_s"] / peer_rate if peer_rate else None
    figures["ratio_to_openspiel_python"] = ratio and round(ratio, 1)
    figures["warm_first_call_s"] = round(fresh(FIRST_CALL), 3)
    figures["import_s"] = round(fresh(IMPORT.format(name="maija")), 4)
    figures["import_fast_s"] = round(fresh(IMPORT.format(name="maija.fast")), 3)
    return figures


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    given = parser.parse_args()
    figures = measure()
    if given.json:
        print(json.dumps(figures))
        return
    for name, figure in figures.items():
        print(f"{name:32} {'not installed' if figure is None else format(figure, '>14,')}")


if __name__ == "__main__":
    main()
