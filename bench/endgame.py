"""How fast are endgames solved? Those that come up among ``habit`` players, by their size.

A deal is played until the stock is gone and two are left; that position is solved. Seconds are
those of the thread. With ``--play`` each of these deals is also played to its end four times: by
``habit`` alone, and by ``habit`` with the exact endgame at one of the two seats, then at the other.

    python bench/endgame.py                              a table
    python bench/endgame.py --deals 1000 --play          more deals, and who loses them
    python bench/endgame.py --games voron:2,voron:4      presets and numbers of players
"""

from __future__ import annotations

import argparse
import math
import statistics
import time
from typing import TYPE_CHECKING, Any

from maija import fast
from maija.games.mustamaija import FAMILY, law
from maija.games.mustamaija.terms import NAME, OVER
from maija.games.presets import preset
from maija.players import PLAYERS, Memory, endgame
from maija.players.mustamaija.endgame import is_endgame

if TYPE_CHECKING:
    from collections.abc import Iterator

    from maija.games.mustamaija import Rules, State

GAMES = "mustamaija:2,mustamaija:4,musta-maija:2,musta-maija:4,musta-maija:8,voron:2,voron:4"
LARGE = 20
"""More cards in both hands are counted apart."""
HABIT = PLAYERS["habit"]


class Table:
    """A deal and the memories of its players, of whom one may solve endgames."""

    def __init__(
        self, rules: Rules, state: State, memories: list[Memory], solver: int = -1
    ) -> None:
        """Sit down; everybody looks at the deal."""
        self.rules, self.state, self.memories, self.solver = rules, state, memories, solver
        self._group: list[int] = []

    def copy(self, solver: int) -> Table:
        """The same table with another solver."""
        memories = [_copied(memory) for memory in self.memories]
        return Table(self.rules, self.state.copy(), memories, solver)

    def attend(self) -> None:
        """Everybody keeps in mind what happened."""
        for seat in range(self.state.players):
            HABIT.observe(FAMILY, self.rules, self.state, seat, self.memories[seat])

    def asked(self, seat: int) -> int:
        """What a seat does: solved where it can be and does not lose, else by habit."""
        if seat == self.solver:
            if self._group and law.legal(self.rules, self.state, seat) >> self._group[0] & 1:
                return self._group.pop(0)
            self._group = []
            solution = endgame.solved(FAMILY, self.rules, self.state, seat)
            if solution and (solution.actions or seat != self.state.actor):
                self._group = list(solution.actions)
                return self._group.pop(0) if self._group else -1
        return HABIT.choose(FAMILY, self.rules, self.state, seat, self.memories[seat])

    def step(self) -> None:
        """One action; the others are asked whether they name trumps before it is done."""
        s = self.state
        seat = s.actor
        action = self.asked(seat)
        if action < NAME and law.may_be_named(self.rules, s):
            for further in range(1, s.players):
                other = (s.actor + further) % s.players
                if law.nameable(self.rules, s, other):
                    naming = self.asked(other)
                    if naming >= 0:
                        seat, action = other, naming
                        self._group = []
                        break
        law.apply(self.rules, s, seat, action)
        self.attend()


def _copied(memory: Memory) -> Memory:
    other = Memory()
    for name in Memory.__slots__:
        value = getattr(memory, name)
        setattr(other, name, list(value) if isinstance(value, list) else value)
    return other


def endgames(rules: Rules, players: int, deals: int) -> Iterator[Table]:
    """The tables of so many deals that come so far: two are left, without a stock."""
    for deal in range(deals):
        state = FAMILY.start(rules, players, dealer=deal % players, seed=deal)
        table = Table(rules, state, [Memory(rng=16 * deal + seat + 1) for seat in range(players)])
        table.attend()
        while state.phase != OVER and not is_endgame(state):
            table.step()
        if state.phase != OVER:
            yield table


def cards_of(state: State) -> int:
    """The cards of both hands and on the table."""
    held: int = sum(law.held(state, seat) for seat in range(state.players))
    return held + int(state.led)


def show(name: str, measured: list[tuple[float, int, bool]]) -> None:
    """Print the times of some positions: seconds, positions looked at, and whether solved."""
    if not measured:
        return
    times = sorted(1000 * seconds for seconds, _, _ in measured)
    spent = sum(seconds for seconds, _, _ in measured)
    looked = sum(positions for _, positions, _ in measured)
    late = times[min(math.ceil(0.99 * len(times)), len(times)) - 1]
    unsolved = sum(not solved for _, _, solved in measured)
    print(
        f"{name:24} {len(times):6} {statistics.median(times):9.2f} {late:9.1f} {times[-1]:9.1f}"
        f" {unsolved:9} {looked / spent:12,.0f}"
    )


def measure(table: Table) -> tuple[float, int, bool]:
    """Solve a position for whoever acts."""
    begun = time.thread_time()
    solution = endgame.solved(FAMILY, table.rules, table.state, table.state.actor)
    spent = time.thread_time() - begun
    return spent, solution.positions if solution else endgame.LIMIT, solution is not None


def differences(table: Table) -> tuple[int, int]:
    """How many of the two seats lose by habit alone, and how many when each solves in turn."""
    lost = [0, 0]
    for seat in range(table.state.players):
        if not law.is_out(table.state, seat):
            for solves in (0, 1):
                played = table.copy(seat if solves else -1)
                while played.state.phase != OVER:
                    played.step()
                lost[solves] += played.state.loser == seat
    return lost[0], lost[1]


def main() -> None:
    """Print the table."""
    arguments = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    arguments.add_argument("--deals", type=int, default=200)
    arguments.add_argument("--games", default=GAMES)
    arguments.add_argument("--play", action="store_true")
    given = arguments.parse_args()
    if fast.available():
        endgame.twin().warm()
    print(f"{'':24} {'number':>6} {'median ms':>9} {'99 % ms':>9} {'most ms':>9}", end="")
    print(f" {'unsolved':>9} {'positions/s':>12}")
    small: list[tuple[float, int, bool]] = []
    large: list[tuple[float, int, bool]] = []
    for game in given.games.split(","):
        name, _, players = game.partition(":")
        rules = preset(name).rules
        here: tuple[list[Any], list[Any]] = [], []
        pairs = []
        for table in endgames(rules, int(players), given.deals):
            here[cards_of(table.state) > LARGE].append(measure(table))
            if given.play:
                pairs.append(differences(table))
        show(f"{name}, {players} players", here[0])
        show(f"  more than {LARGE} cards", here[1])
        small += here[0]
        large += here[1]
        if pairs:
            change = [solving - habit for habit, solving in pairs]
            half = 1.96 * statistics.pstdev(change) / math.sqrt(len(change)) / 2
            print(
                f"  loses as one of two: habit {sum(p[0] for p in pairs) / len(pairs) / 2:.1%},"
                f" solving {sum(p[1] for p in pairs) / len(pairs) / 2:.1%},"
                f" difference {statistics.mean(change) / 2:+.1%} +- {half:.1%}"
            )
    show("all", small)
    show(f"  more than {LARGE} cards", large)


if __name__ == "__main__":
    main()
