"""Whole deals in the terminal, and what a person may type there."""

from contextlib import suppress
from pathlib import Path

import pytest

from maija.games.presets import PRESETS, preset
from maija.players import PLAYERS, Memory
from maija.record import read_position
from maija.terminal import Game, Keeper, Teller
from maija.terminal import game as game_module
from maija.terminal.asking import Quit
from maija.terminal.game import TABLES
from tests.terminal.person import Person


class Careless(Keeper):
    """Keeps nothing: these tests are about other things, and a disk is slow."""

    def keep(self, _record):
        return Path("nowhere")

    keep_anywhere = keep


ALL = [
    (name, players)
    for name, entry in PRESETS.items()
    for players in {entry.rules.seats().start, entry.rules.seats().stop - 1}
]


def play(name, person, players=None, *, seed=1, other="simple", **options):
    chosen = preset(name)
    number = players or chosen.players
    rules = chosen.changed(options, number)
    Game(person, chosen, rules, number, PLAYERS[other], seed, keeper=Careless()).play()
    return person.shown


@pytest.mark.parametrize(("name", "players"), ALL)
def test_a_deal_cannot_be_played_to_its_end(name, players):
    shown = play(name, Person(seed=players), players, seed=players)
    assert f"{Teller().game(name)}, deal 1" in shown
    assert "The deal is over" in shown
    assert "This deal: you" in shown
    assert f"--seed {players}" in shown
    assert shown.endswith("Goodbye.\n")
    assert "None" not in shown


@pytest.mark.parametrize("name", PRESETS)
def test_a_line_is_wider_than_a_small_terminal(name):
    shown = play(name, Person(width=40))
    assert all(len(line.rstrip()) <= 40 for line in shown.splitlines() if not line.startswith("> "))


def test_the_next_deal_has_the_same_dealer_or_the_scores_are_forgotten():
    shown = play("mustamaija", Person(deals=3), 4)
    for deal in (1, 2, 3):
        assert f"deal {deal}" in shown
    assert shown.count(" deal.") + shown.count(" deals.") == 3
    assert shown.count("In all: you") == 2


def test_a_match_ends_without_places():
    shown = play("dam", Person(deals=3), 2)
    assert shown.count("Places: 1. ") == 1
    assert "The match is over. Another? yes or no" in shown
    assert shown.count("Dam, deal 1") == 2


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("", "Type the number of a choice"),
        (" , ", "Type the number of a choice"),
        ("0", "There is no choice 0: they go from 1 to 5."),
        ("6", "There is no choice 6"),
        ("9" * 5000, "There is no choice 9999"),
        ("²", "“²” is no number of the list"),
        ("one", "“one” is no number of the list, no card (as in qs) and no word"),
        ("1x", "“1x” is no number"),
        ("\x1b[A", "is no number of the list"),
        ("2c 2d", "does not go along"),
        ("take", "You cannot say “take” now."),
        ("done", "You must lead at least one card. [M51]"),
        ("name hearts", "King and queen name no trumps in this game. [S1.26]"),
        ("1 1", "You do not hold"),
        ("?", "The rules of Mustamaija (French), 3 players"),
        ("Help", "Type the number of a choice, its word, or a card"),
        ("HELP", "“quit” leaves the game and keeps it."),
    ],
)
def test_a_wrong_entry_is_not_explained_or_ends_the_game(typed, answer):
    hand = "2C 2D 5H 9S KS"
    assert answer in _after(hand, typed)


def test_the_rule_behind_a_refusal_is_not_named():
    shown = _after("2C 2D 5H 9S KS", "done", "why")
    assert "The rules, “The lead”: A lead is one or more cards of one suit." in shown
    shown = _after("2C 2D 5H 9S KS", "name hearts", "why")
    assert "The rules, “Trumps”: After the deal a card of the stock is turned" in shown


def play_on(game):
    """Play until the deal is over or the person leaves."""
    with suppress(Quit):
        while not game.family.over(game.deal.state):
            game.deal.step()


def _after(hand, *typed, start="mustamaija; trump hearts; stock 9"):
    """What is shown when a person with this hand types something and then leaves."""
    others = "" if "; B " in start else "; B 5; C 5"
    person = Person([*typed, "quit"], width=300)
    chosen, rules, state = read_position(f"{start}; A {hand}{others}")
    game = Game(person, chosen, rules, state.players, PLAYERS["simple"], 1, keeper=Careless())
    game.deal.state, game.deal.memories = state, [Memory() for _ in range(8)]
    play_on(game)
    return person.shown


def test_several_cards_in_one_entry_are_not_one_lead():
    shown = _after("2C 5C 7C 9S KS", "7c, 2C 5c")
    assert "You lead ♣2 ♣5 ♣7." in shown
    shown = _after("2C 5C 7C 9S KS", "3 1 2")
    assert "You lead ♣2 ♣5 ♣7." in shown


