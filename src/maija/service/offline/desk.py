"""All tables of a browser, and the part of the HTTP interface that can be answered there.

``Desk.ask`` takes the paths that the page also asks of the service, and answers in the same words;
what needs other people is refused. Tables are kept by the worker, as ``Desk.open`` takes them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple
from urllib.parse import parse_qs, urlsplit

import msgspec

from maija.games import LAW
from maija.games.options import RulesError
from maija.service import books, forms
from maija.service.bodies import (
    ComparisonWanted,
    Invitation,
    Listed,
    Made,
    NewTable,
    RulesWanted,
)
from maija.service.errors import problem
from maija.service.names import cleaned
from maija.table import machine
from maija.table.state import Refusal, refuse

from .room import ME, Room, ours

if TYPE_CHECKING:
    from collections.abc import Callable

PREFIX: Final = "here-"
"""How the names of tables begin that are kept in a browser."""
_encode: Final = msgspec.json.Encoder().encode


class Answer(NamedTuple):
    """What the page is answered."""

    status: int
    body: str


class Desk:
    """The tables of a browser."""

    def __init__(self, chance: Callable[[int], bytes], clock: Callable[[], float]) -> None:
        """Begin with no table open.

        Args:
            chance: gives so many random bytes.
            clock: gives the time in seconds.
        """
        self._chance, self._clock, self._last = chance, clock, 0.0
        self.rooms: dict[str, Room] = {}

    def now(self) -> float:
        """The time, which never goes back."""
        self._last = max(self._last, self._clock())
        return self._last

    # --- tables ---

    def open(self, name: str, kept: bytes) -> str:
        """Open a table as it was kept; nothing is done where it is open.

        Returns:
            Why it cannot be opened; nothing if it is open.
        """
        if name in self.rooms:
            return ""
        try:
            self.rooms[name] = Room.again(kept, LAW, self._chance, self.now())
        except (msgspec.MsgspecError, RulesError, Refusal, LookupError, ValueError):
            return "table-unreadable"
        return ""

    def forget(self, name: str) -> None:
        """Put a table away that is kept: another window may play on at it."""
        self.rooms.pop(name, None)

    def has(self, name: str) -> bool:
        """Whether a table is open."""
        return name in self.rooms

    def listed(self, name: str) -> str:
        """A table as it is listed on the front page, as JSON."""
        table = self.rooms[name].table
        taken = sum(seat.taken for seat in table.seats)
        game, players = table.settings.game, len(table.seats)
        return _encode(Listed(name, game, players, taken, table.phase, watch=False)).decode()

    def come(self, name: str) -> None:
        """The page listens to a table."""
        self.rooms[name].come(self.now())

    def go(self, name: str) -> None:
        """The page listens to it no more."""
        self.rooms[name].go(self.now())

    def hear(self, name: str, frame: str) -> None:
        """The page asks a table for something."""
        self.rooms[name].hear(frame, self.now())

    def wake(self, name: str) -> None:
        """Time has passed at a table."""
        self.rooms[name].wake(self.now())

    def wait(self, name: str) -> float:
        """Seconds until a table is to be woken; negative for never."""
        due = self.rooms[name].due
        return -1.0 if due is None else max(0.0, due - self.now())

    def take(self, name: str) -> list[str]:
        """Take the messages of a table for the page."""
        room = self.rooms[name]
        told, room.told = room.told, []
        return told

    def kept(self, name: str) -> bytes:
        """All that is to be kept of a table."""
        return self.rooms[name].kept()

    # --- the interface ---

    def ask(self, path: str, body: str) -> Answer:
        """Answer what the page asks.

        Args:
            path: below ``api/``, with its query.
            body: what is sent along, as JSON; nothing for a question.
        """
        try:
            told = self._answer(path, body)
        except Refusal as error:
            return Answer(400, _encode(problem(*error.reasons)).decode())
        except msgspec.MsgspecError as error:
            refused = refuse("bad-request", why=str(error)[:300])
            return Answer(400, _encode(problem(*refused.reasons)).decode())
        return Answer(200, told if isinstance(told, str) else _encode(told).decode())

    def _answer(self, path: str, body: str) -> Any:  # noqa: ANN401 -- whatever is answered
        asked = urlsplit(path)
        query = {name: values[0] for name, values in parse_qs(asked.query).items()}
        language = forms.language_of(query.get("lang"))
        match asked.path.split("/"):
            case ["presets"]:
                return forms.games(language)
            case ["rules"]:
                wanted = msgspec.json.decode(body, type=RulesWanted)
                return books.rulebook(wanted.settings, language)
            case ["rules", "compare"]:
                compared = msgspec.json.decode(body, type=ComparisonWanted)
                return books.comparison(compared.settings, compared.against, language)
            case ["tables"] if body:
                return Made(self._make(msgspec.json.decode(body, type=NewTable)))
            case ["tables", name, "invitation"] if name in self.rooms:
                return Invitation("", (), (), "loopback", may_open=False)
            case ["tables", name, "games", match] if name in self.rooms and match.isdecimal():
                told = self.rooms[name].file(int(match))
                if told is None:
                    raise refuse("no-such-game-file")
                return told
            case _:
                raise refuse("unreachable")

    def _make(self, wanted: NewTable) -> str:
        """Make a table, and open it.

        Raises:
            Refusal: there is no such game or player here, or the rules clash.
        """
        name = PREFIX + self._chance(8).hex()
        called, now = cleaned(wanted.name), self.now()
        if wanted.lesson is not None:
            taught = machine.teach(name, "", wanted.lesson, ME, called, now)
            quiet = msgspec.structs.replace(taught.settings, hints=False)
            self.rooms[name] = Room(msgspec.structs.replace(taught, settings=quiet), self._chance)
            return name
        # A browser's Python has no Numba, without which nobody searches, and so no hints.
        settings = msgspec.structs.replace(wanted.settings, hints=False)
        computers = wanted.computers
        ours(computers)
        table = machine.create(name, "", settings, ME, called, computers, now)
        self.rooms[name] = Room(table, self._chance)
        return name
