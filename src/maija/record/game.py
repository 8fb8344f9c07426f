"""A game file: what was agreed, the shuffles, every action and the results, a line each.

Here lives what a record holds and how it is written. Reading is in ``reading``, the proof in
``proof``. A record is whole in itself: nothing else is needed to replay and verify it.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from maija.games import LAW

from .notation import SEATS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from maija.games.match import Match
    from maija.games.presets import Preset
    from maija.shuffle import Transcript

FORMAT: Final = 1
"""The format of the file; raised when lines change."""
MOST_BYTES: Final = 16 * 2**20
MOST_LINES: Final = 200_000
LONGEST_LINE: Final = 20_000
LONGEST_NAME: Final = 60


@dataclass(frozen=True, slots=True)
class Turn:
    """What a seat did in one go: a card, a word, or a group of them."""

    seat: int
    actions: tuple[int, ...]


@dataclass(slots=True)
class RecordedDeal:
    """One deal of a match: its chance, what was done, and what it scored once it is over."""

    dealer: int
    shuffle: Transcript
    turns: list[Turn] = field(default_factory=list)
    scores: tuple[int, ...] | None = None
    totals: tuple[int, ...] | None = None


@dataclass(slots=True)
class GameRecord:
    """A match from its first deal to its last, or to where it was left."""

    preset: Preset
    rules: Any
    seats: tuple[str, ...]
    """The name of each seat; a computer player has ``computer:`` before its own."""
    table: str
    deals: list[RecordedDeal] = field(default_factory=list)
    places: tuple[int, ...] | None = None
    law: int = LAW
    """The number of the law it was played by."""

    def begin(self, dealer: int, shuffle: Transcript) -> None:
        """A deal begins."""
        self.deals.append(RecordedDeal(dealer, shuffle))

    def act(self, seat: int, *actions: int) -> None:
        """A seat acts."""
        self.deals[-1].turns.append(Turn(seat, actions))

    def end(self, match: Match) -> None:
        """A deal is over and counted in the match."""
        result = match.results[-1]
        self.deals[-1].scores = result.scores
        self.deals[-1].totals = result.totals
        if match.over:
            self.places = match.places

    def lines(self) -> Iterator[str]:
        """The file, line by line."""
        yield self.head()
        for number, deal in enumerate(self.deals, 1):
            yield from self.deal_lines(number, deal)
        if self.places is not None:
            yield places_line(self.places)

    def head(self) -> str:
        """The first line: what was agreed and who sat where."""
        return _line(
            maija="game",
            format=FORMAT,
            law=self.law,
            game=self.preset.name,
            rules=self.rules.texts(),
            seats=self.seats,
            table=self.table,
        )

    def deal_lines(self, number: int, deal: RecordedDeal) -> Iterator[str]:
        """The lines of one deal; ``number`` is its place in the match, from 1."""
        family = self.preset.family
        shuffle = json.loads(deal.shuffle.to_json())
        yield _line(deal=number, dealer=SEATS[deal.dealer], shuffle=shuffle)
        for turn in deal.turns:
            done = " ".join([family.action_text(action) for action in turn.actions])
            yield f'{{"seat": {_encode(SEATS[turn.seat])}, "does": {_encode(done)}}}'
        if deal.scores is not None:
            yield _line(scores=deal.scores, totals=deal.totals)

    def text(self) -> str:
        """The whole file."""
        return "".join(f"{line}\n" for line in self.lines())


def places_line(places: tuple[int, ...]) -> str:
    """The last line of a match that is over."""
    return _line(places=places)


def _line(**fields: Any) -> str:  # noqa: ANN401 -- fields of any kind
    return _encode(fields)


_encode: Final = json.JSONEncoder(ensure_ascii=False, separators=(", ", ": ")).encode
