"""Maija: the Queen-of-Spades card games, their rules, records and players.

These are the public names of the library. Each is loaded when it is first used, so that importing
the package costs next to nothing; all of it needs the standard library only.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from maija.cards import Cards, card_name, card_symbols, parse_card, parse_cards
    from maija.games.deal import Deal, deal
    from maija.games.family import Family, IllegalAction, families
    from maija.games.match import Match, first_dealer
    from maija.games.options import Reason, RulesError
    from maija.games.presets import PRESETS, Preset, preset
    from maija.record import (
        Fault,
        GameRecord,
        NotationError,
        RecordError,
        format_position,
        prove,
        read_file,
        read_moves,
        read_position,
        read_text,
        steps,
        write_file,
    )

__version__ = "0.1.0"

_HOMES = {
    "maija.cards": ("Cards", "card_name", "card_symbols", "parse_card", "parse_cards"),
    "maija.games.deal": ("Deal", "deal"),
    "maija.games.family": ("Family", "IllegalAction", "families"),
    "maija.games.match": ("Match", "first_dealer"),
    "maija.games.options": ("Reason", "RulesError"),
    "maija.games.presets": ("PRESETS", "Preset", "preset"),
    "maija.record": (
        *("Fault", "GameRecord", "NotationError", "RecordError", "format_position", "prove"),
        *("read_file", "read_moves", "read_position", "read_text", "steps", "write_file"),
    ),
}
_HOME = {name: home for home, names in _HOMES.items() for name in names}

__all__ = [
    "PRESETS",
    "Cards",
    "Deal",
    "Family",
    "Fault",
    "GameRecord",
    "IllegalAction",
    "Match",
    "NotationError",
    "Preset",
    "Reason",
    "RecordError",
    "RulesError",
    "__version__",
    "card_name",
    "card_symbols",
    "deal",
    "families",
    "first_dealer",
    "format_position",
    "parse_card",
    "parse_cards",
    "preset",
    "prove",
    "read_file",
    "read_moves",
    "read_position",
    "read_text",
    "steps",
    "write_file",
]


def __getattr__(name: str) -> Any:  # noqa: ANN401 -- any public name
    """Load a public name when it is first used."""
    if name not in _HOME:
        raise AttributeError(f"module 'maija' has no attribute {name!r}")
    value = getattr(import_module(_HOME[name]), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    """The public names."""
    return __all__
