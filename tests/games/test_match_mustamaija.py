"""Several deals of Mustamaija: who deals first and next, totals, the end, the places."""

import random
from collections import Counter

import pytest

from maija.cards import card_name, parse_cards
from maija.games.match import Dealer, Match, first_dealer
from maija.games.options import RulesError
from maija.games.presets import preset
from tests.table import Table, finished

END = "A 2C; B QS; C -; out C"
"""A was out second, C first, B has lost."""


def ended(game: str, dealer: str) -> Table:
    """A finished deal of three: B has lost, C was out first."""
    return finished(f"{game}; dealer {dealer}; attacker A; {END}", "A 2C done")


def drawn_deal(game: str) -> Table:
    """A finished deal of three that ended in a draw by repetition, nobody out."""
    table = Table(f"{game}; dealer B; attacker A; A 2C 2D; B QS 2H; C 3C 3D")
    moves = ("A 2C", "C 3C", "B 2C", "A 3C", "C 2C", "B 3C")
    for number in range(12):
        table.play(f"{moves[number % 6]} done", f"{table.defender} take")
    assert table.state.drawn
    return table


def test_the_highest_card_of_the_cut_does_not_deal() -> None:
    game = preset("musta-maija")
    pack = game.family.pack(game.rules, 6)
    for number in range(52):
        order = pack[number:] + pack[:number]
        found = first_dealer(game.family, game.rules, 4, order)
        rounds = [draw for draw in found.drawn if draw.counts]
        assert found.seat in {draw.seat for draw in rounds}
        if len(rounds) == 4:
            highest = max(draw.card % 13 for draw in rounds)
            assert [draw.seat for draw in rounds if draw.card % 13 == highest] == [found.seat]
        assert [draw.card for draw in found.drawn] == list(order[: len(found.drawn)])


def test_a_cut_shows_cards_that_nobody_drew_or_hides_some() -> None:
    game = preset("musta-maija")
    order = parse_cards("QS 5C JC JD 3S AC 2C")
    found = first_dealer(game.family, game.rules, 3, order)
    told = [(draw.seat, card_name(draw.card), draw.counts) for draw in found.drawn]
    assert told == [
        (0, "QS", False), (0, "5C", True), (1, "JC", True), (2, "JD", True),
        (1, "3S", True), (2, "AC", True),
    ]  # fmt: skip
    assert found.seat == 2


@pytest.mark.parametrize(("packs", "players"), [("1", 2), ("1", 3), ("1", 6), ("2", 6), ("2", 8)])
def test_the_lot_prefers_a_seat(packs: str, players: int) -> None:
    game = preset("mustamaija")
    rules = game.changed({"packs": packs}, players)
    order = game.family.pack(rules, players)
    chance = random.Random(7)
    found: Counter[int] = Counter()
    for _ in range(100):
        chance.shuffle(order)
        for turn in range(len(order)):
            turned = order[turn:] + order[:turn]
            found[first_dealer(game.family, rules, players, turned).seat] += 1
    assert set(found) == set(range(players))
    assert max(found.values()) < 1.05 * min(found.values())


def test_a_fixed_first_dealer_is_somebody_else_than_the_first_seat() -> None:
    game = preset("mustamaija")
    rules = game.changed({"first_dealer": "fixed"}, 4)
    pack = game.family.pack(rules, 4)
    assert first_dealer(game.family, rules, 4, pack[::-1]) == Dealer(0)


@pytest.mark.parametrize("first", ["lot", "fixed"])
def test_musta_maija_without_a_cut_cannot_be_played(first: str) -> None:
    match = Match.of("musta-maija", 3, options={"first_dealer": first})
    assert match.start(seed=1).players == 3
    with pytest.raises(RulesError) as refusal:
        Match.of("musta-maija", 3, options={"first_dealer": first, "queen_in_cut": "counts"})
    assert refusal.value.reasons[0].facts["fields"] == [
        "queen_in_cut=counts",
        f"first_dealer={first}",
    ]


