"""What is said of a play is true of it, and nothing that the seat does not know."""

from __future__ import annotations

import random
from typing import Any

import pytest

from maija.cards import parse_card, parse_cards
from maija.games.family import families
from maija.games.hearts.terms import MOON, OTHERS_PLUS
from maija.games.mustamaija.terms import CLAIM, DONE, NAME, TAKE
from maija.games.presets import PRESETS
from maija.players.advice import _REMARKS
from maija.players.asked import KINDS, Asked, answers, asked
from maija.players.remarks import CODES, Remark
from maija.record import read_position
from tests import random_games, redeal

SEARCHED = {"goes-for-moon", "stops-moon"}
"""Said only where a search has found it."""
CHANGES = {
    ("mustamaija", "another deal"): redeal.mustamaija,
    ("mustamaija", "nonsense"): redeal.mustamaija_nonsense,
    ("hearts", "another deal"): redeal.hearts,
    ("hearts", "nonsense"): redeal.hearts_nonsense,
}


def said(position: str, play: str, seat: int | None = None) -> dict[str, Remark]:
    """What is said of a play, by the code: of the seat in turn, if no other is named."""
    preset, rules, state = read_position(position)
    family = preset.family
    at = family.turn(state)[0] if seat is None else seat
    actions = [family.read_action(word) for word in play.split(", ") if word]
    return {each.code: each for each in _REMARKS[family.name](rules, state, at, actions)}


def cards(text: str) -> tuple[int, ...]:
    return tuple(parse_cards(text))


# --- Mustamaija -----------------------------------------------------------------------------

ENDING = "mustamaija; trump hearts; stock 0; bout 9; A 5C 6C 9H QS; B 7D 8D; C 9D 10H JH; D 4S 6S"
DEFENDING = "mustamaija; trump hearts; stock 9; attacker A; led 5C 6C; A 9D; B 7C 2H QS; C 3D; D 4S"


def test_the_queen_or_trumps_are_said_to_be_kept_though_they_are_spent() -> None:
    kept = said(ENDING, "5C, 6C, done")
    assert kept["keeps-trumps"].cards == cards("9H")
    assert kept["cards-stay"].number == 2
    assert kept["voids-suit"].suit == 0
    assert "keeps-queen" in kept
    spent = said(ENDING, "9H, done")
    assert spent["spends-trumps"].cards == cards("9H")
    assert "keeps-trumps" not in spent
    assert said(ENDING, "QS, done")["leads-queen"].seat == 1


def test_what_is_left_in_a_defence_is_miscounted() -> None:
    assert said(DEFENDING, "take, take")["leaves"].number == 2
    half = said(DEFENDING, "7C, take")
    assert half["leaves"].number == 1
    over = said(DEFENDING.replace("stock 9", "stock 0; bout 9"), "7C, take")
    assert "cards-stay" not in over, "more are picked up"
    assert half["keeps-trumps"].cards == cards("2H")
    whole = said(DEFENDING, "7C, 2H")
    assert whole["beats-all"].number == 2
    assert "leaves" not in whole
    assert whole["spends-trumps"].number == 1


def test_the_last_card_leaves_the_hand_unremarked() -> None:
    assert (
        said("mustamaija; stock 0; bout 9; A 5C; B 9C 3D", "5C, done")["empties-hand"].number == 0
    )
    still = said("mustamaija; stock 9; bout 9; A 5C; B 9C 3D", "5C, done")["empties-hand"]
    assert still.number == 9


PAIR = "musta-maija; stock 20; A 3C KH QH 2S 4S; B 2D 5H 7S 8S 9S; C 2H 3H 4H 6H 8H"


def test_a_pair_that_could_name_trumps_is_broken_unremarked() -> None:
    assert said(PAIR, "KH, done")["breaks-pair"].suit == 2
    assert "breaks-pair" not in said(PAIR, "3C, done")
    assert said(PAIR, "name hearts")["names-trump"].suit == 2
    waiting = "musta-maija; stock 20; A 3C 9S; B 2D 5H; C KH QH 2H"
    assert "names-nothing" in said(waiting, "", seat=2)


def test_whoever_is_asked_after_the_deal_whether_he_names_is_not_told_what_he_does() -> None:
    """S3.24: the holders of a pair are asked one after the other before the first lead."""
    asking = "voron trump_method=kq_after_deal; naming; stock 20; A 3C 9S; B 2D 5H; C KH QH 2H"
    preset, rules, state = read_position(asking)
    assert asked(preset.family, rules, state, 2).kind == "name"
    assert "names-nothing" in said(asking, "decline")
    assert said(asking, "name hearts")["names-trump"].suit == 2


# --- Hearts ---------------------------------------------------------------------------------

TRICK = "hearts; trick 5; leader A; broken; table 8S; A 2C; B KS 3S QS 4H; C 9S 2H; D 10S 5H"


