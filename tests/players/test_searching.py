"""Search: the same plain and compiled, the same each time, and it finds what anybody can see."""

from __future__ import annotations

import random
import time
from typing import TYPE_CHECKING, Any

import pytest

from maija.cards import card_name, parse_card, parse_cards
from maija.chance import seeded
from maija.fast import copies, pack
from maija.fast.records import numbers
from maija.games.family import families
from maija.games.mustamaija.terms import DONE
from maija.players import PLAYERS, Memory, searching
from maija.players.plays import Plays
from maija.players.search import PLACES, SLICE, WORLDS, Judgement, search_of
from maija.record import read_position
from tests import random_games

if TYPE_CHECKING:
    from collections.abc import Iterator

pytestmark = [pytest.mark.fast, pytest.mark.slow]

FAMILIES = sorted(PLACES)
DEALS = random_games.times(3, 60)
SEED = seeded(11)


def decisions(name: str, deals: int, often: float = 0.1) -> Iterator[tuple[Any, Any, int, Memory]]:
    """Positions of random deals with something to decide, and what the seat has kept in mind."""
    family = families()[name]
    for deal in range(deals):
        chance = random.Random(f"{name} {deal}")
        rules, players = random_games.table(family, chance)
        memories = [Memory(rng=seeded(seat)) for seat in range(players)]
        start = random_games.start(family, rules, players, chance)
        for state in random_games.states(family, rules, start, chance):
            for seat, memory in enumerate(memories):
                PLAYERS["habit"].observe(family, rules, state, seat, memory)
            for seat in family.turn(state):
                if len(family.legal(rules, state, seat)) > 1 and chance.random() < often:
                    yield rules, state, seat, memories[seat]


def compiled(
    name: str, rules: Any, state: Any, seat: int, memory: Memory, until: list[int]
) -> list[int]:
    """All numbers of the plays after a search with stops after so many deals."""
    family, twin = families()[name], search_of(families()[name]).twin
    given = (
        pack([rules], family.rules)[0],
        pack([state], family.state)[0],
        seat,
        pack([memory], Memory)[0],
        pack([state] * WORLDS, family.state),
    )
    minds, plays = pack([memory] * 2, Memory), pack([Plays(rng=SEED)], Plays)[0]
    twin[searching.begin](*given, plays, until[-1])
    for stop in until:
        twin[searching.search](*given, minds, plays, stop)
    return [int(number) for field in plays.dtype.names for number in plays[field].flat]


def plain(name: str, rules: Any, state: Any, seat: int, memory: Memory, budget: int) -> list[int]:
    """The same by the text as it stands."""
    mind, plays = memory.copy(), Plays(rng=SEED)
    given = (rules, state, seat, mind, [state.copy() for _ in range(WORLDS)])
    copies.bound(searching.begin, PLACES[name])(*given, plays, budget)
    minds = [memory.copy(), memory.copy()]
    copies.bound(searching.search, PLACES[name])(*given, minds, plays, budget)
    return numbers(plays)


@pytest.mark.parametrize("name", FAMILIES)
def test_search_compiled_is_another_search(name: str) -> None:
    tried = 0
    for rules, state, seat, memory in decisions(name, DEALS, 0.04):
        before, kept = state.copy(), memory.copy()
        found = plain(name, rules, state, seat, memory, 6)
        assert compiled(name, rules, state, seat, memory, [6]) == found
        assert (state, memory) == (before, kept)
        tried += 1
    assert tried > 5


@pytest.mark.parametrize("name", FAMILIES)
def test_a_search_that_paused_finds_something_else(name: str) -> None:
    for rules, state, seat, memory in decisions(name, DEALS, 0.05):
        once = compiled(name, rules, state, seat, memory, [400])
        assert compiled(name, rules, state, seat, memory, [1, 64, 65, 128, 300, 400]) == once
        assert compiled(name, rules, state, seat, memory, [400]) == once


def judged(
    name: str, rules: Any, state: Any, seat: int, memory: Memory, **budget: Any
) -> Judgement:
    return search_of(families()[name]).judge(rules, state, seat, memory, **budget)


@pytest.mark.parametrize("name", FAMILIES)
def test_the_same_question_gets_two_answers(name: str) -> None:
    differ = 0
    for rules, state, seat, memory in decisions(name, DEALS, 0.05):
        one, two, other = memory.copy(), memory.copy(), memory.copy()
        other.rng = seeded(99)
        answer = judged(name, rules, state, seat, one, playouts=150)
        assert judged(name, rules, state, seat, two, playouts=150) == answer
        assert one == two
        assert one.rng != memory.rng, "the next question must be searched with other deals"
        differ += judged(name, rules, state, seat, other, playouts=150) != answer
    assert differ, "chance plays no part"


