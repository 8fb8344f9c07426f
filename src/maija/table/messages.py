"""The whole protocol of a table: what a client sends, what it is sent, and nothing else.

Commands go up, messages come down, both as JSON over one socket per person and table. Every type
of the page (`page/src/lib/protocol.ts`) and `docs/protocol.md` are generated from this file. What
a command does lives in ``machine`` and the modules beside it; what a seat may be told in
``telling``. No rule, no state and no I/O may live here.
"""

from __future__ import annotations

from typing import Annotated, Any, Final

from msgspec import Meta, Struct

PROTOCOL: Final = 1
"""The number of this protocol; raised when a client of the old one would go wrong."""

Identifier = Annotated[str, Meta(pattern="^[!-~]{1,40}$")]
"""A command's own name, unique for its person, so that sending it again is harmless."""
Place = Annotated[int, Meta(ge=0, le=7)]
"""A seat, from 0."""
Text = Annotated[str, Meta(max_length=400)]
"""A text of a person, before it is cleaned."""
Word = Annotated[str, Meta(max_length=40)]
"""A word of the program: a game, an option, a phrase, a player."""
Hex32 = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
Hex16 = Annotated[str, Meta(pattern="^[0-9a-f]{32}$")]
Action = Annotated[int, Meta(ge=0, le=62)]
"""A card (suit * 13 + rank; clubs, diamonds, hearts, spades; two to ace) or a word."""
Seconds = Annotated[float, Meta(ge=0, le=86400)]

TABLE_EVENTS: Final = (
    *("sat", "got-up", "renamed", "computer-added", "removed", "barred", "moved", "host"),
    *("connected", "gone", "sits-in", "back", "settings", "ready", "not-ready", "rematch"),
    *("committed", "sealed", "opened", "added-nothing", "dealer", "broken-off", "deal-over"),
    *("match-over", "offered", "agreed", "refused", "lapsed", "conceded", "rest-decided"),
    *("taken-back", "paused", "resumed", "other-law", "engine-lost"),
)
"""The kinds of events of the table itself; those of the deal have other names, in every family."""
PHRASES: Final = (
    *("hello", "thanks", "well-played", "good-luck", "sorry", "hurry", "one-moment", "goodbye"),
    *("laugh", "wow", "ouch", "hm"),
)
"""What can be said at a table. There is no free text, so there is nothing to moderate."""


# ------------------------------------------------------------------------------ what a client sends


class Command(Struct, tag_field="do", forbid_unknown_fields=True, frozen=True, kw_only=True):
    """What every command has."""

    id: Identifier


class Sit(Command, tag="sit", frozen=True):
    """Take a free seat, or one where a computer player plays: it hands over at once.

    The first free one if none is named. Several seats on one device are allowed, but until a deal
    is over nobody who knows a hand of it may take another.
    """

    name: Text
    seat: Place | None = None


class Leave(Command, tag="leave", frozen=True):
    """Give up a seat; in a match a computer player plays on, until somebody sits down there."""

    seat: Place


class Rename(Command, tag="rename", frozen=True):
    """Change the name at one's seat."""

    seat: Place
    name: Text


class AddComputer(Command, tag="add-computer", frozen=True):
    """The host seats a computer player at a free seat, or at one whose person is gone."""

    seat: Place
    player: Word = "habit"
    """One of ours by its name, or ``engine:`` and the name of a program that the operator of the
    service has named (docs/engine.md)."""


class Remove(Command, tag="remove", frozen=True):
    """The host frees a seat; in a match a computer player plays on."""

    seat: Place


class Bar(Command, tag="bar", frozen=True):
    """The host frees a seat, and its person may not come back to this table."""

    seat: Place


class Clock(Struct, forbid_unknown_fields=True, frozen=True):
    """How long a decision may take."""

    decision: Annotated[float, Meta(ge=5, le=3600)]
    """Seconds for each decision."""
    reserve: Seconds = 0.0
    """Seconds that each seat has in addition, for the whole match."""