def test_a_trick_is_said_to_be_avoided_though_it_is_won() -> None:
    won = said(TRICK, "KS")
    assert won["wins-trick-so-far"].number == 0
    assert "cannot-win-trick" not in won
    assert "keeps-queen" in won
    below = said(TRICK, "3S")
    assert below["cannot-win-trick"].seat == 0
    assert "still-out" not in below
    assert said(TRICK, "QS")["wins-trick-so-far"].number == 13


def test_the_last_card_of_a_trick_is_told_as_if_others_could_still_win_it() -> None:
    last = "hearts; trick 5; leader A; broken; table 8S 9S 10S; A 2C; B 3C; C 4C; D KS 3S 2H"
    assert said(last, "KS")["takes-trick"].seat == 3
    assert said(last, "3S")["lets-trick-go"].seat == 2


def test_points_are_thrown_away_unremarked() -> None:
    void = "hearts; trick 5; leader A; broken; table 8C; A 2C; B QS AH 2D; C 4C; D KC"
    assert said(void, "QS")["sheds-queen"].seat == 0
    heart = said(void, "AH")["sheds-points"]
    assert (heart.number, heart.cards) == (1, cards("AH"))
    assert "sheds-points" not in said(void, "2D")


def test_the_ace_is_led_into_the_queen_unremarked() -> None:
    out = "hearts; trick 5; leader A; broken; A AS 2C; B QS 3C; C 4C 5S; D KC 6S"
    assert "queen-may-fall" in said(out, "AS")
    assert said(out, "AS")["still-out"].against == 0
    assert "queen-may-fall" not in said(out, "2C")


def test_a_moon_has_no_value() -> None:
    family = families()["hearts"]
    rules = PRESETS["hearts"].rules
    state = family.start(rules, 4, seed=1)
    state.phase, state.waiting, state.shooter = MOON, 1 << 2, 2
    assert asked(family, rules, state, 2).kind == "moon"
    assert _REMARKS["hearts"](rules, state, 2, (OTHERS_PLUS,)) == (Remark("scores-moon", 26),)


# --- everything -----------------------------------------------------------------------------


def plays(family: Any, rules: Any, state: Any, seat: int, chance: random.Random) -> Any:
    """Some plays of a seat, as they may come: alone, in a group, or nothing."""
    legal = family.legal(rules, state, seat)
    if not legal:
        return
    if seat not in family.turn(state):
        yield ()
    yield (chance.choice(legal),)
    choices = family.choices(rules, state, seat)
    if choices.cover:
        yield tuple(TAKE for _ in choices.cover)
    if choices.pick and choices.pick[0].joins:
        yield (choices.pick[0].card, choices.pick[0].joins[0], DONE)
    if choices.pass_ is not None:
        yield tuple(chance.sample(choices.pass_.cards, choices.pass_.exactly))


@pytest.mark.parametrize(("name", "kind"), CHANGES)
def test_something_is_said_that_the_seat_does_not_know(name: str, kind: str) -> None:
    family, change = families()[name], CHANGES[name, kind]
    compared = changed = 0
    for number in range(random_games.times(25, 400)):
        chance = random.Random(number)
        rules, players = random_games.table(family, chance)
        start = random_games.start(family, rules, players, chance)
        for state in random_games.states(family, rules, start, chance):
            if chance.random() > 0.2:
                continue
            seat = chance.randrange(players)
            other = change(rules, state, seat, chance)
            for play in plays(family, rules, state, seat, chance):
                told = _REMARKS[name](rules, state, seat, play)
                assert _REMARKS[name](rules, other, seat, play) == told, (number, play)
                assert asked(family, rules, other, seat) == asked(family, rules, state, seat)
                compared += 1
            changed += other.hands != state.hands
    assert compared > 100
    assert changed > 50


@pytest.mark.slow
def test_a_code_is_never_said_or_has_no_name() -> None:
    codes, kinds = {"scores-moon"}, {"moon", "name"}
    wanted = set(CODES) - SEARCHED
    for number in range(200):
        for name, family in families().items():
            chance = random.Random(f"codes {number}")
            rules, players = random_games.table(family, chance)
            start = random_games.start(family, rules, players, chance)
            for state in random_games.states(family, rules, start, chance):
                for seat in range(players):
                    for play in plays(family, rules, state, seat, chance):
                        codes |= {each.code for each in _REMARKS[name](rules, state, seat, play)}
                        kinds.add(asked(family, rules, state, seat).kind)
        assert codes <= wanted
        if codes == wanted and kinds == set(KINDS):
            return
    pytest.fail(f"never: {wanted - codes} {set(KINDS) - kinds}")


def test_a_defence_is_told_with_its_answers_mixed_up() -> None:
    preset, rules, state = read_position(DEFENDING)
    question = asked(preset.family, rules, state, 1)
    assert (question.kind, question.cards, question.seat) == ("defend", cards("5C 6C"), 0)
    given = answers(question, (parse_card("7C"), TAKE))
    assert given.pairs == ((parse_card("5C"), parse_card("7C")),)
    assert given.left == cards("6C")
    nothing = answers(Asked("defend", ()), (NAME + 1, CLAIM))
    assert (nothing.pairs, nothing.left) == ((), ())
