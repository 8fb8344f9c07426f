"""The law of Mustamaija: what may be done, and what happens then. Every clause lives here, once.

The text keeps to whole numbers, so that it runs as it stands and compiled (``docs/law.md``). ``r``
is the rules in force, ``s`` the state, changed in place; ``legal``, ``apply``, ``turn``, ``score``
and ``refusal`` are what others call, the rest serves them. No text for people lives here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from maija.games.mustamaija.rules import (
    FIXED_TRUMP,
    KQ_AFTER_DEAL,
    KQ_ANYTIME,
    SCORE_FINISH_ORDER,
    SCORE_LOSS_COUNT,
    SCORE_WINNER_1,
    TURN_UP,
)
from maija.games.mustamaija.terms import (
    CLAIM,
    DECLINE,
    DECLINED,
    DEFENCE,
    DONE,
    DRAW,
    DRAWING,
    LEAD,
    NAME,
    OVER,
    TAKE,
)

from .attacking import attack_cap, attack_limit, bounded, joining, lead
from .beating import beaters, most_beaten, most_beating, must_beat, next_open
from .bout import (
    ask_to_name,
    beat,
    claim,
    defence,
    draw,
    draw_amount,
    draw_or_ask,
    drawer,
    end_lead,
    finish,
    name_trump,
    open_bout,
    open_defence,
    take,
)
from .dealing import deal_hands, packs, put_back, shuffle, stack, turn_trump
from .hands import discard, held, is_out, leave, next_in, put, put_all, remove, stock_left, tell
from .naming import may_be_named, nameable, pairs
from .repetition import position, remember, stir

if TYPE_CHECKING:
    from maija.games.mustamaija.rules import Rules
    from maija.games.mustamaija.state import State


def start(r: Rules, s: State) -> None:
    """Deal from the stock as it lies, and open the first bout.

    Set before: ``players``, ``dealer``, ``rng``, and the whole pack in ``stock`` with ``top`` 0.

    Here too: S1.11, S1.41 and S3.11.
    """
    s.told = 0
    s.trump = -1
    s.named = 0
    s.namer = -1
    s.indicator = -1
    s.indicator_at = -1
    s.bouts = 0
    s.gone = 0
    s.gone_twice = 0
    s.out = 0
    s.outs = 0
    s.loser = -1
    s.drawn = 0
    s.won = 0
    s.overload = 0
    for seat in range(s.players):
        s.hands[seat] = 0
        s.twice[seat] = 0
        s.shown[seat] = 0
    stir(s)
    deal_hands(r, s)
    if r.trump_method == FIXED_TRUMP:
        s.trump = int(r.fixed_trump)
    elif r.trump_method == TURN_UP:
        turn_trump(r, s)
    s.attacker = (s.dealer + 1) % s.players
    s.defender = (s.attacker + 1) % s.players
    if r.trump_method == KQ_AFTER_DEAL:
        ask_to_name(r, s, s.dealer)
    else:
        open_bout(r, s)


def turn(s: State) -> int:
    """The seats the game waits for, one bit each; others may still name trumps (M17)."""
    return 0 if s.phase == OVER else 1 << s.actor


def legal(r: Rules, s: State, seat: int) -> int:
    """What a seat may do now, a mask of actions; 0 when nothing.

    Here too: S3.12.
    """
    options = nameable(r, s, seat) if r.trump_method == KQ_ANYTIME else 0
    if seat != s.actor:
        return options
    if s.phase == LEAD:
        if s.led == 0:
            options |= s.hands[seat]
        else:
            options |= 1 << DONE
            options |= joining(r, s, s.suit, s.led)
    elif s.phase == DEFENCE:
        options |= defence(r, s)
    elif s.phase == DRAWING:
        options |= 1 << DRAW
        if s.hands[seat]:
            options |= 1 << DECLINE
    else:
        options |= pairs(r, s, seat) << NAME | 1 << DECLINE
    return options


def apply(r: Rules, s: State, seat: int, action: int) -> None:
    """Do a legal action and all that follows from it; ``events`` tells what that was."""
    s.told = 0
    if action >= NAME:
        name_trump(r, s, seat, action - NAME)
    elif s.phase == LEAD:
        if action == DONE:
            end_lead(r, s)
        else:
            lead(s, action)
    elif s.phase == DEFENCE:
        if action == TAKE:
            take(r, s)
        elif action == CLAIM:
            claim(r, s)
        else:
            beat(r, s, action)
    elif s.phase == DRAWING:
        if action == DRAW:
            draw(s, seat, draw_amount(r, s, seat))
        else:
            tell(s, DECLINED, seat, 0, 0, DRAW)
        if s.step == 0:
            open_defence(r, s)
        else:
            s.step += 1
            draw_or_ask(r, s)
    else:
        tell(s, DECLINED, seat, 0, 0, NAME)
        if seat == s.dealer:
            open_bout(r, s)
        else:
            ask_to_name(r, s, seat)


def score(r: Rules, s: State, seat: int) -> int:
    """What the finished deal scores for a seat (S1.40, M73)."""
    if r.scoring == SCORE_LOSS_COUNT:
        return 1 if seat == s.loser else 0
    place = 0
    for i in range(s.outs):
        if s.order[i] == seat:
            place = i + 1
    if r.scoring == SCORE_FINISH_ORDER:
        return place or s.outs + 1
    if r.scoring == SCORE_WINNER_1:
        if s.drawn:
            return 1 if place else 0
        return 0 if seat == s.loser else 1
    return 0


__all__ = [
    "apply",
    "ask_to_name",
    "attack_cap",
    "attack_limit",
    "beaters",
    "bounded",
    "discard",
    "draw",
    "draw_amount",
    "drawer",
    "end_lead",
    "finish",
    "held",
    "is_out",
    "joining",
    "lead",
    "leave",
    "legal",
    "may_be_named",
    "most_beaten",
    "most_beating",
    "must_beat",
    "nameable",
    "next_in",
    "next_open",
    "open_bout",
    "packs",
    "pairs",
    "position",
    "put",
    "put_all",
    "put_back",
    "remember",
    "remove",
    "score",
    "shuffle",
    "stack",
    "start",
    "stir",
    "stock_left",
    "tell",
    "turn",
    "turn_trump",
]
