"""The plays that a seat at Mustamaija may make in one go, as a search weighs them.

Leads are all sets of cards of a suit where there are few, else those of adjoining cards; the best
of them by what ``habit`` thinks of a lead. Defences are put together answer by answer, as the law
asks. What ``habit`` would do is always among them. It goes by the seat's own numbers here
(``worth.own_row``). In the subset of the law (``docs/law.md``).
"""

from collections.abc import MutableSequence

from maija.cards import FULL_PACK, QUEEN_OF_SPADES, SUIT_MASKS, count, highest, lowest
from maija.games.copying import overwrite
from maija.games.mustamaija.law import apply, attack_limit, legal
from maija.games.mustamaija.rules import Rules
from maija.games.mustamaija.state import State
from maija.games.mustamaija.terms import CLAIM, DEFENCE, DONE, LEAD, NAME, TAKE
from maija.players.memory import Memory
from maija.players.plays import LONGEST, MOST_PLAYS, NOTHING, Plays

from .habit import choose, trump_to_name
from .habit_defence import answer
from .habit_lead import lead_worth
from .knowledge import hand_count, recall
from .worth import own_row

MOST_LEADS = 24
"""Leads that are weighed."""
MOST_DEFENCES = MOST_PLAYS - 4
"""Defences that are weighed; there is room left for naming each suit."""
FEW = 5
"""Of so many cards of a suit every set may be led."""
QUEEN = 1 << QUEEN_OF_SPADES
ROOM = 2
"""The first of the worlds that are free while plays are gathered."""


def gather(
    r: Rules,
    s: State,
    seat: int,
    memory: Memory,
    worlds: MutableSequence[State],
    plays: Plays,
) -> None:
    """Find the plays of a seat.

    Args:
        r: the rules in force.
        s: the state, not changed.
        seat: whose plays.
        memory: what it keeps in mind; what it has not seen is worked out anew.
        worlds: room for states.
        plays: gets them.
    """
    misjudges = memory.misjudges
    memory.misjudges = own_row(s)
    options = legal(r, s, seat)
    names = options >> NAME << NAME
    naming = NOTHING
    if names:
        suit = trump_to_name(s, seat, names >> NAME)
        if suit >= 0:
            naming = NAME + suit
    if seat != s.actor:
        add_words(plays, names)
        plays.actions[plays.number * LONGEST] = NOTHING
        plays.liked[plays.number] = 0
        plays.number += 1
        like_most(plays, NOTHING)
    elif s.phase == LEAD and s.led == 0:
        gather_leads(r, s, seat, memory, plays)
        add_words(plays, names)
    elif s.phase == DEFENCE:
        gather_defences(r, s, seat, memory, worlds, plays)
        add_words(plays, names)
    else:
        add_words(plays, options)
        like_most(plays, choose(r, s, seat, memory))
    if naming >= 0:
        like_most(plays, naming)
    memory.misjudges = misjudges


def add_words(plays: Plays, options: int) -> None:
    """Add every single action of a mask as a play."""
    while options and plays.number < MOST_PLAYS:
        first = plays.number * LONGEST
        plays.actions[first] = lowest(options)
        plays.actions[first + 1] = NOTHING
        plays.liked[plays.number] = 0
        plays.number += 1
        options &= options - 1


def like_most(plays: Plays, action: int) -> None:
    """Like a single action, or ``NOTHING``, more than all other plays."""
    most = 0
    found = -1
    for at in range(plays.number):
        most = max(most, plays.liked[at])
        first = plays.actions[at * LONGEST]
        if first == action and (action < 0 or plays.actions[at * LONGEST + 1] < 0):
            found = at
    if found >= 0:
        plays.liked[found] = most + 1


# --- leads ----------------------------------------------------------------------------------


