"""What a deal is likely to bring without a stock, at a glance: it tells who is in danger."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

from maija.cards import parse_card
from maija.games.mustamaija.law import is_out, stock_left
from maija.games.presets import PRESETS
from maija.players.mustamaija.prospect import is_told, prospect
from maija.players.plays import WHOLE
from maija.record import read_position

from .deals_by_habit import GAMES, states

if TYPE_CHECKING:
    from collections.abc import Iterator

DEALS = 6


def told(deals: int) -> Iterator[tuple[Any, list[int], int]]:
    """The first position of each deal that is told, the seats that are in, and who lost then."""
    for name in GAMES:
        for players in PRESETS[name].rules.seats():
            rules = PRESETS[name].changed({}, players)
            for deal in range(deals):
                chance = random.Random(f"prospect {name} {players} {deal}")
                first = None
                for state, _, _ in states(rules, players, chance):
                    if first is None and is_told(rules, state):
                        first = state.copy()
                if first is not None and state.loser >= 0:
                    yield first, [at for at in range(players) if not is_out(first, at)], state.loser


def test_who_is_in_most_danger_loses_no_more_often_than_others() -> None:
    """Of three or four one loses by chance in two of seven deals."""
    right = tried = 0
    for state, seats, loser in told(DEALS):
        assert stock_left(state) == 0
        assert 3 <= len(seats) <= 4
        chances = {seat: prospect(state, seat) for seat in seats}
        assert all(0 <= chance <= WHOLE for chance in chances.values())
        right += min(seats, key=chances.__getitem__) == loser
        tried += 1
    assert tried > 100
    assert right > 0.4 * tried, f"{right} of {tried}"


def test_trumps_are_worth_no_more_than_other_cards_when_the_stock_is_gone() -> None:
    table = "mustamaija; trump hearts; stock 0; bout 9; A 8C {}; B 5C 6C KD; C 5H 6D 9H QS; D 7D JC"
    _, _, rich = read_position(table.format("10H QH"))
    _, _, poor = read_position(table.format("10D QD"))
    seat = rich.attacker
    assert rich.hands[seat] >> parse_card("QH") & 1
    assert prospect(rich, seat) > prospect(poor, seat)
