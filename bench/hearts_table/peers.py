"""Players of other programs: OpenSpiel's search, and any program that keeps a table of Hearts.

A peer plays all the seats at a table that are not ours. It is told every card, also those that a
player may not see: what it makes of that is its own affair, and can only do it good.
"""

from __future__ import annotations

import math
import shlex
import subprocess
import time
from contextlib import suppress
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Protocol

from maija.cards import cards_in
from maija.games.hearts.law import direction

if TYPE_CHECKING:
    from maija.games.hearts.rules import Rules
    from maija.games.hearts.state import State

DIRECTIONS = (0, 1, -1, 2)
"""What a program is told for none, left, right, across."""


class Peer(Protocol):
    """Another player at the table: it is told everything, and answers for its own seats."""

    text: str
    """Who it is: all that its play follows from."""
    passing: bool
    """Whether it can pass cards."""

    def begin(self, rules: Rules, state: State) -> None:
        """A deal begins."""

    def told(self, seat: int, card: int) -> None:
        """Another seat has passed or played a card."""

    def choose(self, seat: int) -> tuple[int, float]:
        """A card, and the seconds of the processor that it took."""

    def close(self) -> None:
        """Nothing more will be asked."""


class OpenSpiel:
    """Information-set Monte-Carlo tree search over OpenSpiel's own Hearts, with random rollouts."""

    passing = False  # its search crashes where cards are passed

    def __init__(self, simulations: int) -> None:
        """Prepare the bots: so many simulations for a move."""
        import pyspiel  # noqa: PLC0415 -- an extra

        self.text = f"openspiel:{simulations}"
        self.game = pyspiel.load_game(
            "hearts", {"pass_cards": False, "qs_breaks_hearts": False, "must_break_hearts": True}
        )
        self.simulations = simulations

    @staticmethod
    def installed() -> bool:
        """Whether it is there."""
        return find_spec("pyspiel") is not None

    def begin(self, rules: Rules, state: State) -> None:
        """Deal the same cards there, one to each seat in turn."""
        import pyspiel  # noqa: PLC0415 -- an extra

        del rules
        # Anew for each deal, so that what they do follows from the deal alone.
        self.bots = [
            pyspiel.ISMCTSBot(
                seat + 1 + 4 * state.number,
                pyspiel.RandomRolloutEvaluator(1, seat + 1 + 4 * state.number),
                math.sqrt(2),
                self.simulations,
            )
            for seat in range(4)
        ]
        self.state = self.game.new_initial_state()
        self.state.apply_action(0)
        hands = [cards_in(state.hands[seat]) for seat in range(4)]
        for at in range(13):
            for seat in range(4):
                self.state.apply_action(_theirs(hands[seat][at]))

    def told(self, seat: int, card: int) -> None:
        """Play the card there too."""
        del seat
        self.state.apply_action(_theirs(card))

    def choose(self, seat: int) -> tuple[int, float]:
        """The card that its search likes best."""
        begun = time.thread_time()
        action = self.bots[seat].step(self.state)
        spent = time.thread_time() - begun
        self.state.apply_action(action)
        return action % 4 * 13 + action // 4, spent

    def close(self) -> None:
        """There is nothing to end."""


def _theirs(card: int) -> int:
    """Our card as OpenSpiel numbers it."""
    return card % 13 * 4 + card // 13


class Program:
    """An outside program, started anew for each deal so that its play follows from the deal."""

    passing = True

    def __init__(self, command: str) -> None:
        """Take note of the command."""
        self.text = f"program:{command}"
        self.command = shlex.split(command)
        self.process: subprocess.Popen[str] | None = None

    def ask(self, line: str) -> list[str]:
        """What it answers to a line.

        Raises:
            SystemExit: it has ended.
        """
        process: Any = self.process
        with suppress(BrokenPipeError):  # it has ended: then there is no answer either
            process.stdin.write(line + "\n")
            process.stdin.flush()
        answer: str = process.stdout.readline()
        if not answer:
            raise SystemExit(f"{shlex.join(self.command)}: ended after {line!r}")
        return answer.split()

    def begin(self, rules: Rules, state: State) -> None:
        """Start it, and tell it the deal."""
        self.close()
        self.process = subprocess.Popen(  # noqa: S603 -- the command is the user's own
            self.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
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

    def choose(self, seat: int) -> tuple[int, float]:
        """The card that it wants to pass or play."""
        card, who, spent = self.ask("go")
        self.agree(seat, who)
        return int(card), float(spent)

    def close(self) -> None:
        """End it."""
        if self.process is not None:
            self.process.kill()
            with suppress(BrokenPipeError):  # what it had not read yet
                self.process.communicate()
            self.process = None