def gather_leads(r: Rules, s: State, seat: int, memory: Memory, plays: Plays) -> None:
    """Find the leads that ``habit`` likes best."""
    recall(r, s, seat, memory)
    limit = max(min(attack_limit(r, s), hand_count(r, s, s.defender, memory)), 1)
    for suit in range(4):
        cards = lay_out(s, seat, suit, plays)
        if cards <= FEW:
            offer_sets(r, s, seat, memory, plays, cards, limit)
        else:
            offer_rows(r, s, seat, memory, plays, cards, limit)
    for at in range(plays.number):
        write_lead(plays, at)


def lay_out(s: State, seat: int, suit: int, plays: Plays) -> int:
    """Lay out a seat's cards of a suit, the lowest first, the spade queen last; how many."""
    n = 0
    rest = s.hands[seat] & SUIT_MASKS[suit] & ~QUEEN
    while rest:
        card = lowest(rest)
        rest &= rest - 1
        plays.pool[n] = card
        n += 1
        if (s.twice[seat] >> card) & 1:
            plays.pool[n] = card
            n += 1
    if s.hands[seat] & SUIT_MASKS[suit] & QUEEN:
        plays.pool[n] = QUEEN_OF_SPADES
        n += 1
    return n


def offer_sets(
    r: Rules, s: State, seat: int, memory: Memory, plays: Plays, cards: int, limit: int
) -> None:
    """Offer every set of the cards laid out, equal ones once."""
    for chosen in range(1, 1 << cards):
        if count(chosen) <= limit:
            once = 0
            again = 0
            new = 1
            for i in range(cards):
                bit = 1 << plays.pool[i]
                if (chosen >> i) & 1:
                    again |= once & bit
                    once |= bit
                elif i + 1 < cards and plays.pool[i + 1] == plays.pool[i]:
                    new &= 1 & ~(chosen >> (i + 1))
            if new:
                offer(r, s, seat, memory, plays, once, again)


def offer_rows(
    r: Rules, s: State, seat: int, memory: Memory, plays: Plays, cards: int, limit: int
) -> None:
    """Offer the sets of adjoining cards among those laid out, with the spade queen or without."""
    plain = cards
    if plays.pool[cards - 1] == QUEEN_OF_SPADES:
        plain -= 1
        offer(r, s, seat, memory, plays, QUEEN, 0)
    for first in range(plain):
        once = 0
        again = 0
        for i in range(first, min(first + limit, plain)):
            bit = 1 << plays.pool[i]
            again |= once & bit
            once |= bit
            if i > first or i == 0 or plays.pool[i - 1] != plays.pool[i]:
                offer(r, s, seat, memory, plays, once, again)
                if plain < cards and i - first + 1 < limit:
                    offer(r, s, seat, memory, plays, once | QUEEN, again)


def offer(
    r: Rules, s: State, seat: int, memory: Memory, plays: Plays, once: int, again: int
) -> None:
    """Take a lead among the plays if it is among the best so far; the best stand first."""
    value = lead_worth(r, s, seat, memory, once, again)
    at = plays.number
    if at == MOST_LEADS:
        at -= 1
        if plays.liked[at] >= value:
            return
    else:
        plays.number += 1
    while at > 0 and plays.liked[at - 1] < value:
        plays.liked[at] = plays.liked[at - 1]
        plays.once[at] = plays.once[at - 1]
        plays.again[at] = plays.again[at - 1]
        at -= 1
    plays.liked[at] = value
    plays.once[at] = once
    plays.again[at] = again


def write_lead(plays: Plays, at: int) -> None:
    """Write a lead as actions: its cards, the lowest first, the spade queen last, and the end."""
    n = at * LONGEST
    rest = plays.once[at] & ~QUEEN
    while rest:
        card = lowest(rest)
        rest &= rest - 1
        plays.actions[n] = card
        n += 1
        if (plays.again[at] >> card) & 1:
            plays.actions[n] = card
            n += 1
    if plays.once[at] & QUEEN:
        plays.actions[n] = QUEEN_OF_SPADES
        n += 1
    plays.actions[n] = DONE
    plays.actions[n + 1] = NOTHING


# --- defences -------------------------------------------------------------------------------


