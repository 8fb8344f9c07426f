"""The rules of a Hearts table: one field per clause, defaults those of ``hearts`` (S4, left)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Final

from maija.cards import QUEEN_OF_SPADES, CardError, card_name, cards_in, parse_cards
from maija.games.options import Choice, Options, Reason, RulesError, clash, option

from .terms import MOST_CYCLE

if TYPE_CHECKING:
    from collections.abc import Mapping


class Pass(Choice):
    """Where the cards of a deal are passed."""

    END = -1
    """No further entry in a cycle."""
    NONE = 0
    LEFT = 1
    RIGHT = 2
    ACROSS = 3


class FirstLead(Choice):
    """Who leads to the first trick, and what."""

    LOWEST_CLUB = 0
    ANY_CLUB = 1
    LEFT_OF_DEALER = 2


class FirstTrickPoints(Choice):
    """Whether penalty cards may be played to the first trick."""

    FORBIDDEN = 0
    ALLOWED = 1


class HeartsLead(Choice):
    """When hearts may be led."""

    BROKEN = 0
    ANY = 1


class HeartValues(Choice):
    """What the hearts cost."""

    ONE = 0
    PIP = 1
    FACE = 2

    @property
    def text(self) -> str:
        """``1``, ``pip`` or ``face``."""
        return "1" if self is HeartValues.ONE else self.name.lower()


class Omnibus(Choice):
    """The diamond that counts ten in favour."""

    NONE = 0
    JD = 1
    TD = 2


class Moon(Choice):
    """What taking every penalty card scores."""

    NONE = 0
    OTHERS_PLUS = 1
    SELF_MINUS = 2
    CHOICE = 3
    AUTO = 4


class End(Choice):
    """When the match is over."""

    TARGET = 0
    HANDS = 1


class Tie(Choice):
    """What equal lowest totals are when the target is reached."""

    EXTRA_HANDS = 0
    SHARED = 1


class ExactTarget(Choice):
    """What reaching exactly the target is."""

    NOTHING = 0
    WINS = 1
    MINUS_50 = 2


class FirstDealer(Choice):
    """How the first dealer is found."""

    CUT = 0
    LOT = 1


class DealerRotation(Choice):
    """Who deals next."""

    LEFT = 0


LOWEST_CLUB: Final = int(FirstLead.LOWEST_CLUB)
ANY_CLUB: Final = int(FirstLead.ANY_CLUB)
POINTS_FORBIDDEN: Final = int(FirstTrickPoints.FORBIDDEN)
LEAD_WHEN_BROKEN: Final = int(HeartsLead.BROKEN)
VALUES_PIP: Final = int(HeartValues.PIP)
VALUES_FACE: Final = int(HeartValues.FACE)
OMNIBUS_NONE: Final = int(Omnibus.NONE)
OMNIBUS_JACK: Final = int(Omnibus.JD)
MOON_NONE: Final = int(Moon.NONE)
MOON_OTHERS_PLUS: Final = int(Moon.OTHERS_PLUS)
MOON_SELF_MINUS: Final = int(Moon.SELF_MINUS)
MOON_CHOICE: Final = int(Moon.CHOICE)
MOON_AUTO: Final = int(Moon.AUTO)
PASS_END: Final = int(Pass.END)
PASS_NONE: Final = int(Pass.NONE)
PASS_LEFT: Final = int(Pass.LEFT)
PASS_RIGHT: Final = int(Pass.RIGHT)
ENDS_AT_TARGET: Final = int(End.TARGET)
TIES_SHARED: Final = int(Tie.SHARED)
EXACT_WINS: Final = int(ExactTarget.WINS)
EXACT_MINUS_50: Final = int(ExactTarget.MINUS_50)

Cycle = tuple[int, ...]
_LETTERS: Final[Mapping[str, Pass]] = {
    "l": Pass.LEFT,
    "left": Pass.LEFT,
    "r": Pass.RIGHT,
    "right": Pass.RIGHT,
    "a": Pass.ACROSS,
    "across": Pass.ACROSS,
    "-": Pass.NONE,
    "none": Pass.NONE,
}
_MOST_REMOVED: Final = 7
_CYCLE_EXPECTED = "one to eight of left, right, across, none, as in: left right none"
_REMOVED_EXPECTED = "at most seven cards, never the spade queen, as in: 2C 2D"


def _fit_cycle(value: tuple[int, ...]) -> Cycle:
    steps = [Pass(step) for step in value if step != Pass.END]
    if not 1 <= len(steps) <= MOST_CYCLE:
        raise RulesError(
            Reason(
                "bad-value",
                {"option": "pass_cycle", "value": str(value), "expected": _CYCLE_EXPECTED},
            )
        )
    return (*steps, *[Pass.END] * (MOST_CYCLE - len(steps)))


def _read_cycle(text: str) -> Cycle:
    words = text.replace(",", " ").lower().split()
    if not words or len(words) > MOST_CYCLE or any(word not in _LETTERS for word in words):
        raise RulesError(
            Reason(
                "bad-value",
                {"option": "pass_cycle", "value": text[:60], "expected": _CYCLE_EXPECTED},
            )
        )
    return _fit_cycle(tuple(_LETTERS[word] for word in words))


def _write_cycle(value: Cycle) -> str:
    return " ".join(Pass(step).text for step in value if step != Pass.END)


def _fit_removed(value: int) -> int:
    cards = cards_in(value) if isinstance(value, int) and 0 <= value < 1 << 52 else None
    if cards is None or len(cards) > _MOST_REMOVED or QUEEN_OF_SPADES in cards:
        raise RulesError(
            Reason(
                "bad-value",
                {"option": "removed", "value": str(value)[:60], "expected": _REMOVED_EXPECTED},
            )
        )
    return value


def _read_removed(text: str) -> int:
    if text.strip().lower() == "none":
        return 0
    try:
        cards = parse_cards(text)
    except CardError as error:
        raise RulesError(
            Reason(
                "bad-value",
                {"option": "removed", "value": text[:60], "expected": _REMOVED_EXPECTED},
            )
        ) from error
    mask = 0
    for card in cards:
        mask |= 1 << card
    return _fit_removed(mask)


def _write_removed(value: int) -> str:
    return " ".join(card_name(card) for card in cards_in(value)) or "none"


def _cycle(clause: str, *steps: Pass, samples: tuple[tuple[Pass, ...], ...]) -> Cycle:
    default = (*steps, *[Pass.END] * (MOST_CYCLE - len(steps)))
    return option(  # type: ignore[no-any-return]  # a field
        default,
        clause,
        fit=_fit_cycle,
        read=_read_cycle,
        write=_write_cycle,
        samples=tuple(_fit_cycle(sample) for sample in samples),
        expected=_CYCLE_EXPECTED,
    )


def _removed(clause: str, cards: str, *samples: str) -> int:
    return option(  # type: ignore[no-any-return]  # a field
        _read_removed(cards),
        clause,
        fit=_fit_removed,
        read=_read_removed,
        write=_write_removed,
        samples=tuple(_read_removed(sample) for sample in (cards, *samples)),
        expected=_REMOVED_EXPECTED,
    )


_L, _R, _A, _N = Pass.LEFT, Pass.RIGHT, Pass.ACROSS, Pass.NONE
_ODD = ((_L, _R, _N), (_R,), (_L,), (_R, _L, _N), (_N,))
_EVEN = ((_L, _R, _A, _N), (_R,), (_A,), (_R, _L, _A, _N), (_N,))


@dataclass(frozen=True, repr=False)
class Rules(Options):
    """The rules in force at a Hearts table.

    Each field carries the clause it decides; its values and their sources stand in
    ``docs/rules``. The defaults are the preset ``hearts``.

    Raises:
        RulesError: a value that the field does not have.
    """

    family: ClassVar[str] = "hearts"
    tables: ClassVar[range] = range(3, 7)
    shorthands: ClassVar[Mapping[str, Mapping[str, str]]] = {
        "spot": {"heart_values": "pip", "queen_value": "25"}
    }

    removed_3: int = _removed("S4.7", "2D", "2C")
    """Cards taken out of the pack for three players."""
    removed_5: int = _removed("S4.7", "2C 2D", "2S 2D")
    """Cards taken out of the pack for five players."""
    removed_6: int = _removed("S4.7", "2C 2D 2S 3C", "2C 2D 2H 2S")
    """Cards taken out of the pack for six players."""
    pass_count: int = option(3, "S4.2", values=(1, 2, 3, 4))
    """Cards passed (T41)."""
    pass_cycle_3: Cycle = _cycle("S4.2", _L, _R, _N, samples=_ODD)
    """Where three players pass, deal by deal."""
    pass_cycle_4: Cycle = _cycle("S4.2", _L, _R, _A, _N, samples=_EVEN)
    """Where four players pass, deal by deal."""
    pass_cycle_5: Cycle = _cycle("S4.2", _L, _R, _N, samples=_ODD)
    """Where five players pass, deal by deal."""
    pass_cycle_6: Cycle = _cycle("S4.2", _L, _R, _A, _N, samples=_EVEN)
    """Where six players pass, deal by deal; across is three seats away."""
    first_lead: FirstLead = option(FirstLead.LOWEST_CLUB, "S4.3")
    """The holder of the lowest club leads it, or any club, or the dealer's left any card."""
    first_trick_points: FirstTrickPoints = option(FirstTrickPoints.FORBIDDEN, "S4.5")
    """Whether penalty cards may be played to the first trick."""
    hearts_lead: HeartsLead = option(HeartsLead.BROKEN, "S4.4")
    """Hearts may be led once a heart has been played, or at any time."""
    queen_breaks_hearts: bool = option(False, "T15")
    """Whether the spade queen breaks hearts as well."""
    lead_hearts_instead_of_queen: bool = option(False, "T14")
    """Whether a leader with only hearts and the queen may lead a heart."""
    heart_values: HeartValues = option(HeartValues.ONE, "S4.1")
    """What hearts cost: 1 each, their pips (jack 11 to ace 14), or 1 and courts 2 to 5."""
    queen_value: int = option(13, "S4.1", most=100, samples=(13, 25, 0, 50))
    """What the spade queen costs (T21)."""
    king_value: int = option(0, "S4.11", most=100, samples=(0, 10, 7))
    """What the spade king costs (S4.23, T38)."""
    ace_value: int = option(0, "S4.11", most=100, samples=(0, 7, 10))
    """What the spade ace costs (S4.23, T38)."""
    omnibus: Omnibus = option(Omnibus.NONE, "S4.8")
    """The diamond that counts ten in favour of its taker."""
    omnibus_needed_for_moon: bool = option(False, "T23")
    """Whether the moon needs the Omnibus card too."""
    moon: Moon = option(Moon.OTHERS_PLUS, "S4.6")
    """What taking every penalty card scores (S4.24)."""
    moon_value: int = option(0, "T22", most=500, words={"total": 0}, samples=(0, 26, 36, 150))
    """What the moon is worth; by default all penalty cards of the pack (T22)."""
    sun: int = option(0, "X09", values=(0, 52), words={"none": 0})
    """What everybody else scores when one player takes every trick."""
    no_tricks_bonus: int = option(0, "G11", values=(0, 5))
    """What a player without a trick scores in his favour."""
    end: End = option(End.TARGET, "S4.10")
    """The match ends at a target or after a number of hands."""
    target: int = option(100, "S4.10", least=1, most=10_000, samples=(100, 50, 1))
    """The total that ends the match."""
    hands: int = option(0, "S4.25", most=999, words={"none": 0}, samples=(0, 60))
    """The number of hands of the match, a multiple of the players (T35)."""
    exact_target: ExactTarget = option(ExactTarget.NOTHING, "T33")
    """What reaching exactly the target means."""
    tie: Tie = option(Tie.EXTRA_HANDS, "T31")
    """Equal lowest totals at the end: further hands, or shared (T31)."""
    floor_zero: bool = option(False, "T29")
    """Whether no total falls below 0."""
    first_dealer: FirstDealer = option(FirstDealer.LOT, "T36")
    """Who deals first: the lowest card drawn, or a lot."""
    dealer_rotation: DealerRotation = option(DealerRotation.LEFT, "S4.13")
    """Who deals next."""

    def removed(self, players: int) -> int:
        """The cards taken out of the pack for so many players, a mask."""
        return {3: self.removed_3, 5: self.removed_5, 6: self.removed_6}.get(players, 0)

    def cycle(self, players: int) -> tuple[Pass, ...]:
        """Where the cards go deal by deal for so many players."""
        steps: Cycle = getattr(self, f"pass_cycle_{players}")
        return tuple(Pass(step) for step in steps if step != Pass.END)

    def clashes(self, base: Rules | None = None, players: int | None = None) -> list[Reason]:
        """Which fields cannot stand together, each reason naming them.

        Args:
            base: the preset these rules change, if any; a field that another makes meaningless
                must keep its value there.
            players: judge for this number of players as well.
        """
        found = self._conflicts()
        found += self.meaningless(base, found)
        for number in (3, 5, 6) if players is None else (players,):
            name = f"removed_{number}"
            if (52 - len(cards_in(self.removed(number)))) % number:
                found.append(clash("S4.7", **{name: self.text(name), "players": str(number)}))
        if base and players is not None and set(self.cycle(players)) == {Pass.NONE}:
            name = f"pass_cycle_{players}"
            if self.pass_count != base.pass_count:
                found.append(self._clash("S4.2", "pass_count", name))
        if players is not None and self.end is End.HANDS and self.hands % players:
            found.append(clash("S4.25", hands=self.text("hands"), players=str(players)))
        return found

    def _conflicts(self) -> list[Reason]:
        found = []
        black = [name for name in ("king_value", "ace_value") if getattr(self, name)]
        if black and self.moon not in {Moon.NONE, Moon.SELF_MINUS}:
            found.append(self._clash("S4.15", "moon", *black))
        found.extend(
            self._clash("T1", name)
            for name in ("pass_cycle_3", "pass_cycle_5")
            if Pass.ACROSS in getattr(self, name)
        )
        if self.end is End.HANDS and self.hands == 0:
            found.append(self._clash("S4.25", "end", "hands"))
        lucky = {Omnibus.JD: 22, Omnibus.TD: 21}.get(self.omnibus)
        if lucky is not None:
            found.extend(
                self._clash("S4.8", "omnibus", name)
                for name in ("removed_3", "removed_5", "removed_6")
                if getattr(self, name) >> lucky & 1
            )
        return found

    def _clash(self, clause: str, *names: str) -> Reason:
        return clash(clause, **{name: self.text(name) for name in names})

    def matters(self, name: str, players: int) -> bool:
        """Whether an option decides anything here; one that another makes meaningless does not."""
        if name == "pass_count":
            return set(self.cycle(players)) != {Pass.NONE}
        return super().matters(name, players)

    def seats(self) -> range:
        """How many players these rules allow (S4.7, S4.17)."""
        return self.tables


def _breaks(rules: Rules) -> bool:
    return rules.hearts_lead is HeartsLead.BROKEN


def _to_target(rules: Rules) -> bool:
    return rules.end is End.TARGET


Rules.meaning = (
    ("queen_breaks_hearts", "hearts_lead", _breaks, "T15"),
    ("lead_hearts_instead_of_queen", "hearts_lead", _breaks, "T14"),
    (
        "omnibus_needed_for_moon",
        "omnibus",
        lambda r: r.omnibus is not Omnibus.NONE,
        "T23",
    ),
    ("omnibus_needed_for_moon", "moon", lambda r: r.moon is not Moon.NONE, "T23"),
    ("moon_value", "moon", lambda r: r.moon is not Moon.NONE, "T22"),
    ("target", "end", _to_target, "S4.10"),
    ("exact_target", "end", _to_target, "T33"),
    ("tie", "end", _to_target, "T31"),
    ("hands", "end", lambda r: not _to_target(r), "S4.25"),
)
