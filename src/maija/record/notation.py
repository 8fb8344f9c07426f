"""One line for a position, one for a move: written by hand, read back exactly or refused.

A position is a row of items between semicolons, the game first::

    musta-maija; trump hearts; stock 20; A 3S 6S QS 2C 5C 7D; B 8S 2H 9H 4C 5D JD; C 6; D 6

Seats are A, B, C ... clockwise. A number stands for so many cards that are named nowhere else; what
is named nowhere has left play. ``docs/notation.md`` lists every item. Here texts become states and
states texts; no rule lives here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from maija.games.presets import preset

from . import hearts, mustamaija
from .draft import SEATS, Draft, NotationError, read_item, seat_of

if TYPE_CHECKING:
    from maija.games.presets import Preset

_LONGEST: Final = 4000
_FAMILIES: Final[dict[str, Any]] = {"mustamaija": mustamaija, "hearts": hearts}


def read_position(text: str) -> tuple[Preset, Any, Any]:
    """Read a position.

    Returns:
        The preset, the rules in force and the state.

    Raises:
        NotationError: the text is no position; the message names the item.
        RulesError: the game or one of its options does not exist, or they clash.
    """
    if len(text) > _LONGEST:
        msg = f"a position has at most {_LONGEST} characters; this text has {len(text)}"
        raise NotationError(msg)
    game, *items = [item.strip() for item in text.split(";")]
    name, *options = game.split()
    chosen = preset(name)
    changes = {}
    for option in options:
        key, equals, value = option.partition("=")
        if not equals:
            msg = f"{option!r} after the game is no option; write it as name=value"
            raise NotationError(msg)
        changes[key] = value.replace("_", " ") if key.startswith(("pass_", "removed")) else value
    draft = Draft(chosen, chosen.rules.changed(changes))
    for item in items:
        read_item(draft, item)
    players = 1 + max([*draft.hands, *draft.unknown], default=-1)
    draft.preset.family.settle(draft.rules, players, chosen.rules)
    state = _FAMILIES[chosen.family.name].read(draft, players)
    return chosen, draft.rules, state


def format_position(game: str, rules: Any, state: Any) -> str:  # noqa: ANN401 -- any family
    """Write a position between two actions in which nothing lies on the table but a trick.

    Args:
        game: the preset the rules change.
        rules: the rules in force.
        state: the position.

    Raises:
        RulesError: there is no such preset.
    """
    chosen = preset(game)
    options = rules.differences(chosen.rules)
    head = [game, *(f"{name}={text.replace(' ', '_')}" for name, text in options.items())]
    return "; ".join([" ".join(head), *_FAMILIES[chosen.family.name].write(state)])


def read_moves(game: str, text: str) -> tuple[int, tuple[int, ...]]:
    """Read a seat and its actions: ``A 3S 6S QS done``, ``B 8S take``, ``C name hearts``.

    Raises:
        NotationError: no seat, or something that is neither a card nor a word of the game.
    """
    words = text.split()
    if not words:
        msg = "a move names a seat and what it does, as in 'A 3S 6S done'"
        raise NotationError(msg)
    family = preset(game).family
    seat = seat_of(words[0], len(SEATS), "seat")
    actions: list[int] = []
    rest = words[1:]
    while rest:
        for length in (2, 1):
            part = " ".join(rest[:length])
            if len(rest) < length:
                continue
            try:
                actions.append(family.read_action(part))
            except ValueError as error:
                if length == 1:
                    msg = f"in {text[:40]!r}: {error}"
                    raise NotationError(msg) from error
                continue
            del rest[:length]
            break
    return seat, tuple(actions)


__all__ = ["SEATS", "NotationError", "format_position", "read_moves", "read_position"]
