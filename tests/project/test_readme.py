"""What the README shows works as shown."""

import importlib
import re
import subprocess
import sys
from pathlib import Path

import pytest

import maija

ROOT = Path(__file__).resolve().parent.parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_an_example_in_python_does_not_run(capsys):
    space: dict[str, object] = {}
    blocks = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    assert len(blocks) == 3
    for block in blocks:
        exec(compile(block, "README.md", "exec"), space)  # noqa: S102 -- our own text
    scores, hand, refusal, legal = capsys.readouterr().out.splitlines()
    assert re.fullmatch(r"\([01], [01], [01], [01]\)", scores)
    assert len(hand.split(",")) == 17
    assert refusal.startswith("'done' is no card")
    assert len(legal.split(",")) == 6


@pytest.mark.parametrize("page", re.findall(r"\]\(((?!http)[^)]+)\)", README))
def test_a_page_that_is_linked_is_not_there(page):
    assert (ROOT / page).is_file()


@pytest.mark.parametrize("command", re.findall(r"^\.venv/bin/maija (\w+)", README, re.MULTILINE))
def test_a_command_that_is_shown_is_not_there(command):
    asked = (sys.executable, "-m", "maija", command, "--help")
    assert subprocess.run(asked, check=False, capture_output=True).returncode == 0


@pytest.mark.parametrize("name", maija.__all__)
def test_a_public_name_leads_nowhere(name):
    assert getattr(maija, name) is not None
    assert name in dir(maija)


def test_a_name_that_is_not_there_is_found():
    with pytest.raises(AttributeError, match="no attribute 'poker'"):
        _ = maija.poker


def test_a_public_name_is_promised_to_type_checkers_alone_or_to_users_alone():
    module = importlib.import_module("maija")
    assert set(module._HOME) | {"__version__"} == set(maija.__all__)
