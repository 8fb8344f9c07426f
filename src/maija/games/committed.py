"""A deal whose chance was committed to: pack, first dealer and every later chance from one secret.

Here ``maija.shuffle`` meets the games: which pack is shuffled, what stands for the rules in force,
which stream of chance serves what. No rule lives here.
"""

from __future__ import annotations

import hashlib
import json
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

from maija.shuffle import (
    ChanceStream,
    Circumstances,
    SeatRecord,
    Secret,
    Transcript,
    commitment,
    committed_order,
    law_seed,
)

from .match import Dealer, first_dealer

if TYPE_CHECKING:
    from .family import Family
    from .match import Match

DEALER: Final = "dealer"
"""The label of the stream from which the first dealer is cut or drawn by lot."""


@lru_cache(maxsize=256)
def rules_digest(family: Family, rules: Any) -> bytes:  # noqa: ANN401 -- the family's rules
    """The 32 bytes that stand for the rules in force: SHA-256 of every option as it is written."""
    told = {"family": family.name, **rules.texts()}
    return hashlib.sha256(json.dumps(told, sort_keys=True).encode()).digest()


def circumstances(
    match: Match,
    secret: Secret,
    table: str,
    seats: tuple[bytes | None, ...] = (),
) -> Circumstances:
    """What the chance of a match's next deal follows from.

    Args:
        match: the match, before the deal.
        secret: made for this deal, and never used again.
        table: the table's name.
        seats: for each seat the 16 bytes it opened, or ``None``; nothing where seats add none.
    """
    digest = rules_digest(match.family, match.rules)
    return Circumstances(secret, table, len(match.results), digest, seats)


def committed_dealer(match: Match, given: Circumstances) -> Dealer:
    """Who deals first, and what was drawn for it."""
    order = match.family.pack(match.rules, match.players)
    stream = ChanceStream(given, DEALER)
    for last in range(len(order) - 1, 0, -1):
        chosen = stream.below(last + 1)
        order[last], order[chosen] = order[chosen], order[last]
    return first_dealer(match.family, match.rules, match.players, order)


def committed_start(match: Match, given: Circumstances) -> Any:  # noqa: ANN401 -- the family's state
    """Deal the next hand of a match.

    Raises:
        ValueError: the match is over.
    """
    pack = committed_order(given, match.family.pack(match.rules, match.players))
    return match.start(pack=pack, seed=law_seed(given))


def transcript(match: Match, given: Circumstances) -> Transcript:
    """All that anybody needs to recompute the chance of the next deal."""
    pack = committed_order(given, match.family.pack(match.rules, match.players))
    return Transcript(
        table=given.table,
        deal=given.deal,
        rules=given.rules,
        commitment=commitment(given.secret, given.table, given.deal),
        secret=given.secret.data,
        seats=tuple(SeatRecord() for _ in given.seats),
        order=pack,
    )
