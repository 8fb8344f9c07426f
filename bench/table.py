"""What the shipped service bears: moves beside a peer's, idle sockets, and how long a move takes.

Everything is on this machine, over the loopback device. The service is ``maija serve`` on a fresh
folder; whoever plays is in another process, holds to the protocol and keeps within its limits. The
processor time of others does not count in the first part and spoils the third: leave the machine
alone meanwhile. It takes five minutes.

    python bench/table.py                    everything
    python bench/table.py --json             the same as one JSON object
    python bench/table.py --part moves       one question alone: moves, idle, delay
    python bench/table.py --part moves --profile FILE    what a move is made of, for pstats
"""

from __future__ import annotations

import argparse
import asyncio
import json
import platform
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import uvloop
from our_table import delay, idle, moves
from peer_table import peer, used

if TYPE_CHECKING:
    from collections.abc import Coroutine
    from typing import TypeVar

    T = TypeVar("T")

FIGURES = ("moves_per_cpu_s", "peer_moves_per_cpu_s", "ratio", "idle_kb_per_socket", "p99_ms")


def compared(given: argparse.Namespace) -> tuple[dict[str, float], list[str]]:
    """Moves in a second of the processor: figures, and lines to read."""
    found = _run(moves.measure(given.moves, given.rounds, given.profile))
    ours, theirs = used.median(found.ours), used.median(found.theirs)
    figures = {
        "moves_per_cpu_s": round(ours),
        "peer_moves_per_cpu_s": round(theirs),
        "ratio": round(found.ratio, 2),
    }
    return figures, [
        f"moves in a second of the server's processor, {moves.TABLES} tables of four seats",
        f"  ours              {_rounds(found.ours)}",
        f"  boardgame.io      {_rounds(found.theirs)}",
        f"  ratio             {found.ratio:8.2f}",
        f"  run by            {_python()}; Node {peer.version()}",
    ]


def _rounds(rounds: list[used.Round]) -> str:
    rates = [one.rate for one in rounds]
    made = sum(one.moves for one in rounds)
    return (
        f"{used.median(rounds):8,.0f}  ({min(rates):,.0f} to {max(rates):,.0f}; "
        f"{len(rates)} rounds, {made:,} moves in {sum(one.seconds for one in rounds):.0f} s)"
    )


def _python() -> str:
    """The Python of the service; the same release built otherwise differs by some hundredths."""
    built = " ".join(platform.python_build())
    return f"{platform.python_implementation()} {platform.python_version()} ({built})"


def idling(given: argparse.Namespace) -> tuple[dict[str, float], list[str]]:
    """Sockets at which nothing happens: figures, and lines to read."""
    found = _run(idle.measure(given.sockets, given.seconds))
    return {"idle_kb_per_socket": round(found.kilobytes, 1)}, [
        f"idle sockets of people at tables in play, {found.sockets:,}",
        f"  memory            {found.kilobytes:8.1f}  kB each",
        f"  alive             {found.sockets:8,}  after {found.seconds:.0f} s",
    ]


def delayed(given: argparse.Namespace) -> tuple[dict[str, float], list[str]]:
    """From a command to its last event: figures, and lines to read."""
    found = _run(delay.measure(given.seconds))
    turns, p99 = found.turns, delay.within(0.99, found.all)
    windows = [delay.within(0.99, window) for window in found.windows]
    return {"p99_ms": round(p99, 1)}, [
        f"from command to last event, {delay.TABLES:,} tables of one person and computers",
        f"  99 of 100 within  {p99:8.1f}  ms ({min(windows):.1f} to {max(windows):.1f} in parts)",
        f"  half of them      {delay.within(0.5, found.all):8.1f}  ms, {len(found.all):,} moves",
        f"  actions           {turns.moves / turns.seconds:8.0f}  a second, everybody's",
        f"  the service       {turns.processor / turns.seconds:8.2f}  processors",
        f"  the machine       {turns.idle:8.0%}  idle",
    ]


PARTS = {"moves": compared, "idle": idling, "delay": delayed}


def _run(measuring: Coroutine[Any, Any, T]) -> T:
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        try:
            return runner.run(measuring)
        except (RuntimeError, OSError) as error:
            sys.exit(f"not measured: {error}")


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--part", choices=PARTS, help="one question alone")
    parser.add_argument("--moves", type=int, default=moves.MOVES, help="moves in a round")
    parser.add_argument("--rounds", type=int, default=moves.ROUNDS, help="rounds of moves")
    parser.add_argument("--sockets", type=int, default=idle.SOCKETS, help="idle sockets")
    parser.add_argument(
        "--seconds", type=float, default=60.0, help="how long sockets idle, and delay is measured"
    )
    parser.add_argument(
        "--profile", type=Path, metavar="FILE", help="profile the service during the moves"
    )
    given = parser.parse_args()
    figures: dict[str, float | None] = dict.fromkeys(FIGURES)
    for name in [given.part] if given.part else PARTS:
        found, lines = PARTS[name](given)
        figures |= found
        if not given.json:
            print("\n".join(lines), flush=True)
    if given.json:
        print(json.dumps(figures))


if __name__ == "__main__":
    main()
