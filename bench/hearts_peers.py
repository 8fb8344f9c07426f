"""How much better at Hearts is our player than those of other programs? Points a deal.

Each deal is played once for every way to turn the seats, so that all players get the same cards.
Told are the points by which a deal is better for ours than for the others, with its 95 % interval,
and the processor time of a decision on both sides, measured in the same run.

    python bench/hearts_peers.py openspiel --simulations 1000         (deals without passing)
    python bench/hearts_peers.py program --command ./peer --line 1-3  (with passing)
    python bench/hearts_peers.py openspiel --deals 1000 --sprt 2:3 --least 300 --resume KEPT

``openspiel`` is OpenSpiel's ``ISMCTSBot`` with random rollouts; it crashes where cards are passed.
``program`` is an outside program that keeps a whole table and answers for its own seats alone. It
reads lines: ``new D`` and the 52 cards as dealt, seat by seat (D: 0 no passing, 1 left, -1 right, 2
across), answered by a word; ``do C`` when another seat passes or plays a card, answered by that
seat; ``go`` when it is its turn, answered by card, seat and processor seconds. Cards are 0 to 51:
clubs, diamonds, hearts, spades, each from the two to the ace. While cards are passed, seats are
asked from the first on.

``--resume`` names a folder that keeps each deal, so that the same run goes on from there.
``--sprt`` ends a line-up when it is known which of two differences is true, as in ``maija arena``.
"""

from __future__ import annotations

import argparse
import json
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Any

from hearts_table.game import Table
from hearts_table.peers import OpenSpiel, Peer, Program

from maija.cli.contests import duration
from maija.games.presets import preset
from maija.lab.arena import Contest, Hypotheses, SequentialTest
from maija.lab.arena.figures import Figures
from maija.lab.arena.keeping import Kept
from maija.lab.arena.sprt import ADVANTAGE, UNDECIDED
from maija.players import PLAYERS

if TYPE_CHECKING:
    from collections.abc import Sequence

LINES = {"1-3": "OTTT", "3-1": "OOOT", "2-2": "OOTT"}
"""Ours and theirs, in the order in which they sit."""


def match(
    contest: Contest, peer: Peer, asked: Hypotheses | None, folder: Path | None, name: str
) -> dict[str, Any]:
    """Play a line-up, from where it was ended; the figures, in the form of the arena."""
    figures = Figures(contest)
    test = None if asked is None else SequentialTest(asked)
    with ExitStack() as stack:
        kept = None
        if folder is not None:
            folder.mkdir(parents=True, exist_ok=True)
            kept = Kept.opened(folder / f"{name}.jsonl", contest)
            stack.callback(kept.close)
        stack.callback(peer.close)
        table = Table(contest, peer)
        for deal in range(contest.deals):
            played = kept.known.get(deal) if kept is not None else None
            if played is None:
                played = table.play(deal)
                if kept is not None:
                    kept.keep(played)
            figures.add(played)
            if test is not None:
                ours = figures.tallies[0]
                test.add(ours.less[-1] * ours.less_unit)
                if test.decision != UNDECIDED:
                    break
    return figures.results(test.as_dict() if test is not None else None).as_dict()


def line_of(figures: dict[str, Any], name: str) -> str:
    """The figures of a line-up in a line."""
    ours, theirs = figures["results"]
    low, high = ours["advantage_low"], ours["advantage_high"]
    span = "" if low is None else f" [{low:+.2f}, {high:+.2f}]"
    ended = f"; the test says {figures['sprt']['decision']}" if "sprt" in figures else ""
    return (
        f"{name}: ours better by {ours['advantage']:+.2f}{span} points,"
        f" {figures['deals']} deals; a decision"
        f" {ours['cpu_ms_per_decision']:.1f} ms (most {ours['cpu_ms_most']:.0f},"
        f" {ours['over_budget']} over three times the budget)"
        f" against {theirs['cpu_ms_per_decision']:.1f} ms (most {theirs['cpu_ms_most']:.0f}){ended}"
    )


def asked_in(text: str, least: int) -> Hypotheses | None:
    """The question of a sequential test: two differences."""
    if not text:
        return None
    h0, h1 = map(float, text.split(":"))
    return Hypotheses(ADVANTAGE, h0, h1, least=least)


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("peer", nargs="?", choices=("openspiel", "program"), default="openspiel")
    parser.add_argument("--deals", type=int, default=20)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--player", default="master", choices=tuple(PLAYERS), help="ours")
    parser.add_argument("--budget", type=duration, default=0.03, help="of ours, a decision: 30ms")
    parser.add_argument("--simulations", type=int, default=1000, help="of openspiel, a move")
    parser.add_argument("--command", default="", help="the outside program")
    parser.add_argument("--line", choices=tuple(LINES), action="append", help="all three if none")
    parser.add_argument("--sprt", default="", metavar="H0:H1", help="end when it is known which")
    parser.add_argument("--least", type=int, default=100, help="deals before that may be known")
    parser.add_argument("--resume", type=Path, default=None, help="a folder that keeps the deals")
    parser.add_argument("--json", action="store_true", help="print one JSON object a line")
    given = parser.parse_args(arguments)
    if given.peer == "program" and not given.command:
        parser.error("which program? --command names it")
    if given.peer == "openspiel" and not OpenSpiel.installed():
        print("OpenSpiel is not installed (pip install open_spiel): nothing is measured")
        return
    peer: Peer = (
        OpenSpiel(given.simulations) if given.peer == "openspiel" else Program(given.command)
    )
    rules = preset("hearts").changed({} if peer.passing else {"pass_cycle_4": "none"}, 4)
    asked = asked_in(given.sprt, given.least)
    for name in given.line or LINES:
        seats = tuple(given.player if seat == "O" else peer.text for seat in LINES[name])
        contest = Contest("hearts", rules, seats, given.deals, given.seed, given.budget)
        figures = match(contest, peer, asked, given.resume, name)
        print(json.dumps(figures) if given.json else line_of(figures, name), flush=True)


if __name__ == "__main__":
    main()
