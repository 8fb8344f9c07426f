"""Deals with programs at some seats, played as any loop plays them: action by action."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path
from typing import Any

import maija
from maija.players import PLAYERS, Memory
from maija.players.engine import Limits, Program, Seated
from maija.players.numbers import MOST_ACTIONS

DOUBLES = Path(__file__).with_name("doubles.py")
SOURCE = Path(maija.__file__).parents[1]
QUICK = Limits(start=60.0, answer=20.0, memory=1 << 29, cpu=600)
HASTY = Limits(start=60.0, answer=0.4, grace=0.3, memory=1 << 30, cpu=600)


def double(name: str, *arguments: str) -> str:
    """The command line of a double."""
    return shlex.join([sys.executable, str(DOUBLES), name, *arguments])


def ours(player: str = "habit") -> str:
    """The command line of one of our players, from this source."""
    text = (
        f"import sys; sys.path.insert(0, {str(SOURCE)!r}); "
        "from maija.players import PLAYERS; "
        "from maija.players.engine.answering import answer_all; "
        f"w = lambda b: (sys.stdout.buffer.write(b), sys.stdout.flush()); "
        f"answer_all(PLAYERS[{player!r}], sys.stdin.buffer, w)"
    )
    return shlex.join([sys.executable, "-c", text])


def seated(command: str, limits: Limits = QUICK) -> Seated:
    return Seated(Program.of(command, limits), "program")


def play(
    family: Any, rules: Any, state: Any, seats: list[Any], rngs: list[int]
) -> list[tuple[int, int]]:
    """Play a deal to its end.

    Args:
        family: the family of the game.
        rules: the rules in force.
        state: as dealt.
        seats: who plays at each seat.
        rngs: the chance of each seat.

    Returns:
        Who did what.
    """
    memories = [Memory(rng) for rng in rngs]
    done: list[tuple[int, int]] = []

    def choose(seat: int) -> int:
        return int(seats[seat].choose(family, rules, state, seat, memories[seat]))

    while True:
        for seat, player in enumerate(seats):
            player.observe(family, rules, state, seat, memories[seat])
        waiting = family.turn(state)
        if not waiting or len(done) == MOST_ACTIONS:
            return done
        seat, action = waiting[0], choose(waiting[0])
        if family.open_to_all is not None and family.open_to_all(rules, state):
            for step in range(1, len(seats)):
                other = (waiting[0] + step) % len(seats)
                naming = choose(other)
                if naming >= 0:
                    seat, action = other, naming
                    break
        state = family.apply(rules, state, seat, action)
        done.append((seat, action))


HABIT = PLAYERS["habit"]
