"""Help at the terminal: in the first games, or as it is asked for, and each tip once in a deal."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from maija.games.presets import preset
from maija.players import PLAYERS
from maija.players.pointers import PROMPTS, TIPS, Pointer
from maija.terminal import Game, Guide, Keeper, guiding
from maija.terminal.guiding import _words
from maija.terminal.telling import Teller
from maija.text import Catalogue
from tests.terminal.person import Person


class Careless(Keeper):
    def keep(self, _record):
        return Path("nowhere")

    keep_anywhere = keep


def play(name, guide, script=()):
    chosen = preset(name)
    person = Person(script)
    Game(
        person,
        chosen,
        chosen.rules,
        chosen.players,
        PLAYERS["simple"],
        1,
        keeper=Careless(),
        guide=guide,
    ).play()
    return " ".join(person.shown.split())


@pytest.mark.parametrize("name", ["musta-maija", "hearts"])
def test_a_tip_comes_twice_in_a_deal_or_none_comes(name):
    shown = play(name, Guide(prompts=True, tips=True))
    told = Counter(re.findall(r"Tip: [^(]+\(S\d\.\d+\)", shown))
    assert told
    assert set(told.values()) == {1}
    assert "You lead" in shown or "follow suit" in shown


def test_help_comes_that_nobody_wants():
    shown = play("hearts", Guide())
    assert "Tip:" not in shown
    assert "follow suit;" not in shown


def test_a_tip_comes_again_when_something_is_taken_back():
    shown = play("hearts", Guide(tips=True), ["1 2 3", "undo"])
    assert "Taken back" in shown or "taken back" in shown
    told = Counter(re.findall(r"Tip: [^(]+\(S\d\.\d+\)", shown))
    assert set(told.values()) == {1}


@pytest.mark.parametrize(
    ("games", "asked", "wanted"),
    [
        (0, None, (True, True)),
        (1, None, (False, True)),
        (3, None, (False, False)),
        (9, True, (True, True)),
        (0, False, (False, False)),
    ],
)
def test_help_goes_on_after_the_first_games_or_is_not_as_it_was_asked_for(
    games, asked, wanted, monkeypatch
):
    monkeypatch.setattr(guiding, "kept", lambda: [Path("one")] * games)
    guide = Guide.wanted(asked)
    assert (guide.prompts, guide.tips) == wanted


@pytest.mark.parametrize("language", ["en", "fi"])
def test_a_prompt_or_a_tip_cannot_be_said(language):
    teller = Teller(Catalogue(language))
    for kind, codes in (("prompt", PROMPTS), ("tip", TIPS)):
        for code in codes:
            for pointer in (
                Pointer(code, number=2, against=3, cards=(5, 6), seat=1, suit=2),
                Pointer(code, number=1, against=1, cards=(5,), seat=1),
            ):
                assert "$" not in _words(teller, kind, pointer), code
