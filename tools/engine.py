"""The examples in `docs/engine.md`: a conversation about a deal, message by message.

The words of that page are written by hand; what stands below a mark is made here.
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

from maija.games.presets import preset
from maija.players import PLAYERS
from maija.players.engine import telling
from maija.players.engine.answering import Engine

if TYPE_CHECKING:
    from collections.abc import Iterator

PAGE = Path(__file__).resolve().parent.parent / "docs" / "engine.md"
WIDTH = 99
SEED = 5
MARK = re.compile(r"<!-- ([a-z ]+) -->\n```json\n.*?```", re.DOTALL)


def conversation() -> Iterator[tuple[str, dict[str, Any]]]:
    """Messages by the name of their example: those to a program, and its answers."""
    game = preset("mustamaija")
    family, rules = game.family, game.rules
    state = family.start(rules, 2, seed=SEED)
    seat = family.turn(state)[0]
    engine = Engine(PLAYERS["habit"])
    for message in (
        telling.hello(),
        telling.rules_of(family, rules, 2),
        telling.deal(seat, telling.chance_of(SEED)),
        telling.seen(family, rules, state, seat, None),
        telling.choose(1, family.legal(rules, state, seat), 10.0),
        telling.over((1, 0)),
        {"is": "quit"},
    ):
        yield message["is"], message
        answer = engine.hear(json.dumps(message))
        if answer is not None:
            yield f"answer {message['is']}", answer
    told = engine.hear("good morning")
    if told is not None:
        yield "error", told


def text() -> str:
    """The page with its examples."""
    examples = dict(conversation())
    before = PAGE.read_text(encoding="utf-8")
    return MARK.sub(lambda found: block(found[1], examples[found[1]]), before)


def block(name: str, message: dict[str, Any]) -> str:
    """An example below its mark, in lines that fit."""
    lines = [""]
    for part in json.dumps(message, indent=0).split("\n"):
        if lines[-1] and len(lines[-1]) + 1 + len(part) > WIDTH:
            lines.append("")
        between = " " if lines[-1].endswith((",", ":")) else ""
        lines[-1] += between + part
    return "\n".join([f"<!-- {name} -->", "```json", *lines, "```"])
