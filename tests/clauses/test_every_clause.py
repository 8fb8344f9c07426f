"""No clause of the rules is without a test or a reason, and the page of the clauses sees them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tools import clauses

if TYPE_CHECKING:
    from pathlib import Path

    import pytest


def test_a_clause_has_neither_test_nor_reason_or_is_invented() -> None:
    """S1.1-S4.25, M1-M76 and T1-T47 are all shown at the table or are no rules."""
    assert clauses.faults() == []


def test_a_clause_without_a_test_is_overlooked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With one test and two reasons everything else is named, and so is a clause with both."""
    source = "def test_t_26_moon() -> None: ...\ndef test_s2_09_trump() -> None: ...\n"
    (tmp_path / "test_some.py").write_text(source, encoding="utf-8")
    reasons = tmp_path / "not_rules.py"
    reasons.write_text('NOT_RULES: dict[str, str] = {"S4.20": "x", "T26": "y"}\n', encoding="utf-8")
    monkeypatch.setattr(clauses, "TESTS", tmp_path)
    monkeypatch.setattr(clauses, "REASONS", reasons)
    found = clauses.faults()
    assert "T26 has a test and a reason in not_rules.py why it has none" in found
    assert "T25 has neither a test in tests/clauses nor a reason in not_rules.py" in found
    assert not [line for line in found if line.startswith(("S2.9 ", "S4.20 "))]
    assert len(found) == 52 + 23 + 25 + 25 + 76 + 47 - 3 + 1


def test_a_range_hides_a_clause() -> None:
    """A range stands for all its clauses, with and without the letter repeated."""
    assert list(clauses.named("S1.23-S1.25, S2.14-15, M7-M9 and T3, not H21")) == [
        "S1.23",
        "S1.24",
        "S1.25",
        "S2.14",
        "S2.15",
        "M7",
        "M8",
        "M9",
        "T3",
    ]


def test_the_place_of_a_clause_is_overlooked() -> None:
    """The forced club lives in the law of Hearts, the passing in its function and its option."""
    lived = clauses.places()
    assert "hearts.law.play.forced_club" in lived["S4.3"]
    assert "hearts.rules.Rules.first_lead" in lived["S4.3"]
    assert "hearts.law.passing.receiver" in lived["T1"]
    assert "mustamaija.rules.Rules.hand_size" in lived["S1.7"]
