"""Maija: the Queen-of-Spades card games, their rules, records and players.

The public names of the library. Importing it loads the standard library only.
"""

from maija.cards import Cards, card_name, card_symbols, parse_card, parse_cards
from maija.games.deal import Deal, deal
from maija.games.family import Family, IllegalAction, families
from maija.games.match import Match, first_dealer
from maija.games.options import Reason, RulesError
from maija.games.presets import PRESETS, Preset, preset
from maija.record import NotationError, format_position, read_moves, read_position

__version__ = "0.1.0"

__all__ = [
    "PRESETS",
    "Cards",
    "Deal",
    "Family",
    "IllegalAction",
    "Match",
    "NotationError",
    "Preset",
    "Reason",
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
    "read_moves",
    "read_position",
]
