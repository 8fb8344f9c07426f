"""A hint at the terminal: asked for in words, told in words, and nothing happens by it."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

from maija.cards import parse_cards
from maija.games.mustamaija.terms import CLAIM, DONE, NAME, TAKE
from maija.games.presets import preset
from maija.players import PLAYERS, advice
from maija.players.advice import Advice, Estimate, Option, Play, Unit
from maija.players.asked import Asked
from maija.players.remarks import CODES, Remark
from maija.terminal import Game, Keeper, advising, hinting
from maija.terminal.telling import Teller
from maija.text import Catalogue, languages
from tests.terminal.person import Person

MAIJA, HEARTS = preset("mustamaija").family, preset("hearts").family
SURE = Estimate(0.0, 0.0, 1.0, 100, 1)
LOST = Estimate(0.4, 0.05, 0.6, 100, -1)
LIKELY = Estimate(0.123, 0.01, 0.877, 4000)


class Careless(Keeper):
    def keep(self, _record):
        return Path("nowhere")

    keep_anywhere = keep


def play(name, person):
    chosen = preset(name)
    rules, number = chosen.rules, chosen.players
    Game(person, chosen, rules, number, PLAYERS["simple"], 1, keeper=Careless()).play()
    return person.shown


class Curious(Person):
    """Knows that a hint is no question."""

    def show(self, *lines, style="", indent=0):
        question = self.question
        super().show(*lines, style=style, indent=indent)
        if lines and lines[-1].startswith(("Best: ", "Everything")):
            self.question = question


def cards(text):
    return tuple(parse_cards(text))


@pytest.fixture
def quick(monkeypatch):
    """Advice that comes at once; what it was asked about is kept."""
    asked = []

    def few(family, rules, state, seat, memory):
        asked.append((state, seat, memory))
        return advice.advise(family, rules, state, seat, memory, deals=60)

    monkeypatch.setattr(hinting, "advise", few)
    monkeypatch.setattr(hinting, "prepared", lambda _family: True)
    return asked


@pytest.mark.fast
@pytest.mark.slow
@pytest.mark.parametrize("name", ["mustamaija", "hearts"])
def test_a_hint_changes_the_game_or_says_nothing(name, quick):
    advice.prepare(preset(name).family)
    first = "1 2 3" if name == "hearts" else "1"
    plain = play(name, Curious([first]))
    shown = play(name, Curious(["hint", "hint all", first]))
    assert len(quick) == 2
    assert quick[0] == quick[1], "the same question gets another answer"
    assert shown.count("Best: ") == 2
    assert "Everything that may be done" in shown
    assert "Hidden cards are not looked at" in shown
    unit = r"loses \d+ %" if name == "mustamaija" else r"-?\d+\.\d points"
    assert len(re.findall(unit, shown)) >= 2

    def played(text):
        return [line for line in text.splitlines() if "You lead" in line or "You pass" in line]

    assert played(shown) == played(plain)


def test_a_hint_is_asked_for_wrongly_and_is_played_as_a_card():
    shown = play("mustamaija", Curious(["hint everything"]))
    assert "A hint is asked for with “hint” or “hint all”" in shown


class Late(Curious):
    """Asks for a hint when the deal is over."""

    asked_late = False

    def _own(self):
        if "yes or no" in self.question and not self.asked_late:
            self.asked_late = True
            return "hint"
        return super()._own()


def test_after_the_deal_there_is_something_to_decide():
    assert "There is nothing to decide now" in play("mustamaija", Late())


def test_somebody_waits_for_the_compiler_or_for_what_is_not_installed(monkeypatch):
    monkeypatch.setattr(hinting, "prepared", lambda _family: False)
    assert "Hints are being prepared" in play("mustamaija", Curious(["hint"]))
    monkeypatch.setattr(hinting, "find_spec", lambda _name: None)
    assert "pip install maija[fast]" in play("mustamaija", Curious(["hint"]))


# --- words ----------------------------------------------------------------------------------


def words(family, kind, actions, lying="", language="en"):
    question = Asked(kind, (), cards(lying) if lying else ())
    return advising.play_words(Teller(Catalogue(language)), family, question, actions)


def test_a_play_is_called_by_its_numbers():
    assert words(MAIJA, "lead", (*cards("5C 6C"), DONE)) == "lead ♣5 ♣6"
    assert words(MAIJA, "add", (*cards("6C"), DONE), "5C") == "add ♣6"
    assert words(MAIJA, "add", (DONE,), "5C") == "end the lead"
    assert words(MAIJA, "defend", (*cards("7C"), TAKE), "5C 6C") == "beat ♣5 with ♣7; leave ♣6"
    assert words(MAIJA, "defend", cards("7C 8C"), "5C 6C") == "beat ♣5 with ♣7, ♣6 with ♣8"
    assert words(MAIJA, "defend", (TAKE, TAKE), "5C 6C") == "beat nothing and leave ♣5 ♣6"
    assert words(MAIJA, "defend", (CLAIM,), "5C 6C") == "claim"
    assert words(MAIJA, "lead", (NAME + 2,)) == "name hearts trumps"
    assert words(MAIJA, "meanwhile", ()) == "name no trumps now"
    assert words(HEARTS, "pass", cards("2C QS AH")) == "pass ♣2 ♠Q ♥A"
    assert words(HEARTS, "trick", cards("2C")) == "play ♣2"


def test_what_is_certain_is_given_a_margin_or_a_guess_none():
    teller = Teller()
    assert "cannot be lost" in advising.estimate_words(teller, Unit.LOSING, SURE)
    assert advising.margin_words(teller, Unit.LOSING, SURE) == ""
    assert advising.short_words(teller, Unit.LOSING, SURE) == "cannot lose"
    told = advising.estimate_words(teller, Unit.LOSING, LIKELY)
    assert told == "Chance of losing this deal: 12 %, give or take 2."
    assert advising.short_words(teller, Unit.LOSING, LOST) == "loses 40 %"
    points = Estimate(5.25, 0.2, 0.5, 4000)
    assert advising.short_words(teller, Unit.POINTS, points) == "5.2 points"


def test_a_rough_estimate_is_told_as_if_it_were_sure():
    few = Estimate(0.3, 0.1, 0.7, 100)
    play_ = Play((*cards("5C"), DONE), few, ())
    advised = Advice(0, Unit.LOSING, Asked("lead", ()), play_, (), (play_,), 100, None)

    def told(option):
        return advising.option_words(Teller(), MAIJA, advised, option)

    assert told(Option(5, play_, dropped=True)) == "rough: 100 deals tried"
    assert told(Option(5, play_)) == ""
    assert told(Option(5, play_, alike=cards("4C")[0])) == "the same as ♣4"
    assert told(Option(5, Play((TAKE,), LOST, ()))) == "lost if the other one plays right"


def test_a_play_for_the_match_is_not_explained():
    best = Play((1,), Estimate(6.0, 0.1, 0.6, 1000), ())
    other = Play((2,), Estimate(4.0, 0.1, 0.5, 1000), ())
    for unit, expected in ((Unit.POINTS, True), (Unit.LOSING, False)):
        advised = Advice(0, unit, Asked("trick", ()), best, (), (best, other), 2000, None)
        assert advising.is_for_the_match(advised) is expected


@pytest.mark.parametrize("language", languages())
def test_a_remark_cannot_be_said(language):
    teller, chance = Teller(Catalogue(language)), random.Random(1)
    for code in CODES:
        for seat in (0, 2):
            for number in (0, 1, 2, 5):
                remark = Remark(code, number, chance.randrange(3), cards("5C"), seat, 1)
                (told,) = advising.remark_words(teller, [remark])
                assert told.endswith(".")
                assert "None" not in told
                assert "none" not in told