class Settings(Struct, forbid_unknown_fields=True, frozen=True):
    """What is agreed before the first deal."""

    game: Word = "mustamaija"
    """The preset."""
    options: Annotated[dict[Word, Annotated[str, Meta(max_length=200)]], Meta(max_length=80)] = {}
    """What differs from the preset, as it is written."""
    players: Annotated[int, Meta(ge=2, le=8)] | None = None
    """How many play; the preset's usual number if not given."""
    public: bool = False
    """Whether the table is listed for everybody who can reach the service."""
    watch: bool = True
    """Whether those who do not play may look on, and take a computer player's seat; if not, the
    table is closed with the first deal to all but those who have sat there in the match."""
    delay: Annotated[float, Meta(ge=0, le=600)] = 0.0
    """Seconds by which those who look on see everything later."""
    clock: Clock | None = None
    """The time for a decision; none by default."""
    grace: Annotated[float, Meta(ge=5, le=3600)] = 60.0
    """Seconds before a computer player sits in for someone whose connection is lost."""
    idle: Annotated[float, Meta(ge=20, le=3600)] = 180.0
    """Seconds before one sits in for someone who does nothing while other people wait."""
    pace: Annotated[float, Meta(ge=0, le=10)] = 0.9
    """Seconds that a computer player takes, so that people can follow."""
    hints: bool | None = None
    """Whether people may ask for hints; ``None``: where one person alone plays with computers."""


class Set(Command, tag="set", frozen=True):
    """The host changes what is agreed, before the first deal."""

    settings: Settings


class Ready(Command, tag="ready", frozen=True):
    """Be ready for the next deal, or not yet."""

    seat: Place
    ready: bool = True


class Seal(Command, tag="seal", frozen=True):
    """Commit to a text of one's own before the deal (docs/shuffle.md)."""

    seat: Place
    commitment: Hex32


class Unseal(Command, tag="unseal", frozen=True):
    """Open the text that one committed to."""

    seat: Place
    text: Hex16


class Act(Command, tag="act", frozen=True):
    """Play: a group of actions, whole or not at all. Naming trumps and claiming are actions too."""

    seat: Place
    deal: Annotated[int, Meta(ge=0)]
    """The deal it is meant for: ``deal.serial`` of the table."""
    at: Annotated[int, Meta(ge=0)]
    """How many turns of that deal the client has seen: ``deal.at``."""
    actions: Annotated[tuple[Action, ...], Meta(min_length=1, max_length=60)]


class Defend(Command, tag="defend", frozen=True):
    """Beat cards of the bout in one go, in any order, and leave the rest."""

    seat: Place
    deal: Annotated[int, Meta(ge=0)]
    at: Annotated[int, Meta(ge=0)]
    beats: Annotated[
        tuple[tuple[Annotated[int, Meta(ge=0, le=63)], Action], ...], Meta(max_length=60)
    ]
    """Places in the bout (``cover.at``), each with the card to lay there."""


class Offer(Command, tag="offer", frozen=True):
    """Ask the others for something: that the rest is decided, or to take back one's last turn.

    Who is not waited for any more is not asked; the question falls with the one who asked.
    """

    seat: Place
    what: Annotated[str, Meta(pattern="^(rest|take-back)$")]


class Answer(Command, tag="answer", frozen=True):
    """Agree to what was asked, or not."""

    seat: Place
    agree: bool


class Concede(Command, tag="concede", frozen=True):
    """Give up the deal: a computer player plays the rest of it for the seat."""

    seat: Place


class Pause(Command, tag="pause", frozen=True):
    """Stop the table, or go on."""

    on: bool


class Rematch(Command, tag="rematch", frozen=True):
    """After a match: back to before the first deal, with everybody in place."""


class Say(Command, tag="say", frozen=True):
    """Say one of the phrases."""

    seat: Place
    phrase: Word


class Show(Command, tag="show", frozen=True):
    """Several people on one device: whose hand it shows now; ``None`` covers it."""

    seat: Place | None = None


class Back(Command, tag="back", frozen=True):
    """Take one's seat back from the computer player who sits in."""


