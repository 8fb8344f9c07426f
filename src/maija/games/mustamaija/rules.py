"""The rules of a Mustamaija table: one field per clause, defaults those of ``mustamaija`` (S2)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from maija.games.options import Choice, Options, Reason, clash, option


class Packs(Choice):
    """How many packs are shuffled together."""

    AUTO = 0
    """Two from six players on."""
    ONE = 1
    TWO = 2


class DealPacket(Choice):
    """How many cards are dealt at a time."""

    ONE = 1
    THREE = 3
    HAND_SIZE = 0


class FirstDealer(Choice):
    """How the first dealer is found."""

    CUT = 0
    LOT = 1
    FIXED = 2


class NextDealer(Choice):
    """Who deals next."""

    LEFT = 0
    LOSER = 1
    WINNER = 2
    FIXED = 3


class QueenInCut(Choice):
    """What the spade queen means in the cut for dealer."""

    COUNTS = 0
    REDRAW = 1


class TrumpMethod(Choice):
    """How trumps come about."""

    NONE = 0
    FIXED = 1
    TURN_UP = 2
    TURN_UP_AFTER_FIRST_LEAD = 3
    KQ_ANYTIME = 4
    KQ_AFTER_DEAL = 5


class Suit(Choice):
    """A suit."""

    CLUBS = 0
    DIAMONDS = 1
    HEARTS = 2
    SPADES = 3


class SpadeIndicatorGoes(Choice):
    """Where a turned spade goes that cannot show trumps."""

    MIDDLE = 0
    RANDOM = 1
    RESHUFFLE = 2


class IndicatorPosition(Choice):
    """Where the turned card lies."""

    UNDER = 0
    TOP = 1


class QueenMayBeat(Choice):
    """Whether the spade queen may beat."""

    NO = 0
    YES_AS_TOP_TRUMP = 1


class NoQueenLeft(Choice):
    """Who loses when the spade queen has left play."""

    LAST_HOLDER_LOSES = 0
    NOBODY_LOSES = 1


class MaxAttack(Choice):
    """The most cards of one lead, whatever the defender holds."""

    NONE = 0
    FIVE = 5
    HAND_SIZE = 1


class DefenderLimit(Choice):
    """When a lead may not exceed the defender's hand."""

    NEVER = 0
    AFTER_STOCK_EMPTY = 1
    ALWAYS = 2


class Overload(Choice):
    """What a lead above the defender's hand is."""

    ILLEGAL = 0
    CLAIM_DUMP_HAND = 1


class AnnounceCounts(Choice):
    """Who knows how many cards a seat holds."""

    HIDDEN = 0
    PUBLIC = 1
    MAX_RECEIVABLE = 2


class AttackerDraws(Choice):
    """When the attacker draws."""

    AFTER_LEAD = 0
    AFTER_BOUT = 1


class DrawOrder(Choice):
    """Who draws first after a bout."""

    ATTACKER_FIRST = 0
    DEFENDER_FIRST = 1


class DrawAmount(Choice):
    """How many cards the attacker draws."""

    UP_TO = 0
    SAME_NUMBER = 1


class PartialDefence(Choice):
    """What a defence is that beats only some cards."""

    YES = 0
    ALL_OR_NOTHING = 1


class Scoring(Choice):
    """What a deal scores."""

    NONE = 0
    WINNER_1 = 1
    FINISH_ORDER = 2
    LOSS_COUNT = 3


class Repetition(Choice):
    """What a repeated position is."""

    OFF = 0
    DRAW = 1


TWO_PACKS: Final = int(Packs.TWO)
AUTO_PACKS: Final = int(Packs.AUTO)
PACKET_IS_HAND: Final = int(DealPacket.HAND_SIZE)
FIXED_TRUMP: Final = int(TrumpMethod.FIXED)
TURN_UP: Final = int(TrumpMethod.TURN_UP)
TURN_UP_AFTER_FIRST_LEAD: Final = int(TrumpMethod.TURN_UP_AFTER_FIRST_LEAD)
KQ_ANYTIME: Final = int(TrumpMethod.KQ_ANYTIME)
KQ_AFTER_DEAL: Final = int(TrumpMethod.KQ_AFTER_DEAL)
TO_THE_MIDDLE: Final = int(SpadeIndicatorGoes.MIDDLE)
TO_A_RANDOM_PLACE: Final = int(SpadeIndicatorGoes.RANDOM)
UNDER_THE_STOCK: Final = int(IndicatorPosition.UNDER)
QUEEN_NEVER_BEATS: Final = int(QueenMayBeat.NO)
NOBODY_LOSES: Final = int(NoQueenLeft.NOBODY_LOSES)
CAP_OF_FIVE: Final = int(MaxAttack.FIVE)
CAP_OF_HAND_SIZE: Final = int(MaxAttack.HAND_SIZE)
NEVER_LIMITED: Final = int(DefenderLimit.NEVER)
LIMITED_AFTER_STOCK: Final = int(DefenderLimit.AFTER_STOCK_EMPTY)
OVERLOAD_CLAIM: Final = int(Overload.CLAIM_DUMP_HAND)
COUNTS_HIDDEN: Final = int(AnnounceCounts.HIDDEN)
COUNTS_PUBLIC: Final = int(AnnounceCounts.PUBLIC)
DRAWS_AFTER_LEAD: Final = int(AttackerDraws.AFTER_LEAD)
DEFENDER_DRAWS_FIRST: Final = int(DrawOrder.DEFENDER_FIRST)
DRAWS_SAME_NUMBER: Final = int(DrawAmount.SAME_NUMBER)
ALL_OR_NOTHING: Final = int(PartialDefence.ALL_OR_NOTHING)
SCORE_WINNER_1: Final = int(Scoring.WINNER_1)
SCORE_FINISH_ORDER: Final = int(Scoring.FINISH_ORDER)
SCORE_LOSS_COUNT: Final = int(Scoring.LOSS_COUNT)
REPETITION_DRAWS: Final = int(Repetition.DRAW)


