"""Whole matches as records, played by computers from a number."""

from __future__ import annotations

import hashlib
from functools import cache
from random import Random

from maija.games.committed import circumstances, committed_dealer, transcript
from maija.games.presets import preset
from maija.players import PLAYERS, Memory
from maija.record import GameRecord, Replay
from maija.shuffle import Secret

MOST_DEALS = 40


def secret(name, deal):
    return Secret(hashlib.sha256(f"{name}/{deal}".encode()).digest())


@cache
def text(name, players=3, *, deals=MOST_DEALS, player="random", last=None, **options):
    """The file of a match of so many deals at most; the last of ``last`` turns if that is given."""
    return record(name, players, deals=deals, player=player, last=last, **options).text()


def record(name, players=3, *, deals=MOST_DEALS, player="random", last=None, **options):
    chosen = preset(name)
    rules = chosen.changed(options, players)
    made = GameRecord(chosen, rules, ("you", *["computer:random"] * (players - 1)), f"t-{name}")
    replay = Replay(made)
    chance = Random(f"{name} {players}")
    while not replay.match.over and len(made.deals) < deals:
        number = len(made.deals)
        given = circumstances(replay.match, secret(name, number), made.table)
        if number == 0:
            replay.match.dealer = committed_dealer(replay.match, given).seat
        made.begin(replay.match.dealer, transcript(replay.match, given))
        replay.deal(made.deals[-1])
        memories = [Memory(chance.getrandbits(62) | 1) for _ in range(players)]
        limit = last if number + 1 == deals else None
        while not replay.deal_over and (limit is None or len(made.deals[-1].turns) < limit):
            seat = chosen.family.turn(replay.state)[0]
            action = PLAYERS[player].choose(
                chosen.family, rules, replay.state, seat, memories[seat]
            )
            replay.act(seat, action)
            made.act(seat, action)
        if replay.deal_over:
            replay.finish()
            made.end(replay.match)
    return made
