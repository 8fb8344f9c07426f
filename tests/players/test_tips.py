"""A prompt and a tip come when they are true, once in a deal, and tell nothing that is hidden."""

from __future__ import annotations

import random
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from maija.cards import parse_cards
from maija.games.family import families
from maija.games.hearts.terms import MOON as MOON_PHASE
from maija.games.presets import PRESETS
from maija.players import guidance
from maija.players.pointers import PROMPTS, TIPS
from maija.record import read_position
from tests import random_games, redeal

if TYPE_CHECKING:
    from maija.players.pointers import Pointer

CHANGES = {
    ("mustamaija", "another deal"): redeal.mustamaija,
    ("mustamaija", "nonsense"): redeal.mustamaija_nonsense,
    ("hearts", "another deal"): redeal.hearts,
    ("hearts", "nonsense"): redeal.hearts_nonsense,
}
CLAUSES = Path(__file__).parents[2] / "docs" / "clauses.md"


def asked(position: str, moves: str = "", *, seat: int | None = None) -> tuple[Any, Any, Any, int]:
    """What is asked about: the seat in turn after some moves, if no other is named."""
    preset, rules, state = read_position(position)
    family = preset.family
    for move in moves.split(";") if moves else ():
        letter, *words = move.split()
        actions = [family.read_action(word) for word in words]
        state = family.apply(rules, state, ord(letter) - ord("A"), *actions)
    return family, rules, state, family.turn(state)[0] if seat is None else seat


def tips(family: Any, rules: Any, state: Any, seat: int) -> dict[str, Pointer]:
    """Every tip of a decision, by its code, as one comes after the other."""
    told: dict[str, Pointer] = {}
    while (found := guidance.tip(family, rules, state, seat, told)) is not None:
        told[found.code] = found
    return told


def cards(text: str) -> tuple[int, ...]:
    return tuple(parse_cards(text))


# --- when a tip comes -----------------------------------------------------------------------

EARLY = "musta-maija; stock 30; A 3C 7C KH QS 2D JD; B 2H 5H; C 4H 6H"
LATE = "mustamaija; trump hearts; stock 5; A 5C 6C 9H QS; B 7D 8D; C 9D 10H JH"
UNDER = "voron; trump hearts; stock 5S 6S 4H*; A 5C 9D; B 7D 8D; C 9C 10H"
ENDING = "mustamaija; trump hearts; stock 0; bout 9; A 5C QC 9H QS; B 7D 8D; C 9D 10H JH"
HIDDEN = "musta-maija; stock 0; bout 9; A 5C 6C 9H; B 7D; C 9D 10H QS"
BEATING = "mustamaija; trump hearts; stock 9; attacker A; led 5C 6C KC; A 9D; B 7C 2H; C 3D QS"
HOPELESS = "mustamaija; trump hearts; stock 9; attacker A; led 5S QS; A 9D; B 7C 2H; C 3D"
PAIR = "musta-maija; stock 20; A 3C KH QH 2S 4S; B 2D 5H 7S 8S 9S; C 2H 3H 4H 6H 8H"
DRAWING = "musta-maija draw_compulsory=no; stock 9S 8S; A 5C 6D; B 8C; C 3D QS"
PASSING = "hearts; passing; A QS KS 3S 4C 5C 6C 7C 8C 9C 10C JC 2D 3D; B 13; C 13; D 13"
FIRST = "hearts; trick 1; leader D; table 2C; A 4C KC 5D; B 5C QS; C 6C 7D; D 2H 3H"
TRICK = "hearts; trick 5; leader D; broken; table 8S; A KS 3S 5S 4H; B 2C; C 9S 2H; D 10S"
MOON = "hearts; trick 9; leader A; broken; taken B QS 2H 3H 4H; A 5C 6D; B 7C; C 8C; D 9C"
LEADING = "hearts; trick 5; leader A; broken; A AS 3S 5C; B QS 4C; C 9S 2H; D 10S"
VOID = "hearts; trick 5; leader D; broken; table 8D; A KS 3S 4H; B 2C; C 9S 2H; D 10S"
APPLIES: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    # a tip: where it applies, and where it does not
    "small-first": ((EARLY,), ("musta-maija; stock 30; A QC JC; B 2H 5H; C 4H 6H",)),
    "keep-queen": ((EARLY,), (EARLY.replace("QS", "2S"),)),
    "keep-pair-cards": ((EARLY,), (EARLY.replace("musta-maija;", "mustamaija; trump clubs;"),)),
    "hold-trump-back": ((PAIR,), (PAIR.replace("QH", "JH"),)),
    "two-suits": ((LATE,), (LATE.replace("9H QS", "7C 9H"),)),
    "last-of-stock": ((UNDER,), (LATE,)),
    "draw-little": ((DRAWING, "A 5C done"), (DRAWING.replace("=no", "=yes"), "A 5C done")),
    "lead-queen-late": ((ENDING,), (ENDING.replace("QS", "2S"),)),
    "unbeaten": ((ENDING,), (ENDING.replace("7D 8D", "7D KC").replace("5C QC", "5C"),)),
    "mind-overload": ((HIDDEN,), (ENDING,)),
    "count-hands": ((HIDDEN,), (ENDING,)),
    "watch-trumps": ((ENDING,), (EARLY,)),
    "spare-trumps": ((HOPELESS,), (HOPELESS.replace("2H", "2D"),)),
    "smallest-first": (
        (BEATING.replace("led 5C", "led 4C"),),
        (BEATING.replace("7C 2H", "8D 2D"),),
    ),
    "claim-overload": ((HIDDEN, "A 5C 6C done"), (HIDDEN, "A 5C done")),
    "pass-queen": ((PASSING,), (PASSING.replace("QS KS 3S", "KS 3S 4S"),)),
    "guarded-queen": ((PASSING.replace("4C 5C 6C", "4S 5S 6S"),), (PASSING,)),
    "pass-high-spades": ((PASSING.replace("QS", "QC"),), (PASSING,)),
    "pass-short-suit": ((PASSING,), (PASSING.replace("7C 8C", "7D 8D"),)),
    "first-trick-free": ((FIRST,), (FIRST.replace("KC", "7C").replace("6C 7D", "6C KC"),)),
    "first-trick-costs": ((FIRST.replace("hearts", "black-maria"),), (FIRST,)),
    "duck": (
        (
            TRICK.replace("table 8S", "table 8S 2H 9S")
            .replace("leader D", "leader B")
            .replace("B 2C", "B QD")
            .replace("C 9S 2H", "C JD")
            .replace("D 10S", "D JC"),
        ),
        (TRICK,),
    ),
    "last-and-free": (
        (
            TRICK.replace("table 8S", "table 8S 7S 9S")
            .replace("leader D", "leader B")
            .replace("B 2C", "B QD")
            .replace("C 9S 2H", "C JD")
            .replace("D 10S", "D JC"),
        ),
        (TRICK,),
    ),
    "throw-costly": ((VOID,), (VOID.replace("4H", "4C").replace("KS", "KD"),)),
    "catch-omnibus": (
        (
            VOID.replace("hearts;", "hearts omnibus=JD;")
            .replace("8D", "JD")
            .replace("KS 3S", "KD QD"),
        ),
        (VOID,),
    ),
    "stop-moon": ((MOON,), (MOON.replace("4H;", "4H C 5H;"),)),
    "own-moon": ((MOON.replace("taken B", "taken A"),), (MOON,)),
    "hold-high-spades": (
        (LEADING,),
        (LEADING.replace("QS 4C", "4C").replace("broken;", "broken; taken B QS;"),),
    ),
    "draw-queen-out": ((LEADING.replace("AS", "4S"),), (LEADING,)),
}


