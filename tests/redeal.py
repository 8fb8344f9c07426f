"""Other states of the table that look the same to one seat.

``mustamaija`` and ``hearts`` deal the unseen cards again: what comes out could stand at a real
table, and the seat cannot tell it from what does stand there. ``*_nonsense`` puts worthless values
into every field that the seat must not know, so that whatever reads one is found out.

Neither calls a view: what is open and what is hidden is said here once more, on purpose.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from maija.cards import cards_in, cards_of, mask_of, masks_of
from maija.chance import seeded
from maija.games.hearts import law as hearts_law
from maija.games.hearts import rules as hearts_rules
from maija.games.hearts import terms as hearts_terms
from maija.games.hearts.view import noted
from maija.games.mustamaija import law as maija_law
from maija.games.mustamaija import rules as maija_rules
from maija.games.mustamaija import terms as maija_terms

if TYPE_CHECKING:
    import random
    from collections.abc import Mapping, Sequence

TRIES = 60

MUSTAMAIJA_OPEN = frozenset(
    "players dealer phase actor attacker defender trump named namer indicator bouts top end shown"
    " gone gone_twice led lead_size suit attack beater asked left won step out outs order loser"
    " drawn idle events told".split()
)
"""Fields that everybody may know; of ``events`` only some facts, of rows only the part in use."""
MUSTAMAIJA_HIDDEN = frozenset("hands twice overload stock indicator_at seen positions rng".split())
"""Fields that nobody may know, but for a seat's own cards and the defender's right to claim."""
HEARTS_OPEN = frozenset(
    "players dealer number totals phase waiting end leader actor trick played suit best winner pile"
    " trick_number broken captured tricks last_trick last_leader last_winner shooter sun moon"
    " events told".split()
)
HEARTS_HIDDEN = frozenset("stock hands chosen received rng".split())


# ------------------------------------------------------------------------- dealing cards out


def hand_out(cards: Sequence[int], sizes: Sequence[int], chance: random.Random) -> list[list[int]]:
    """Deal cards at random into hands of these sizes; there must be exactly enough."""
    assert len(cards) == sum(sizes)
    mixed = chance.sample(list(cards), len(cards))
    hands = []
    for size in sizes:
        hands.append(mixed[:size])
        mixed = mixed[size:]
    return hands


def sizes_like(least: Sequence[int], total: int, chance: random.Random) -> list[int]:
    """Random sizes with this sum, none below its least."""
    sizes = list(least)
    for _ in range(total - sum(least)):
        sizes[chance.randrange(len(sizes))] += 1
    return sizes


# ------------------------------------------------------------------------------- Mustamaija


def counts_open(r: Any, s: Any) -> bool:
    """Whether the counts of hands are open now (M75)."""
    kind = r.announce_counts
    if kind == maija_rules.AnnounceCounts.MAX_RECEIVABLE:
        return bool(s.top == s.end)
    return bool(kind == maija_rules.AnnounceCounts.PUBLIC)


def mustamaija(
    r: Any,
    s: Any,
    seat: int,
    chance: random.Random,
    known: Mapping[int, Sequence[int]] | None = None,
) -> Any:
    """Deal the cards that a seat does not see again; where counts are hidden, other counts too.

    Args:
        r: the rules in force.
        s: the state, which is not changed.
        seat: who must not see a difference; -1 is a spectator.
        chance: where the new deal comes from.
        known: for other seats, cards that are known to be in their hands besides the shown ones.
    """
    for _ in range(TRIES):
        other = _mustamaija_once(r, s, seat, chance, known or {})
        if _mustamaija_stands(r, other, seat):
            return other
    other = s.copy()
    _mustamaija_forget(other, seat, chance)
    return other


def _mustamaija_once(
    r: Any, s: Any, seat: int, chance: random.Random, known: Mapping[int, Sequence[int]]
) -> Any:
    other = s.copy()
    hidden = [at for at in range(s.players) if at != seat and not s.out >> at & 1]
    pool = [s.stock[at] for at in range(s.top, s.end) if at != s.indicator_at or s.indicator < 0]
    stock = len(pool)
    fixed = {}
    for at in hidden:
        hand = list(cards_of(s.hands[at], s.twice[at]))
        fixed[at] = [*cards_in(s.shown[at]), *known.get(at, ())]
        for card in fixed[at]:
            hand.remove(card)
        pool += hand
    sizes = [maija_law.held(s, at) - len(fixed[at]) for at in hidden]
    if not counts_open(r, s) and hidden:
        least = [
            min(1, size) if not fixed[at] else 0 for at, size in zip(hidden, sizes, strict=True)
        ]
        sizes = sizes_like(least, sum(sizes), chance)
    *hands, rest = hand_out(pool, [*sizes, stock], chance)
    for at, cards in zip(hidden, hands, strict=True):
        other.hands[at], other.twice[at] = masks_of([*cards, *fixed[at]])
    for at in range(s.top, s.end):
        if at != s.indicator_at or s.indicator < 0:
            other.stock[at] = rest.pop()
    if seat != s.defender:
        other.overload = int(_could_claim(r, other))
    _mustamaija_forget(other, seat, chance)
    return other


def _answered(s: Any) -> bool:
    return any(s.beater[at] != maija_terms.OPEN for at in range(s.led))


def _could_claim(r: Any, s: Any) -> bool:
    """Whether the lead may be an overload; when the stock ran out is not looked at."""
    return bool(
        s.phase == maija_terms.DEFENCE
        and r.overload == maija_rules.Overload.CLAIM_DUMP_HAND
        and r.announce_counts == maija_rules.AnnounceCounts.HIDDEN
        and s.top == s.end
        and not s.out >> s.attacker & 1
        and not _answered(s)
        and s.led > maija_law.held(s, s.defender)
    )


def _mustamaija_stands(r: Any, s: Any, seat: int) -> bool:
    """Whether the state agrees with what everybody, or this seat, can tell by the rules."""
    if s.phase == maija_terms.NAMING:
        return bool(maija_law.pairs(r, s, s.actor))
    if s.phase == maija_terms.DRAWING:
        return maija_law.draw_amount(r, s, s.actor) > 0
    if s.phase == maija_terms.DEFENCE and s.top == s.end and not _answered(s):
        if s.out >> s.attacker & 1:
            claims = r.overload == maija_rules.Overload.CLAIM_DUMP_HAND
            return not claims or s.led <= maija_law.held(s, s.defender) or counts_open(r, s)
        if maija_law.held(s, s.attacker) == 0:
            return bool(s.overload) or seat not in {s.attacker, s.defender}
    return True


def _mustamaija_forget(s: Any, seat: int, chance: random.Random) -> None:
    """Change, in place, what is hidden besides the cards in play."""
    s.rng = seeded(chance.getrandbits(60))
    s.positions = [chance.getrandbits(60) for _ in s.positions]
    size = maija_terms.EVENT_SIZE
    for at in range(0, s.told * size, size):
        kind, concerned, once, twice, number = s.events[at : at + size]
        knows = {concerned, number} if kind == maija_terms.CLAIMED else {concerned}
        if kind in {maija_terms.DEALT, maija_terms.DREW, maija_terms.CLAIMED} and seat not in knows:
            cards = chance.sample(range(52), once.bit_count())
            s.events[at + 2] = mask_of(cards)
            s.events[at + 3] = mask_of(chance.sample(cards, twice.bit_count()))


def mustamaija_nonsense(r: Any, s: Any, seat: int, chance: random.Random) -> Any:
    """Put nonsense into whatever a seat must not know; a count that is open stays."""
    other = s.copy()
    for at in range(len(s.hands)):
        if at == seat < s.players:
            continue
        if at < s.players and counts_open(r, s):
            cards = chance.sample(range(52), s.hands[at].bit_count())
            other.hands[at] = mask_of(cards)
            other.twice[at] = mask_of(chance.sample(cards, s.twice[at].bit_count()))
        else:
            other.hands[at] = chance.getrandbits(52)
            other.twice[at] = other.hands[at] & chance.getrandbits(52)
    if not 0 <= seat < s.players or seat != s.defender:
        other.overload = chance.randrange(9)
    other.stock = [chance.randrange(-99, 99) for _ in s.stock]
    other.indicator_at = chance.randrange(-9, 999)
    other.seen = chance.randrange(-9, 999)
    for row, used in ((other.attack, s.led), (other.beater, s.led), (other.order, s.outs)):
        for at in range(used, len(row)):
            row[at] = chance.randrange(-99, 99)
    _mustamaija_forget(other, seat, chance)
    return other


# ------------------------------------------------------------------------------------ Hearts


def hearts(
    r: Any,
    s: Any,
    seat: int,
    chance: random.Random,
    known: Mapping[int, Sequence[int]] | None = None,
) -> Any:
    """Deal the cards that a seat does not see again.

    Args:
        r: the rules in force.
        s: the state, which is not changed.
        seat: who must not see a difference; -1 is a spectator.
        chance: where the new deal comes from.
        known: for other seats, cards that are known to be in their hands, besides those that this
            seat passed and, on the first trick, the club that decided who leads.
    """
    other = s.copy()
    hidden = [at for at in range(s.players) if at != seat]
    fixed: dict[int, set[int]] = {at: set((known or {}).get(at, ())) for at in hidden}
    passing = s.phase == hearts_terms.PASSING
    nowhere = hearts_law.direction(r, s) == hearts_rules.Pass.NONE
    if not passing and seat >= 0 and not nowhere:
        taker = hearts_law.receiver(r, s, seat)
        fixed[taker] |= set(cards_in(s.chosen[seat] & s.hands[taker]))
    if (
        not passing
        and s.trick_number == 0
        and r.first_lead != hearts_rules.FirstLead.LEFT_OF_DEALER
    ):
        club = hearts_law.forced_club(r, s)
        for at in hidden:
            if s.leader == at and s.hands[at] >> club & 1:
                fixed[at].add(club)
    pool = [card for at in hidden for card in cards_in(s.hands[at]) if card not in fixed[at]]
    sizes = [s.hands[at].bit_count() - len(fixed[at]) for at in hidden]
    for at, cards in zip(hidden, hand_out(pool, sizes, chance), strict=True):
        other.hands[at] = mask_of([*cards, *fixed[at]])
        if passing:
            choice = chance.sample(cards_in(other.hands[at]), s.chosen[at].bit_count())
            other.chosen[at] = mask_of(choice)
    _hearts_forget(other, seat, chance)
    return other


def _hearts_forget(s: Any, seat: int, chance: random.Random) -> None:
    """Change, in place, what is hidden besides the cards in play."""
    s.rng = seeded(chance.getrandbits(60))
    chance.shuffle(s.stock)
    for at, (kind, concerned, cards, number) in enumerate(noted(s)):
        knows = {concerned, number} if kind == hearts_terms.PASSED else {concerned}
        secret = {hearts_terms.DEALT, hearts_terms.CHOSE, hearts_terms.PASSED}
        if kind in secret and seat not in knows:
            forgotten = mask_of(chance.sample(range(52), cards.bit_count()))
            s.events[at * hearts_terms.EVENT_SIZE + 1] = forgotten
    if s.phase != hearts_terms.PASSING:
        for at in range(s.players):
            if at != seat:
                s.chosen[at] = mask_of(chance.sample(range(52), s.chosen[at].bit_count()))
                s.received[at] = mask_of(chance.sample(range(52), s.received[at].bit_count()))


def hearts_nonsense(r: Any, s: Any, seat: int, chance: random.Random) -> Any:  # noqa: ARG001 -- as the other
    """Put nonsense into whatever a seat must not know; the counts of hands, being open, stay."""
    other = s.copy()
    for at in range(len(s.hands)):
        if at != seat:
            other.hands[at] = mask_of(chance.sample(range(52), s.hands[at].bit_count()))
            other.chosen[at] = chance.getrandbits(52)
            other.received[at] = chance.getrandbits(52)
    other.stock = [chance.randrange(-99, 99) for _ in s.stock]
    forgotten = other.copy()
    _hearts_forget(forgotten, seat, chance)
    other.events, other.rng = forgotten.events, forgotten.rng
    return other
