"""``maija count``: how many sequences of legal actions a deal has."""

from __future__ import annotations

import json
from typing import Annotated

import typer

from maija.lab import leaves

from .arguments import (
    game,
    json_option,
    players_option,
    preset_argument,
    seed_option,
    set_option,
    teller,
    whole_number,
)

DEEPEST = 12


def count(
    preset: Annotated[str, preset_argument],
    players: Annotated[int | None, players_option] = None,
    options: Annotated[list[str] | None, set_option] = None,
    seed: Annotated[int, seed_option("0")] = 0,
    depth: Annotated[
        int,
        typer.Option(
            "--depth",
            help="help-depth",
            parser=whole_number(0, DEEPEST),
            metavar="metavar-number",
        ),
    ] = 3,
    as_json: Annotated[bool, json_option] = False,  # noqa: FBT002 -- a flag
) -> None:
    """Count the sequences of legal actions from a fixed deal."""
    chosen, rules, number = game(preset, options or (), players)
    state = chosen.family.start(rules, number, seed=seed)
    counts = []
    for actions in range(1, depth + 1):
        counts.append(leaves(chosen.family, rules, state, actions))
        if not as_json:
            print(teller.say("count-line", depth=str(actions), leaves=counts[-1]))
    if as_json:
        found = {"preset": chosen.name, "players": number, "seed": seed, "depth": depth}
        print(json.dumps(found | {"leaves": counts}))
