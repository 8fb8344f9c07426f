"""Nobody is told a hidden card by the service: by no byte of a socket, answer, figure or log line.

An evening is lived at the shipped service and written down. Then it is lived again with two cards
in each other's place that one seat has not seen: what this seat and one who looks on are sent, and
when, must be the same. Which cards may change places is what `tests/tables/swapped.py` says.
"""

from __future__ import annotations

import asyncio
import io
import logging
import random
import re
import sqlite3
from itertools import zip_longest
from typing import TYPE_CHECKING, Any, NamedTuple

import pytest
import structlog
from msgspec.structs import replace

from maija.games.presets import PRESETS
from maija.players import advice
from maija.service import logs
from maija.service.hall import Hall
from maija.service.live import LiveTable
from maija.service.metrics import Metrics
from maija.table import advising, entries, keeping
from maija.table.state import BETWEEN, GATHERING, PLAYING
from maija.table.telling import Told
from tests.random_games import times
from tests.service.evening import Evening, Step
from tests.service.quiet import QuietHall, quiet, template
from tests.tables.swapped import Decks, _other_choice, seen_from

if TYPE_CHECKING:
    from collections.abc import Callable

GAMES = list(PRESETS)
OF_THE_PROCESS = re.compile(rb"process_|_created\b")


class ScriptedHall(QuietHall):
    """A hall whose computer players do again what they did, if there is something to do again."""

    again: Callable[[int], Any] | None = None

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self.decisions: list[Any] = []

    async def think(self, decide: Callable[[], Any]) -> Any:
        """Think, but decide as before."""
        told = await super().think(decide)
        if self.again is not None:
            told = self.again(len(self.decisions))
        self.decisions.append(told)
        return told


class Lived(NamedTuple):
    """An evening, written down."""

    script: list[Step]
    decisions: list[Any]
    mark: int
    """After how many steps the deal began in which cards may change places."""
    start: bytes
    log: list[entries.Entry]
    order: list[int]
    seat: int
    told: dict[str, Any]


# ------------------------------------------------------------------------------ lived, and again


async def lived(
    folder: Any, empty: Any, game: str, seed: str, decks: Decks, *, hints: bool
) -> Lived | None:
    """An evening up to the middle of a deal; ``None`` if it came to its end."""
    async with quiet(folder, empty, seed, ScriptedHall) as service:
        evening = Evening(service, game, seed, hints=hints)
        await evening.begin()
        live, hall = evening.live, service.hall
        assert isinstance(hall, ScriptedHall)
        wanted = evening.chance.choice((1, 1, 1, 2))
        length = evening.chance.choice((4, 10, 25))
        start, mark, version = b"", 0, 0
        for _ in range(1500):
            table = live.kept
            if table.phase == PLAYING and table.serial == wanted and len(table.play.turns) > length:
                break
            if table.phase in {GATHERING, BETWEEN} and table.serial < wanted:
                start, mark = keeping.table_bytes(table), len(evening.script)
                version = table.version
            await evening.do(evening.choose())
        await evening.do(("ask", "stranger", "/metrics"))
        await evening.do(("ask", "stranger", "/api/tables"))
        table = live.kept
        if table.phase != PLAYING or table.serial != wanted:
            return None
        asked = "SELECT entry FROM entries WHERE version > ? AND version <= ? ORDER BY version"
        file = sqlite3.connect(folder / "maija.sqlite")
        rows = file.execute(asked, (version, table.version)).fetchall()
        file.close()
        log = [keeping.read_entry(row[0]) for row in rows]
        assert len(log) == table.version - version
        order, told = decks.order(table), evening.told()
        seat = evening.seat
        return Lived(evening.script, hall.decisions, mark, start, log, order, seat, told)


