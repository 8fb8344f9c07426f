"""What the HTTP interface takes and gives. Types only: the page's are generated from them."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct, field

from maija.table.messages import Fault, Place, Settings, Word

Code = Annotated[str, Meta(min_length=1, max_length=80)]
Token = Annotated[str, Meta(min_length=16, max_length=80)]


class Value(Struct, frozen=True):
    """A value an option may have."""

    text: str
    """As it is written in ``Settings.options``."""
    label: str
    """What it is called in a form, in the language asked for."""
    sentence: str
    """What it means, in the language asked for."""


class Option(Struct, frozen=True):
    """An option of a family, for a form."""

    name: str
    chapter: str
    """The title of the chapter of the rules in which it stands."""
    label: str
    """What it is called in a form, in the language asked for."""
    about: str
    """What it is about, in a sentence."""
    clause: str
    """The clause of the rules that it carries."""
    kind: str
    """yes-no, choice, number (any from least to most, or a word among the values), text."""
    value: str
    """What the preset says."""
    values: tuple[Value, ...]
    """Those there are; of numbers and texts the ones worth offering."""
    least: int | None
    most: int | None


class Game(Struct, frozen=True):
    """A preset."""

    name: str
    family: str
    source: str
    players: int
    """How many play if nobody says otherwise."""
    least: int
    most: int
    options: tuple[Option, ...]


class Games(Struct, frozen=True):
    """Everything a form for a new table needs."""

    games: tuple[Game, ...]
    computers: tuple[str, ...]
    """The computer players."""
    phrases: tuple[str, ...]
    version: str
    """Of Maija."""
    engines: tuple[str, ...] = ()
    """The programs that can be chosen besides, as a client names them."""
    advice: bool = False
    """Whether hints and analyses are to be had here."""


class Clause(Struct, frozen=True):
    """One sentence of the rules of a table."""

    number: str
    text: str
    option: str | None
    value: str
    name: str
    """What it is called among the rules of its family, for a link to it."""
    numbers: tuple[str, ...]
    """All clauses it rests on, ``number`` first."""
    explains: tuple[str, ...]
    """The codes of the refusals that it is the reason for."""


class Row(Struct, frozen=True):
    """Some cards of an example, and what is said of them; or a sentence without any."""

    text: str
    cards: tuple[int, ...]


class Example(Struct, frozen=True):
    """What rules mean, shown with cards."""

    name: str
    title: str
    rows: tuple[Row, ...]


class Chapter(Struct, frozen=True):
    """Clauses that belong together."""

    title: str
    clauses: tuple[Clause, ...]
    name: str
    examples: tuple[Example, ...]


class Source(Struct, frozen=True):
    """Where clauses come from."""

    key: str
    """How their numbers begin."""
    text: str
    address: str
    """A public page; empty where there is none."""


class Rulebook(Struct, frozen=True):
    """The rules of a table in words, or why there cannot be such a table."""

    faults: tuple[Fault, ...]
    chapters: tuple[Chapter, ...]
    game: str = ""
    """Which game it is, and how many play."""
    changed: str = ""
    """How much differs from the game."""
    sources: tuple[Source, ...] = ()


class Difference(Struct, frozen=True):
    """What is said on either side, and not on the other."""

    title: str
    one: tuple[str, ...]
    other: tuple[str, ...]


class Comparison(Struct, frozen=True):
    """What is different between two sets of rules, or why one of them cannot be played."""

    faults: tuple[Fault, ...]
    rows: tuple[Difference, ...]


class RulesWanted(Struct, forbid_unknown_fields=True, frozen=True):
    """The rules to be said in words."""

    settings: Settings


class ComparisonWanted(Struct, forbid_unknown_fields=True, frozen=True):
    """Two sets of rules to be compared, for the players of the first."""

    settings: Settings
    against: Settings


class NewTable(Struct, forbid_unknown_fields=True, frozen=True):
    """A table to be made; whoever makes it sits down first and is its host."""

    name: str
    """As it was typed; how long it may be is said with the refusal."""
    settings: Settings = field(default_factory=Settings)
    computers: Word | None = None
    """A computer player for every other seat; ``None`` leaves them free."""
    lesson: Word | None = None
    """A lesson to be given: it brings its own settings and players, and is laid out at once."""


class Made(Struct, frozen=True):
    """A table that was made, or found by its code."""

    table: str


class Listed(Struct, frozen=True):
    """A table as it is listed: a public one, or one at which the person sits."""

    table: str
    game: str
    players: int
    taken: int
    phase: str
    watch: bool


class Join(Struct, forbid_unknown_fields=True, frozen=True):
    """An invitation code, as somebody typed it."""

    code: Code


class LinkWanted(Struct, forbid_unknown_fields=True, frozen=True):
    """A personal link for one's seat."""

    seat: Place


class Link(Struct, frozen=True):
    """A personal link: it works once, and moves the seat to the device that opens it."""

    token: str
    links: tuple[str, ...]


class LinkUsed(Struct, forbid_unknown_fields=True, frozen=True):
    """The token of a personal link."""

    token: Token


class Invitation(Struct, frozen=True):
    """How others come to a table."""

    code: str
    links: tuple[str, ...]
    """Addresses that other machines can reach; none while only this machine can."""
    pictures: tuple[str, ...]
    """The same as QR codes: the path of each picture."""
    listening: str
    """loopback (only this machine), network (this house), everybody."""
    may_open: bool
    """Whether this person may open the service to the network, or close it."""


class Network(Struct, forbid_unknown_fields=True, frozen=True):
    """Whether the service listens on the network addresses of this machine."""

    open: bool


class Opened(Struct, frozen=True):
    """Where the service listens now."""

    open: bool
    addresses: tuple[str, ...]