def test_a_refused_group_is_done_in_part():
    shown = _after("2C 5C 9S KS KD", "2c 9s", "2c 5c")
    assert "does not go along" in shown
    assert "You lead ♣2 ♣5." in shown


def test_a_lead_of_one_card_must_be_ended_though_none_can_follow():
    assert "You lead ♠9." in _after("2C 5C 9S KD AH", "9s")
    shown = _after("2C 5C 9S KD AH", "2c", "done")
    assert "Another card with it, or done?" in shown
    assert "You lead ♣2." in shown


def test_a_holder_of_a_pair_is_not_offered_to_name_trumps_while_others_play():
    start = (
        "musta-maija; stock 20; attacker B; B 2D 3D 4D 5D 6D 7D; C 2S 3S 4S 5S 6S 7S;"
        " D 8D 9D 10D 8S 9S 10S"
    )
    hand = "KH QH 2C 3C 4C 5C"
    assert "You name hearts trumps." in _after(hand, "name hearts", start=start)
    shown = _after(hand, "", "1", start=start)
    assert shown.count("You hold a pair. Name trumps now, or Enter to go on?") >= 2
    assert "leads" in shown.partition("You name hearts trumps.")[0]
    assert "You do not hold king and queen of clubs" in _after(hand, "name clubs", start=start)
    assert "is no number of the list" in _after(hand, "foo", start=start)
    assert "Type the number" in _after(hand, "1 1", start=start)


def test_another_names_trumps_and_the_person_does_not_learn_it():
    start = "musta-maija; stock 20; D KH QH 2D 3D 4D 5D"
    shown = _after("2C 3C 4C 5C 6C 7C", start=start)
    assert "shows ♥Q ♥K and names hearts trumps." in shown
    assert "Trumps: hearts" in shown


def test_counts_are_shown_where_they_are_hidden():
    start = "musta-maija; stock 20; D 6"
    assert "Aino: defending\n" in _after("2C 3C 4C 5C 6C 7C", start=start)
    assert "Aino: defending, 5 cards" in _after("2C 3C 4C 5C 6C")


def test_too_few_or_too_many_cards_are_passed():
    start = "hearts; passing; D 13"
    hand = "2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC AC"
    person = Person(["2c", "2c 3c 4c 5c", "2c 2c 3c", "2c 3c qs", "ac kc qc", "quit"], width=300)
    chosen, rules, state = read_position(f"{start}; A {hand}; B 13; C 13")
    game = Game(person, chosen, rules, 4, PLAYERS["simple"], 1, keeper=Careless())
    game.deal.state, game.deal.memories = state, [Memory() for _ in range(8)]
    play_on(game)
    assert person.shown.count("Choose exactly 3 cards.") == 2
    assert "You have chosen ♣2 already." in person.shown
    assert "You do not hold ♠Q." in person.shown
    assert "You pass ♣Q ♣K ♣A to Aino." in person.shown


def test_the_choice_of_the_moon_is_not_asked():
    hearts = " ".join(f"{rank}H" for rank in "2 3 4 5 6 7 8 9 10 J Q K".split())
    position = (
        f"hearts moon=choice; trick 13; leader A; broken; taken A {hearts} QS; tricks 12 0 0 0;"
        " A AH; B 2C; C 3C; D 4C"
    )
    person = Person(["", "qs", "2"], width=300)
    chosen, rules, state = read_position(position)
    game = Game(person, chosen, rules, 4, PLAYERS["simple"], 1, keeper=Careless())
    game.deal.state, game.deal.memories = state, [Memory() for _ in range(8)]
    play_on(game)
    game.deal.tell()
    assert "How is it scored?" in person.shown
    assert "Choose first how the moon is scored. [S4.6]" in person.shown
    assert "The points come off the shooter’s score." in person.shown


def test_the_end_of_the_input_is_a_crash():
    class Gone(Person):
        def ask(self, prompt):
            raise EOFError(prompt)

    assert play("hearts", Gone()).endswith("Goodbye.\n")


@pytest.mark.parametrize(("typed", "deals"), [("", 2), ("Y", 2), ("n", 1), ("maybe", 1)])
def test_another_deal_is_misunderstood(typed, deals):
    class Short(Person):
        def ask(self, prompt):
            script, self.script = self.script, []
            if "yes or no" in self.question and script:
                return script.pop(0)
            typed = super().ask(prompt)
            self.script = script
            return typed

    shown = play("dam", Short([typed]), 2)
    assert f"deal {deals}" in shown
    assert f"deal {deals + 1}" not in shown
    assert ("Type yes or no." in shown) == (typed == "maybe")


def test_players_that_go_in_circles_hang_the_game(monkeypatch):
    monkeypatch.setattr(game_module, "MOST_ACTIONS", 30)
    assert "broken off" in play("dam", Person(), 2, repetition="off")


def test_a_family_has_no_table():
    assert set(TABLES) == {entry.family.name for entry in PRESETS.values()}
