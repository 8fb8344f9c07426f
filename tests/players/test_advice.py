"""Advice: everything that may be done gets a fair estimate, and nothing hidden is looked at."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

import pytest

from maija.cards import card_name, parse_card, parse_cards
from maija.chance import seeded
from maija.games.family import families
from maija.games.mustamaija.terms import DONE
from maija.players import PLAYERS, Memory, advice
from maija.players.advice import (
    MOONS,
    Advice,
    Estimate,
    Play,
    Unit,
    advise,
    compare,
    contrast,
    prepare,
    usual_order,
)
from maija.players.remarks import Remark
from maija.players.search import search_of
from maija.record import read_position
from tests import random_games
from tests.players.test_searcher import look_alikes

if TYPE_CHECKING:
    from collections.abc import Iterator

DEALS = 200


def decisions(name: str, deals: int, often: float) -> Iterator[tuple[Any, Any, int, Memory]]:
    """Positions of random deals in which a seat has a choice, and what it has kept in mind."""
    family = families()[name]
    for deal in range(deals):
        chance = random.Random(f"advice {name} {deal}")
        rules, players = random_games.table(family, chance)
        memories = [Memory(rng=seeded(seat)) for seat in range(players)]
        start = random_games.start(family, rules, players, chance)
        for state in random_games.states(family, rules, start, chance):
            for seat, memory in enumerate(memories):
                PLAYERS["habit"].observe(family, rules, state, seat, memory)
            for seat in range(players):
                legal = family.legal(rules, state, seat)
                alone = len(legal) == 1 and seat in family.turn(state)
                if legal and not alone and chance.random() < often:
                    yield rules, state, seat, memories[seat]


def position(text: str, deals: int = DEALS, **asked: Any) -> tuple[Any, Any, Advice]:
    """What the seat that is to act is advised in a position of the notation."""
    preset, rules, state = read_position(text)
    memory = Memory(rng=seeded(5))
    for seat in range(state.players):
        memory.counted[seat] = state.hands[seat].bit_count() if hasattr(state, "twice") else -1
    (seat,) = preset.family.turn(state)
    prepare(preset.family)
    return (
        preset.family,
        state,
        advise(preset.family, rules, state, seat, memory, deals=deals, **asked),
    )


@pytest.mark.fast
@pytest.mark.slow
@pytest.mark.parametrize("name", sorted(families()))
def test_something_that_may_be_done_has_no_estimate_or_two(name: str) -> None:
    family = families()[name]
    prepare(family)
    alike = dropped = 0
    for rules, state, seat, memory in decisions(name, 8, 0.06):
        found = advise(family, rules, state, seat, memory.copy(), deals=DEALS)
        legal = set(family.legal(rules, state, seat))
        legal |= set() if seat in family.turn(state) else {-1}
        assert sorted(each.action for each in found.options) == sorted(legal)
        assert found.options[0].play == found.best == found.plays[0]
        assert len({play.actions for play in found.plays}) == len(found.plays)
        # Mustamaija has no moon, whatever its plays are after.
        said = {remark.code for play in found.plays for remark in play.remarks}
        assert name == "hearts" or not said & MOONS
        for option in found.options:
            estimate = option.play.estimate
            assert estimate.tries > 0
            assert 0 <= estimate.worth <= 1
            assert found.unit is Unit.POINTS or 0 <= estimate.counted <= 1
            assert option.action in option.play.actions or option.action == -1
            alike += option.alike is not None
            dropped += option.dropped
    assert dropped
    assert alike or name == "mustamaija"


@pytest.mark.fast
@pytest.mark.slow
@pytest.mark.parametrize("name", sorted(families()))
def test_the_best_is_not_what_master_would_do_with_so_many_deals(name: str) -> None:
    family = families()[name]
    prepare(family)
    asked = 0
    for rules, state, seat, memory in decisions(name, 5, 0.05):
        one, two = memory.copy(), memory.copy()
        found = advise(family, rules, state, seat, one, deals=DEALS)
        if found.solved is None:
            judged = search_of(family).judge(rules, state, seat, two, playouts=DEALS)
            assert found.best.actions == judged.best
            asked += 1
        again = advise(family, rules, state, seat, memory.copy(), deals=DEALS)
        assert again == found, "the same question gets two answers"
    assert asked > 5


@pytest.mark.fast
@pytest.mark.slow
@pytest.mark.parametrize("name", sorted(families()))
def test_advice_looks_at_hidden_cards(name: str) -> None:
    family, chance = families()[name], random.Random(name)
    prepare(family)
    changed = 0
    for rules, state, seat, memory in decisions(name, 6, 0.04):
        told = advise(family, rules, state, seat, memory.copy(), deals=40)
        for other in look_alikes(family, rules, state, seat, memory, chance):
            assert advise(family, rules, other, seat, memory.copy(), deals=40) == told
            changed += other.hands != state.hands
    assert changed > 10


@pytest.mark.fast
@pytest.mark.slow
def test_an_endgame_that_is_solved_is_guessed_at() -> None:
    """B beats a club and is out; the queen first, and A is."""
    _, _, found = position("mustamaija; stock 0; bout 9; A 5C QS; B 9C")
    queen, club = parse_card("QS"), parse_card("5C")
    assert found.solved == 1
    assert found.best.actions == (queen, DONE)
    assert found.best.estimate == Estimate(0.0, 0.0, 1.0, found.best.estimate.tries, 1)
    other = next(each for each in found.options if each.action == club)
    assert other.play.estimate.solved == -1
    assert other.play.estimate.counted == 1.0
    assert Remark("keeps-queen") in other.play.remarks


@pytest.mark.fast
@pytest.mark.slow
def test_an_endgame_that_is_foreseen_is_never_lost_or_is_taken_for_a_moon() -> None:
    """Of two players with a stock one loses: what is not won is lost, but for chance."""
    _, _, found = position(
        "mustamaija; stock 12; bout 3; A 5C 6C 9H JD QS; B 7D 8D KS 9D 10H", 2000
    )
    assert found.unit is Unit.LOSING
    for each in found.plays:
        assert "goes-for-moon" not in {remark.code for remark in each.remarks}
        estimate = each.estimate
        gap = abs(estimate.counted - (1 - estimate.worth))
        assert gap < 4 * estimate.error, f"{each.actions}: {estimate}"


@pytest.mark.fast
@pytest.mark.slow
def test_points_are_not_those_of_the_deal() -> None:
    """The ten takes nothing; the king must take the queen, and C has nothing but hearts then."""
    held = "10S 2H 3S KS QS 4H 5H 6H"
    gone = [card_name(card) for card in range(52) if card not in parse_cards(held)]
    taken = f"A {' '.join(gone[::2])} D {' '.join(gone[1::2])}"
    _, _, found = position(
        "hearts; trick 12; leader A; broken; table 10S; A 2H; B 3S KS; C QS 4H; D 5H 6H;"
        f" taken {taken}"
    )
    low, high = parse_card("3S"), parse_card("KS")
    points = {each.action: each.play.estimate.counted for each in found.options}
    assert found.unit is Unit.POINTS
    assert found.best.actions == (low,)
    # Under the ten it takes the last trick, if any: 13 for the queen at most, and hearts.
    assert 0 <= points[low] < points[high] <= 26


@pytest.mark.fast
@pytest.mark.slow
def test_a_play_that_was_asked_for_is_left_out() -> None:
    cards = parse_cards("5C 6C")
    lead = (cards[1], DONE)
    _, _, found = position(
        "mustamaija; stock 9; bout 3; A 5C 6C 9H JD; B 7D 8D KS; C 9D 10H JH; D 4S 6S 2H",
        also=[lead],
    )
    play = found.find(lead)
    assert play is not None
    assert play.estimate.tries > 0


@pytest.mark.fast
@pytest.mark.slow
def test_a_play_is_worth_more_than_itself() -> None:
    preset, rules, state = read_position(
        "mustamaija; stock 9; bout 3; A 5C 6C 9H JD; B 7D 8D KS; C 9D 10H JH; D 4S 6S 2H"
    )
    prepare(preset.family)
    lead, other = (parse_card("5C"), DONE), (parse_card("9H"), DONE)
    memory = Memory(rng=seeded(5))
    same = compare(preset.family, rules, state, 0, memory, lead, lead, deals=100)
    assert same.gap == 0
    assert same.best == same.other
    assert same.gap_error > 0, "a hundred deals without a difference prove nothing"
    two = compare(preset.family, rules, state, 0, memory, lead, other, deals=100)
    assert two.gap == pytest.approx(two.best.worth - two.other.worth)
    with pytest.raises(ValueError, match="nothing to decide"):
        advise(preset.family, rules, state, 2, memory)


def test_the_cards_of_a_lead_are_another_play_in_another_order() -> None:
    preset, _, state = read_position("mustamaija; stock 9; A 5S 6S QS 9H; B 7D; C 9D; D 4H")
    low, high, queen = (parse_card(card) for card in ("5S", "6S", "QS"))
    asked = usual_order(preset.family, state, [queen, high, low, DONE])
    assert asked == (low, high, queen, DONE)
    assert usual_order(preset.family, state, [DONE]) == (DONE,)
    preset, _, state = read_position("mustamaija; attacker A; led 9C 10C; A 2D; B AC 3C QC")
    answer = [parse_card("AC"), parse_card("QC")]
    assert usual_order(preset.family, state, answer) == tuple(answer), "a defence has an order"


def test_a_moon_that_is_stopped_goes_unremarked_or_chance_is_remarked() -> None:
    def play(actions: tuple[int, ...], moons: float, tries: int) -> Play:
        return Play(actions, Estimate(5.0, 0.1, 0.5, tries, moons_of_others=moons), ())

    mine, theirs = contrast(play((1,), 0.02, 1000), play((2,), 0.3, 1000))
    assert mine == (Remark("stops-moon", number=2, against=30),)
    assert theirs == ()
    assert contrast(play((1,), 0.1, 10), play((2,), 0.3, 10))[0] == ()
    assert contrast(play((1,), 0.011, 10**6), play((2,), 0.02, 10**6))[0] == ()


def test_without_its_extra_advice_ends_in_a_riddle(monkeypatch) -> None:
    monkeypatch.setattr(advice, "ready", lambda family, endgames: False)
    aside = []
    monkeypatch.setattr(advice, "compile_aside", lambda family, endgames: aside.append(family))
    family = families()["hearts"]
    assert not advice.prepared(family)
    assert aside == [family]