@dataclass(frozen=True, repr=False)
class Rules(Options):
    """The rules in force at a Mustamaija table.

    Each field carries the clause it decides; its values and their sources stand in
    ``docs/rules``. The defaults are the preset ``mustamaija``.

    Raises:
        RulesError: a value that the field does not have.
    """

    family: ClassVar[str] = "mustamaija"
    tables: ClassVar[range] = range(2, 9)

    packs: Packs = option(Packs.ONE, "S1.2")
    """Packs shuffled together; of two packs one spade queen is taken out (S1.2)."""
    hand_size: int = option(5, "S1.7", values=(5, 6))
    """Cards dealt to each player, and the number to which hands are filled up (S1.45)."""
    deal_packet: DealPacket = option(DealPacket.ONE, "S1.7")
    """Cards dealt at a time; a rest smaller than the packet is dealt last (M6)."""
    first_dealer: FirstDealer = option(FirstDealer.LOT, "S1.6")
    """Who deals first: the highest card drawn, a lot, or always seat A."""
    queen_in_cut: QueenInCut = option(QueenInCut.COUNTS, "S1.4")
    """The spade queen drawn in the cut is above all cards, or is drawn again (M2)."""
    next_dealer: NextDealer = option(NextDealer.LEFT, "S3.6")
    """Who deals next; without such a player the deal goes left (M72)."""
    trump_method: TrumpMethod = option(TrumpMethod.TURN_UP, "S2.7")
    """How trumps come about."""
    fixed_trump: Suit = option(Suit.DIAMONDS, "S1.26")
    """The trump suit of a table with fixed trumps."""
    spades_may_be_trump: bool = option(False, "S3.10")
    """Whether spades may be trumps, turned or named (M9, M22)."""
    spade_indicator_goes: SpadeIndicatorGoes = option(SpadeIndicatorGoes.MIDDLE, "S3.10")
    """Where a turned card goes that cannot show trumps (M7, M11)."""
    indicator_position: IndicatorPosition = option(IndicatorPosition.UNDER, "S3.9")
    """The turned card lies under the stock and is drawn last, or stays on top."""
    trump_redeclare: bool = option(False, "M19")
    """Whether each suit may be named once in a deal, the newest counting."""
    kq_must_show: bool = option(True, "M24")
    """Whether king and queen are shown to all when trumps are named."""
    queen_may_beat: QueenMayBeat = option(QueenMayBeat.NO, "S1.43")
    """Whether the spade queen beats every card, trumps named or not."""
    no_queen_left: NoQueenLeft = option(NoQueenLeft.LAST_HOLDER_LOSES, "M56")
    """Who loses when the spade queen has left play."""
    max_attack: MaxAttack = option(MaxAttack.FIVE, "S2.11")
    """The most cards of a lead, whatever the defender holds."""
    defender_limit: DefenderLimit = option(DefenderLimit.ALWAYS, "S2.12")
    """When a lead may not exceed the defender's hand."""
    overload: Overload = option(Overload.ILLEGAL, "S1.37")
    """A lead above that limit is illegal, or gives the defender a claim (M46)."""
    announce_counts: AnnounceCounts = option(AnnounceCounts.PUBLIC, "S1.42")
    """Who knows how many cards a seat holds (M75, S1.52)."""
    attacker_draws: AttackerDraws = option(AttackerDraws.AFTER_LEAD, "S1.14")
    """The attacker draws as soon as his lead lies, or after the bout."""
    draw_order: DrawOrder = option(DrawOrder.ATTACKER_FIRST, "S3.17")
    """Who draws first after a bout."""
    draw_amount: DrawAmount = option(DrawAmount.UP_TO, "S1.14")
    """The attacker fills up, or draws as many cards as he led, never above the hand size."""
    draw_compulsory: bool = option(True, "S2.14")
    """Whether one must draw; an empty hand always fills up (M67, S1.51)."""
    refill_after_pickup: bool = option(True, "S1.22")
    """Whether a defender who picked up fills up if he is below the hand size."""
    partial_defence: PartialDefence = option(PartialDefence.YES, "S2.16")
    """Beaten pairs leave play and the rest is picked up, or all is taken (M39-M41)."""
    must_beat_if_possible: bool = option(False, "S1.16")
    """Whether as many cards as possible must be beaten."""
    scoring: Scoring = option(Scoring.LOSS_COUNT, "S1.40")
    """What a deal scores."""
    repetition: Repetition = option(Repetition.DRAW, "M71")
    """A position that stands for the third time, or many idle bouts, end the deal or not."""
    deals: int = option(0, "M73", least=0, most=999, words={"players": 0}, samples=(0, 1, 7))
    """Deals of a match; by default each player deals once (M73)."""

    def clashes(self, base: Rules | None = None, players: int | None = None) -> list[Reason]:
        """Which fields cannot stand together, each reason naming them.

        Args:
            base: the preset these rules change, if any; a field that another makes meaningless
                must keep its value there.
            players: judge for this number of players as well.
        """
        found = [reason for fits, reason in self._conflicts() if fits]
        found += self.meaningless(base, found)
        if players is not None and players not in self.seats():
            found.append(clash("M5", packs=self.text("packs"), players=str(players)))
        return found

    def _conflicts(self) -> list[tuple[bool, Reason]]:
        hidden = self.announce_counts is AnnounceCounts.HIDDEN
        illegal = self.overload is Overload.ILLEGAL
        return [
            (
                self.trump_method is TrumpMethod.FIXED
                and self.fixed_trump is Suit.SPADES
                and not self.spades_may_be_trump,
                self._clash("S3.10", "fixed_trump", "spades_may_be_trump"),
            ),
            (
                not illegal and self.defender_limit is not DefenderLimit.AFTER_STOCK_EMPTY,
                self._clash("S1.36", "overload", "defender_limit"),
            ),
            (
                hidden and illegal and self.defender_limit is not DefenderLimit.NEVER,
                self._clash("M50", "announce_counts", "overload"),
            ),
            (
                self.announce_counts is AnnounceCounts.MAX_RECEIVABLE
                and self.defender_limit is not DefenderLimit.AFTER_STOCK_EMPTY,
                self._clash("M75", "announce_counts", "defender_limit"),
            ),
            (
                self.draw_order is DrawOrder.DEFENDER_FIRST
                and self.attacker_draws is AttackerDraws.AFTER_LEAD,
                self._clash("S1.14", "draw_order", "attacker_draws"),
            ),
        ]

    def _clash(self, clause: str, *names: str) -> Reason:
        return clash(clause, **{name: self.text(name) for name in names})

    def matters(self, name: str, players: int) -> bool:
        """Whether an option decides anything here; one that another makes meaningless does not."""
        if name == "draw_order":
            return self.attacker_draws is AttackerDraws.AFTER_BOUT
        return super().matters(name, players)

    def seats(self) -> range:
        """How many players these rules allow (S1.5, S2.2, S3.2, M5)."""
        return range(2, 7) if self.packs is Packs.ONE else range(2, 9)


