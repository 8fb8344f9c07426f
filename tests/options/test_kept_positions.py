"""Every value of every option shows in a kept position: there, and as written, two rules part.

The positions were found by search (`python -m tools.effects --write`). Each is played again under
both rules: up to the difference everything is equal, and the difference is the one that is kept.
"""

from __future__ import annotations

from typing import Any

import pytest

from maija.games.family import families
from maija.games.presets import PRESETS
from tools.effects import NO_EFFECT, all_values, kept, parting

KEPT = kept()
QUESTIONS = {"deal", "legal", "apply", "score", "view", "match"}


def title(entry: dict[str, Any]) -> str:
    """The option and its value."""
    return f"{PRESETS[entry['game']].family.name} {entry['option']}={entry['value']}"


@pytest.mark.parametrize("entry", KEPT.values(), ids=title)
def test_a_value_of_an_option_makes_no_difference(entry: dict[str, Any]) -> None:
    played, question, where, against, value = parting(entry)
    assert played == len(entry.get("moves", [])), "they part earlier than kept"
    assert question in QUESTIONS, "they do not part"
    assert against != value
    assert [question, where, against, value] == list(entry["parts"].values())


@pytest.mark.parametrize("entry", KEPT.values(), ids=title)
def test_a_kept_position_is_about_something_else_than_its_option(entry: dict[str, Any]) -> None:
    chosen = PRESETS[entry["game"]]
    against = chosen.rules.changed(entry["rules"]["against"])
    value = chosen.rules.changed(entry["rules"]["value"])
    assert value.text(entry["option"]) == entry["value"]
    assert against.text(entry["option"]) != entry["value"]
    if len(value.differences(against)) > 1:
        # only where no rules that can be played differ in the option alone
        for one, two in ((against, value), (value, against)):
            single = one.changed({entry["option"]: two.text(entry["option"])})
            assert single.clashes(chosen.rules)


def test_a_value_has_no_kept_position() -> None:
    assert [value for value in all_values() if value not in KEPT] == []
    assert len(KEPT) == len(set(all_values()))


def test_an_option_without_effect_is_built_unnoticed() -> None:
    for family, name in NO_EFFECT:
        assert len(families()[family].rules.values(name)) == 1
