"""Players who search play whole deals, do as they decided, and never look at hidden cards."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest

from maija.cards import cards_of, parse_card
from maija.chance import seeded
from maija.games.family import families
from maija.games.mustamaija.terms import DONE, NAME, TAKE
from maija.games.presets import PRESETS
from maija.players import PLAYERS, Memory, searcher
from maija.players.api import AT_MOST
from maija.players.levels import LEVELS
from maija.players.search import Judgement, Weighed, search_of
from maija.record import read_position
from tests import random_games, redeal

if TYPE_CHECKING:
    from collections.abc import Iterator

QUICK = replace(LEVELS[0], playouts={"mustamaija": 24, "hearts": 24})
HABIT = PLAYERS["habit"]
MOST = 600


def told(family: Any, rules: Any, players: int, chance: random.Random) -> Iterator[Any]:
    """A random deal, each state with the memories of all seats."""
    memories = [Memory(rng=seeded(seat)) for seat in range(players)]
    start = random_games.start(family, rules, players, chance)
    for state in random_games.states(family, rules, start, chance):
        for seat, memory in enumerate(memories):
            QUICK.observe(family, rules, state, seat, memory)
        yield state, memories


# --- whole deals ----------------------------------------------------------------------------


def play(family: Any, rules: Any, players: int, chance: random.Random) -> tuple[Any, int]:
    """A deal with a searching player at every seat; the end, and how many actions it took."""
    state = random_games.start(family, rules, players, chance)
    memories = [Memory(rng=seeded(seat)) for seat in range(players)]
    for done in range(MOST):
        for seat, memory in enumerate(memories):
            QUICK.observe(family, rules, state, seat, memory)
        if family.over(state):
            return state, done
        turn = family.turn(state)
        seats = [at for at in range(players) if at not in turn and family.legal(rules, state, at)]
        for seat in (*seats, *turn):
            before = state.copy()
            action = QUICK.choose(family, rules, state, seat, memories[seat])
            assert state == before
            if action >= 0 or seat in turn:
                assert family.check(rules, state, seat, action) is None
                family.law.apply(rules, state, seat, action)
                break
    return state, MOST


@pytest.mark.fast
@pytest.mark.slow
@pytest.mark.parametrize("name", PRESETS)
def test_a_level_does_what_is_not_legal_or_a_deal_does_not_end(name: str) -> None:
    family, chance = PRESETS[name].family, random.Random(name)
    search_of(family).twin.warm()
    ended = 0
    for deal in range(random_games.times(2, 60)):
        rules, players = PRESETS[name].rules, chance.choice(PRESETS[name].rules.seats())
        if deal % 2:
            rules, players = random_games.table(family, chance)
        state, _ = play(family, rules, players, chance)
        ended += family.over(state)
    assert ended


# --- what was decided -----------------------------------------------------------------------


class Told:
    """A search that answers what it is told to, and counts how often it was asked."""

    def __init__(self, *answers: tuple[int, ...]) -> None:
        self.answers = list(answers)
        self.asked = 0

    def judge(self, *_: Any, **__: Any) -> Judgement:
        self.asked += 1
        return Judgement((Weighed(self.answers.pop(0), 1, 0.5),), 1)


@pytest.fixture
def answering(monkeypatch):
    """Put a search in the place of the compiled one, and say that it is ready."""

    def put(*answers: tuple[int, ...]) -> Told:
        told_search = Told(*answers)
        monkeypatch.setattr(searcher, "search_of", lambda family: told_search)
        monkeypatch.setattr(searcher, "ready", lambda family, endgames: True)
        return told_search

    return put


LEADING = "musta-maija; stock 20; A 3C 6C 9D 2S 4S 5S; B 2D 5H 7S 8S 9S 10S; C KH QH 2H 3H 4H 6H"
DEFENDING = (
    "musta-maija; stock 20; attacker A; led 3C 6C;"
    " A 9D 2S 4S 5S; B 7C 8C 5H 7S 8S 9S; C KH QH 2H 3H 4H 6H"
)


def card(text: str) -> int:
    return parse_card(text)


def test_a_lead_is_thought_over_again_after_each_card(answering) -> None:
    preset, rules, state = read_position(LEADING)
    search, memory, done = answering((card("3C"), card("6C"), DONE)), Memory(), []
    for _ in range(3):
        done.append(QUICK.choose(preset.family, rules, state, 0, memory))
        preset.family.law.apply(rules, state, 0, done[-1])
    assert done == [card("3C"), card("6C"), DONE]
    assert search.asked == 1


def test_a_defence_goes_on_as_decided_though_trumps_were_named(answering) -> None:
    """S1.24: naming in the middle of a defence changes what beats what."""
    preset, rules, state = read_position(DEFENDING)
    law = preset.family.law
    search, memory = answering((card("7C"), card("8C")), (TAKE,)), Memory()
    assert QUICK.choose(preset.family, rules, state, 1, memory) == card("7C")
    law.apply(rules, state, 1, card("7C"))
    law.apply(rules, state, 2, NAME + 2)
    assert QUICK.choose(preset.family, rules, state, 1, memory) == TAKE
    assert search.asked == 2


def test_a_defence_is_thought_over_again_though_nothing_has_changed(answering) -> None:
    preset, rules, state = read_position(DEFENDING)
    search, memory = answering((card("7C"), card("8C"))), Memory()
    assert QUICK.choose(preset.family, rules, state, 1, memory) == card("7C")
    preset.family.law.apply(rules, state, 1, card("7C"))
    assert QUICK.choose(preset.family, rules, state, 1, memory) == card("8C")
    assert search.asked == 1


def test_what_was_decided_in_another_bout_or_is_no_longer_legal_is_done(answering) -> None:
    preset, rules, state = read_position(DEFENDING)
    search, memory = answering((card("7C"), card("8C")), (TAKE,), (card("8C"),)), Memory()
    QUICK.choose(preset.family, rules, state, 1, memory)
    later = state.copy()
    later.bouts += 1
    assert QUICK.choose(preset.family, rules, later, 1, memory.copy()) == TAKE
    gone = state.copy()
    gone.hands[1] &= ~(1 << card("8C"))
    QUICK.choose(preset.family, rules, gone, 1, memory)
    assert search.asked == 3


def test_a_seat_that_may_name_trumps_cannot_hold_them_back(answering) -> None:
    preset, rules, state = read_position(DEFENDING)
    search = answering((), (NAME + 2,))
    assert QUICK.choose(preset.family, rules, state, 2, Memory()) == -1
    assert QUICK.choose(preset.family, rules, state, 2, Memory()) == NAME + 2
    assert search.asked == 2


def test_a_player_thinks_where_there_is_nothing_to_decide(answering) -> None:
    preset, rules, state = read_position(
        "mustamaija; stock 0; bout 9; attacker A; led 9C; A 2D; B 3C 4D"
    )
    search = answering()
    assert QUICK.choose(preset.family, rules, state, 1, Memory()) == TAKE, "nothing beats the nine"
    assert QUICK.choose(preset.family, rules, state, 0, Memory()) == -1, "it is not its turn"
    assert search.asked == 0


def test_somebody_waits_for_the_compiler(monkeypatch) -> None:
    """Until the search is compiled a level plays by habit, at once."""
    aside = []
    monkeypatch.setattr(searcher, "ready", lambda family, endgames: False)
    monkeypatch.setattr(searcher, "compile_aside", lambda family, endgames: aside.append(family))
    monkeypatch.setattr(searcher, "search_of", lambda family: pytest.fail("it is compiled now"))
    asked = 0
    for family in families().values():
        for deal in range(3):
            chance = random.Random(deal)
            rules, players = random_games.table(family, chance)
            for state, memories in told(family, rules, players, chance):
                seat = chance.choice(family.turn(state) or [0])
                one, two = memories[seat].copy(), memories[seat].copy()
                if len(family.legal(rules, state, seat)) > 1:
                    action = HABIT.choose(family, rules, state, seat, one)
                    assert QUICK.choose(family, rules, state, seat, two) == action
                    assert one == two
                    asked += 1
    assert asked > 50
    assert set(aside) == set(families().values())


# --- hidden cards ---------------------------------------------------------------------------


def look_alikes(family: Any, rules: Any, state: Any, seat: int, memory: Memory, chance: Any) -> Any:
    """States that this seat, with what it has kept in mind, cannot tell from the real one."""
    if family.name == "hearts":
        yield redeal.hearts(rules, state, seat, chance)
        yield redeal.hearts_nonsense(rules, state, seat, chance)
        return
    known = {
        at: cards_of(
            memory.known[at] & ~state.shown[at] | memory.known_twice[at],
            memory.known[at] & ~state.shown[at] & memory.known_twice[at],
        )
        for at in range(state.players)
    }
    again = redeal.mustamaija(rules, state, seat, chance, known)
    nonsense = redeal.mustamaija_nonsense(rules, state, seat, chance)
    # Compiled code does not look whether an index is in range: worthless cards, but cards.
    nonsense.stock = [chance.randrange(52) for _ in state.stock]
    nonsense.seen = state.seen
    for other in (again, nonsense):
        # Who counts knows whether a lead is an overload, and where the card lies that was turned.
        other.overload, other.indicator_at = state.overload, state.indicator_at
        if state.indicator >= 0:
            other.stock[state.indicator_at] = state.indicator
        yield other


@pytest.mark.fast
@pytest.mark.slow
@pytest.mark.parametrize("name", families())
def test_a_player_who_searches_looks_at_hidden_cards(name: str) -> None:
    family = families()[name]
    search_of(family).twin.warm()
    searched = changed = 0
    for deal in range(random_games.times(12, 400)):
        chance = random.Random(deal)
        rules, players = random_games.table(family, chance)
        for state, memories in told(family, rules, players, chance):
            if chance.random() > 0.15:
                continue
            seat = chance.choice(
                [at for at in range(players) if family.legal(rules, state, at)] or [0]
            )
            mind = memories[seat].copy()
            action = QUICK.choose(family, rules, state, seat, mind)
            searched += mind.rng != memories[seat].rng
            for other in look_alikes(family, rules, state, seat, memories[seat], chance):
                again = memories[seat].copy()
                assert QUICK.choose(family, rules, other, seat, again) == action, (deal, rules)
                assert again == mind
                changed += other.hands != state.hands
    assert searched > 20
    assert changed > 20


def test_a_level_is_weaker_than_the_one_before_it_by_its_numbers() -> None:
    for name in families():
        numbers = [level.playouts[name] for level in LEVELS]
        assert numbers == sorted(set(numbers))
    assert [level.name for level in LEVELS] == ["skilled", "expert", "master"]


def test_what_is_decided_after_trumps_were_named_costs_as_much_once_more() -> None:
    budget = 0.03
    savings = searcher.Savings(saved=100.0)
    whole = savings.grant(budget)
    assert budget < whole < AT_MOST * budget
    for _ in range(3):  # named, and named anew, and then the lead
        savings.begin(7)
        granted = savings.grant(budget, again=True)
        assert granted > budget / 4
        savings.spend(budget, granted)
    savings.spend(budget, savings.grant(budget))
    assert savings.spent <= whole + 1e-9
    savings.begin(8)
    assert savings.grant(budget) == whole


def test_who_has_overdrawn_does_not_think_any_more() -> None:
    savings = searcher.Savings(saved=-100.0)
    assert savings.grant(0.03) == 0.015
