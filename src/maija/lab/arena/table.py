"""The outcome of every game of a contest, as a Parquet file: a row for each game and seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from maija.lab.parquet import Parquet

if TYPE_CHECKING:
    from pathlib import Path

    from .contest import Contest
    from .outcome import PlayedDeal


class Table:
    """The games of a contest, for a file."""

    def __init__(self, out: Path, contest: Contest) -> None:
        """Look whether the file can be written.

        Raises:
            Unwritable: it cannot.
            ImportError: the extra ``lab`` is not installed.
        """
        self.file = Parquet(out)
        self.seats = contest.seats
        self.deals: list[PlayedDeal] = []

    def add(self, played: PlayedDeal) -> None:
        """Note a deal."""
        self.deals.append(played)

    def write(self) -> None:
        """Write the file: whole, or not at all.

        Raises:
            Unwritable: it cannot be written.
        """
        polars, n = self.file.polars, len(self.seats)
        rows = [
            (played.deal, game, place)
            for played in self.deals
            for game in played.games
            for place in range(n)
        ]
        costs = [game.costs[place] for _, game, place in rows]
        lost = {
            (played.deal, seat.place): seat.rotation
            for played in self.deals
            for seat in played.lost
        }
        small = polars.Int8
        self.file.add(
            {
                "deal": [deal for deal, _, _ in rows],
                "rotation": polars.Series([game.rotation for _, game, _ in rows], dtype=small),
                "place": polars.Series([place for _, _, place in rows], dtype=small),
                "seat": polars.Series(
                    [(place + game.rotation) % n for _, game, place in rows], dtype=small
                ),
                "player": [self.seats[place] for _, _, place in rows],
                "lost": [game.loser == place for _, game, place in rows],
                "points": [game.scores[place] for _, game, place in rows],
                "actions": [game.actions for _, game, _ in rows],
                "moves": [cost.moves for cost in costs],
                "decisions": [cost.decisions for cost in costs],
                "cpu_ms": [cost.total / 1e6 for cost in costs],
                "cpu_ms_most": [cost.most / 1e6 for cost in costs],
                "over_budget": [cost.over for cost in costs],
                "lost_seat": [
                    game.rotation >= lost.get((deal, place), n) for deal, game, place in rows
                ],
            }
        )
        self.file.write()
