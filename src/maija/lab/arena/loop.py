"""One deal between any players, action by action, over the plain law.

In which order the seats are asked is the driver's business alone: its own loop is run, with the
players in the place of its decisions. Here the players are asked and told, their time is taken, and
nothing is done that the law does not allow.
"""

from __future__ import annotations

from contextlib import ExitStack, contextmanager
from functools import lru_cache
from time import thread_time_ns
from typing import TYPE_CHECKING, Any

from maija.lab.driven import driven
from maija.players import DRIVERS, Memory
from maija.players.api import AT_MOST
from maija.players.engine import Seated

from .outcome import Cost, Game, LostSeat, PlayedDeal

if TYPE_CHECKING:
    from collections.abc import Iterator

    from maija.players import Player

    from .contest import Contest

_SEATS = 8
_NOT_A_DRIVERS = [-1] * _SEATS
"""The driver is shown numbers of no player that it knows: it tells nobody what happens."""


class Misplay(ValueError):  # noqa: N818 -- what a player did, not a fault of ours
    """A player did something that the law does not allow, or nothing when it was his turn."""

    def __init__(self, player: str, action: str, deal: int, rotation: int) -> None:
        """Keep who did what in which deal; an empty action is none at all."""
        super().__init__(player, action, deal, rotation)
        self.player = player
        self.action = action
        self.deal = deal
        self.rotation = rotation


class Purse:
    """What a player has spent in a game, decision by decision."""

    def __init__(self, budget: float | None) -> None:
        """Begin with nothing spent."""
        self.budget = None if budget is None else int(AT_MOST * budget * 1e9)
        self.moves = self.decisions = self.total = self.most = self.over = 0
        self.since = 0
        """Spent since the player's last action."""
        self.under_way = 0
        """Spent on the decision that is under way."""

    def act(self, *, anew: bool) -> None:
        """The player acts: for what was spent since the last time."""
        if anew:
            self.close()
            self.decisions += 1
        self.moves += 1
        self.under_way += self.since
        self.since = 0

    def close(self) -> None:
        """The decision under way is over."""
        self.weigh(self.under_way)
        self.under_way = 0

    def weigh(self, cost: int) -> None:
        """Look whether a decision is the dearest, and whether it is too dear."""
        self.most = max(self.most, cost)
        if self.budget is not None and cost > self.budget:
            self.over += 1

    def told(self) -> Cost:
        """What was spent in the whole game."""
        self.close()
        return Cost(self.moves, self.decisions, self.total, self.most, self.over)


