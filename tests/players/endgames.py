"""Small endgames of two under random rules, and their values by trying everything.

``Brute`` goes action by action with the law alone, on whole states: no move is left out, no card is
like another, and all of the past is part of a position.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from maija.cards import QUEEN_OF_SPADES
from maija.games.family import bits
from maija.games.mustamaija import Rules, State, law
from maija.games.mustamaija.rules import QueenMayBeat, Scoring, TrumpMethod
from maija.games.mustamaija.terms import NAME, OVER
from maija.games.options import RulesError

if TYPE_CHECKING:
    import random

NAMES = 15 << NAME
MATTERS = (
    *("packs", "trump_method", "spades_may_be_trump", "trump_redeclare", "queen_may_beat"),
    *("no_queen_left", "max_attack", "defender_limit", "overload", "announce_counts"),
    *("attacker_draws", "partial_defence", "must_beat_if_possible", "scoring", "repetition"),
)
"""The options that may decide something without a stock; the others keep their defaults."""
OFTEN = {"trump_method": (TrumpMethod.KQ_ANYTIME,), "must_beat_if_possible": (False,)}


def rules(chance: random.Random) -> Rules:
    """Rules with all these options at random; trumps can often still be named."""
    while True:
        drawn = {
            name: chance.choice([*Rules.values(name), *OFTEN.get(name, ())]) for name in MATTERS
        }
        try:
            made = Rules(**drawn)
        except RulesError:
            continue
        if not made.clashes():
            return made


def endgame(r: Rules, chance: random.Random, most: int) -> State | None:
    """An endgame with so many cards at most, some random actions after the start of a bout."""
    players = chance.choice((2, 2, 3, 4))
    s = State(players=players, dealer=chance.randrange(players), rng=1 + chance.getrandbits(29))
    law.stack(r, s)
    pack = s.stock[: s.end]
    s.top = s.end
    s.bouts = 7
    seats = chance.sample(range(players), players)
    for seat in seats[2:]:
        s.out |= 1 << seat
        s.order[s.outs] = seat
        s.outs += 1
    s.attacker, s.defender = seats[:2]
    held = _cards(r, pack, chance, chance.randrange(3, most + 1))
    cut = chance.randrange(1, len(held))
    for place, card in enumerate(held):
        law.put(s, seats[place >= cut], card)
        pack.remove(card)
    for card in pack:
        law.discard(s, card)
    _trumps(r, s, chance)
    if chance.random() < 0.2:
        s.idle = 20 * players - chance.randrange(len(held) + 2) - 1
    law.open_bout(r, s)
    for _ in range(chance.choice((0, 0, 0, 1, 2, 3, 4))):
        ways = [(seat, way) for seat in range(players) for way in bits(law.legal(r, s, seat))]
        if s.phase != OVER:
            law.apply(r, s, *chance.choice(ways))
    return s if s.phase != OVER and s.players - s.outs == 2 else None


def _cards(r: Rules, pack: list[int], chance: random.Random, number: int) -> list[int]:
    """So many cards of few suits and often of high rank, nearly always with the spade queen."""
    suits = chance.sample(range(4), chance.choice((1, 2, 2, 3, 4)))
    least = chance.choice((0, 0, 8))
    cards = [
        card
        for card in pack
        if card // 13 in suits and card % 13 >= least and card != QUEEN_OF_SPADES
    ]
    held = chance.sample(cards, min(number - 1, len(cards)))
    if chance.random() < 0.9 or r.queen_may_beat is QueenMayBeat.NO:
        held.append(QUEEN_OF_SPADES)
    return chance.sample(held, len(held))


def _trumps(r: Rules, s: State, chance: random.Random) -> None:
    suits = 4 if r.spades_may_be_trump else 3
    if r.trump_method is TrumpMethod.FIXED:
        s.trump = int(r.fixed_trump)
    elif r.trump_method in {TrumpMethod.TURN_UP, TrumpMethod.TURN_UP_AFTER_FIRST_LEAD}:
        s.trump = chance.randrange(-1, suits)
    elif r.trump_method is not TrumpMethod.NONE and chance.random() < 0.4:
        s.trump = chance.randrange(suits)
        s.named = 1 << s.trump


class Brute:
    """Values for one seat against the other, by trying everything."""

    def __init__(self, r: Rules, seat: int, rival: int) -> None:
        self.r = r
        self.seat = seat
        self.rival = rival
        self._known: dict[Any, int] = {}

    def value(self, s: State, stage: int = 0) -> int:
        """Who acts is asked first whether he names trumps, then the other one, then he acts."""
        if s.phase == OVER:
            return self._outcome(s)
        key = (stage, _all_of(s))
        if key not in self._known:
            mover = s.actor if stage != 1 else self.seat + self.rival - s.actor
            sign = 1 if mover == self.seat else -1
            options = law.legal(self.r, s, mover)
            options &= NAMES if stage < 2 else ~NAMES
            values = [sign * self.after(s, mover, way) for way in bits(options)]
            if stage < 2:
                values.append(sign * self.value(s, stage + 1))
            self._known[key] = sign * max(values)
        return self._known[key]

    def after(self, s: State, mover: int, action: int) -> int:
        other = s.copy()
        law.apply(self.r, other, mover, action)
        return self.value(other)

    def _outcome(self, s: State) -> int:
        if s.loser >= 0:
            return -1 if s.loser == self.seat else 1
        if self.r.scoring is not Scoring.FINISH_ORDER:
            return 0
        places = law.score(self.r, s, self.rival) - law.score(self.r, s, self.seat)
        return (places > 0) - (places < 0)


def _all_of(s: State) -> tuple[Any, ...]:
    """A state without its events and what lies behind the ends of its rows."""
    return (
        *(s.phase, s.actor, s.attacker, s.defender, s.trump, s.named, *s.hands, *s.twice),
        *(s.gone, s.gone_twice, s.led, *s.attack[: s.led], *s.beater[: s.led], s.asked, s.left),
        *(s.overload, s.won, s.step, s.suit, s.outs, *s.order[: s.outs], s.idle),
        *s.positions[: s.seen],
    )