class Hint(Command, tag="hint", frozen=True):
    """Ask what had best be done at one's own seat, where hints are allowed.

    The answer goes to this connection alone, and nothing is kept of it: nobody else learns that
    somebody has asked. One at a time.
    """

    seat: Place
    deal: Annotated[int, Meta(ge=0)]
    """As for ``act``."""
    at: Annotated[int, Meta(ge=0)]
    """As for ``act``."""


class Guide(Command, tag="guide", frozen=True):
    """Ask what may help at a decision of one's own seat: a prompt, a tip, or both.

    They say what everybody can see who looks at the table with the seat's eyes, so they are to be
    had at every table. As with a hint, the answer goes to this connection alone.
    """

    seat: Place
    deal: Annotated[int, Meta(ge=0)]
    """As for ``act``."""
    at: Annotated[int, Meta(ge=0)]
    """As for ``act``."""
    prompt: bool = False
    """Whether to say what the situation is and what may be done."""
    tips: Annotated[tuple[Word, ...], Meta(max_length=60)] | None = None
    """The tips told in this deal: none of them comes again; ``None``: no tip is wanted."""


class Beat(Command, tag="beat", frozen=True):
    """A sign of life, at least every 40 seconds."""


ToTable = (
    Sit
    | Leave
    | Rename
    | AddComputer
    | Remove
    | Bar
    | Set
    | Ready
    | Seal
    | Unseal
    | Act
    | Defend
    | Offer
    | Answer
    | Concede
    | Pause
    | Rematch
    | Back
)
"""Commands that change a table."""
FromClient = ToTable | Say | Show | Hint | Guide | Beat
"""Everything a client may send."""


# ---------------------------------------------------------------------------- what a client is sent


class Happened(Struct, frozen=True, omit_defaults=True):
    """Something that happened: at the table, or in the deal as this person may know it."""

    kind: str
    """Its name; of an event of the deal that of its family's ``Event``, with hyphens."""
    seat: int | None = None
    cards: tuple[int, ...] | None = None
    """The cards; absent when there are none or they are not this person's to know."""
    number: int | None = None
    name: str | None = None
    """A person's name, a player's, a phrase: what the kind says."""


class SeatView(Struct, frozen=True):
    """A seat as everybody sees it."""

    name: str
    """Empty where nobody sits."""
    computer: str | None
    """The computer player who plays here; ``None`` for a person."""
    taken: bool
    ready: bool
    here: bool
    """Whether the person is connected; always true for computers."""
    away: float | None
    """When a computer player will sit in, as the table's time; ``None`` when nobody has to."""
    sits_in: str
    """Why a computer player plays for the person: gone, idle, time, conceded, rest; else empty.
    The last two stay with the seat to the end of the deal."""


class ShuffleView(Struct, frozen=True):
    """The committed shuffle of this deal as everybody sees it (docs/shuffle.md)."""

    table: str
    """The name the commitments are bound to."""
    deal: int
    """The number they are bound to."""
    commitment: str
    sealed: tuple[str | None, ...]
    """What each seat committed to."""
    opened: tuple[str | None, ...]
    """What each seat opened; told all at once, with the cards."""
    opening: bool
    """Whether the seats are to open their texts now."""
    ends: float | None
    """Until when seats may add their own; ``None`` when it is over."""
    missing: tuple[int, ...]
    """The seats of people who added nothing."""


class OfferView(Struct, frozen=True):
    """Something that was asked and not yet answered by all."""

    what: str
    seat: int
    agreed: tuple[int, ...]


class Proof(Struct, frozen=True):
    """A finished deal's secret: with it anybody can recompute the pack."""

    match: int
    deal: int
    secret: str


class TableView(Struct, frozen=True):
    """The table as everybody sees it, apart from the cards."""

    table: str
    law: int
    settings: Settings
    family: str
    seats: tuple[SeatView, ...]
    host: int | None
    """A seat of the host; ``None`` when the host has none."""
    phase: str
    """gathering, shuffling, playing, between, over."""
    paused: bool
    match: int
    """Which match at this table, from 0."""
    deal: int
    """Which deal of the match, from 0."""
    dealer: int | None
    drawn: tuple[tuple[int, int, bool], ...]
    """What was drawn for the first dealer: seat, card, whether it counts."""
    totals: tuple[int, ...]
    results: tuple[tuple[int, ...], ...]
    """What each deal of the match scored, seat by seat."""
    places: tuple[int, ...] | None
    """Each seat's place once the match is over."""
    shuffle: ShuffleView | None
    proof: Proof | None
    """The last finished deal's."""
    offer: OfferView | None
    watchers: int
    reserves: tuple[float, ...]
    """What is left of each seat's reserve of time, where there is a clock."""
    hints: bool
    """Whether who plays may ask for hints now."""
    lesson: str
    """The lesson that is given here, with cards laid out for it; empty at every other table."""


