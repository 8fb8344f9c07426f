"""A lesson in the terminal: followed, left and taken up again, in plain lines too."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from maija.table.lessons import LESSONS
from maija.terminal import PlainScreen, Teller
from maija.terminal.learning import Learning
from tests.terminal.person import Person

FOLLOWED = {
    "mustamaija": [
        *("3c", "done", "9c", "4h 7h 8h", "2d", "4c 6c", "8s ks take", "jh qh", "qs", "done"),
        *("9d", "7c 10c"),
    ],
    "hearts": ["ks as ah", "ac", "3d", "8d", "qs", "8s", "js", "kc", "6c", "4h"],
}


def learn(name: str, *typed: str) -> str:
    """What was shown to somebody who typed this, and then whatever may be done."""
    person = Person(typed)
    assert Learning(person, Teller(), name).play() == 0
    return " ".join(person.shown.split())


@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_in_the_terminal_is_not_given_to_its_end(name):
    shown = learn(name, *FOLLOWED[name])
    for number in range(10):
        assert f"Step {number + 1} of 10" in shown
    assert "the lesson goes another way" not in shown
    assert f"To play a match: maija play {name}" in shown


def test_a_step_of_the_terminal_cannot_be_taken_up_again():
    shown = learn("mustamaija", "9c", "done", "undo", *FOLLOWED["mustamaija"])
    left = shown.index("the lesson goes another way")
    assert "“undo” goes back to this step" in shown
    assert "lead a small card to Aino, ♣3" in shown[left:]
    assert "You are out and cannot lose any more" in shown[left:]


def test_a_lesson_offers_to_keep_what_it_does_not_keep():
    shown = learn("hearts", "undo", "save", "hint", "quit")
    assert "There is nothing to take back in this deal" in shown
    assert shown.count("there is neither a hint nor anything to keep") == 2
    assert "Goodbye" in shown
    assert "To play a match" not in shown


def test_a_lesson_in_plain_lines_names_cards_by_signs(monkeypatch):
    paper = io.StringIO()
    screen = PlainScreen(Teller(), Console(file=paper, width=80))
    monkeypatch.setattr(screen, "ask", lambda _prompt: "quit")
    Learning(screen, Teller(), "mustamaija").play()
    assert "lead a small card to Aino, the 3 of clubs." in paper.getvalue()
    assert "♣" not in paper.getvalue()
