"""Copies of states, as quick as if somebody had written out every field by hand.

A table copies a state before every action, so the function is written from the fields once, as
``dataclasses`` writes ``__init__``. Nothing here knows a game.
"""

from __future__ import annotations

from dataclasses import MISSING, fields
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable, MutableSequence


def copier(state: type[Any]) -> Callable[[Any], Any]:
    """A function that copies a state: its numbers, and each of its rows as a new list.

    Args:
        state: a dataclass whose fields are numbers and, where the default is made anew, lists.
    """
    lines = ["def copied(old):", "    new = made(type(old))"]
    for spec in fields(state):
        row = "" if spec.default_factory is MISSING else "[:]"
        lines.append(f"    new.{spec.name} = old.{spec.name}{row}")
    names: dict[str, Any] = {"made": object.__new__}
    exec("\n".join([*lines, "    return new"]), names)  # noqa: S102 - of the names of fields alone
    copied: Callable[[Any], Any] = names["copied"]
    return copied


def overwrite(rows: MutableSequence[Any], at: int, state: Any) -> None:  # noqa: ANN401 -- any state
    """Lay an independent copy of a state over one of several.

    One of the functions with a second body (``maija.fast.twin``): compiled, it copies a record as
    it lies in memory.
    """
    rows[at] = state.copy()