def test_a_tip_applies_nowhere_that_is_known_here() -> None:
    assert set(APPLIES) == set(TIPS)


@pytest.mark.parametrize("code", APPLIES)
def test_a_tip_is_held_back_or_comes_where_it_is_not_true(code: str) -> None:
    there, elsewhere = APPLIES[code]
    assert code in tips(*asked(*there))
    assert code not in tips(*asked(*elsewhere))


def test_a_tip_names_other_cards_seats_or_numbers_than_it_is_about() -> None:
    ending = tips(*asked(ENDING))
    assert ending["unbeaten"].cards == cards("5C QC")
    assert (ending["unbeaten"].number, ending["unbeaten"].seat) == (2, 1)
    assert (ending["watch-trumps"].number, ending["watch-trumps"].against) == (10, 2)
    hopeless = tips(*asked(HOPELESS))["spare-trumps"]
    assert (hopeless.number, hopeless.cards) == (1, cards("QS"))
    claimed = tips(*asked(HIDDEN, "A 5C 6C done"))["claim-overload"]
    assert (claimed.number, claimed.against, claimed.seat) == (2, 1, 0)
    assert tips(*asked(MOON))["stop-moon"].number == 16


# --- what a prompt says ---------------------------------------------------------------------

WHOLE = "voron; trump hearts; stock 9; attacker A; led 5C 6C; A 9D; B 7C 2H; C 3D QS"
MUST = "musta-maija must_beat_if_possible=yes; stock 9; attacker A; led 5C 6C; A 9D; B 7C; C QS"
NAMING = "voron trump_method=kq_after_deal; naming; stock 20; A 3C 9S; B 2D 5H; C KH QH 2H"
LEAD = "hearts; trick 1; leader A; A 2C 3C 4D; B 4C QS; C 5C 7D; D 2H 3H"
SITUATIONS: dict[str, tuple[str, ...]] = {
    "lead": (EARLY,),
    "lead-more": (EARLY, "A 3C"),
    "beat-all": (BEATING.replace(" KC;", ";"),),
    "beat-whole": (WHOLE,),
    "beat-some": (BEATING,),
    "beat-none": (BEATING.replace("7C 2H", "3C 2D"),),
    "beat-not-whole": (WHOLE.replace("2H", "2D"),),
    "beat-must": (MUST,),
    "claim": (HIDDEN, "A 5C 6C done"),
    "take-up": ("musta-maija; stock 9; attacker A; led 5C 6C; A 9D; B 7C KH QH; C QS", "B take 7C"),
    "draw": (DRAWING, "A 5C done"),
    "name": (NAMING,),
    "pass": (PASSING,),
    "only-card": (LEAD,),
    "trick-lead": (LEADING,),
    "trick-lead-no-hearts": (LEADING.replace("broken; A AS", "A AS 7H"),),
    "trick-lead-club": (LEAD.replace("hearts;", "hearts first_lead=any_club;"),),
    "trick-lead-harmless": (
        LEAD.replace("hearts;", "hearts first_lead=left_of_dealer hearts_lead=any;").replace(
            "2C 3C 4D", "3C 4D 5H"
        ),
    ),
    "follow": (TRICK,),
    "throw-off": (VOID,),
    "throw-off-harmless": (FIRST.replace("A 4C KC 5D", "A 4D 5D 6H"),),
}


