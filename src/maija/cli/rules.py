"""``maija rules``: the rules of a game in words, clause by clause."""

from __future__ import annotations

from typing import Annotated

from maija.terminal import Asking, Screen

from .arguments import game, players_option, preset_argument, set_option, teller


def rules(
    preset: Annotated[str, preset_argument],
    players: Annotated[int | None, players_option] = None,
    options: Annotated[list[str] | None, set_option] = None,
) -> None:
    """Tell the rules of a game in words."""
    chosen, in_force, number = game(preset, options or (), players)
    Asking(Screen(), teller, chosen, in_force, number).explain_rules(options=True)
