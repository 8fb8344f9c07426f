"""One deal of Hearts between our player and a peer, once for each way of sitting.

What a deal brought is told as the arena tells it, so that its figures, its files and its sequential
test serve here too. The arena itself cannot seat these peers: they keep a table of their own.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

from maija.games.hearts.terms import PASSING
from maija.lab.arena.loop import Purse
from maija.lab.arena.outcome import Game, PlayedDeal
from maija.players import PLAYERS, Memory

if TYPE_CHECKING:
    from maija.lab.arena import Contest
    from maija.players import Player

    from .peers import Peer


class Table:
    """Our player and a peer, deal after deal."""

    def __init__(self, contest: Contest, peer: Peer) -> None:
        """Seat them: whoever of the line-up is none of ours is the peer."""
        self.contest, self.peer = contest, peer
        self.family = contest.family
        self.ours: list[Player | None] = [
            PLAYERS[name].within(contest.budget) if name in PLAYERS else None
            for name in contest.seats
        ]
        for player in self.ours:
            if player is not None:
                player.prepare(self.family)

    def play(self, deal: int) -> PlayedDeal:
        """Play a deal once for each rotation."""
        return PlayedDeal(deal, tuple(self._game(deal, turn) for turn in self.contest.rotations))

    def _game(self, deal: int, rotation: int) -> Game:
        contest, peer, family, rules = self.contest, self.peer, self.family, self.contest.rules
        state = contest.start(deal)
        places = [(seat - rotation) % 4 for seat in range(4)]
        purses = [Purse(contest.budget) for _ in places]
        memories = [Memory(contest.chance(deal, place)) for place in places]
        actions, last = 0, (-1, -1)
        peer.begin(rules, state)
        self._observe(state, places, purses, memories)
        while turn := family.turn(state):
            seat = turn[0]
            player, purse = self.ours[places[seat]], purses[seat]
            if player is None:
                card, seconds = peer.choose(seat)
                cost = int(seconds * 1e9)
            else:
                begun = time.thread_time_ns()
                card = player.choose(family, rules, state, seat, memories[seat])
                cost = time.thread_time_ns() - begun
                peer.told(seat, card)
            purse.total += cost
            purse.since += cost
            # All the cards that a seat passes are one decision.
            now = (seat, -1 if state.phase == PASSING else state.trick_number)
            purse.act(anew=now != last)
            actions, last = actions + 1, now
            state = family.apply(rules, state, seat, card)
            self._observe(state, places, purses, memories)
        scores = family.score(rules, state)
        seats = [(place + rotation) % 4 for place in range(4)]
        costs = tuple(purses[seat].told() for seat in seats)
        return Game(rotation, actions, -1, tuple(scores[seat] for seat in seats), costs)

    def _observe(
        self,
        state: Any,  # noqa: ANN401 -- the family's state
        places: list[int],
        purses: list[Purse],
        memories: list[Memory],
    ) -> None:
        """Tell our seats what has happened; what that costs belongs to their next decision."""
        for seat, place in enumerate(places):
            player = self.ours[place]
            if player is not None:
                begun = time.thread_time_ns()
                player.observe(self.family, self.contest.rules, state, seat, memories[seat])
                cost = time.thread_time_ns() - begun
                purses[seat].total += cost
                purses[seat].since += cost