def _spades_matter(rules: Rules) -> bool:
    if rules.trump_method is TrumpMethod.FIXED:
        return rules.fixed_trump is Suit.SPADES
    return rules.trump_method is not TrumpMethod.NONE


def _turns(rules: Rules) -> bool:
    return rules.trump_method in {TrumpMethod.TURN_UP, TrumpMethod.TURN_UP_AFTER_FIRST_LEAD}


Rules.meaning = (
    ("queen_in_cut", "first_dealer", lambda r: r.first_dealer is FirstDealer.CUT, "M2"),
    ("fixed_trump", "trump_method", lambda r: r.trump_method is TrumpMethod.FIXED, "S1.26"),
    ("spades_may_be_trump", "trump_method", _spades_matter, "S3.10"),
    (
        "overload",
        "announce_counts",
        lambda r: r.overload is Overload.ILLEGAL or r.announce_counts is AnnounceCounts.HIDDEN,
        "M50",
    ),
    ("spade_indicator_goes", "trump_method", _turns, "M7"),
    ("indicator_position", "trump_method", _turns, "M12"),
    (
        "trump_redeclare",
        "trump_method",
        lambda r: r.trump_method is TrumpMethod.KQ_ANYTIME,
        "M19",
    ),
    (
        "kq_must_show",
        "trump_method",
        lambda r: r.trump_method in {TrumpMethod.KQ_ANYTIME, TrumpMethod.KQ_AFTER_DEAL},
        "M24",
    ),
    (
        "no_queen_left",
        "queen_may_beat",
        lambda r: r.queen_may_beat is not QueenMayBeat.NO,
        "M56",
    ),
)
