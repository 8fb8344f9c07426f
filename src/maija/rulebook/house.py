"""House rules as a small file: a game, what is different from it, and a name. No rule is read here.

The file is JSON, so that the page and the command read the same one. What it says of a table beside
the rules, such as a clock, is the page's and is left alone here.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from collections.abc import Mapping

FORM: Final = 1
"""The newest form of the file that is known here."""
MARK: Final = "house-rules"
LONGEST: Final = 100_000
"""No file of house rules has so many letters."""
MOST_NAME: Final = 40
SUFFIX: Final = ".json"


class HouseError(ValueError):
    """A text that tells no house rules; ``message`` names the sentence that says why."""

    def __init__(self, message: str, **facts: str) -> None:
        """Keep the name of the sentence and its facts."""
        super().__init__(message.replace("-", " "))
        self.message = message
        self.facts = facts


@dataclass(frozen=True, slots=True)
class House:
    """Rules under a name."""

    game: str
    """The preset."""
    options: Mapping[str, str] = field(default_factory=dict)
    """What differs from it, as it is written."""
    players: int | None = None
    """How many play; the preset's usual number if nothing is said."""
    name: str = ""


def written(house: House) -> str:
    """The text of the file."""
    told: dict[str, Any] = {"maija": MARK, "form": FORM}
    if house.name:
        told["name"] = house.name
    told["game"] = house.game
    if house.players is not None:
        told["players"] = house.players
    told["options"] = dict(house.options)
    return json.dumps(told, ensure_ascii=False, indent=2) + "\n"


def read(text: str) -> House:
    """The house rules that a text tells; whether they can be played is not asked here.

    Raises:
        HouseError: the text is not such a file, or a newer one.
    """
    if len(text) > LONGEST:
        raise HouseError("house-too-long")
    try:
        told = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise HouseError("house-not-a-file") from error
    if not isinstance(told, dict) or told.get("maija") != MARK:
        raise HouseError("house-not-a-file")
    form = told.get("form")
    if isinstance(form, int) and form > FORM:
        raise HouseError("house-newer", form=str(form), known=str(FORM))
    game, options = told.get("game"), told.get("options", {})
    players, name = told.get("players"), told.get("name", "")
    if not (
        isinstance(game, str)
        and isinstance(options, dict)
        and all(isinstance(value, str) for value in options.values())
        and (players is None or type(players) is int)
        and isinstance(name, str)
    ):
        raise HouseError("house-not-a-file")
    return House(game, options, players, _visible(name))


def _visible(name: str) -> str:
    """A name without what cannot be seen, and not too long."""
    return " ".join("".join(each for each in name if each.isprintable()).split())[:MOST_NAME]
