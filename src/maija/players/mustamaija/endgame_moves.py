"""The moves of an endgame: whole leads, single answers, trumps named; the likeliest first.

What may be done is asked of the law. Here is said which of it need not be tried, because something
that is tried comes to the same: a card between which and the next lower one of the hand nobody
holds any is as good as that one, and of two ways to beat the same cards with the same cards one is
enough. In the subset of the law (``docs/law.md``).
"""

from collections.abc import MutableSequence
from typing import Final

from maija.cards import FULL_PACK, QUEEN_OF_SPADES, SUIT_MASKS, count, lowest
from maija.games.mustamaija.law import beaters, held, joining
from maija.games.mustamaija.rules import Rules
from maija.games.mustamaija.state import State
from maija.games.mustamaija.terms import CLAIM, DONE, NAME, TAKE

from .endgame_room import MOST_MOVES
from .endgame_table import QUEEN, pairs_ahead, table_cards

GO_ON: Final = 62
"""Not naming trumps: the next one is asked."""
GROUP: Final = 64
"""A lead: this number, with the suit and the cards by their places in the attacker's suit: from
below, the spade queen last."""
SUIT_SHIFT: Final = 7
CARDS_SHIFT: Final = 9
MOST_OF_SUIT: Final = 13
"""A suit of more cards, which only two packs can bring, is not searched."""
SCORE: Final = 32
"""The rank of a move among its like stands above its number, shifted by so much."""
MIDDLE: Final = 1 << 20
TOO_MANY: Final = -1

HOLDS: Final = 1000
EACH_LED: Final = 60
RANK_LED: Final = 6
TRUMP_LED: Final = 200
LAST_CARDS: Final = 300
"""How likely a lead is: one that cannot be beaten whole, each card, each rank, each trump; less so
one that lets the defender lay his last cards."""
SUIT_BEATS: Final = 200
RANK_BEATS: Final = 3
TRUMP_BEATS: Final = 300
"""How likely a beater is, compared with leaving the card."""


def namings(names: int, moves: MutableSequence[int], at: int, rank: int) -> int:
    """Every trump that may be named, and going on without, which has a rank."""
    for suit in range(4):
        if (names >> (NAME + suit)) & 1:
            moves[at] = NAME + suit | MIDDLE << SCORE
            at += 1
    moves[at] = GO_ON | (MIDDLE + rank) << SCORE
    return at + 1


# --- leads ----------------------------------------------------------------------------------


def leads(r: Rules, s: State, options: int, moves: MutableSequence[int], at: int) -> int:
    """Every lead, or every way to complete the one that lies; the place after the last."""
    if s.led > 0:
        return leads_of(r, s, s.suit, moves, at)
    for suit in range(4):
        if options & SUIT_MASKS[suit]:
            at = leads_of(r, s, suit, moves, at)
            if at < 0:
                return at
    return at


def alike(r: Rules, s: State, suit: int) -> int:
    """The attacker's cards of a suit that are better kept than the next lower one of his, a mask.

    The same cards beat either, and if it is taken, the attacker has the higher one. Who holds the
    higher of two neighbours can do whatever the other could; not so where he might be made to beat.
    """
    seat = s.attacker
    row = s.hands[seat] & SUIT_MASKS[suit] & ~QUEEN
    if r.must_beat_if_possible or s.led > 0 or (pairs_ahead(r, s) >> suit) & 1:
        return 0
    other = s.hands[s.defender] & SUIT_MASKS[suit] & ~QUEEN
    found = 0
    below = -1
    while row:
        card = lowest(row)
        bit = 1 << card
        row ^= bit
        single = not (other & bit or s.twice[seat] & bit)
        if single and below >= 0 and other & (bit - (1 << below)) == 0:
            found |= bit
        below = card if single else -1
    return found