@pytest.mark.parametrize("name", FAMILIES)
def test_a_search_spends_more_than_it_may_or_ends_undecided(name: str) -> None:
    """Sequential halving: when the budget is spent one play is left, and it is the answer."""
    for rules, state, seat, memory in decisions(name, DEALS, 0.05):
        found = judged(name, rules, state, seat, memory.copy(), playouts=300)
        weighed = found.plays
        assert found.best == weighed[0].actions
        assert sum(play.tries for play in weighed) == found.playouts < 300 + len(weighed)
        assert weighed[0].tries == max(play.tries for play in weighed)
        assert all(0 <= play.mean <= 1 for play in weighed)
        if len(weighed) > 2 and found.playouts >= 300:
            assert min(play.tries for play in weighed) < weighed[0].tries
        numbers_of = compiled(name, rules, state, seat, memory, [300])
        assert _running(numbers_of).bit_count() == 1


def _running(plays: list[int]) -> int:
    """The plays left in the running, of the numbers of a record of plays."""
    mark = Plays(running=-1)
    return plays[numbers(mark).index(-1, len(numbers(mark)) - _after_running(mark) - 1)]


def _after_running(mark: Plays) -> int:
    names = list(Plays.__dataclass_fields__)
    rest = [getattr(mark, name) for name in names[names.index("running") + 1 :]]
    return sum(1 if isinstance(part, int) else len(part) for part in rest)


@pytest.mark.parametrize("name", FAMILIES)
def test_a_search_does_not_look_at_the_clock(name: str) -> None:
    rules, state, seat, memory = next(decisions(name, 20, 1.0))
    judged(name, rules, state, seat, memory.copy(), playouts=1)
    begun = time.thread_time()
    found = judged(name, rules, state, seat, memory.copy(), playouts=10**9, seconds=0.05)
    assert time.thread_time() - begun < 0.5
    assert SLICE <= found.playouts < 10**6
    assert found.best
    hasty = judged(name, rules, state, seat, memory.copy(), playouts=10**9, seconds=0.0)
    assert SLICE <= hasty.playouts <= SLICE + len(hasty.plays)
    assert hasty.best == hasty.plays[0].actions


def best(text: str, playouts: int = 400) -> tuple[Any, Judgement]:
    """What the seat that is to act had best do in a position of the notation."""
    preset, rules, state = read_position(text)
    memory = Memory(rng=seeded(5))
    for seat in range(state.players):
        memory.counted[seat] = (state.hands[seat].bit_count()) if hasattr(state, "twice") else -1
    family = preset.family
    (seat,) = family.turn(state)
    return family, judged(family.name, rules, state, seat, memory, playouts=playouts)


def test_the_last_cards_are_kept_though_leading_them_wins() -> None:
    """S2.21: with the stock gone an attacker without cards is out."""
    _, found = best("mustamaija; stock 0; bout 9; A 5C 6C; B 7D 8D QS; C 9H 10H JH; D 4S 6S")
    assert found.best == (parse_card("5C"), parse_card("6C"), DONE)
    assert found.plays[0].mean == 1.0


def test_the_queen_is_kept_though_that_loses() -> None:
    """B beats a club and is out; the queen first, and A is."""
    _, found = best("mustamaija; stock 0; bout 9; A 5C QS; B 9C")
    assert found.best == (parse_card("QS"), DONE)
    assert {play.actions[0]: play.mean for play in found.plays} == {
        parse_card("QS"): 1.0,
        parse_card("5C"): 0.0,
    }


def test_the_trick_with_the_queen_is_taken_though_it_need_not_be() -> None:
    """B may stay under the ten, or take the trick to which the queen must fall."""
    held = "10S 2H 3S KS QS 4H 5H 6H"
    gone = [card_name(card) for card in range(52) if card not in parse_cards(held)]
    taken = f"A {' '.join(gone[::2])} D {' '.join(gone[1::2])}"
    _, found = best(
        "hearts; trick 12; leader A; broken; table 10S; A 2H; B 3S KS; C QS 4H; D 5H 6H;"
        f" taken {taken}"
    )
    assert found.best == (parse_card("3S"),)
    assert found.plays[0].mean > found.plays[1].mean
