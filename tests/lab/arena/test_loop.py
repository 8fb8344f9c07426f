"""Players at the arena's table: asked in the driver's order, told everything, held to the law."""

import time
from typing import Any

import pytest

from maija.games.presets import PRESETS
from maija.lab.arena import Misplay
from maija.lab.arena.loop import Loop
from maija.players import DRIVERS, PLAYERS, Memory
from tests.lab.arena.contests import contest, seat

LINE_UPS = (
    ("habit", "simple", "random", "simple"),
    ("simple", "habit", "habit"),
    ("random", "habit"),
)


def driven(wanted, deal, rotation):
    """The same game, played by the driver."""
    n, family = len(wanted.seats), wanted.family
    state = wanted.start(deal)
    places = [(at - rotation) % n for at in range(n)]
    seated = [PLAYERS[wanted.seats[place]].number for place in places]
    memories = [Memory(wanted.chance(deal, place)) for place in places]
    actions = DRIVERS[family.name].play_out(wanted.rules, state, seated, memories)
    scores = family.score(wanted.rules, state)
    loser = getattr(state, "loser", -1)
    return (
        actions,
        places[loser] if loser >= 0 else -1,
        tuple(scores[(place + rotation) % n] for place in range(n)),
    )


@pytest.mark.parametrize("name", PRESETS)
@pytest.mark.parametrize("seats", LINE_UPS, ids=len)
def test_players_are_asked_in_another_order_than_the_drivers(name, seats):
    if len(seats) not in PRESETS[name].rules.seats():
        pytest.skip("too few for this game")
    wanted = contest(name, *seats)
    loop = Loop(wanted)
    for deal in range(12):
        for game in loop.play(deal).games:
            told = (game.actions, game.loser, game.scores)
            assert told == driven(wanted, deal, game.rotation), (deal, game.rotation)


def test_a_player_gets_other_cards_when_he_moves_on_than_the_one_before_him(monkeypatch):
    watcher = seat(monkeypatch)
    Loop(contest("black-maria", "watcher", "simple", "simple")).play(4)
    firsts: dict[int, Any] = {}
    for dealer, at, hands, rng in watcher.asked:
        firsts.setdefault(at, (dealer, hands, rng))
    assert set(firsts) == {0, 1, 2}
    # The same deal and the same dealer, and the same chance of his own, wherever he sits.
    assert len({dealer for dealer, _, _ in firsts.values()}) == 1
    assert len({rng for _, _, rng in firsts.values()}) == 1
    full = {at: hands for at, (_, hands, _) in firsts.items()}
    assert full[0][0] == contest("black-maria", *"ABB").start(4).hands[0]


@pytest.mark.parametrize("name", ["musta-maija", "hearts"])
def test_a_player_misses_something_that_happens(name, monkeypatch):
    watcher = seat(monkeypatch)
    loop = Loop(contest(name, "watcher", "watcher", "simple"))
    (first, *_) = loop.play(0).games
    seats = [at for at, _, _ in watcher.shown]
    games = 3
    assert seats.count(0) + seats.count(1) + seats.count(2) == len(seats)
    # Of the first game: two seats are his, and each sees the deal and every action.
    assert len(seats[: 2 * (first.actions + 1)]) == 2 * (first.actions + 1)
    assert seats[: 2 * (first.actions + 1)].count(0) == first.actions + 1
    memories = {memory for _, memory, _ in watcher.shown[: 2 * (first.actions + 1)]}
    assert len(memories) == 2
    assert len(loop.contest.rotations) == games


@pytest.mark.parametrize(
    ("answer", "action"), [(-1, ""), (0, "2C"), (62, "62")], ids=["nothing", "card", "no word"]
)
def test_a_player_may_break_the_rules(answer, action, monkeypatch):
    seat(monkeypatch, answer=answer)
    loop = Loop(contest("hearts", "simple", "simple", "simple", "watcher"))
    with pytest.raises(Misplay) as caught:
        list(map(loop.play, range(4)))
    assert (caught.value.player, caught.value.action) == ("watcher", action)
    assert caught.value.deal in range(4)


def test_a_deal_that_goes_in_circles_is_not_told(monkeypatch):
    monkeypatch.setattr("maija.players.mustamaija.driver.MOST_ACTIONS", 5)
    (game, *_) = Loop(contest("voron", "simple", "random")).play(0).games
    assert game.broken_off
    assert game.loser == -1


# --- what it costs ----------------------------------------------------------------------------


def test_time_that_a_player_thinks_is_not_his(monkeypatch):
    seat(monkeypatch, burning=0.003)
    (game, *_) = (
        Loop(contest("hearts", "watcher", "simple", "simple", "simple", budget=0.0005))
        .play(3)
        .games
    )
    mine, *others = game.costs
    assert mine.total >= mine.moves * 3e6
    assert mine.most >= 3e6
    assert mine.over == mine.decisions == 13
    assert max(cost.total for cost in others) < mine.total / 2


def test_time_that_a_player_sleeps_is_his(monkeypatch):
    watcher = seat(monkeypatch)
    choose = type(watcher).choose

    def slept(self, *asked):
        time.sleep(0.002)
        return choose(self, *asked)

    monkeypatch.setattr(type(watcher), "choose", slept)
    (game, *_) = Loop(contest("hearts", "watcher", "simple", "simple", "simple")).play(3).games
    assert game.costs[0].total < 13 * 2e6


def test_time_in_threads_of_his_own_is_not_counted(monkeypatch):
    seat(monkeypatch, elsewhere=[0, 50_000_000])
    (game, *_) = Loop(contest("hearts", "watcher", "simple", "simple", "simple")).play(3).games
    assert 13 * 5e7 <= game.costs[0].total < 14 * 5e7
    assert 5e7 <= game.costs[0].most < 6e7


def test_three_cards_to_pass_count_as_three_decisions():
    # Deal 0 passes, deal 3 holds; the winner of a trick who leads to the next decides anew.
    loop = Loop(contest("hearts", "simple", "habit", "simple", "simple"))
    for deal, moves, decisions in ((0, 16, 14), (3, 13, 13)):
        for game in loop.play(deal).games:
            assert {(cost.moves, cost.decisions) for cost in game.costs} == {(moves, decisions)}


def test_a_lead_of_several_cards_counts_as_several_decisions():
    loop = Loop(contest("mustamaija", "habit", "simple", "simple"))
    costs = [cost for deal in range(5) for game in loop.play(deal).games for cost in game.costs]
    assert sum(cost.decisions for cost in costs) < 0.8 * sum(cost.moves for cost in costs)
    assert all(cost.over == 0 for cost in costs)
