"""Measures how strong the players are: `make strength`. It takes hours, and goes on where it ended.

First it says how long each target will take, by what a deal has cost so far; of a target without
any deals a few are played to know. Then one target after the other is measured. Each deal is kept
in `build/strength/` as it is played, so that a run that was ended loses none but the one under way;
deals of other rules or players, in their text, are never mixed in. A result is kept as
`docs/strength/targets/NAME.json`; `make generate` writes the table of `docs/strength.md` from them.

    python -m tools.measure --plan                       only says how long it will take
    python -m tools.measure hearts-4,black-maria         some: names, or how they begin
    python -m tools.measure --processes 1 --deals 100    fewer deals; what is open then stays open
    python -m tools.measure --program ./peer             an outside program as the peer at Hearts
"""

import argparse
import hashlib
import json
import os
import signal
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import maija
from maija.lab.arena.contest import code
from maija.lab.arena.figures import interval
from maija.lab.arena.outcome import PlayedDeal
from tools.targets import ARENA, OPENSPIEL, PROGRAM, Target, named

ROOT = Path(__file__).resolve().parent.parent
RESULTS = ROOT / "docs" / "strength" / "targets"
DEALS = ROOT / "build" / "strength"
TRIED = 4
"""Deals that are played to know what one costs."""
SHOWN, NOT_SHOWN, MISSED, OPEN = "shown", "not shown", "missed", "open"
"""Missed is what is not shown, and whose whole interval lies beyond what is asked for."""
INTERRUPTED = 130
ADVANTAGE = ("advantage", "advantage_low", "advantage_high")


@dataclass(frozen=True)
class Run:
    """How targets are measured this time."""

    processes: int
    program: str = ""
    """The command of the outside program."""
    deals: int | None = None
    """At most so many for each target."""

    def most(self, target: Target) -> int:
        """After how many deals a target ends at the latest."""
        return min(target.most, self.deals or target.most)

    def least(self, target: Target) -> int:
        """Before how many deals it does not end."""
        return min(target.least, self.most(target))

    def missing(self, target: Target) -> str:
        """What keeps a target from being measured here."""
        if target.peer == OPENSPIEL and find_spec("pyspiel") is None:
            return "OpenSpiel is not installed (pip install open_spiel)"
        if target.peer == PROGRAM and not self.program:
            return "no program was named (make strength PROGRAM=..., see bench/hearts_peers.py)"
        return ""

    def command(self, target: Target, deals: int) -> list[str]:
        """What is started to measure a target."""
        module = ("-m", "maija") if target.words[: len(ARENA)] == ARENA else ()
        words = [sys.executable, *module, *target.command(deals)[1:]]
        if module:
            words += ["--processes", str(self.processes)]
        if target.peer == PROGRAM:
            words += ["--command", self.program]
        return [*words, "--json", "--resume", str(self.place(target))]

    def place(self, target: Target) -> Path:
        """Where its deals are kept: a file for the arena, a folder for a peer.

        The name has a digest of what the deals follow from, so that others are never taken up, and
        are still there when the old text comes back.
        """
        program = self.program if target.peer == PROGRAM else ""
        told = "\n".join((code(), *target.words, program))
        name = f"{target.name}-{hashlib.sha256(told.encode()).hexdigest()[:8]}"
        return DEALS / (name if target.peer else f"{name}.jsonl")

    def played(self, target: Target) -> list[PlayedDeal]:
        """The deals that are kept, in their order."""
        place = self.place(target)
        files = sorted(place.glob("*.jsonl")) if target.peer else [place] * place.exists()
        found: list[PlayedDeal] = []
        for file in files:
            text = file.read_bytes()
            lines = text[: text.rfind(b"\n") + 1].splitlines()
            found += [PlayedDeal.read(json.loads(line)) for line in lines[1:]]
        return sorted(found)