async def again(
    folder: Any,
    empty: Any,
    game: str,
    seed: str,
    first: Lived,
    decks: Decks,
    swap: tuple[int, int],
    *,
    hints: bool,
) -> dict[str, Any]:
    """What is told when the same is done, and two cards lie in each other's place."""
    cards = first.order[swap[0]], first.order[swap[1]]
    async with quiet(folder, empty, seed, ScriptedHall) as service:
        evening = Evening(service, game, seed, hints=hints)

        def decided(number: int) -> Any:
            told = []
            for one in first.decisions[number]:
                step = entries.Play(*one)
                if decks.swap is not None:
                    step = _other_choice(evening.live.table, step, evening.seat, cards)
                told.append(one._replace(actions=step.actions))
            return told

        assert isinstance(service.hall, ScriptedHall)
        service.hall.again = decided
        await evening.begin()
        for number in range(len(evening.script), len(first.script)):
            if number == first.mark:
                decks.swap = swap
            await evening.do(first.script[number], cards if decks.swap else None)
        return evening.told()


def plain(told: Any) -> Any:
    """An answer without what is about the process: its memory, its seconds, when it began."""
    moment, answer = told or (None, None)
    if isinstance(answer, tuple) and b"\nprocess_" in answer[2]:
        lines = [line for line in answer[2].splitlines() if not OF_THE_PROCESS.search(line)]
        fields = [field for field in answer[1] if field[0] != b"content-length"]
        return moment, (answer[0], fields, lines)
    return told


class Log:
    """What is logged, without the time of day."""

    def __init__(self) -> None:
        self.stream = io.StringIO()

    def taken(self) -> list[str]:
        """The lines since it was last asked."""
        lines = self.stream.getvalue().splitlines()
        self.stream.seek(0)
        self.stream.truncate()
        return [line.partition(" ")[2] for line in lines]


@pytest.fixture
def log():
    root, quiet_one = logging.getLogger(), logging.getLogger("uvicorn.error")
    before = root.handlers[:], root.level, quiet_one.level
    lines = Log()
    logs.begin(stream=lines.stream)
    yield lines
    root.handlers[:], level, quiet_one.level = before
    root.setLevel(level)
    structlog.reset_defaults()


@pytest.fixture(scope="module")
def empty(tmp_path_factory):
    return template(tmp_path_factory.mktemp("empty"))


@pytest.fixture
def told_apart(tmp_path, empty, log, monkeypatch):
    """Compares evenings with two cards swapped; how often that was possible."""
    decks = Decks(monkeypatch)

    def compare(
        game: str, evenings: range, swaps: int = 40, most: int = 1, *, hints: bool = False
    ) -> int:
        compared = 0
        for number in evenings:
            seed = f"{game} {number}"
            decks.swap = None
            log.taken()
            first = asyncio.run(lived(tmp_path / seed, empty, game, seed, decks, hints=hints))
            lines = log.taken()
            if first is None:
                continue
            decks.swap = None
            facts = seen_from(first.start, first.log, first.seat)
            assert facts is not None
            chance, done = random.Random(seed), 0
            for _ in range(swaps):
                a, b = chance.sample(range(len(first.order)), 2)
                decks.swap = a, b
                cards = first.order[a], first.order[b]
                other = seen_from(first.start, first.log, first.seat, cards)
                if cards[0] == cards[1] or other is None or other[1] != facts[1]:
                    continue
                decks.swap = None
                folder = tmp_path / f"{seed} {done}"
                told = asyncio.run(
                    again(folder, empty, game, seed, first, decks, (a, b), hints=hints)
                )
                for who, heard in first.told.items():
                    for one, two in zip_longest(heard, told[who]):
                        assert plain(one) == plain(two), f"{seed}: {who} can tell"
                assert lines == log.taken(), f"{seed}: who reads the log can tell"
                done += 1
                if done == most:
                    break
            compared += done
        return compared

    return compare


@pytest.mark.parametrize("game", GAMES)
def test_the_service_tells_somebody_a_hidden_card(game, told_apart):
    evenings = times(3, 60)
    assert told_apart(game, range(evenings), most=times(1, 3)) >= evenings // 2


