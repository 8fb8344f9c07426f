"""The page of the ladders: what was kept, with the command that made it."""

import json
from typing import Any

import pytest

from tools import strength

KEPT: dict[str, Any] = {
    "preset": "hearts",
    "options": {"queen_value": "0"},
    "players": 4,
    "deals": 1200,
    "seed": 3,
    "budget_ms": 30.0,
    "unit": "points",
    "results": [
        {
            "player": player,
            "rating": rating,
            "low": rating - 0.5,
            "high": rating + 0.5,
            "cpu_ms_per_move": 1.25,
            "cpu_ms_per_decision": 2.5,
            "cpu_ms_most": 7.0,
        }
        for player, rating in (("habit", 2.004), ("simple", -0.5), ("random", -1.5))
    ],
    "pairs": [
        {"first": "simple", "second": "habit", "difference": -2.4, "low": -3.0, "high": -1.8}
    ],
    "misfit": 1.23,
    "freedom": 1,
    "broken_off": 2,
    "command": "maija ladder hearts --players 4 --deals 1200 --set queen_value=0",
}


def page(tmp_path, monkeypatch, before):
    """A page by hand, and the folder of what is kept."""
    monkeypatch.setattr(strength, "PAGE", tmp_path / "strength.md")
    monkeypatch.setattr(strength, "KEPT", tmp_path / "strength")
    (tmp_path / "strength").mkdir()
    (tmp_path / "strength.md").write_text(before)


def test_the_page_says_something_else_than_was_kept(tmp_path, monkeypatch):
    page(tmp_path, monkeypatch, f"By hand.\n{strength.BEGIN}\nold\n{strength.END}\nAlso by hand.\n")
    (tmp_path / "strength" / "hearts-4.json").write_text(json.dumps(KEPT))
    told = strength.text()
    assert told.startswith(f"By hand.\n{strength.BEGIN}\n\n### hearts, queen_value=0, 4 players\n")
    assert told.endswith(f"{strength.END}\nAlso by hand.\n")
    assert "old" not in told
    for words in (
        KEPT["command"],
        "1,200 deals",
        "| habit | +2.00 | +1.50 to +2.50 | 1.250 | 2.500 | 7.000 |",
        "| simple - habit | -2.40 | -3.00 to -1.80 |",
        "chi-square 1.2 with 1 degrees of freedom",
        "Broken off: 2 games",
    ):
        assert words in told
    (tmp_path / "strength.md").write_text(told)
    assert strength.text() == told


def test_a_page_without_its_marks_is_written_over(tmp_path, monkeypatch):
    page(tmp_path, monkeypatch, "By hand.\n")
    with pytest.raises(SystemExit, match="are missing"):
        strength.text()
