"""Whole games written down: any change of play, views, events or choices shows here."""

from __future__ import annotations

from pathlib import Path

import pytest

from maija.games.presets import PRESETS
from tools.golden import GOLDEN, game_text


@pytest.mark.parametrize("name", PRESETS)
def test_the_written_game_is_played_as_it_was(name: str) -> None:
    written = (Path(GOLDEN) / f"{name}.txt").read_text(encoding="utf-8").split("\n")
    played = game_text(name).split("\n")
    for number, (before, now) in enumerate(zip(written, played, strict=False), 1):
        assert now == before, f"{name}.txt line {number}; `python tools/golden.py --write` rewrites"
    assert len(played) == len(written)


@pytest.mark.parametrize("name", PRESETS)
def test_a_written_game_is_whole(name: str) -> None:
    text = (Path(GOLDEN) / f"{name}.txt").read_text(encoding="utf-8")
    for part in ("\n  told ", "\n  legal ", "\n  choices ", "\n  view -", "\n  view A", "ENDED"):
        assert part in text, part
    assert text.splitlines()[-1].startswith("scores: ")