def play(run: Run, target: Target, deals: int) -> dict[str, Any]:
    """Play a target up to so many deals, or to where its test ends; the figures.

    Raises:
        SystemExit: what was started has failed, and has told why.
        KeyboardInterrupt: it was ended; all deals but the one under way are kept.
    """
    DEALS.mkdir(parents=True, exist_ok=True)
    words = run.command(target, deals)
    with subprocess.Popen(words, cwd=ROOT, stdout=subprocess.PIPE, text=True) as playing:
        try:
            told, _ = playing.communicate()
        except KeyboardInterrupt:
            playing.terminate()  # who was not interrupted with us ends now, and its processes
            playing.communicate()
            raise
    if playing.returncode in {INTERRUPTED, -signal.SIGINT, -signal.SIGTERM}:
        raise KeyboardInterrupt
    if playing.returncode:
        raise SystemExit(f"{target.name}: cannot be measured")
    found: dict[str, Any] = json.loads(told.splitlines()[-1])
    return found


def seconds(deals: Sequence[PlayedDeal]) -> float:
    """What the players of a deal spend in it, on average."""
    costs = [cost.total for deal in deals for game in deal.games for cost in game.costs]
    return sum(costs) / 1e9 / max(len(deals), 1)


def is_done(run: Run, target: Target) -> bool:
    """Whether its result is kept, of these rules and players."""
    file = RESULTS / f"{target.name}.json"
    if not file.exists():
        return False
    kept = json.loads(file.read_text(encoding="utf-8"))
    if kept["code"] != code() or kept["command"] != target.text:
        return False
    return kept["verdict"] != OPEN or int(kept["deals"]) >= run.most(target)


def plan(run: Run, targets: Sequence[Target]) -> list[Target]:
    """Say how long each target will take; those that are to be measured."""
    print(f"{'':32} {'deals':>6} {'CPU s':>8} {'time still to come, at least':>30}", flush=True)
    print(f"{'':32} {'kept':>6} {'a deal':>8} {'and at most':>30}", flush=True)
    wanted, sums = [], [0.0, 0.0]
    for target in targets:
        missing = run.missing(target)
        if missing or is_done(run, target):
            print(f"{target.name:32} {missing or 'is measured'}", flush=True)
            continue
        wanted.append(target)
        if len(run.played(target)) < min(TRIED, run.most(target)):
            play(run, target, min(TRIED, run.most(target)))
        kept = run.played(target)
        each, at_once = seconds(kept), 1 if target.peer else run.processes
        span = [
            max(deals - len(kept), 0) * each / at_once
            for deals in (run.least(target), run.most(target))
        ]
        sums = [total + more for total, more in zip(sums, span, strict=True)]
        times = " ".join(f"{duration(time):>15}" for time in span)
        print(f"{target.name:32} {len(kept):6} {each:8.2f} {times}", flush=True)
    print(f"{'all':47} {' '.join(f'{duration(time):>15}' for time in sums)}", flush=True)
    return wanted


def duration(time: float) -> str:
    """A time for a person."""
    minutes = round(time / 60)
    hours, rest = divmod(minutes, 60)
    if not minutes:
        return f"{time:.0f} s"
    return f"{hours} h {rest} min" if hours else f"{minutes} min"


def result(run: Run, target: Target, figures: dict[str, Any]) -> dict[str, Any]:
    """What is kept of a target."""
    ours, theirs = figures["results"]
    measure = target.sprt.partition(":")[0]
    losses = ours["loss_rate"] is not None
    found: dict[str, Any] = {
        "name": target.name,
        "command": target.text,
        "unit": "losses" if losses else "points",
        "measure": measure if measure == "result" else "advantage",
        "deals": figures["deals"],
        "games": figures["games"],
    }
    if target.beside:
        found |= compared(run, target, figures["deals"], losses=losses)
    else:
        whose = ("loss_rate", "low", "high") if measure == "result" else ADVANTAGE
        found |= dict(zip(("mean", "low", "high"), (ours[name] for name in whose), strict=True))
        found |= {"sprt": figures["sprt"], "verdict": verdict(figures["sprt"], found)}
    spent = sum(line["cpu_ms_per_move"] * line["moves"] for line in figures["results"])
    return found | {
        "cpu_seconds": round(spent / 1000, 1),
        "cpu_ms_per_decision": ours["cpu_ms_per_decision"],
        "cpu_ms_most": ours["cpu_ms_most"],
        "decisions": ours["decisions"],
        "over_budget": ours["over_budget"],
        "their_cpu_ms_per_decision": theirs["cpu_ms_per_decision"],
        "their_cpu_ms_most": theirs["cpu_ms_most"],
        "broken_off": figures["broken_off"],
        "maija": maija.__version__,
        "code": code(),
    }