class DealView(Struct, frozen=True):
    """The deal in progress, as everybody sees it."""

    serial: int
    """Which deal at this table, from 0: what ``Act.deal`` names."""
    at: int
    """How many turns have been played in it."""
    due: float | None
    """When the time of those whose turn it is runs out, where there is a clock."""
    view: dict[str, Any]
    """The family's public view: ``MustamaijaView`` or ``HeartsView``."""


class Lesson(Struct, frozen=True, omit_defaults=True):
    """Where a pupil is in a lesson; ``$cards`` and ``$against`` are the facts of its sentences."""

    number: int
    """The step, from 0."""
    steps: int
    """How many there are."""
    step: str
    """What it is called: ``lesson-<lesson>-<step>`` says what to do, ``…-done`` what came of it."""
    stands: str
    """asked (the pupil is to do it), done (and the others play), left (the pupil has done something
    else in its place: to take that back goes on with the lesson), over (it was the last)."""
    cards: tuple[int, ...] = ()
    """The cards to be played, while the pupil is asked."""
    against: tuple[int, ...] = ()
    """The cards that are spoken of beside those."""


class Own(Struct, frozen=True, omit_defaults=True):
    """What the person at a seat alone may know; an update without it changes nothing of it."""

    seat: int
    events: tuple[tuple[int, Happened], ...] = ()
    """Events of this message as the seat knows them, each with its place among the public ones."""
    view: dict[str, Any] | None = None
    """The fields in which this seat's view differs from the public one, all of them, in place of
    those told before; absent when they are the same as before."""
    choices: Any = None
    """What it may do: ``Choices``; absent when there is nothing."""
    lesson: Lesson | None = None
    """Where the pupil is, at the table of a lesson."""


class FromServer(Struct, tag_field="is", frozen=True, kw_only=True):
    """What every message has."""


class Welcome(FromServer, tag="welcome", frozen=True):
    """The whole table: on joining, on a gap, and when a device is handed on."""

    protocol: int
    version: int
    now: float
    """The table's time, in seconds."""
    code: str
    """The invitation code; empty for those who only look on."""
    table: TableView
    deal: DealView | None
    you: tuple[int, ...]
    """The seats of this person."""
    host: bool
    own: Own | None
    """For the seat in view."""


class Everybody(Struct, frozen=True, omit_defaults=True):
    """The part of an update that all receive alike."""

    events: tuple[Happened, ...] = ()
    table: dict[str, Any] | None = None
    """The fields of ``TableView`` that have changed."""
    deal: dict[str, Any] | None = None
    """The fields of ``DealView`` that have changed, of its ``view`` likewise only those."""
    dealt: bool = False
    """Whether the deal in ``deal`` is whole and replaces the one before and what a seat knew of it;
    without ``deal`` the cards have been cleared away."""


class Update(FromServer, tag="update", frozen=True):
    """What has changed by one command. Versions follow each other without a gap."""

    version: int
    now: float
    all: Everybody
    own: Own | None = None
    ack: str | None = None
    """The command of this client that did it."""


class Done(FromServer, tag="done", frozen=True):
    """A command that changed nothing, or had been done before."""

    ack: str
    version: int


class Fault(Struct, frozen=True, omit_defaults=True):
    """One reason, to be said in the person's language: a code and its facts."""

    code: str
    facts: dict[str, Any] = {}
    clause: str = ""


class Refused(FromServer, tag="refused", frozen=True):
    """A command that was refused; nothing has changed."""

    ack: str
    """Its identifier; empty for what could not be read."""
    version: int
    reasons: tuple[Fault, ...]


