"""The course of a bout and of the deal: lead, draws, defence, who is out, who has lost.

The steps stand in the order in which they happen; each hands on to the next.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from maija.cards import QUEEN_OF_SPADES, SUIT_MASKS, count
from maija.games.mustamaija.rules import (
    ALL_OR_NOTHING,
    COUNTS_HIDDEN,
    DEFENDER_DRAWS_FIRST,
    DRAWS_AFTER_LEAD,
    DRAWS_SAME_NUMBER,
    NOBODY_LOSES,
    OVERLOAD_CLAIM,
    QUEEN_NEVER_BEATS,
    REPETITION_DRAWS,
    TURN_UP_AFTER_FIRST_LEAD,
)
from maija.games.mustamaija.terms import (
    BEAT,
    CLAIM,
    CLAIMED,
    DEFENCE,
    DISCARDED,
    DRAWING,
    DREW,
    ENDED,
    GIVEN_UP,
    IDLE_BOUTS,
    INDICATOR_DRAWN,
    LEAD,
    LEAD_ENDED,
    LEFT,
    NAMED,
    NAMING,
    OPEN,
    OVER,
    PICKED_UP,
    QUEENS,
    REPEATED,
    TAKE,
    TOOK_BACK,
)

from .beating import beaters, most_beaten, most_beating, must_beat, next_open
from .dealing import turn_trump
from .hands import discard, held, is_out, leave, next_in, put, put_all, remove, stock_left, tell
from .naming import may_be_named, pairs
from .repetition import remember, stir

if TYPE_CHECKING:
    from maija.games.mustamaija.rules import Rules
    from maija.games.mustamaija.state import State


def ask_to_name(r: Rules, s: State, after: int) -> None:
    """Ask the next holder of a pair after a seat, the dealer last; then the first bout (M25)."""
    seat = (after + 1) % s.players
    while not pairs(r, s, seat):
        if seat == s.dealer:
            open_bout(r, s)
            return
        seat = (seat + 1) % s.players
    s.phase = NAMING
    s.actor = seat


def name_trump(r: Rules, s: State, seat: int, suit: int) -> None:
    """Name trumps: the cards stay in the hand (S1.23-S1.24, M16, M24)."""
    s.trump = suit
    s.named |= 1 << suit
    s.namer = seat
    pair = QUEENS & SUIT_MASKS[suit]
    pair |= pair << 1
    if r.kq_must_show:
        s.shown[seat] |= pair
        tell(s, NAMED, seat, pair, 0, suit)
    else:
        tell(s, NAMED, seat, 0, 0, suit)
    stir(s)
    if s.phase == NAMING:
        open_bout(r, s)
    elif s.phase == LEAD:
        remember(r, s)
    elif s.phase == DEFENCE and s.left > 0:
        for i in range(s.led):
            if s.beater[i] == GIVEN_UP:
                s.beater[i] = OPEN
        s.left = 0
        s.asked = next_open(s, 0)


def open_bout(r: Rules, s: State) -> None:
    """Begin a bout, unless the position or the idle bouts end the deal (M71)."""
    s.led = 0
    s.left = 0
    s.asked = 0
    s.overload = 0
    s.phase = LEAD
    s.actor = s.attacker
    s.idle += 1
    if r.repetition == REPETITION_DRAWS:
        if s.idle >= IDLE_BOUTS * s.players:
            s.drawn = 1
        else:
            remember(r, s)
        if s.drawn:
            tell(s, REPEATED, -1, 0, 0, s.idle)
            finish(r, s)


def end_lead(r: Rules, s: State) -> None:
    """The lead is complete: trump may be turned (M14), the attacker may draw (S1.14).

    Here too: M63.
    """
    s.bouts += 1
    s.lead_size = s.led
    tell(s, LEAD_ENDED, s.attacker, 0, 0, s.led)
    if (
        r.overload == OVERLOAD_CLAIM
        and r.announce_counts == COUNTS_HIDDEN
        and stock_left(s) == 0
        and s.led > held(s, s.defender)
    ):
        s.overload = 1
    if r.trump_method == TURN_UP_AFTER_FIRST_LEAD and s.bouts == 1:
        turn_trump(r, s)
        s.seen = 0
    if r.attacker_draws == DRAWS_AFTER_LEAD:
        s.step = 0
        draw_or_ask(r, s)
    else:
        open_defence(r, s)


def drawer(r: Rules, s: State) -> int:
    """Whose draw stands at this step of the bout, -1 for nobody's (S1.14, S3.17, S3.20).

    Here too: S1.18, S2.15, M62, M65 and M66.
    """
    if s.step == 0:
        return s.attacker
    defender = s.defender if s.won or r.refill_after_pickup else -1
    if r.attacker_draws == DRAWS_AFTER_LEAD:
        return defender if s.step == 1 else -1
    if (r.draw_order == DEFENDER_DRAWS_FIRST) == (s.step == 1):
        return defender
    return s.attacker


def draw_amount(r: Rules, s: State, seat: int) -> int:
    """How many cards a seat may draw now (S2.14, M60, M64).

    Here too: S1.32, S1.33 and M61.
    """
    if s.top == s.end:
        return 0
    amount = min(r.hand_size - held(s, seat), stock_left(s))
    if r.draw_amount == DRAWS_SAME_NUMBER and seat == s.attacker:
        amount = min(amount, s.lead_size)
    return max(amount, 0)


def draw_or_ask(r: Rules, s: State) -> None:
    """Go through the draws of the bout; where drawing is optional, ask (M67)."""
    while s.step < 3:
        seat = drawer(r, s)
        if seat >= 0:
            amount = draw_amount(r, s, seat)
            if amount > 0:
                if not r.draw_compulsory:
                    s.phase = DRAWING
                    s.actor = seat
                    return
                draw(s, seat, amount)
        if s.step == 0:
            open_defence(r, s)
            return
        s.step += 1
    close_bout(r, s)


def draw(s: State, seat: int, amount: int) -> None:
    """Draw from the top of the stock."""
    hand = s.hands[seat]
    twice = s.twice[seat]
    once = 0
    doubled = 0
    turned = -1
    for _ in range(amount):
        card = s.stock[s.top]
        bit = 1 << card
        doubled |= once & bit
        once |= bit
        twice |= hand & bit
        hand |= bit
        if s.top == s.indicator_at:
            turned = card
        s.top += 1
    s.hands[seat] = hand
    s.twice[seat] = twice
    tell(s, DREW, seat, once, doubled, amount)
    stir(s)
    if turned >= 0:
        s.indicator = -1
        tell(s, INDICATOR_DRAWN, seat, 1 << turned, 0, turned)


def open_defence(r: Rules, s: State) -> None:
    """The lead lies before the defender; an attacker without cards is out (M53)."""
    s.phase = DEFENCE
    s.actor = s.defender
    if s.overload != 1:
        attacker_leaves(r, s)


def attacker_leaves(r: Rules, s: State) -> None:
    """An attacker without cards is out; alone with the queen the defender loses (M53, M54)."""
    if s.hands[s.attacker] or stock_left(s) > 0:
        return
    leave(s, s.attacker)
    if s.players - s.outs == 1 and r.queen_may_beat == QUEEN_NEVER_BEATS:
        take_up(s, 1)
        s.won = 0
        finish(r, s)


def defence(r: Rules, s: State) -> int:
    """What the defender may answer to the card he is asked about."""
    if s.asked == s.led:
        return 1 << TAKE
    options = beaters(r, s, s.defender, s.attack[s.asked])
    most = must_beat(r, s)
    options = most_beating(r, s, s.asked, options, most)
    if most == 0 or most_beaten(r, s, s.asked + 1) == most:
        options |= 1 << TAKE
    if s.overload == 1:
        options |= 1 << CLAIM
    return options


def lapse(r: Rules, s: State) -> None:
    """The first answer ends the right to claim; only now may the attacker be out (M46, M53).

    Here too: M47.
    """
    if s.overload == 1:
        s.overload = 2
        attacker_leaves(r, s)


def beat(r: Rules, s: State, card: int) -> None:
    """Beat the card asked about (S2.13)."""
    lapse(r, s)
    if s.phase == OVER:
        return
    remove(s, s.defender, card)
    s.beater[s.asked] = card
    tell(s, BEAT, s.defender, 1 << card, 0, s.attack[s.asked])
    s.asked = next_open(s, s.asked + 1)
    if s.asked == s.led and (s.left == 0 or may_be_named(r, s) == 0):
        settle(r, s)


def take(r: Rules, s: State) -> None:
    """Leave the card asked about (S3.19, M38), or take up what was left."""
    lapse(r, s)
    if s.phase == OVER:
        return
    if s.asked < s.led:
        tell(s, LEFT, s.defender, 1 << s.attack[s.asked], 0, s.attack[s.asked])
        s.beater[s.asked] = GIVEN_UP
        s.left += 1
        s.asked = next_open(s, s.asked + 1)
    if s.asked == s.led or r.partial_defence == ALL_OR_NOTHING:
        settle(r, s)


def claim(r: Rules, s: State) -> None:
    """The defender hands his cards to the offender and is out; the attack is void (M46, M48).

    Here too: M49.
    """
    seat = s.defender
    offender = s.attacker
    for i in range(s.led):
        put(s, offender, s.attack[i])
    put_all(s, offender, s.hands[seat], s.twice[seat])
    tell(s, CLAIMED, seat, s.hands[seat], s.twice[seat], offender)
    s.shown[offender] |= s.shown[seat]
    s.hands[seat] = 0
    s.twice[seat] = 0
    s.shown[seat] = 0
    s.led = 0
    s.overload = 0
    s.won = 0
    stir(s)
    leave(s, seat)
    next_bout(r, s)


def settle(r: Rules, s: State) -> None:
    """Beaten pairs leave play, the rest goes to the defender's hand (S1.20, S2.16, M39-M41)."""
    failed = s.left > 0
    s.won = 0 if failed else 1
    take_up(s, 1 if failed and r.partial_defence == ALL_OR_NOTHING else 0)
    s.step = 1
    draw_or_ask(r, s)


