"""The lines of the engine protocol: a JSON object each, and how long one may be.

What the messages mean stands in ``docs/engine.md``. The tools of a Python without extras are
enough here, because a library that needs nothing must be able to speak it.
"""

from __future__ import annotations

import json
from typing import Any, Final

PROTOCOL: Final = 1
"""The number of the protocol; raised when a program of the old one would go wrong."""
LONGEST_LINE: Final = 1 << 16
"""Bytes of the longest line that a program may write."""
MOST_ACTIONS: Final = 60
"""Actions of the longest group, as at a table."""
HIGHEST_ACTION: Final = 62

Message = dict[str, Any]


class Unreadable(ValueError):  # noqa: N818 -- what the line is
    """A line that is no message."""


def written(message: Message) -> bytes:
    """A message as a line, with its end."""
    return json.dumps(message, separators=(",", ":")).encode() + b"\n"


def read(line: bytes | str) -> Message:
    """The message of a line.

    Raises:
        Unreadable: it is no JSON object with a kind.
    """
    try:
        message = json.loads(line)
    except (ValueError, RecursionError) as error:
        raise Unreadable(shortened(line)) from error
    if not isinstance(message, dict) or not isinstance(message.get("is"), str):
        raise Unreadable(shortened(line))
    return message


def actions_of(message: Message) -> tuple[int, ...]:
    """The group of actions in an answer.

    Raises:
        Unreadable: it has none that could be one.
    """
    told = message.get("actions")
    if not isinstance(told, list) or len(told) > MOST_ACTIONS:
        raise Unreadable(shortened(json.dumps(message)))
    if any(type(action) is not int or not 0 <= action <= HIGHEST_ACTION for action in told):
        raise Unreadable(shortened(json.dumps(message)))
    return tuple(told)


def shortened(line: bytes | str, most: int = 80) -> str:
    """The beginning of a line in signs that can be shown."""
    text = line.decode(errors="replace") if isinstance(line, bytes) else line
    kept = "".join(sign if sign.isprintable() else "�" for sign in text.rstrip("\n")[: most + 1])
    return kept if len(kept) <= most else f"{kept[:most]}…"
