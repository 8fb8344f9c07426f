"""What sets the games apart that a player loses? From a file that `maija arena --resume` has kept.

Of Hearts (also of `bench/hearts_peers.py`): who shot the moon how often, and what is left of the
difference without those games. Of Mustamaija: some lost games and as many others are played once
more, and it is looked at what the first player of the line-up holds when the stock is gone, whether
he is one of the last two, and whether he loses now: a player who is stopped by his budget plays
otherwise each time.

    maija arena mustamaija --seats master,habit,habit,habit --budget 30ms --resume KEPT
    python bench/lost_games.py KEPT --games 40
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Any

from maija.cards import QUEEN_OF_SPADES, SUIT_MASKS, count
from maija.games.mustamaija.law import held, is_out, stock_left
from maija.games.presets import preset
from maija.lab.arena import Contest
from maija.lab.arena.loop import Loop
from maija.lab.arena.outcome import Game, PlayedDeal
from maija.lab.results import Z
from maija.players.mustamaija.endgame import is_endgame

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

SEEN = (
    "cards held",
    "cards of the others",
    "holds the queen",
    "trumps held",
    "is one of the last two",
    "then has the queen",
)
"""What is looked at: the first four when the stock is gone."""
MOON = 20
"""Points that all others have when one has shot the moon, at least."""


class Watched(Loop):
    """Games that are played once more, and looked at from the first place of the line-up."""

    def __init__(self, contest: Contest) -> None:
        """Seat the players."""
        super().__init__(contest)
        self.seen: dict[str, float] = {}
        """What was seen of the game under way, by the names of ``SEEN``."""

    def again(self, deal: int, rotation: int) -> dict[str, float]:
        """What was seen of a game; ``lost`` is 1 where the player has lost it."""
        self.seen = {}
        with self._programs():
            game = self._game(self.contest.start(deal), deal, rotation)
        return self.seen | {"lost": float(game.loser == 0)}

    def _apply(self, r: Any, s: Any, seat: int, action: int) -> None:  # noqa: ANN401 -- any family's
        super()._apply(r, s, seat, action)
        me, hands = self._rotation, s.hands
        if not stock_left(s) and "cards held" not in self.seen:
            others = [held(s, other) for other in range(s.players) if other != me]
            self.seen["cards held"] = held(s, me)
            self.seen["cards of the others"] = statistics.mean(others)
            self.seen["holds the queen"] = hands[me] >> QUEEN_OF_SPADES & 1
            trumps = SUIT_MASKS[s.trump] if s.trump >= 0 else 0
            self.seen["trumps held"] = count(hands[me] & trumps)
        if "is one of the last two" not in self.seen and is_endgame(s):
            self.seen["is one of the last two"] = not is_out(s, me)
            if not is_out(s, me):
                self.seen["then has the queen"] = hands[me] >> QUEEN_OF_SPADES & 1


def games(deals: Sequence[PlayedDeal], *, lost: bool) -> list[tuple[int, int]]:
    """Deal and rotation of the games that the first player lost, or of the others."""
    return [
        (deal.deal, game.rotation) for deal in deals for game in deal.games
        if (game.loser == 0) == lost
    ]  # fmt: skip


def stock_gone(contest: Contest, deals: Sequence[PlayedDeal], many: int) -> Iterator[str]:
    """The table of Mustamaija: games that are lost now beside games that are not."""
    watched = Watched(contest)
    now: dict[bool, list[dict[str, float]]] = {True: [], False: []}
    for lost in (True, False):
        chosen = games(deals, lost=lost)
        random.Random(1).shuffle(chosen)
        seen = [watched.again(*game) for game in chosen[:many]]
        again = sum(each["lost"] > 0 for each in seen)
        yield f"{'lost' if lost else 'not lost'} before: {again} of {len(seen)} lost now"
        for each in seen:
            now[each["lost"] > 0].append(each)
    yield f"| played again | lost now: {len(now[True])} | not lost: {len(now[False])} |"
    yield "| --- | ---: | ---: |"
    for name in SEEN:
        shown = (told([each[name] for each in now[lost] if name in each]) for lost in now)
        yield f"| {name} | {' | '.join(shown)} |"


def told(values: Sequence[float]) -> str:
    """A mean with its 95 % interval."""
    if len(values) < 2:
        return ""
    half = Z * statistics.stdev(values) / len(values) ** 0.5
    return f"{statistics.mean(values):.2f} +- {half:.2f}"


def moons(contest: Contest, deals: Sequence[PlayedDeal]) -> Iterator[str]:
    """Who shot the moon, and the difference with and without those games."""
    shot: Counter[str] = Counter()
    with_moons, without = [], []
    for game in (game for deal in deals for game in deal.games):
        less = _less(contest, game)
        with_moons.append(less)
        least, *others = sorted(game.scores)
        if not least and len(set(others)) == 1 and others[0] >= MOON:
            shot[contest.seats[game.scores.index(0)]] += 1
        else:
            without.append(less)
    yield f"{len(with_moons)} games; the moon was shot by {dict(shot) or 'nobody'}"
    yield f"better by {statistics.mean(with_moons):+.2f} points a game,"
    yield f"without those games by {statistics.mean(without):+.2f}"


def _less(contest: Contest, game: Game) -> float:
    """What the others have in a game minus what the first player has, each per seat."""
    first = contest.seats[0]
    both = zip(game.scores, contest.seats, strict=True)
    rows: tuple[list[int], list[int]] = ([], [])
    for score, player in both:
        rows[player == first].append(score)
    return statistics.mean(rows[0]) - statistics.mean(rows[1])


def main() -> None:
    """Read the file and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("file", type=Path, nargs="?", help="what --resume has kept")
    parser.add_argument("--games", type=int, default=40, help="how many of each are played again")
    given = parser.parse_args()
    if given.file is None:
        print("which file? maija arena --resume FILE keeps one: nothing is looked at")
        return
    first, *lines = given.file.read_text(encoding="utf-8").splitlines()
    told = json.loads(first)
    deals = [PlayedDeal.read(json.loads(line)) for line in lines]
    seats, chosen = tuple(told["seats"]), preset(told["preset"])
    rules = chosen.changed(told["rules"], len(seats))
    contest = Contest(chosen.name, rules, seats, len(deals), told["seed"], told["budget"])
    found = moons(contest, deals)
    if contest.counts_losses:
        found = stock_gone(contest, deals, given.games)
    for line in found:
        print(line, flush=True)


if __name__ == "__main__":
    main()
