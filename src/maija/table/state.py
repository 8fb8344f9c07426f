"""What a table is: everything that survives a restart, and nothing that can be worked out from it.

Secrets live here (the deal's, the hands, the people's own names for themselves): nothing of it goes
to anybody but through ``telling``. Values are replaced, never changed in place.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from msgspec import Struct

from maija.games import LAW
from maija.games.match import Match, Result
from maija.games.options import Reason
from maija.games.presets import preset

from .messages import Settings  # noqa: TC001 -- msgspec reads the field's type

if TYPE_CHECKING:
    from maija.games.family import Family
    from maija.games.presets import Preset

    from .messages import Guide, Hint

GATHERING: Final = "gathering"
SHUFFLING: Final = "shuffling"
PLAYING: Final = "playing"
BETWEEN: Final = "between"
OVER: Final = "over"

REST: Final = "rest"
"""Why computer players play on for everybody: all agree that the rest is decided."""
CONCEDED: Final = "conceded"
"""Why a computer player plays the rest of a deal for a seat: it has given it up."""
GIVEN_UP: Final = frozenset({CONCEDED, REST})
"""What holds for a seat to the end of the deal, whoever sits there."""
MOST_REMEMBERED: Final = 64
"""How many who got up a table remembers."""
MOST_ANSWERED: Final = 4096
"""How much text it keeps of the commands that were done: some sixty commands at least."""


class Refusal(Exception):  # noqa: N818 -- a refusal at the table, not a fault
    """A command that is refused; nothing has changed."""

    def __init__(self, *reasons: Reason) -> None:
        """Keep the reasons."""
        super().__init__("; ".join(str(reason) for reason in reasons))
        self.reasons = reasons


def refuse(code: str, **facts: Any) -> Refusal:  # noqa: ANN401 -- facts are any printable value
    """A refusal with one reason."""
    return Refusal(Reason(code, facts))


class Seat(Struct, frozen=True, omit_defaults=True):
    """A seat."""

    person: str | None = None
    """Who sits here, by the service's name for the person; ``None`` for nobody or a computer."""
    name: str = ""
    computer: str | None = None
    """The computer player who sits here."""
    ready: bool = False
    here: bool = False
    """Whether the person is connected."""
    gone: float | None = None
    """Since when the person is not."""
    sits_in: str = ""
    """Why a computer player plays for the person: gone, idle, time, conceded, rest; else empty.
    The last two stay with the seat to the end of the deal, also when the person gets up."""
    reserve: float = 0.0
    """Seconds of reserve left."""

    @property
    def taken(self) -> bool:
        """Whether somebody sits here."""
        return self.person is not None or self.computer is not None

    @property
    def awaited(self) -> bool:
        """Whether a person sits here who plays for himself."""
        return self.person is not None and not self.sits_in

    @property
    def player(self) -> str | None:
        """The computer player who decides here now; ``None`` for a person or nobody."""
        return self.computer or ("habit" if self.sits_in else None)


class Agreement(Struct, frozen=True):
    """Something a seat has asked for, and who has agreed."""

    what: str
    seat: int
    agreed: tuple[int, ...]
    turn: int | None = None
    """The turn that would be taken back, with all after it: the seat's last when it asked."""


class Shuffle(Struct, frozen=True):
    """The chance of a deal, and what the seats add to it."""

    secret: bytes
    commitment: bytes
    ends: float
    """Until when the seats may add their own."""
    sealed: tuple[bytes | None, ...]
    opened: tuple[bytes | None, ...]
    opening: bool = False
    """Whether the seats open now what they committed to."""
    missing: tuple[int, ...] = ()
    """The seats of people who had added nothing when the cards were dealt."""


class Turn(Struct, frozen=True, array_like=True):
    """What a seat did in one go."""

    seat: int
    actions: tuple[int, ...]


class Play(Struct, frozen=True):
    """A deal in progress, from its first card on."""

    state: Any
    """The family's state, hidden cards and all."""
    turns: tuple[Turn, ...] = ()
    asked: int = 0
    """After how many turns those who are asked now were asked."""
    since: float = 0.0
    """When they were asked."""
    replayable: bool = True
    """Whether all of it was played by the law in force, so that it may be played again."""


class Table(Struct, omit_defaults=True):
    """A table."""

    id: str
    code: str
    host: str
    """The person who may change it."""
    settings: Settings
    seats: tuple[Seat, ...]
    created: float
    touched: float
    version: int = 0
    law: int = LAW
    phase: str = GATHERING
    paused: float | None = None
    """Since when the table is paused."""
    match: int = 0
    serial: int = 0
    """How many deals have been begun at this table, broken-off ones included."""
    dealer: int = 0
    drawn: tuple[tuple[int, int, bool], ...] = ()
    totals: tuple[int, ...] = ()
    results: tuple[tuple[int, tuple[int, ...], tuple[int, ...]], ...] = ()
    """The finished deals of the match: dealer, scores, totals."""
    between: float | None = None
    """Since when the next deal is waited for."""
    shuffle: Shuffle | None = None
    play: Play | None = None
    offer: Agreement | None = None
    proof: tuple[int, int, bytes] | None = None
    """The last finished deal: match, number, secret."""
    lesson: str = ""
    """The lesson that is given here; empty at every other table."""
    watchers: tuple[str, ...] = ()
    barred: tuple[str, ...] = ()
    left: tuple[tuple[str, int, int], ...] = ()
    """Who has got up in this match: person, seat, and how many deals had been begun by then."""
    answered: str = ""
    """The last commands, a line each: person, identifier, the version it made. One text, because
    it is searched and replaced with every command."""


