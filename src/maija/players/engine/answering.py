"""One of our players as a program: what it answers to each message of the protocol."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Any, Final

from maija.chance import seeded
from maija.games.family import families
from maija.games.options import RulesError
from maija.players.memory import Memory

from .lines import PROTOCOL, Message, Unreadable, read, written
from .sitting import Sitting

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from maija.games.family import Family
    from maija.players.api import Player

_SEEDS: Final = 1 << 62
_WRONG: Final = (AttributeError, IndexError, KeyError, TypeError, ValueError, RulesError)
"""What a message that is not as it should be ends in."""


class Fault(Exception):  # noqa: N818 -- an answer
    """A message that cannot be answered; the code says why."""

    def __init__(self, code: str) -> None:
        """Keep the code."""
        super().__init__(code)
        self.code = code


class Engine:
    """A player that is asked by messages."""

    def __init__(self, player: Player) -> None:
        """Nobody has asked it anything.

        Args:
            player: who answers.
        """
        self.player = player
        self.ended = False
        """Whether it has been told to end."""
        self.sitting: Sitting | None = None
        """The player at its seat, while a deal goes on."""
        self._agreed: tuple[Family, Any, int] | None = None
        self._answers: Mapping[str, Callable[[Message], Message | None]] = {
            "hello": self._hello,
            "rules": self._settle,
            "deal": self._deal,
            "seen": self._see,
            "choose": self._choose,
            "over": self._over,
            "quit": self._quit,
        }

    def hear(self, line: bytes | str) -> Message | None:
        """Take a message; the answer, if it asks for one."""
        try:
            message = read(line)
        except Unreadable:
            return {"is": "error", "why": "unreadable"}
        kind = message["is"]
        answer = self._answers.get(kind)
        if answer is None:
            return {"is": "error", "why": "unknown-message"}
        try:
            return answer(message)
        except Fault as fault:
            return {"is": "error", "why": fault.code}
        except _WRONG:
            return {"is": "error", "why": f"wrong-{kind}"}

    def _hello(self, message: Message) -> Message:
        if message["protocol"] != PROTOCOL:
            raise Fault("other-protocol")
        return {"is": "hello", "protocol": PROTOCOL, "name": f"maija {self.player.name}"}

    def _settle(self, message: Message) -> None:
        family = families()[message["family"]]
        rules = family.rules().changed(message["options"])
        family.settle(rules, message["players"])
        self._agreed, self.sitting = (family, rules, message["players"]), None

    def _deal(self, message: Message) -> None:
        if self._agreed is None:
            raise Fault("no-rules")
        family, rules, players = self._agreed
        seat, chance = message["seat"], message.get("chance")
        if seat not in range(players):
            raise Fault("wrong-deal")
        memory = Memory(seeded(secrets.randbelow(_SEEDS)) if chance is None else int(chance))
        self.sitting = Sitting(self.player, family, rules, players, seat, memory)

    def _see(self, message: Message) -> None:
        self._seated().see(message["by"], message["view"], message["events"])

    def _choose(self, message: Message) -> Message:
        sitting = self._seated()
        if sitting.state is None:
            raise Fault("no-deal")
        answer: Message = {"is": "action", "id": message["id"], "actions": []}
        budget = message.get("budget")
        answer["actions"] = sitting.choose(None if budget is None else float(budget))
        weighed = sitting.weigh() if message.get("evaluate") else []
        if weighed:
            answer["evaluation"] = [
                {"actions": list(actions), "value": value} for actions, value in weighed
            ]
        return answer

    def _over(self, message: Message) -> None:
        message["scores"]
        self.sitting = None

    def _quit(self, _message: Message) -> None:
        self.ended = True

    def _seated(self) -> Sitting:
        if self.sitting is None:
            raise Fault("no-deal")
        return self.sitting


def answer_all(
    player: Player, lines: Iterable[bytes | str], write: Callable[[bytes], object]
) -> None:
    """Answer line by line until there are no more, or the program is told to end.

    Args:
        player: who answers.
        lines: the messages.
        write: takes each answer.
    """
    engine = Engine(player)
    for line in lines:
        if line.strip():
            answer = engine.hear(line)
            if answer is not None:
                write(written(answer))
        if engine.ended:
            return