def gather_defences(
    r: Rules,
    s: State,
    seat: int,
    memory: Memory,
    worlds: MutableSequence[State],
    plays: Plays,
) -> None:
    """Put together the answers to all cards that are still open.

    What ``habit`` would answer and giving up all cards come first: of a large hand there are more
    defences than are weighed.
    """
    put_together(r, s, seat, memory, worlds, plays, 1)
    plays.liked[0] = 1
    put_together(r, s, seat, memory, worlds, plays, 0)
    depth = 0
    overwrite(worlds, ROOM, s)
    plays.untried[0] = answers(r, worlds[ROOM], seat)
    while depth >= 0:
        rest = plays.untried[depth]
        if rest == 0 or plays.number == MOST_DEFENCES:
            depth -= 1
        else:
            action = lowest(rest)
            plays.untried[depth] = rest & (rest - 1)
            plays.path[depth] = action
            overwrite(worlds, ROOM + depth + 1, worlds[ROOM + depth])
            apply(r, worlds[ROOM + depth + 1], seat, action)
            if depth + 2 < LONGEST and is_same_defence(worlds[ROOM + depth + 1], s, seat):
                depth += 1
                plays.untried[depth] = answers(r, worlds[ROOM + depth], seat)
            else:
                write_path(plays, depth + 1)


def put_together(
    r: Rules,
    s: State,
    seat: int,
    memory: Memory,
    worlds: MutableSequence[State],
    plays: Plays,
    usual: int,
) -> None:
    """Put one defence together: as ``habit`` would answer, or giving up whatever may be."""
    overwrite(worlds, ROOM, s)
    actions = 0
    while actions + 1 < LONGEST and is_same_defence(worlds[ROOM], s, seat):
        options = legal(r, worlds[ROOM], seat) & ((1 << NAME) - 1)
        if usual:
            action = answer(r, worlds[ROOM], seat, memory, options)
        elif (options >> TAKE) & 1:
            action = TAKE
        else:
            action = lowest(options)
        plays.path[actions] = action
        actions += 1
        apply(r, worlds[ROOM], seat, action)
    write_path(plays, actions)


def is_same_defence(s: State, before: State, seat: int) -> int:
    """1 while the same seat still answers the same lead."""
    if s.phase != DEFENCE or s.actor != seat or s.bouts != before.bouts:
        return 0
    return 1


def write_path(plays: Plays, actions: int) -> None:
    """Take the actions that were put together among the plays, where they are not yet."""
    first = plays.number * LONGEST
    for i in range(actions):
        plays.actions[first + i] = plays.path[i]
    plays.actions[first + actions] = NOTHING
    for at in range(min(plays.number, 2)):
        if is_same_play(plays, at, plays.number):
            return
    plays.liked[plays.number] = -plays.number
    plays.number += 1


def is_same_play(plays: Plays, one: int, other: int) -> int:
    """1 when two plays have the same actions."""
    for i in range(LONGEST):
        action = plays.actions[one * LONGEST + i]
        if action != plays.actions[other * LONGEST + i]:
            return 0
        if action < 0:
            return 1
    return 1


def answers(r: Rules, s: State, seat: int) -> int:
    """The answers to the card asked about that are worth a look, fewer the more cards are open."""
    options = legal(r, s, seat)
    cards = options & FULL_PACK
    looked = options & (1 << TAKE | 1 << CLAIM)
    of_suit = cards & SUIT_MASKS[s.suit] & ~QUEEN
    others = cards & ~SUIT_MASKS[s.suit] & ~QUEEN
    still = 0
    for i in range(s.led):
        if s.beater[i] == -1:
            still += 1
    many = 3 if still < 3 else 2 if still == 3 else 1
    looked |= lowest_of(of_suit, many) | lowest_of(others, many)
    if still < 3 and of_suit:
        looked |= 1 << highest(of_suit)
    if cards & QUEEN and (still < 4 or looked & FULL_PACK == 0):
        looked |= QUEEN
    return looked


def lowest_of(cards: int, many: int) -> int:
    """So many of the lowest cards of a mask."""
    found = 0
    for _ in range(many):
        if cards:
            found |= cards & -cards
            cards &= cards - 1
    return found