@pytest.mark.parametrize("code", SITUATIONS)
def test_a_situation_is_told_as_another(code: str) -> None:
    found = guidance.prompt(*asked(*SITUATIONS[code]))
    assert found is not None
    assert found.code == code


def test_a_prompt_miscounts_what_may_be_done() -> None:
    lead = guidance.prompt(*asked(LATE.replace("7D 8D", "7D 8D 10D")))
    assert lead is not None
    assert (lead.number, lead.seat) == (2, 1)
    some = guidance.prompt(*asked(BEATING))
    assert some is not None
    assert (some.number, some.against, some.cards) == (2, 3, cards("5C 6C KC"))
    assert (some.seat, some.suit) == (0, 2)
    trumps = guidance.prompt(*asked(BEATING.replace("trump hearts", "trump clubs")))
    assert trumps is not None
    assert trumps.suit is None, "only a higher card beats a trump"
    meanwhile = guidance.prompt(*asked(PAIR.replace("attacker A", ""), "A 3C done", seat=0))
    assert meanwhile is not None
    assert (meanwhile.code, meanwhile.cards) == ("may-name", cards("QH KH"))


def test_a_prompt_is_given_in_no_situation_that_is_known_here() -> None:
    assert set(PROMPTS) - set(SITUATIONS) == {"may-name", "moon"}


# --- everything -----------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "kind"), CHANGES)
def test_guidance_tells_what_the_seat_does_not_know(name: str, kind: str) -> None:
    family, change = families()[name], CHANGES[name, kind]
    compared = changed = 0
    for number in range(random_games.times(25, 400)):
        chance = random.Random(f"tips {number}")
        rules, players = random_games.table(family, chance)
        start = random_games.start(family, rules, players, chance)
        for state in random_games.states(family, rules, start, chance):
            if chance.random() > 0.15:
                continue
            seat = chance.choice([*family.turn(state), chance.randrange(players)])
            other = change(rules, state, seat, chance)
            told = tips(family, rules, state, seat)
            assert tips(family, rules, other, seat) == told, number
            prompt = guidance.prompt(family, rules, state, seat)
            assert guidance.prompt(family, rules, other, seat) == prompt, number
            compared += prompt is not None
            changed += other.hands != state.hands
    assert compared > 100
    assert changed > 50


def test_guidance_has_a_code_or_a_clause_that_is_nowhere() -> None:
    known = {
        line.split("|")[1].strip(" `") for line in CLAUSES.read_text().splitlines() if "|" in line
    }
    found = {}
    for code, (there, _) in APPLIES.items():
        found[code] = tips(*asked(*there))[code].clause
    assert set(found.values()) - known == set()


def test_a_tip_is_told_twice_in_a_deal_or_where_there_is_nothing_to_decide() -> None:
    where = asked(ENDING)
    first = guidance.tip(*where)
    assert first is not None
    second = guidance.tip(*where, {first.code})
    assert second is not None
    assert second.code != first.code
    assert guidance.tip(*where, TIPS) is None
    family, rules, state, _ = where
    assert guidance.tip(family, rules, state, 2) is None
    assert guidance.prompt(family, rules, state, 2) is None


def test_the_moon_has_no_prompt() -> None:
    family = families()["hearts"]
    rules = PRESETS["hearts"].rules
    state = family.start(rules, 4, seed=1)
    state.phase, state.waiting, state.shooter = MOON_PHASE, 1 << 2, 2
    found = guidance.prompt(family, rules, state, 2)
    assert found is not None
    assert (found.code, found.number) == ("moon", 26)
