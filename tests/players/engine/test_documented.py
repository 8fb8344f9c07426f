"""What docs/engine.md says is so: its player plays, its examples are what is said."""

import json
import re
import sys
from pathlib import Path

import pytest

from maija.games.presets import PRESETS
from maija.players.engine import Limits, Program, Seated, program
from maija.service.engines import AT_TABLE, MOST_PROGRAMS
from tests.players.engine.seats import HABIT, play
from tests.random_games import start
from tools import engine as page

TEXT = page.PAGE.read_text(encoding="utf-8")
PLAYER = re.findall(r"```python\n(.*?)```", TEXT, re.DOTALL)
EXAMPLES = re.findall(r"<!-- ([a-z ]+) -->\n```json\n(.*?)```", TEXT, re.DOTALL)


@pytest.mark.parametrize("name", PRESETS)
def test_the_player_of_the_page_does_not_play(name, tmp_path):
    import random

    file = tmp_path / "player.py"
    file.write_text(PLAYER[0], encoding="utf-8")
    preset = PRESETS[name]
    family, rules, players = preset.family, preset.rules, preset.players
    state = start(family, rules, players, random.Random(name))
    limits = Limits(start=60.0, answer=20.0)
    thrifty = Seated(Program((sys.executable, str(file)), limits), "thrifty")
    try:
        play(family, rules, state, [thrifty, *[HABIT] * (players - 1)], [1] * players)
        assert thrifty.lost is None
        assert thrifty.called == "thrifty"
        assert thrifty.asked > 1
    finally:
        thrifty.close()


def test_the_player_of_the_page_is_long():
    assert len(PLAYER) == 1
    lines = [line for line in PLAYER[0].splitlines() if line.strip()]
    assert len(lines) <= 30


def test_the_examples_of_the_page_are_stale():
    told = dict(page.conversation())
    assert {name: json.loads(text) for name, text in EXAMPLES} == json.loads(json.dumps(told))
    assert page.text() == TEXT


def test_a_reason_of_the_page_is_none_or_is_missing():
    # Of what a program can do itself; the rest is said of those who start it.
    source = "".join(
        path.read_text(encoding="utf-8") for path in Path(program.__file__).parent.glob("*.py")
    )
    raised = set(re.findall(r'Lost\(\s*"([a-z-]+)"', source)) - {"not-here"}
    told = set(re.findall(r"\| `([a-z-]+)` \|", TEXT))
    assert raised == told


def test_a_limit_of_the_page_is_another():
    ours = Limits()
    assert f"| to greet | {ours.start:.0f} s | {AT_TABLE.start:.0f} s |" in TEXT
    assert f"| for an answer | {ours.answer:.0f} s | {AT_TABLE.answer:.0f} s |" in TEXT
    gigabytes = f"{ours.memory >> 30} GiB | {AT_TABLE.memory >> 30} GiB"
    assert f"| memory (address space) | {gigabytes} |" in TEXT
    assert (ours.cpu, AT_TABLE.cpu) == (7 * 24 * 3600, 3600)
    megabytes = f"{ours.file_size >> 20} MiB | {AT_TABLE.file_size >> 20} MiB"
    assert f"| largest file that it writes | {megabytes} |" in TEXT
    assert ours.output == AT_TABLE.output == 256 << 10
    assert ours.grace == AT_TABLE.grace == 0.5
    assert f"At most {MOST_PROGRAMS} run at" in TEXT