class Remarked(Struct, frozen=True, omit_defaults=True):
    """A fact about a play, not yet a reason: the sentence ``remark-<code>`` says it."""

    code: str
    number: int | None = None
    """How many: cards, points, percent."""
    against: int | None = None
    """The same of what it is compared with."""
    cards: tuple[int, ...] = ()
    seat: int | None = None
    """Another seat, whom it concerns."""
    suit: int | None = None


class Weighed(Struct, frozen=True, omit_defaults=True):
    """Something a seat may do, and what it is likely to come to, by what the seat may know."""

    actions: tuple[int, ...]
    """The actions in their order; none for doing nothing out of turn."""
    counted: float
    """What it is likely to come to in the unit of the advice: less is better."""
    margin: float = 0.0
    """How far the truth may lie beside it, with 95 % certainty."""
    tries: int = 0
    """In how many deals it was tried."""
    solved: int | None = None
    """What it comes to for certain if both play as well as can be: 1 the seat does not lose, 0
    nobody loses, -1 it loses; ``None`` where nobody has solved it."""
    dropped: bool = False
    """Whether it was left early, or out: its estimate rests on few deals."""
    remarks: tuple[Remarked, ...] = ()


class Question(Struct, frozen=True, omit_defaults=True):
    """What a seat is asked, so that a play can be told without the table beside it."""

    kind: str
    """lead, add (more cards to a lead, or its end), defend, draw, name, meanwhile (out of turn),
    pass, trick, moon."""
    hand: tuple[int, ...] = ()
    cards: tuple[int, ...] = ()
    """What lies there: the cards to be answered in their order, those led or chosen so far, or the
    trick from its leader on."""
    seat: int | None = None
    """The other one: who answers the lead, who led, who gets the cards, who leads the trick."""
    trump: int | None = None
    stock: int = 0
    """How many cards can still be drawn."""


class Hinted(FromServer, tag="hint", frozen=True):
    """The answer to a question for a hint."""

    ack: str
    """The question."""
    seat: int
    deal: int
    at: int
    """The decision that it is about: as it was asked."""
    waits: bool
    """Whether what works it out is still being made ready, a minute once for each machine; there is
    no advice yet then."""
    question: Question | None
    """What the seat is asked; nothing while there is no advice."""
    unit: str
    """What is counted: losing (the chance of losing the deal, from 0 to 1), points (of a deal)."""
    options: tuple[Weighed, ...]
    """For everything that the seat may do first the best way to go on, the best of all in front."""
    deals: int
    """In how many deals plays were tried, all together."""


class Pointed(Struct, frozen=True, omit_defaults=True):
    """A prompt or a tip: the sentence ``prompt-<code>`` or ``tip-<code>`` says it."""

    code: str
    clause: str = ""
    """The clause that a tip rests on."""
    number: int | None = None
    """How many: cards, points, suits."""
    against: int | None = None
    """What that is set against."""
    cards: tuple[int, ...] = ()
    seat: int | None = None
    """Another seat, whom it concerns."""
    suit: int | None = None


class Guided(FromServer, tag="guide", frozen=True):
    """The answer to a question for guidance."""

    ack: str
    """The question."""
    seat: int
    deal: int
    at: int
    """The decision that it is about: as it was asked."""
    prompt: Pointed | None
    tip: Pointed | None
    """What is worth knowing most; nothing where nothing applies that was not told."""


class Warming(FromServer, tag="warming", frozen=True):
    """Whether computer players that search still play as ``habit``. Until it is told, none does.

    What they need is being made ready: a minute, once for each machine.
    """

    on: bool


class Said(FromServer, tag="said", frozen=True):
    """A phrase; it is not kept."""

    seat: int
    phrase: str


class Pulse(FromServer, tag="pulse", frozen=True):
    """The answer to a sign of life."""

    now: float


class Closed(FromServer, tag="closed", frozen=True):
    """The last message: why the connection ends."""

    reason: Fault


Message = Welcome | Update | Done | Refused | Hinted | Guided | Warming | Said | Pulse | Closed
"""Everything a client is sent."""
