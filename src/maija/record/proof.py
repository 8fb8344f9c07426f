"""Whether a record is true: its shuffles, its dealers, its results.

That every action is legal is seen when it is read. Here everything else is recomputed.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from maija.games.committed import committed_dealer, rules_digest
from maija.games.options import Reason
from maija.shuffle import Circumstances, Secret, verify

from .notation import SEATS
from .reading import Reader, RecordError
from .replay import Replay

if TYPE_CHECKING:
    from collections.abc import Iterator

    from maija.games.family import Family

    from .game import GameRecord, RecordedDeal


@dataclass(frozen=True, slots=True)
class Fault:
    """Something in a record that is not true."""

    deal: int
    """The deal, from 1; 0 is the match as a whole."""
    line: int
    """The line of the file, from 1; 0 is the file as a whole."""
    reason: Reason

    def __str__(self) -> str:
        """Where and what, in plain English."""
        deal = f"deal {self.deal}, " if self.deal else ""
        return f"{deal}line {self.line}: {self.reason}" if self.line else str(self.reason)


@dataclass(frozen=True, slots=True)
class Verdict:
    """What became of the proof of a file."""

    law: int | None
    """The number of the law it says; ``None`` when it does not get so far."""
    deals: int
    """The deals that were looked at."""
    faults: tuple[Fault, ...]

    family: Family | None = None
    """The family of the game, where it is known."""

    @property
    def true(self) -> bool:
        """Whether nothing in it is wrong."""
        return not self.faults


def prove(record: GameRecord) -> list[Fault]:
    """Recompute everything in a record and say what does not fit; nothing if all fits."""
    return list(_faults(record))


def prove_text(text: str) -> Verdict:
    """Read and prove a file; of a damaged one also what is untrue before the damage.

    A pack in a forged order soon makes an honest action impossible: then the shuffle is named
    first, and the action after it.
    """
    try:
        reader = Reader(text)
    except RecordError as error:
        return rejected(error)
    damage: list[Fault] = []
    record = reader.record
    try:
        for _ in reader:
            pass
    except RecordError as error:
        at = len(record.deals)
        damage = [Fault(at, error.line, error.reason)]
    faults = (*_faults(record), *damage)
    return Verdict(record.law, len(record.deals), faults, record.preset.family)


def rejected(error: RecordError) -> Verdict:
    """The verdict on a file of which not even the head can be read."""
    return Verdict(error.reason.facts.get("law"), 0, (Fault(0, error.line, error.reason),))


def _faults(record: GameRecord) -> Iterator[Fault]:
    replay = Replay(record)
    secrets: set[bytes] = set()
    line = 1
    for number, deal in enumerate(record.deals, 1):
        line += 1
        for reason in _chance(record, replay, deal, number):
            yield Fault(number, line, reason)
        if deal.shuffle.secret in secrets:
            yield Fault(number, line, Reason("secret-used-again"))
        secrets.add(deal.shuffle.secret)
        replay.deal(deal)
        for turn in deal.turns:
            replay.act(turn.seat, *turn.actions)
        line += len(deal.turns)
        if replay.deal_over:
            replay.finish()
        if deal.scores is not None:
            line += 1
            for reason in _results(replay, deal):
                yield Fault(number, line, reason)
    if record.places is not None and record.places != replay.match.places:
        facts = {"told": list(record.places), "right": list(replay.match.places)}
        yield Fault(0, line + 1, Reason("wrong-places", facts))


def _chance(record: GameRecord, replay: Replay, deal: RecordedDeal, number: int) -> list[Reason]:
    shuffle = deal.shuffle
    wrong = [Reason("shuffle-untrue", {"why": why}) for why in verify(shuffle)]
    if shuffle.table != record.table:
        facts = {"told": shuffle.table, "right": record.table}
        wrong.append(Reason("shuffle-of-another-table", facts))
    if shuffle.deal != number - 1:
        facts = {"told": str(shuffle.deal + 1), "right": str(number)}
        wrong.append(Reason("shuffle-of-another-deal", facts))
    if shuffle.rules != rules_digest(record.preset.family, record.rules):
        wrong.append(Reason("shuffle-of-other-rules"))
    if wrong:
        return wrong
    expected = replay.match.dealer
    if number == 1:
        texts = tuple(seat.text for seat in shuffle.seats)
        given = Circumstances(
            Secret(shuffle.secret), shuffle.table, shuffle.deal, shuffle.rules, texts
        )
        expected = committed_dealer(replay.match, given).seat
    if deal.dealer != expected:
        facts = {"told": SEATS[deal.dealer], "right": SEATS[expected]}
        wrong.append(Reason("wrong-dealer", facts))
    return wrong


def _results(replay: Replay, deal: RecordedDeal) -> list[Reason]:
    result = replay.match.results[-1]
    wrong = []
    if deal.scores is not None and deal.scores != result.scores:
        facts = {"told": list(deal.scores), "right": list(result.scores)}
        wrong.append(Reason("wrong-scores", facts))
    if deal.totals is not None and deal.totals != result.totals:
        facts = {"told": list(deal.totals), "right": list(result.totals)}
        wrong.append(Reason("wrong-totals", facts))
    return wrong
