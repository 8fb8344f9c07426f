"""How much better at Hearts is our search than other players? Points a deal, on duplicate deals.

Each deal is played once for every way to turn the seats, so that all players get the same cards.
Reported are the points by which a deal is better for ours than for the others, its 95 % interval,
and the processor time of a decision on both sides, measured in the same run.

    python bench/hearts_peers.py habit --deals 300
    python bench/hearts_peers.py openspiel --simulations 2000       (deals without passing)
    python bench/hearts_peers.py program --command ./peer           (with passing)

``openspiel`` is OpenSpiel's ``ISMCTSBot`` with random rollouts; it crashes where cards are passed.
``program`` is an outside program that keeps a whole table and answers for its own seats alone. It
reads lines: ``new D`` and the 52 cards as dealt, seat by seat (D: 0 no passing, 1 left, -1 right, 2
across); ``do C`` when another seat passes or plays a card, answered by the seat; ``go`` when it is
its turn, answered by card, seat and processor seconds. Cards are 0 to 51: clubs, diamonds, hearts,
spades, each from the two to the ace. While cards are passed, seats are asked from the first on.
"""

from __future__ import annotations

import argparse
import json
import math
import shlex
import statistics
import subprocess
import time
from typing import TYPE_CHECKING, Any, Protocol

from maija.cards import cards_in
from maija.chance import seeded
from maija.games.hearts.law import direction
from maija.games.hearts.terms import PASSING
from maija.games.presets import preset
from maija.players import PLAYERS, Memory
from maija.players.search import search_of

if TYPE_CHECKING:
    from maija.games.hearts.rules import Rules
    from maija.games.hearts.state import State

HABIT = PLAYERS["habit"]
DIRECTIONS = (0, 1, -1, 2)
"""What a program is told for none, left, right, across."""
LINES = ("OTTT", "OOOT", "OOTT")
"""Ours and theirs, in the order in which they sit."""


class Peer(Protocol):
    """Another player at the table: it is told everything, and answers for its own seats."""

    passing: bool

    def begin(self, rules: Rules, state: State) -> None:
        """A deal begins."""

    def told(self, seat: int, card: int) -> None:
        """Another seat has passed or played a card."""

    def choose(self, rules: Rules, state: State, seat: int) -> tuple[int, float]:
        """A card, and the seconds of the processor that it took."""


class Habit:
    """Our own rules of thumb."""

    passing = True

    def begin(self, rules: Rules, state: State) -> None:
        """Forget the last deal."""
        self.memories = [Memory(rng=seeded(state.number * 16 + seat)) for seat in range(4)]
        del rules

    def told(self, seat: int, card: int) -> None:
        """It looks at the table instead."""

    def choose(self, rules: Rules, state: State, seat: int) -> tuple[int, float]:
        """The card that is likely to cost least."""
        family = preset("hearts").family
        begun = time.thread_time()
        card = HABIT.choose(family, rules, state, seat, self.memories[seat])
        return card, time.thread_time() - begun


class OpenSpiel:
    """Information-set Monte-Carlo tree search over OpenSpiel's own Hearts."""

    passing = False

    def __init__(self, simulations: int) -> None:
        """Prepare the bots."""
        import pyspiel  # noqa: PLC0415 -- an extra

        self.game = pyspiel.load_game(
            "hearts", {"pass_cards": False, "qs_breaks_hearts": False, "must_break_hearts": True}
        )
        self.bots = [
            pyspiel.ISMCTSBot(
                seat + 1, pyspiel.RandomRolloutEvaluator(1, seat + 1), math.sqrt(2), simulations
            )
            for seat in range(4)
        ]

    def begin(self, rules: Rules, state: State) -> None:
        """Deal the same cards there, one to each seat in turn."""
        del rules
        self.state = self.game.new_initial_state()
        self.state.apply_action(0)
        hands = [cards_in(state.hands[seat]) for seat in range(4)]
        for at in range(13):
            for seat in range(4):
                self.state.apply_action(theirs(hands[seat][at]))
        for bot in self.bots:
            bot.restart()

    def told(self, seat: int, card: int) -> None:
        """Play the card there too."""
        del seat
        self.state.apply_action(theirs(card))

    def choose(self, rules: Rules, state: State, seat: int) -> tuple[int, float]:
        """The card that its search likes best."""
        del rules, state
        begun = time.thread_time()
        action = self.bots[seat].step(self.state)
        spent = time.thread_time() - begun
        self.state.apply_action(action)
        return action % 4 * 13 + action // 4, spent


def theirs(card: int) -> int:
    """Our card as OpenSpiel numbers it."""
    return card % 13 * 4 + card // 13