@pytest.mark.parametrize(
    ("next_dealer", "dealers"),
    [("left", "ABCA"), ("loser", "ABBB"), ("winner", "ACCC"), ("fixed", "AAAA")],
)
def test_the_wrong_player_deals_next(next_dealer: str, dealers: str) -> None:
    match = Match.of("mustamaija", 3, options={"next_dealer": next_dealer, "deals": "4"})
    dealt = ""
    while not match.over:
        state = match.start(seed=1)
        dealer = "ABC"[state.dealer]
        assert state.attacker == (state.dealer + 1) % 3
        dealt += dealer
        match.finish(ended(f"mustamaija next_dealer={next_dealer}", dealer).state)
    assert dealt == dealers


@pytest.mark.parametrize(
    ("next_dealer", "dealer"), [("left", 2), ("loser", 2), ("winner", 2), ("fixed", 1)]
)
def test_a_draw_stops_the_deal_from_going_on(next_dealer: str, dealer: int) -> None:
    """B dealt; nobody lost and nobody was out: without such a player the deal goes left."""
    match = Match.of("mustamaija", 3, options={"next_dealer": next_dealer}, dealer=1)
    match.finish(drawn_deal(f"mustamaija next_dealer={next_dealer}").state)
    assert match.dealer == dealer
    assert match.totals == (0, 0, 0)


@pytest.mark.parametrize(
    ("scoring", "scores", "places"),
    [
        ("winner_1", (1, 0, 1), (1, 3, 1)),
        ("finish_order", (2, 3, 1), (2, 3, 1)),
        ("loss_count", (0, 1, 0), (1, 3, 1)),
        ("none", (0, 0, 0), (1, 1, 1)),
    ],
)
def test_a_deal_scores_or_places_otherwise(
    scoring: str, scores: tuple[int, ...], places: tuple[int, ...]
) -> None:
    match = Match.of("mustamaija", 3, options={"scoring": scoring})
    result = match.finish(ended(f"mustamaija scoring={scoring}", "A").state)
    assert result.scores == scores
    match.finish(ended(f"mustamaija scoring={scoring}", "B").state)
    assert match.totals == tuple(2 * score for score in scores)
    assert match.places == places


@pytest.mark.parametrize(
    ("scoring", "scores"),
    [
        ("winner_1", (0, 0, 0)),
        ("finish_order", (1, 1, 1)),
        ("loss_count", (0, 0, 0)),
        ("none", (0, 0, 0)),
    ],
)
def test_a_draw_has_a_loser(scoring: str, scores: tuple[int, ...]) -> None:
    table = drawn_deal(f"mustamaija scoring={scoring}")
    assert (table.loser, table.scores) == ("-", scores)


def test_a_match_ends_before_or_after_its_number_of_deals() -> None:
    for deals, number in (("1", 1), ("5", 5), ("players", 3)):
        match = Match.of("mustamaija", 3, options={"deals": deals})
        for _ in range(number):
            assert not match.over
            match.finish(ended(f"mustamaija deals={deals}", "A").state)
        assert match.over
        assert len(match.results) == number
        with pytest.raises(ValueError, match="over"):
            match.start()
    with pytest.raises(RulesError):
        Match.of("mustamaija", 3, options={"deals": "-1"})


def test_equal_totals_do_not_share_a_place() -> None:
    match = Match.of("musta-maija", 4)
    match.totals = (2, 3, 2, 1)
    assert match.places == (2, 1, 2, 4)  # more is better
    match = Match.of("mustamaija", 4)
    match.totals = (2, 3, 2, 1)
    assert match.places == (2, 4, 2, 1)  # losses: less is better


def test_an_unfinished_deal_is_counted() -> None:
    match = Match.of("mustamaija", 3)
    state = match.start(seed=1)
    with pytest.raises(ValueError, match="not over"):
        match.finish(state)
    assert (match.totals, match.results) == ((0, 0, 0), [])


def test_a_match_is_offered_to_too_many() -> None:
    with pytest.raises(RulesError):
        Match.of("mustamaija", 7)
    with pytest.raises(RulesError):
        Match.of("dam", 1)
    with pytest.raises(RulesError):
        Match.of("maija", 3)
