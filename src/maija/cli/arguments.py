"""Arguments that several commands share: how they are read, and refused."""

from __future__ import annotations

import secrets
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from maija.games.presets import Preset, preset
from maija.players import PLAYERS
from maija.players.engine import PIPE, seat_from_text
from maija.rulebook.house import LONGEST, SUFFIX, House, HouseError, read
from maija.terminal.telling import Teller

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from maija.lab.arena import LostSeat
    from maija.players import Player
    from maija.players.engine import Lost, Seated

teller: Final = Teller()
"""Says everything in the language of the command."""

FourColours = Annotated[bool, typer.Option("--four-colours/--two-colours", help="help-colours")]
Plain = Annotated[bool, typer.Option("--plain", help="help-plain")]
"""Flags of every command that shows cards."""

LARGEST_SEED: Final = 2**62 - 1
NAMES: Final = ", ".join(PLAYERS)
_LONGEST: Final = 60
_LONGEST_NUMBER: Final = 20


class Refused(Exception):  # noqa: N818 -- a refusal, not a fault
    """Something typed that cannot be; the text says what was wrong and what would be right."""


class Damaged(Refused):
    """A file that is not what it should be."""


def whole_number(least: int, most: int) -> Callable[[str], int]:
    """A reader of whole numbers in a range, for an option of Typer."""

    def read(text: str | int) -> int:
        word = str(text).strip()
        digits = word.removeprefix("-")
        if digits.isascii() and digits.isdigit() and len(digits) <= _LONGEST_NUMBER:
            number = int(word)
            if least <= number <= most:
                return number
        raise typer.BadParameter(
            teller.say("error-whole-number", text=word[:_LONGEST], least=str(least), most=str(most))
        )

    return read


def seed_option(default: str) -> Any:  # noqa: ANN401 -- as typer.Option
    """The option ``--seed``."""
    return typer.Option(
        "--seed",
        help="help-seed",
        parser=whole_number(0, LARGEST_SEED),
        metavar="metavar-number",
        show_default=default,
    )


players_option: Final = typer.Option(
    "--players", help="help-players", parser=whole_number(0, 99), metavar="metavar-number"
)
set_option: Final = typer.Option(
    "--set", help="help-set", metavar="metavar-set", show_default=False
)
json_option: Final = typer.Option("--json", help="help-json")
preset_argument: Final = typer.Argument(
    help="help-preset", metavar="metavar-preset", show_default=False
)


def game(name: str, options: Sequence[str], players: int | None) -> tuple[Preset, Any, int]:
    """The game that was asked for, by its name or in a file of house rules.

    Returns:
        The preset, the rules in force and the number of players.

    Raises:
        Refused: an option without a value, or no file of house rules.
        RulesError: no such game or option, or they clash, or so many cannot play it.
    """
    house = house_rules(name)
    chosen = preset(house.game)
    changes = dict(house.options)
    for text in options:
        option, equals, value = text.partition("=")
        if not equals or not option.strip():
            raise Refused(teller.say("error-set-form", text=text[:_LONGEST]))
        changes[option] = value
    if players is None:
        players = house.players
    number = chosen.players if players is None else players
    rules = chosen.changed(changes, number) if number else chosen.rules.changed(changes)
    chosen.family.settle(rules, number)
    return chosen, rules, number


def house_rules(name: str) -> House:
    """The rules that a name stands for: a game, or what a file of house rules tells.

    Raises:
        Refused: the file cannot be read, or tells no house rules.
    """
    if not name.strip().lower().endswith(SUFFIX):
        return House(name)
    try:
        with Path(name).open(encoding="utf-8-sig") as file:
            return read(file.read(LONGEST + 1))
    except HouseError as error:
        raise Refused(teller.say(error.message, file=name, **error.facts)) from error
    except UnicodeError as error:
        raise Refused(teller.say("house-no-text", file=name)) from error
    except OSError as error:
        why = error.strerror or str(error)
        raise Refused(teller.say("house-not-readable", file=name, why=why)) from error


def player(name: str) -> Player:
    """The computer player of a name.

    Raises:
        Refused: there is none.
    """
    key = name.strip().lower()
    if key not in PLAYERS:
        raise Refused(teller.say("error-player", name=name[:_LONGEST], names=NAMES))
    return PLAYERS[key]


def seated(name: str) -> Player | Seated:
    """A computer player, or with ``pipe:`` a program that is not started yet.

    What becomes of a program is told on the standard error.

    Raises:
        Refused: there is no such player, or no command.
    """
    if not name.strip().startswith(PIPE):
        return player(name)

    try:
        chosen = seat_from_text(name, lambda why: tell_lost(chosen.name, why))
    except ValueError as error:
        raise Refused(teller.say("error-pipe", text=name[:_LONGEST])) from error
    return chosen


def tell_lost(name: str, why: Lost | LostSeat) -> None:
    """Tell on the standard error that a program has lost its seat."""
    facts = {"name": name[:_LONGEST], **why.facts}
    print(teller.say(f"engine-{why.code}", **facts), file=sys.stderr)


def fresh_seed() -> int:
    """A seed that nobody has chosen, short enough to be typed."""
    return secrets.randbelow(10**6)
