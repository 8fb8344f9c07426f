"""How much rarer at Hearts are the cards that a seat hardly holds, by what it has played?

Some deals are played with the same player at every seat. After each card it is counted how many of
the cards that it makes unlikely (``maija.players.hearts.tells``) its player holds, and how many he
would if hidden cards lay anywhere. The odds tell how much one such card should count against
another; the search takes a quarter for all of them.

    python bench/tells.py habit --deals 200
    python bench/tells.py program --command ./peer --deals 20    (see bench/hearts_peers.py)
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from typing import TYPE_CHECKING, Any

from hearts_table.peers import Program

from maija.cards import cards_in
from maija.games.family import families
from maija.games.hearts.terms import PLAY
from maija.games.presets import preset
from maija.lab.arena import Contest
from maija.players import PLAYERS, Memory
from maija.players.hearts.tells import QUARTER, notice

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

SEATS = range(4)
HEARTS = families()["hearts"]


class Players:
    """The same player at every seat, of this project or of another."""

    def __init__(self, name: str, command: str, contest: Contest) -> None:
        """Seat them."""
        self.contest = contest
        self.peer = Program(command) if command else None
        self.player = None if command else PLAYERS[name]

    def deal(self, number: int) -> Iterator[tuple[Any, int, int]]:
        """Play a deal: each state, the seat that acts there, and its card."""
        rules, state = self.contest.rules, self.contest.start(number)
        memories = [Memory(self.contest.chance(number, seat)) for seat in SEATS]
        if self.peer is not None:
            self.peer.begin(rules, state)
        while turn := HEARTS.turn(state):
            seat = turn[0]
            if self.peer is not None:
                card = self.peer.choose(seat)[0]
            elif self.player is not None:
                card = self.player.choose(HEARTS, rules, state, seat, memories[seat])
            yield state, seat, card
            state = HEARTS.apply(rules, state, seat, card)
            if self.player is not None:
                for each in SEATS:
                    self.player.observe(HEARTS, rules, state, each, memories[each])


def kind_of(state: Any, card: int) -> str:  # noqa: ANN401 -- the family's state
    """How a card was played."""
    if state.played == 0:
        return "a low spade is led"
    if card // 13 != state.suit:
        return "another suit is played"
    return "stays below" if card < state.best else "goes above"


def held(players: Players, rules: Any, deals: int) -> dict[str, list[float]]:  # noqa: ANN401 -- the family's rules
    """By how a card was played: how many cards it makes unlikely, expected and held."""
    found: dict[str, list[float]] = defaultdict(lambda: [0, 0, 0])
    for number in range(deals):
        memory, void = Memory(), set[tuple[int, int]]()
        for state, seat, card in players.deal(number):
            if state.phase != PLAY:
                continue
            if state.played and card // 13 != state.suit:
                void.add((seat, state.suit))
            before, after = memory.unlikely[seat], HEARTS.apply(rules, state, seat, card)
            notice(rules, after, memory)
            hidden = sum(after.hands[each] for each in SEATS)
            if state.hands[seat].bit_count() < 2:
                continue
            for other in cards_in(memory.unlikely[seat] & ~before & hidden):
                suit = other // 13
                if (seat, suit) in void:
                    continue
                room = sum(after.hands[at].bit_count() for at in SEATS if (at, suit) not in void)
                row = found[kind_of(state, card)]
                row[0] += 1
                row[1] += after.hands[seat].bit_count() / room
                row[2] += after.hands[seat] >> other & 1
    return found


def main(arguments: Sequence[str] | None = None) -> None:
    """Count and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("player", nargs="?", default="habit", help="a player's name, or program")
    parser.add_argument("--command", default="", help="the outside program")
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args(arguments)
    if (given.player == "program") != bool(given.command):
        parser.error("a program needs its --command, and nobody else does")
    rules = preset("hearts").changed({}, 4)
    contest = Contest("hearts", rules, ("habit",) * 4, given.deals, given.seed, None)
    players = Players(given.player, given.command, contest)
    print(f"{'':24} {'cards':>6} {'expected':>8} {'held':>6} {'odds':>6}   taken: {0.5**QUARTER}")
    for kind, (number, expected, there) in sorted(held(players, rules, given.deals).items()):
        odds = there / (number - there) / (expected / (number - expected))
        print(
            f"{kind:24} {number:6.0f} {expected / number:8.3f} {there / number:6.3f} {odds:6.2f}",
            flush=True,
        )
    if players.peer is not None:
        players.peer.close()


if __name__ == "__main__":
    main()
