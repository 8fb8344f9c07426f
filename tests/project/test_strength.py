"""The page of strength: what was kept of ladders and targets, with the commands that made it."""

import json
from typing import Any

import pytest

from tools import strength
from tools.targets import TARGETS

NO_TARGETS = f"{strength.TARGETS_BEGIN}\nold\n{strength.TARGETS_END}\n"

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
    page(
        tmp_path,
        monkeypatch,
        f"By hand.\n{strength.BEGIN}\nold\n{strength.END}\n{NO_TARGETS}Also.\n",
    )
    (tmp_path / "strength" / "hearts-4.json").write_text(json.dumps(KEPT))
    told = strength.text()
    assert told.startswith(f"By hand.\n{strength.BEGIN}\n\n### hearts, queen_value=0, 4 players\n")
    assert told.endswith(f"{strength.TARGETS_END}\nAlso.\n")
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


def test_the_table_of_targets_says_something_else_than_was_measured():
    target = TARGETS[0]
    found = {
        "command": target.text,
        "unit": "losses",
        "measure": "result",
        "deals": 1000,
        "mean": 0.0234,
        "low": 0.0151,
        "high": 0.0317,
        "verdict": "shown",
        "cpu_seconds": 1234.5,
        "cpu_ms_per_decision": 25.61,
        "cpu_ms_most": 81.2,
        "decisions": 14040,
        "over_budget": 0,
        "their_cpu_ms_per_decision": 0.1,
    }
    told = strength.targets(TARGETS[:2], {target.name: found})
    row = f"| {target.who} | {target.asked} | 2.3 % | 1.5 % to 3.2 % | 1,000 | 1,234 | shown |"
    assert row in told
    assert f"| {target.who} | 25.6 | 81 | 0 of 14,040 | 0.1 |" in told
    assert f"| {TARGETS[1].who} | {TARGETS[1].asked} | | | | | not measured |" in told
    assert target.text in told
    better = found | {"unit": "points", "measure": "advantage", "mean": 2.5, "low": -0.5}
    told = strength.targets(TARGETS[:1], {target.name: better})
    assert "| +2.50 | -0.50 to +0.03 |" in told