def take_up(s: State, everything: int) -> None:
    """Clear the table; with ``everything`` all attack cards are taken and all beaters return.

    Here too: S1.30, S3.16 and S3.21.
    """
    once = 0
    doubled = 0
    back = 0
    back_twice = 0
    away = 0
    away_twice = 0
    for i in range(s.led):
        bit = 1 << s.attack[i]
        beaten = s.beater[i] >= 0
        if beaten and not everything:
            discard(s, s.attack[i])
            discard(s, s.beater[i])
            away_twice |= away & bit
            away |= bit
            bit = 1 << s.beater[i]
            away_twice |= away & bit
            away |= bit
        else:
            put(s, s.defender, s.attack[i])
            doubled |= once & bit
            once |= bit
            if beaten:
                put(s, s.defender, s.beater[i])
                bit = 1 << s.beater[i]
                back_twice |= back & bit
                back |= bit
    s.led = 0
    if away:
        stir(s)
        tell(s, DISCARDED, s.defender, away, away_twice, count(away) + count(away_twice))
    if back:
        tell(s, TOOK_BACK, s.defender, back, back_twice, count(back) + count(back_twice))
    if once:
        tell(s, PICKED_UP, s.defender, once, doubled, count(once) + count(doubled))


def close_bout(r: Rules, s: State) -> None:
    """Who has no cards is out, attacker before defender (M57, M70)."""
    if stock_left(s) == 0:
        if s.hands[s.attacker] == 0 and not is_out(s, s.attacker):
            leave(s, s.attacker)
        if s.hands[s.defender] == 0 and not is_out(s, s.defender):
            leave(s, s.defender)
    next_bout(r, s)


def next_bout(r: Rules, s: State) -> None:
    """End the deal (S2.22, M58) or find attacker and defender (S2.17-S2.18, S2.21, M59).

    Here too: S1.15, S1.19, S1.21, S1.34, S3.18, S3.23 and M55.
    """
    if s.players - s.outs <= 1:
        finish(r, s)
        return
    if not s.won or is_out(s, s.defender):
        s.attacker = next_in(s, s.defender)
    else:
        s.attacker = s.defender
    s.defender = next_in(s, s.attacker)
    open_bout(r, s)


def loser(r: Rules, s: State) -> int:
    """Who has lost: the last one with cards (S1.38, S2.22); the queen gone, as agreed (M56).

    Here too: S1.10, S1.39, S2.3 and S3.4.
    """
    if s.drawn or ((s.gone >> QUEEN_OF_SPADES) & 1 and r.no_queen_left == NOBODY_LOSES):
        return -1
    if s.players > s.outs:
        return next_in(s, s.defender)
    return s.order[s.outs - 1]


def finish(r: Rules, s: State) -> None:
    """The deal is over."""
    s.phase = OVER
    s.actor = -1
    s.loser = loser(r, s)
    tell(s, ENDED, s.loser, 0, 0, s.drawn)
