"""Writes docs/rules.md: the rulebook of every game in English, as `maija rules` tells it."""

from maija.games.presets import PRESETS
from maija.rulebook.compare import Side
from maija.rulebook.markdown import comparison_text, sheet_text
from maija.rulebook.sheet import comparison, game_name, sheet
from maija.text import Catalogue

HEAD = """# The rules of every game

Each game as it is played if nobody says otherwise, with its usual number of players. What can be
changed stands in [the options](options.md); how these texts come about, in
[the rulebook](rulebook.md).
"""


def text() -> str:
    """Return the page."""
    catalogue = Catalogue("en")
    parts = [HEAD]
    for preset in PRESETS.values():
        told = sheet(catalogue, preset, preset.rules, preset.players)
        parts.append(_deeper(sheet_text(catalogue, told, with_sources=True)))
    hearts, maria = (PRESETS[name] for name in ("hearts", "black-maria"))
    names = (game_name(catalogue, hearts), game_name(catalogue, maria))
    sides = Side(hearts.family, hearts.rules), Side(maria.family, maria.rules)
    parts.append(_deeper(comparison_text(catalogue, comparison(catalogue, *sides, names))))
    return "\n".join(parts)


def _deeper(part: str) -> str:
    """A page as a part of another: its headings go one level down."""
    return (
        "\n".join(f"#{line}" if line.startswith("#") else line for line in part.splitlines()) + "\n"
    )