def verdict(test: dict[str, Any], found: dict[str, Any]) -> str:
    """What a sequential test and the interval say about a claim."""
    if test["decision"] == "undecided":
        return OPEN
    if test["decision"] == "h1":
        return SHOWN
    asked, low, high = test["h0"], found["low"], found["high"]
    return MISSED if (low > asked if test["h1"] < asked else high < asked) else NOT_SHOWN


def compared(run: Run, target: Target, deals: int, *, losses: bool) -> dict[str, Any]:
    """By how much a target is worse than another one in the same deals, deal by deal.

    It is shown to be no worse where the interval does not lie on the bad side of zero.
    """
    (beside,) = named(target.beside)
    play(run, beside, deals)
    rows = []
    for each in (target, beside):
        games = [deal.games for deal in run.played(each)[:deals]]
        rows.append(
            [sum(game.loser == 0 if losses else game.scores[0] for game in deal) for deal in games]
        )
    less = [own - other for own, other in zip(*rows, strict=True)]
    rotations = len(run.played(beside)[0].games)
    mean, low, high = interval(less, 1 / rotations)
    said = OPEN if low is None or deals < target.most else MISSED if low > 0 else SHOWN
    return {"measure": "difference", "mean": mean, "low": low, "high": high, "verdict": said}


def keep(found: dict[str, Any]) -> None:
    """Write a result: whole, or not at all."""
    RESULTS.mkdir(parents=True, exist_ok=True)
    file = RESULTS / f"{found['name']}.json"
    partly = file.with_suffix(".partly")
    partly.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    partly.replace(file)


def measure(run: Run, targets: Sequence[Target]) -> None:
    """Plan, and measure one target after the other."""
    for target in plan(run, targets):
        print(f"\n{target.who}: {target.asked}?\n  {target.text}", flush=True)
        found = result(run, target, play(run, target, run.most(target)))
        keep(found)
        scale = 100 if found["unit"] == "losses" else 1
        low, high = (scale * (found[name] or 0.0) for name in ("low", "high"))
        print(
            f"  {found['verdict']}: {found['measure']} {scale * found['mean']:.2f}"
            f" [{low:.2f}, {high:.2f}] {'%' if scale > 1 else 'points'},"
            f" {found['deals']} deals, {found['cpu_seconds']:.0f} CPU s",
            flush=True,
        )


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure what is asked for; return 130 when it was ended."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("targets", nargs="?", default="", help="names with commas; all if none")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--deals", type=int, default=None, help="at most so many for each")
    parser.add_argument("--program", default="", help="the command of xinxin")
    parser.add_argument("--plan", action="store_true", help="only say how long it will take")
    given = parser.parse_args(arguments)
    run = Run(given.processes, given.program, given.deals)
    try:
        targets = named(given.targets)
    except ValueError as error:
        raise SystemExit(str(error)) from error
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # both end it politely
    try:
        if given.plan:
            plan(run, targets)
        else:
            measure(run, targets)
    except KeyboardInterrupt:
        print("\nended; the same command goes on from here", file=sys.stderr)
        return INTERRUPTED
    return 0


if __name__ == "__main__":
    sys.exit(main())
