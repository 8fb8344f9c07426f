"""How ``habit`` defends: beat everything, or lose the defence as cheaply as possible.

The hands that come of both are weighed against each other. In the subset of the law
(``docs/law.md``).
"""

from maija.cards import FULL_PACK, QUEEN_OF_SPADES, SUIT_MASKS, lowest
from maija.games.mustamaija.law import held, next_open, stock_left
from maija.games.mustamaija.rules import ALL_OR_NOTHING, QUEEN_NEVER_BEATS, Rules
from maija.games.mustamaija.state import State
from maija.games.mustamaija.terms import CLAIM, TAKE
from maija.players.memory import Memory

from .knowledge import recall
from .worth import (
    LEADING,
    LEADING_AGAINST_ONE,
    QUEEN,
    WINS,
    above,
    hand_worth,
    numbers,
    unrest,
    worth,
)


def answer(r: Rules, s: State, seat: int, memory: Memory, options: int) -> int:
    """The answer to the card asked about; an overload is always claimed: who claims is out."""
    if (options >> CLAIM) & 1:
        return CLAIM
    cards = options & FULL_PACK
    if s.asked == s.led or cards == 0:
        return TAKE
    if not (options >> TAKE) & 1:
        return cheapest(s, cards)
    recall(r, s, seat, memory)
    if full_defence(r, s, seat, memory) > lost_defence(r, s, seat, memory):
        return cheapest(s, cards)
    if r.partial_defence == ALL_OR_NOTHING:
        return TAKE
    beater = beater_in_vain(s, s.hands[seat], s.attack[s.asked], memory)
    return beater if beater >= 0 and (cards >> beater) & 1 else TAKE


def cheapest(s: State, cards: int) -> int:
    """The card to beat with: the lowest of the suit, else a trump, the queen last (S1.29)."""
    same = cards & SUIT_MASKS[s.suit] & ~QUEEN
    if same:
        return lowest(same)
    if cards & ~QUEEN:
        return lowest(cards & ~QUEEN)
    return QUEEN_OF_SPADES


def full_defence(r: Rules, s: State, seat: int, memory: Memory) -> int:
    """What beating everything is worth; less than anything where it cannot be done."""
    if s.left > 0 or s.attack[s.led - 1] == QUEEN_OF_SPADES:
        return -WINS
    hand = s.hands[seat]
    twice = s.twice[seat]
    after = held(s, seat)
    i = s.asked
    while i < s.led:
        card = beater_for(r, s, hand, s.attack[i])
        if card < 0:
            return -WINS
        beater = 1 << card
        if twice & beater:
            twice ^= beater
        else:
            hand ^= beater
        after -= 1
        i = next_open(s, i + 1)
    if after == 0 and stock_left(s) == 0:
        return WINS
    value = hand_worth(s, hand, twice, memory) + LEADING[numbers(s, memory)] + unrest(s)
    if s.players - s.outs == 2:
        value += LEADING_AGAINST_ONE[numbers(s, memory)]
    return value


def beater_for(r: Rules, s: State, hand: int, card: int) -> int:
    """The card of a hand that beats another most cheaply, -1 if there is none."""
    better = hand & above(card)
    if better == 0:
        if s.trump >= 0 and s.trump != s.suit:
            better = hand & SUIT_MASKS[s.trump] & ~QUEEN
        if r.queen_may_beat != QUEEN_NEVER_BEATS:
            better |= hand & QUEEN
    return cheapest(s, better) if better else -1


def beater_in_vain(s: State, hand: int, card: int, memory: Memory) -> int:
    """The card that is well spent on another though the rest is taken; -1 for none (S1.29-S1.31).

    Only a card of the suit: no trump is spent on a lost defence.
    """
    better = hand & above(card)
    if card == QUEEN_OF_SPADES or better == 0:
        return -1
    beater = lowest(better)
    if worth(s, beater, memory) + worth(s, card, memory) < 0:
        return beater
    return -1


def lost_defence(r: Rules, s: State, seat: int, memory: Memory) -> int:
    """What the hand is worth after a lost defence."""
    hand = s.hands[seat]
    twice = s.twice[seat]
    for i in range(s.led):
        card = 1 << s.attack[i]
        if r.partial_defence == ALL_OR_NOTHING:
            if s.beater[i] >= 0:
                twice |= hand & (1 << s.beater[i])
                hand |= 1 << s.beater[i]
        elif s.beater[i] >= 0:
            continue
        else:
            beater = beater_in_vain(s, hand, s.attack[i], memory)
            if beater >= 0:
                if twice & (1 << beater):
                    twice ^= 1 << beater
                else:
                    hand ^= 1 << beater
                continue
        twice |= hand & card
        hand |= card
    return hand_worth(s, hand, twice, memory)