def quick_hints(patch, leak=None):
    """Hints that try few deals, and what they were; ``leak`` adds something to each."""
    given, honest = [], advising.hint

    def few(asked: Any, step: Any) -> Any:
        told = honest(asked, step, deals=24)
        given.append(told)
        return told if leak is None else leak(asked, told)

    patch.setattr(advising, "hint", few)
    patch.setattr(advice, "prepared", lambda _family: True)
    return given


@pytest.mark.slow
@pytest.mark.fast
@pytest.mark.parametrize("game", ["musta-maija", "hearts"])
def test_a_hint_of_the_service_tells_a_hidden_card(game, told_apart, monkeypatch):
    given = quick_hints(monkeypatch)
    evenings = times(3, 60)
    assert told_apart(game, range(evenings), most=times(1, 3), hints=True)
    assert sum(bool(told.options) for told in given) > 3


@pytest.mark.slow
@pytest.mark.fast
def test_a_hint_can_tell_a_hidden_card_unnoticed(told_apart, monkeypatch):
    def leak(asked: Any, told: Any) -> Any:
        hands = asked.table.play.state.hands
        known = sum((at + 1) * hand for at, hand in enumerate(hands)) % 997
        return replace(told, deals=told.deals + known)

    quick_hints(monkeypatch, leak)
    with pytest.raises(AssertionError, match="can tell"):
        told_apart("mustamaija", range(24), hints=True)


# ------------------------------------------------------------------------------ told after all


def hidden(live: LiveTable) -> int:
    """Something that nobody may know: who holds what."""
    if live.table.play is None:
        return 0
    hands: list[int] = live.table.play.state.hands
    return sum((at + 1) * hand for at, hand in enumerate(hands)) % 997


def by_a_refusal(patch):
    honest = LiveTable.refused

    def leaky(self, connection, ack, *reasons):
        honest(self, connection, f"{ack}{hidden(self)}", *reasons)

    patch.setattr(LiveTable, "refused", leaky)


def by_the_message_of_another_seat(patch):
    honest = Told.update

    def leaky(self, now, seat, ack=""):
        return honest(self, now, max(self.own, default=seat), ack)

    patch.setattr(Told, "update", leaky)


def by_the_pause_of_a_computer(patch):
    honest = LiveTable.take

    def leaky(self, asked, *given, **named):
        if isinstance(asked, entries.Play):
            self.hall.time += hidden(self) / 1000
        honest(self, asked, *given, **named)

    patch.setattr(LiveTable, "take", leaky)


def by_the_list_of_tables(patch):
    honest = Hall.listed

    async def leaky(self):
        told = await honest(self)
        return [replace(one, taken=hidden(self.tables[one.table])) for one in told]

    patch.setattr(Hall, "listed", leaky)


def by_the_figures(patch):
    open_tables: list[LiveTable] = []
    honest, text = LiveTable._wind, Metrics.text

    def leaky(self, *, act):
        open_tables[:] = [self]
        honest(self, act=act)

    patch.setattr(LiveTable, "_wind", leaky)
    patch.setattr(Metrics, "text", lambda self: text(self) + b"%d" % hidden(open_tables[0]))


def by_a_line_of_the_log(patch):
    honest = LiveTable._wind

    def leaky(self, *, act):
        structlog.get_logger("maija").info("winding", count=hidden(self))
        honest(self, act=act)

    patch.setattr(LiveTable, "_wind", leaky)


@pytest.mark.parametrize(
    "leak",
    [
        by_a_refusal,
        by_the_message_of_another_seat,
        by_the_pause_of_a_computer,
        by_the_list_of_tables,
        by_the_figures,
        by_a_line_of_the_log,
    ],
)
def test_a_hidden_card_can_be_told_unnoticed(leak, told_apart, monkeypatch):
    leak(monkeypatch)
    with pytest.raises(AssertionError, match="can tell"):
        told_apart("mustamaija", range(24))