class Program:
    """An outside program."""

    passing = True

    def __init__(self, command: str) -> None:
        """Start it."""
        self.process = subprocess.Popen(  # noqa: S603 -- the command is the user's own
            shlex.split(command),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def ask(self, line: str) -> list[str]:
        """What it answers to a line."""
        if self.process.stdin is None or self.process.stdout is None:
            raise ValueError
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()
        return self.process.stdout.readline().split()

    def begin(self, rules: Rules, state: State) -> None:
        """Tell it the deal."""
        where = DIRECTIONS[direction(rules, state)]
        cards = (str(card) for seat in range(4) for card in cards_in(state.hands[seat]))
        self.ask(f"new {where} {' '.join(cards)}")

    def told(self, seat: int, card: int) -> None:
        """Tell it a card."""
        self.agree(seat, self.ask(f"do {card}")[0])

    def agree(self, seat: int, told: str) -> None:
        """Both must think that it is the same seat's turn.

        Raises:
            ValueError: they do not.
        """
        if int(told) != seat:
            msg = f"it is seat {seat}'s turn, and the program thinks seat {told}'s"
            raise ValueError(msg)

    def choose(self, rules: Rules, state: State, seat: int) -> tuple[int, float]:
        """The card that it wants to pass or play."""
        del rules, state
        card, who, spent = self.ask("go")
        self.agree(seat, who)
        return int(card), float(spent)


def play(
    rules: Rules, line: str, number: int, playouts: int, peer: Peer, spent: dict[str, list[float]]
) -> tuple[int, ...]:
    """Play a deal; the points of the seats."""
    family = preset("hearts").family
    search = search_of(family)
    state = family.start(rules, 4, dealer=number % 4, seed=number, number=number)
    memories = [Memory(rng=seeded(number * 16 + seat)) for seat in range(4)]
    planned: dict[int, list[int]] = {}
    peer.begin(rules, state)
    while turn := family.turn(state):
        for seat in range(4):
            HABIT.observe(family, rules, state, seat, memories[seat])
        seat = turn[0]
        if line[seat] == "T":
            card, seconds = peer.choose(rules, state, seat)
            spent["T"].append(seconds)
        else:
            options = family.legal(rules, state, seat)
            if not planned.get(seat) and len(options) > 1:
                begun = time.thread_time()
                judged = search.judge(rules, state, seat, memories[seat], playouts=playouts)
                planned[seat] = list(judged.best)
                spent["O"].append(time.thread_time() - begun)
            card = planned[seat].pop(0) if planned.get(seat) else options[0]
            if state.phase != PASSING:
                planned.pop(seat, None)
            peer.told(seat, card)
        state = family.apply(rules, state, seat, card)
    scores: tuple[int, ...] = family.score(rules, state)
    return scores


def match(line: str, deals: range, playouts: int, peer: Peer) -> dict[str, Any]:
    """Play a line-up; the figures."""
    options = {} if peer.passing else {"pass_cycle_4": "none"}
    rules = preset("hearts").changed(options, 4)
    spent: dict[str, list[float]] = {"O": [], "T": []}
    found = []
    turned = sorted({line[at:] + line[:at] for at in range(4)})
    for number in deals:
        total = 0.0
        for seats in turned:
            points = play(rules, seats, number, playouts, peer, spent)
            for who, sign in (("T", 1), ("O", -1)):
                own = [points[seat] for seat in range(4) if seats[seat] == who]
                total += sign * sum(own) / len(own)
        found.append(total / len(turned))
    around = 1.96 * statistics.stdev(found) / math.sqrt(len(found))
    return {
        "line": f"{line.count('O')}-{line.count('T')}",
        "deals": len(found),
        "better_by": round(statistics.mean(found), 2),
        "interval": round(around, 2),
        "ours_ms": round(1000 * statistics.mean(spent["O"]), 2),
        "ours_most_ms": round(1000 * max(spent["O"]), 1),
        "theirs_ms": round(1000 * statistics.mean(spent["T"]), 2),
        "theirs_most_ms": round(1000 * max(spent["T"]), 1),
    }


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("peer", choices=("habit", "openspiel", "program"))
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--first", type=int, default=1000, help="number of the first deal")
    parser.add_argument("--playouts", type=int, default=3000)
    parser.add_argument("--simulations", type=int, default=2000, help="of openspiel, a move")
    parser.add_argument("--command", default="", help="the outside program")
    parser.add_argument("--line", choices=LINES, action="append", help="all three if none")
    parser.add_argument("--json", action="store_true", help="print one JSON object a line")
    given = parser.parse_args()
    peer: Peer = Habit()
    if given.peer == "openspiel":
        peer = OpenSpiel(given.simulations)
    elif given.peer == "program":
        peer = Program(given.command)
    rules = preset("hearts").rules
    play(rules, "OOOO", 0, 10, Habit(), {"O": [], "T": []})  # compiles
    for line in given.line or LINES:
        deals = range(given.first, given.first + given.deals)
        figures = match(line, deals, given.playouts, peer)
        if given.json:
            print(json.dumps(figures), flush=True)
            continue
        print(
            "ours - theirs {line}: {better_by:+.2f} +- {interval:.2f} points over {deals} deals;"
            " a decision {ours_ms} ms (most {ours_most_ms}) against {theirs_ms} ms"
            " (most {theirs_most_ms})".format(**figures),
            flush=True,
        )


if __name__ == "__main__":
    main()
