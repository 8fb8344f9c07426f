"""The terminal for ears and braille: what a screen reader would stumble over in it."""

import io
import re
from pathlib import Path

import pytest
from rich.console import Console
from rich.table import Table

from maija.cards import QUEEN_OF_SPADES
from maija.cli import main
from maija.games.presets import preset
from maija.players import PLAYERS
from maija.terminal import Game, Keeper, PlainScreen, Screen, Teller, screen_for
from maija.text import Catalogue, languages

DRAWN = re.compile("[\x1b\u2500-\u259f]")
"""Colours, and the signs that boxes and bars are made of."""


class Careless(Keeper):
    """Keeps nothing."""

    def keep(self, _record):
        return Path("nowhere")

    keep_anywhere = keep


class Listener(PlainScreen):
    """Plays what comes first, and hears one deal."""

    def __init__(self, teller):
        self.paper = io.StringIO()
        super().__init__(teller, Console(file=self.paper, width=40))
        self.said = []
        self.last = ("", "")

    def show(self, *lines, style="", indent=0):
        super().show(*lines, style=style, indent=indent)
        self.said += [(style, line) for line in lines]
        if lines:
            self.last = (style, lines[-1])

    def ask(self, prompt):
        del prompt
        style, line = self.last
        if line == self.teller.say("ask-another"):
            return self.teller.say("no")
        # What is refused alone goes with others: three cards are passed.
        return "1 2 3" if style == "yellow" else "1"


def heard(game, language):
    listener = Listener(Teller(Catalogue(language)))
    chosen = preset(game)
    Game(
        listener,
        chosen,
        chosen.rules,
        chosen.players,
        PLAYERS["simple"],
        7,
        listener.teller,
        Careless(),
    ).play()
    return listener


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", ["musta-maija", "hearts"])
def test_a_plain_line_is_coloured_drawn_broken_or_empty(game, language):
    listener = heard(game, language)
    lines = listener.paper.getvalue().splitlines()
    assert lines[-1] == listener.teller.say("goodbye")
    assert [line for line in lines if DRAWN.search(line)] == []
    assert [line for line in lines if not line.strip() or line != line.strip()] == []
    # The terminal is forty wide, and no sentence was broken there.
    assert max(map(len, lines)) > 40
    # What explains says cards as they are typed; elsewhere they have names.
    explained = sum(style == "dim" for style, _ in listener.said)
    assert sum(bool(re.search("[♣♦♥♠]", line)) for line in lines) <= explained


def test_a_card_is_called_by_its_sign_or_a_row_of_cards_runs_together():
    screen = Listener(Teller())
    screen.show("Your hand: ♣10 ♣K  ♠Q")
    screen.show("Eino beats ♥9 with ♥A.")
    screen.show("Type ♠Q.", style="dim")
    screen.choices(["1 ♣10", "2 done"])
    assert screen.paper.getvalue().splitlines() == [
        "Your hand: 10 of clubs, king of clubs, queen of spades",
        "Eino beats 9 of hearts with ace of hearts.",
        "Type ♠Q.",
        "1 10 of clubs",
        "2 done",
    ]


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Eino beats the 7 of hearts with the queen of spades."),
        ("fi", "Eino kaataa herttaseitsikon patarouvalla."),
        ("fr", "Eino bat le sept de cœur avec la dame de pique."),
        ("ru", "Эйно бьёт семёрку червей дамой пик."),
        ("tr", "Eino kupa yedilisini maça kızıyla yeniyor."),
    ],
)
def test_a_named_card_stands_in_no_case(language, told):
    screen = Listener(Teller(Catalogue(language)))
    teller = screen.teller_for(screen.teller)
    cards = {"attack": teller.card(31), "cards": teller.cards([QUEEN_OF_SPADES])}
    screen.show(teller.say("mustamaija-beat", who="other", seat=teller.seat(2), **cards))
    assert screen.paper.getvalue() == f"{told}\n"


def test_a_table_is_read_without_what_stands_above_its_columns():
    screen = Listener(Teller())
    table = Table(title="Two games")
    table.add_column("Rule")
    table.add_column("This")
    table.add_row("Trumps", "named\nat any time")
    screen.table(table)
    assert screen.paper.getvalue() == "Two games\nRule: Trumps; This: named at any time\n"


def test_a_terminal_that_can_draw_nothing_is_drawn_upon(monkeypatch):
    monkeypatch.setenv("TERM", "xterm")
    assert type(screen_for(Teller())) is Screen
    assert type(screen_for(Teller(), plain=True)) is PlainScreen
    monkeypatch.setenv("TERM", "dumb")
    assert type(screen_for(Teller())) is PlainScreen


def test_colours_are_shown_to_who_wants_none(monkeypatch):
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("NO_COLOR", "1")
    screen = screen_for(Teller())
    with screen.console.capture() as shown:
        screen.show("♥A", style="yellow")
    assert not re.search("\x1b\\[[0-9;]*3[0-9]m", shown.get())


def test_the_command_forgets_that_plain_lines_are_wanted(monkeypatch, capsys):
    monkeypatch.setattr("builtins.input", lambda _prompt: "quit")
    assert main(["play", "mustamaija", "--seed", "1", "--plain"]) == 0
    shown = capsys.readouterr().out
    assert "Mustamaija (French), deal 1\n" in shown
    assert not re.search("[♣♦♥♠][0-9JQKA]", shown)
    assert not DRAWN.search(shown)