@lru_cache(maxsize=512)
def _rules(game: str, options: tuple[tuple[str, str], ...], players: int) -> Any:  # noqa: ANN401 -- the family's rules
    return preset(game).changed(dict(options), players)


class Agreed(NamedTuple):
    """What settings mean for so many players."""

    settings: Settings
    players: int
    family: Family
    rules: Any


_AGREED: Final[dict[int, Agreed]] = {}
"""What settings met lately mean, by their identity.

A table asks for its rules several times a move; its settings are the same object all the while.
"""
_MOST_AGREED: Final = 4096


def _agreed(settings: Settings, players: int) -> Agreed:
    found = _AGREED.get(id(settings))
    if found is not None and found[0] is settings and found[1] == players:
        return found
    rules = _rules(settings.game, tuple(settings.options.items()), players)
    if len(_AGREED) >= _MOST_AGREED:
        _AGREED.clear()
    found = Agreed(settings, players, preset(settings.game).family, rules)
    _AGREED[id(settings)] = found
    return found


def preset_of(table: Table) -> Preset:
    """The game played here."""
    return preset(table.settings.game)


def agreed(table: Table) -> Agreed:
    """Its family, and the rules in force."""
    return _agreed(table.settings, len(table.seats))


def family_of(table: Table) -> Family:
    """Its family."""
    return _agreed(table.settings, len(table.seats)).family


def rules_for(settings: Settings, players: int) -> Any:  # noqa: ANN401 -- the family's rules
    """The rules that are agreed.

    Raises:
        RulesError: there is no such game, or they clash.
    """
    return _agreed(settings, players).rules


def rules_of(table: Table) -> Any:  # noqa: ANN401 -- the family's rules
    """The rules in force."""
    return _agreed(table.settings, len(table.seats)).rules


def match_of(table: Table) -> Match:
    """The match as it stands."""
    results = [Result(*result) for result in table.results]
    return Match(
        family_of(table), rules_of(table), len(table.seats), table.dealer, table.totals, results
    )


def seats_of(table: Table, person: str) -> tuple[int, ...]:
    """The seats of a person."""
    return tuple(at for at, seat in enumerate(table.seats) if seat.person == person)


def people_at(table: Table) -> frozenset[str]:
    """The people who have a seat."""
    return frozenset(seat.person for seat in table.seats if seat.person is not None)


def hints_allowed(table: Table) -> bool:
    """Whether people may ask for hints: as the host said, else where one plays with computers."""
    allowed = table.settings.hints
    return sum(seat.person is not None for seat in table.seats) == 1 if allowed is None else allowed


def put(table: Table, at: int, seat: Seat) -> None:
    """Replace one seat."""
    table.seats = (*table.seats[:at], seat, *table.seats[at + 1 :])


def own(table: Table, at: int, by: str) -> Seat:
    """A person's own seat.

    Raises:
        Refusal: it is somebody else's, or there is none.
    """
    if at >= len(table.seats):
        raise refuse("no-such-seat", seat=at, expected=f"0-{len(table.seats) - 1}")
    if table.seats[at].person != by:
        raise refuse("not-your-seat")
    return table.seats[at]


def in_play(table: Table) -> Play:
    """The deal in progress.

    Raises:
        Refusal: there is none, or the table is paused.
    """
    if table.phase != PLAYING or table.play is None:
        raise refuse("between-deals")
    if table.paused is not None:
        raise refuse("paused")
    return table.play


def playing_in(table: Table, at: int, deal: int, by: str) -> tuple[Seat, Play]:
    """The seat of a person who means a deal, and that deal.

    Raises:
        Refusal: not this seat, no deal or another one is in progress, or the seat has given it up.
    """
    seat = own(table, at, by)
    play = in_play(table)
    if deal != table.serial:
        raise refuse("other-deal")
    if seat.sits_in in GIVEN_UP:
        raise refuse("conceded")
    return seat, play


def deciding(table: Table, step: Guide | Hint, by: str) -> Play:
    """The deal in progress, if a seat has still the decision for which a person wants help.

    Raises:
        Refusal: not this seat, no deal is in progress, it is given up, something has happened
            meanwhile, or the seat has nothing to decide.
    """
    _, play = playing_in(table, step.seat, step.deal, by)
    if step.at != len(play.turns):
        raise refuse("moved-on", at=len(play.turns))
    if not family_of(table).law.legal(rules_of(table), play.state, step.seat):
        raise refuse("nothing-to-decide")
    return play