def leads_of(r: Rules, s: State, suit: int, moves: MutableSequence[int], at: int) -> int:
    """The leads of one suit; ``TOO_MANY`` when they are too many to search."""
    seat = s.attacker
    row = s.hands[seat] & SUIT_MASKS[suit]
    twice = s.twice[seat] & row
    number = count(row) + count(twice)
    if number > MOST_OF_SUIT or at + (1 << number) > MOST_MOVES:
        return TOO_MANY
    like = alike(r, s, suit)
    linked = 0
    against = 0
    costs = 0
    place = 0
    queen = row & QUEEN
    row ^= queen
    while row:
        card = lowest(row)
        row &= row - 1
        if (like >> card) & 1:
            linked |= 1 << place
        if (twice >> card) & 1:
            linked |= 2 << place
        better = beaters(r, s, s.defender, card)
        better = count(better) + count(better & s.twice[s.defender])
        for _ in range(1 + ((twice >> card) & 1)):
            against |= min(better, 15) << (4 * place)
            costs |= (card % 13) << (4 * place)
            place += 1
    if queen:
        costs |= (QUEEN_OF_SPADES % 13) << (4 * place)
    most = 0
    while most < number and (s.led + most == 0 or joining(r, s, suit, s.led + most)):
        most += 1
    left = held(s, seat)
    each = EACH_LED - (TRUMP_LED if suit == s.trump else 0)
    for cards in range(0 if s.led else 1, 1 << number):
        size = count(cards)
        if cards & linked & ~(cards << 1) or size > most:
            continue
        rank = MIDDLE + each * size + (MIDDLE if size == left else 0)
        if holds(cards, against):
            rank += HOLDS
        elif size == held(s, s.defender):
            rank -= LAST_CARDS
        row = cards
        while row:
            rank -= RANK_LED * ((costs >> (4 * lowest(row))) & 15)
            row &= row - 1
        moves[at] = GROUP | suit << SUIT_SHIFT | cards << CARDS_SHIFT | rank << SCORE
        at += 1
    return at


def holds(cards: int, against: int) -> int:
    """1 where a lead cannot be beaten whole: from some card on too few cards beat it."""
    while cards:
        if count(cards) > (against >> (4 * lowest(cards))) & 15:
            return 1
        cards &= cards - 1
    return 0


def next_of_lead(row: int, twice: int, cards: int) -> int:
    """The first card of a lead given by the places of its cards in a suit, the queen's the last."""
    if cards == 0:
        return DONE
    at = lowest(cards)
    place = 0
    row &= ~QUEEN
    while row:
        card = lowest(row)
        row &= row - 1
        place += 1 + ((twice >> card) & 1)
        if at < place:
            return card
    return QUEEN_OF_SPADES


# --- the defence ----------------------------------------------------------------------------


def order(s: State, card: int) -> int:
    """The place of a beater: those of the suit by rank, then trumps, then the queen."""
    if card == QUEEN_OF_SPADES:
        return 26
    if card // 13 == s.suit:
        return card % 13
    return 13 + card % 13


def answers(
    r: Rules, s: State, options: int, floor: int, moves: MutableSequence[int], at: int
) -> int:
    """The answers to the card asked about.

    While nobody can name trumps any more, the cards of a defence are laid in one order: those of
    the suit from below, then trumps, then the queen. Whatever beats a higher card of the suit beats
    a lower one, and a trump beats either.
    """
    if (options >> CLAIM) & 1:
        moves[at] = CLAIM | 2 * MIDDLE << SCORE
        at += 1
    if (options >> TAKE) & 1:
        moves[at] = TAKE | MIDDLE << SCORE
        at += 1
    cards = options & FULL_PACK
    if cards == 0:
        return at
    ahead = pairs_ahead(r, s)
    free = 0 if ahead or r.must_beat_if_possible else 1
    others = table_cards(s)
    for seat in range(s.players):
        if seat != s.defender:
            others |= s.hands[seat]
    others &= ~QUEEN
    below = -1
    while cards:
        card = lowest(cards)
        bit = 1 << card
        cards ^= bit
        if ahead == 0 and order(s, card) < floor:
            continue
        if card != QUEEN_OF_SPADES:
            between = below >= 0 and below // 13 == card // 13
            if between and (free or neighbours(s, others, below, card, ahead)):
                below = card
                continue
            below = card
        rank = MIDDLE + SUIT_BEATS - RANK_BEATS * (card % 13)
        if card // 13 == s.trump and s.suit != s.trump:
            rank -= TRUMP_BEATS
        moves[at] = card | rank << SCORE
        at += 1
    return at


def neighbours(s: State, others: int, low: int, high: int, ahead: int) -> int:
    """1 where nobody else has a card between two of the defender, and neither is special."""
    if (ahead >> (low // 13)) & 1 or others & ((2 << high) - (1 << low)):
        return 0
    return 0 if s.twice[s.defender] & (1 << low | 1 << high) else 1
