"""What is told although no option decides it: when it applies, and the numbers that stand in it.

The numbers are asked of the rules and the law; none is known here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from maija.cards import mask_of
from maija.games.hearts import law as hearts
from maija.games.hearts.rules import Rules as HeartsRules
from maija.games.mustamaija import law as mustamaija
from maija.games.mustamaija.rules import Overload, Packs, QueenMayBeat, TrumpMethod
from maija.games.mustamaija.rules import Rules as MustamaijaRules

from .order import FIXED
from .spelling import ranks_text

if TYPE_CHECKING:
    from maija.games.family import Family
    from maija.text import Catalogue

Rules = Any
"""The rules of any family."""


def is_told(rules: Rules, players: int, name: str) -> bool:
    """Whether a sentence that no option decides says anything at this table."""
    if name == "two-alike":
        return mustamaija.packs(rules, players) > 1
    if isinstance(rules, HeartsRules):
        return True
    trumps = rules.trump_method is not TrumpMethod.NONE
    told = {
        "beat": trumps,
        "beat-plain": not trumps,
        "last-lead": rules.queen_may_beat is QueenMayBeat.NO,
    }
    return told.get(name, True)


def clauses_of(family: Family, rules: Rules, name: str) -> tuple[str, ...]:
    """The clauses of a sentence that no option decides, the one that lays it down here first."""
    numbers = FIXED[family.name][name].split()
    if name == "players" and isinstance(rules, MustamaijaRules) and rules.packs is Packs.ONE:
        numbers.sort(key=lambda number: number != "S2.2")
    return tuple(numbers)


def facts_of(
    catalogue: Catalogue, family: Family, rules: Rules, players: int, name: str
) -> dict[str, str | float]:
    """The facts of a sentence that no option decides."""
    if name == "players":
        seats = rules.seats()
        return {"least": seats.start, "most": seats.stop - 1}
    if name == "ranks":
        return {"ranks": ranks_text(catalogue)}
    if name == "stock":
        pack = family.pack(rules, players)
        return {"number": len(pack) - players * rules.hand_size}
    if name == "dealt":
        return {"number": len(family.pack(rules, players)) // players}
    if name == "worth":
        return {"number": worth(family, rules, players)}
    if name == "last-lead":
        return {"claim": "yes" if rules.overload is Overload.CLAIM_DUMP_HAND else "no"}
    return {}


def worth(family: Family, rules: Rules, players: int) -> int:
    """What all the cards of a deal of Hearts cost together."""
    return hearts.card_points(rules, mask_of(family.pack(rules, players)))