class Loop:
    """The players of a contest, deal after deal."""

    def __init__(self, contest: Contest) -> None:
        """Seat the players."""
        self.contest = contest
        self.family = contest.family
        self.law = contest.family.law
        self.players: list[Player | Seated] = list(contest.seated())
        for player in self.players:
            if not isinstance(player, Seated):
                player.prepare(self.family)
        driver: Any = DRIVERS[self.family.name]
        self._play_out = driven(driver.play_out, decide=self._decide, apply=self._apply)
        self._deal = self._rotation = 0
        self._places: list[int] = []
        self._purses: list[Purse] = []
        self._memories: list[Memory] = []
        self._readings = [0] * len(self.players)
        """What each has spent elsewhere, as last read."""
        self._last = (-1, -1, -1)

    def play(self, deal: int) -> PlayedDeal:
        """Play a deal once for each rotation.

        Raises:
            Misplay: a player did what the law does not allow.
        """
        dealt = self.contest.start(deal)
        games: list[Game] = []
        lost: dict[int, LostSeat] = {}
        with self._programs():
            for turn in self.contest.rotations:
                games.append(self._game(dealt.copy(), deal, turn))
                for place, player in enumerate(self.players):
                    why = player.lost if isinstance(player, Seated) else None
                    if why is not None:
                        lost.setdefault(place, LostSeat(place, turn, why.code, dict(why.facts)))
        return PlayedDeal(deal, tuple(games), tuple(lost.values()))

    @contextmanager
    def _programs(self) -> Iterator[None]:
        """Start the programs for one deal, and end them.

        They begin anew with each deal, also one that has lost its seat before, so that what they
        do follows from the deal alone: not from which deals this process has played already.
        """
        with ExitStack() as stack:
            for place, text in enumerate(self.contest.seats):
                player = self.contest.sit(text)
                if isinstance(player, Seated):
                    self.players[place] = player
                    stack.callback(player.close)
                    player.open()
            self._readings = [player.spent_elsewhere() for player in self.players]
            yield

    def _game(self, state: Any, deal: int, rotation: int) -> Game:  # noqa: ANN401 -- any family's
        contest, n = self.contest, state.players
        self._deal, self._rotation, self._last = deal, rotation, (-1, -1, -1)
        self._places = [(seat - rotation) % n for seat in range(n)]
        self._purses = [Purse(contest.budget) for _ in range(n)]
        self._memories = [Memory(contest.chance(deal, place)) for place in self._places]
        self._observe(contest.rules, state)
        actions = self._play_out(contest.rules, state, _NOT_A_DRIVERS, self._memories)
        seats = [(place + rotation) % n for place in range(n)]
        loser = getattr(state, "loser", -1)
        return Game(
            rotation,
            actions,
            self._places[loser] if loser >= 0 else -1,
            tuple(self.law.score(contest.rules, state, seat) for seat in seats),
            tuple(self._purses[seat].told() for seat in seats),
        )

    def _decide(self, _number: int, r: Any, s: Any, seat: int, memory: Memory) -> int:  # noqa: ANN401
        """Ask the player at a seat: the driver's open place."""
        place, purse = self._places[seat], self._purses[seat]
        before = self._before(place)
        action = self.players[place].choose(self.family, r, s, seat, memory)
        cost = self._since(place, before)
        purse.total += cost
        if action < 0:
            purse.weigh(cost)
        else:
            purse.since += cost
        return action

    def _apply(self, r: Any, s: Any, seat: int, action: int) -> None:  # noqa: ANN401 -- any family's
        """Do what a player has chosen, and tell all: the driver's open place."""
        if action < 0 or not self.law.legal(r, s, seat) >> action & 1:
            name = self.players[self._places[seat]].name
            raise Misplay(name, self._text(action), self._deal, self._rotation)
        now = (seat, s.phase, getattr(s, "trick_number", 0))
        self._purses[seat].act(anew=now != self._last)
        self._last = now
        self.law.apply(r, s, seat, action)
        self._observe(r, s)

    def _observe(self, r: Any, s: Any) -> None:  # noqa: ANN401 -- any family's
        """Tell every player what has happened; what that costs belongs to his next decision."""
        for seat, place in enumerate(self._places):
            before = self._before(place)
            self.players[place].observe(self.family, r, s, seat, self._memories[seat])
            cost = self._since(place, before)
            self._purses[seat].total += cost
            self._purses[seat].since += cost

    def _before(self, place: int) -> int:
        """The clock of a player before he is asked or told something.

        That of a program runs on while others are asked: it may think then, and pays for it.
        """
        player = self.players[place]
        program = isinstance(player, Seated)
        elsewhere = self._readings[place] if program else player.spent_elsewhere()
        return thread_time_ns() + elsewhere

    def _since(self, place: int, before: int) -> int:
        """What he has spent since then."""
        self._readings[place] = self.players[place].spent_elsewhere()
        return thread_time_ns() + self._readings[place] - before

    def _text(self, action: int) -> str:
        try:
            return self.family.action_text(action) if action >= 0 else ""
        except ValueError:  # no action at all
            return str(action)


@lru_cache(maxsize=4)
def _loop(contest: Contest) -> Loop:
    return Loop(contest)


def play(contest: Contest, deal: int) -> PlayedDeal:
    """Play one deal of a contest; the players are seated once for each process.

    Raises:
        Misplay: a player did what the law does not allow.
    """
    return _loop(contest).play(deal)
