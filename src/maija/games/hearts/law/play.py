"""The course of the deal: passing, tricks, the end. Each step hands on to the next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from maija.cards import CLUBS, HEARTS, QUEEN_OF_SPADES, SUIT_MASKS, count, lowest
from maija.games.hearts.rules import (
    ANY_CLUB,
    LEAD_WHEN_BROKEN,
    LOWEST_CLUB,
    MOON_AUTO,
    MOON_CHOICE,
    MOON_NONE,
    MOON_SELF_MINUS,
    POINTS_FORBIDDEN,
)
from maija.games.hearts.terms import (
    BROKEN,
    CHOSE,
    ENDED,
    LED_FIRST,
    MOON,
    MOON_SCORED,
    MOON_SHOT,
    NOBODY,
    OTHERS_PLUS,
    OVER,
    PASSED,
    PLAY,
    PLAYED,
    SELF_MINUS,
    SUN_SHOT,
    TRICK_WON,
)

from .dealing import removed, tell
from .passing import receiver
from .points import moon_shooter, moon_value, moon_would_lose, penalty_cards

if TYPE_CHECKING:
    from maija.games.hearts.rules import Rules
    from maija.games.hearts.state import State

ALL_HEARTS = SUIT_MASKS[HEARTS]
QUEEN = 1 << QUEEN_OF_SPADES


def choose_to_pass(r: Rules, s: State, seat: int, card: int) -> None:
    """Lay a card aside; when everybody has, all are passed at once (T3)."""
    s.chosen[seat] |= 1 << card
    chosen = count(s.chosen[seat])
    tell(s, CHOSE, seat, 1 << card, chosen)
    if chosen == r.pass_count:
        s.waiting &= ~(1 << seat)
        if s.waiting == 0:
            for giver in range(s.players):
                taker = receiver(r, s, giver)
                s.hands[giver] &= ~s.chosen[giver]
                s.received[taker] = s.chosen[giver]
                tell(s, PASSED, giver, s.chosen[giver], taker)
            for taker in range(s.players):
                s.hands[taker] |= s.received[taker]
            begin_play(r, s)


def forced_club(r: Rules, s: State) -> int:
    """The lowest club of the pack in use (S4.3, T6)."""
    return lowest(SUIT_MASKS[CLUBS] & ~removed(r, s.players))


def begin_play(r: Rules, s: State) -> None:
    """Find who leads to the first trick (S4.3, S4.13, T5, T7)."""
    s.phase = PLAY
    if r.first_lead == LOWEST_CLUB or r.first_lead == ANY_CLUB:
        club = forced_club(r, s)
        seat = 0
        while not (s.hands[seat] >> club) & 1:
            seat += 1
        tell(s, LED_FIRST, seat, 1 << club, r.first_lead)
    else:
        seat = (s.dealer + 1) % s.players
        tell(s, LED_FIRST, seat, 0, r.first_lead)
    clear_trick(s)
    wait_for(s, seat)
    s.leader = seat


def clear_trick(s: State) -> None:
    """Take the trick off the table."""
    s.played = 0
    s.suit = NOBODY
    s.best = NOBODY
    s.winner = NOBODY
    s.pile = 0
    for seat in range(s.players):
        s.trick[seat] = NOBODY


def wait_for(s: State, seat: int) -> None:
    """A seat is to act."""
    s.actor = seat
    s.waiting = 1 << seat


def playable(r: Rules, s: State, hand: int) -> int:
    """What may be played from a hand: the laws in the order of T42.

    Here too: S4.14, T8, T9, T10, T12 and T13.
    """
    options = hand
    if s.played == 0:
        if s.trick_number == 0:
            if r.first_lead == LOWEST_CLUB:
                return 1 << forced_club(r, s)
            if r.first_lead == ANY_CLUB:
                return hand & SUIT_MASKS[CLUBS]
    else:
        follow = hand & SUIT_MASKS[s.suit]
        if follow:
            options = follow
    if s.trick_number == 0 and r.first_trick_points == POINTS_FORBIDDEN:
        harmless = options & ~penalty_cards(r)
        if harmless:
            options = harmless
    if s.played == 0 and r.hearts_lead == LEAD_WHEN_BROKEN and not s.broken:
        others = options & ~ALL_HEARTS
        if others and not (r.lead_hearts_instead_of_queen and others == QUEEN):
            options = others
    return options


def play(r: Rules, s: State, seat: int, card: int) -> None:
    """Play a card; the last of a trick is followed by what the trick means.

    Here too: T16.
    """
    bit = 1 << card
    suit = card // 13
    s.hands[seat] ^= bit
    s.trick[seat] = card
    s.pile |= bit
    if s.played == 0:
        s.suit = suit
    s.played += 1
    if suit == s.suit and card > s.best:
        s.best = card
        s.winner = seat
    tell(s, PLAYED, seat, bit, s.played)
    if not s.broken and (suit == HEARTS or (r.queen_breaks_hearts and card == QUEEN_OF_SPADES)):
        s.broken = 1
        tell(s, BROKEN, seat, bit, 0)
    if s.played < s.players:
        following = seat + 1
        if following == s.players:
            following = 0
        wait_for(s, following)
    else:
        take_trick(r, s)


def take_trick(r: Rules, s: State) -> None:
    """The highest card of the suit led takes the trick; its player leads next."""
    winner = s.winner
    s.captured[winner] |= s.pile
    s.tricks[winner] += 1
    s.trick_number += 1
    tell(s, TRICK_WON, winner, s.pile, s.trick_number)
    for seat in range(s.players):
        s.last_trick[seat] = s.trick[seat]
    s.last_leader = s.leader
    s.last_winner = winner
    clear_trick(s)
    s.leader = winner
    if s.hands[winner]:
        wait_for(s, winner)
    else:
        end_play(r, s)


def end_play(r: Rules, s: State) -> None:
    """All cards are played: sun and moon, then the end of the deal."""
    s.actor = NOBODY
    if r.sun > 0:
        for seat in range(s.players):
            if s.tricks[seat] == s.trick_number:
                s.shooter = seat
                s.sun = 1
                s.moon = OTHERS_PLUS
                tell(s, SUN_SHOT, seat, 0, r.sun)
                finish(s)
                return
    if r.moon != MOON_NONE:
        s.shooter = moon_shooter(r, s)
        if s.shooter != NOBODY:
            tell(s, MOON_SHOT, s.shooter, 0, moon_value(r, s))
            if r.moon == MOON_CHOICE:
                s.phase = MOON
                wait_for(s, s.shooter)
                return
            s.moon = OTHERS_PLUS
            if r.moon == MOON_SELF_MINUS or (r.moon == MOON_AUTO and moon_would_lose(r, s)):
                s.moon = SELF_MINUS
            tell(s, MOON_SCORED, s.shooter, 0, s.moon)
    finish(s)


def finish(s: State) -> None:
    """The deal is over."""
    s.phase = OVER
    s.waiting = 0
    s.actor = NOBODY
    tell(s, ENDED, NOBODY, 0, 0)
