"""The same evening with other cards: two tables that one seat cannot tell apart.

A life is lived once; then all of its steps are done again at a table where two cards of the pack
lie in each other's place, while secret, commitments and texts stay the same. What others choose to
pass goes by its place in the pack. What lies open, and what happened to the seat itself, is noted
from the states here once more, on purpose: neither a view nor the telling is asked.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from maija.games.hearts import terms as hearts_terms
from maija.games.hearts.view import noted as hearts_noted
from maija.games.mustamaija import terms as mustamaija_terms
from maija.shuffle import committed_order, law_seed
from maija.table import agreements, clock, dealing, entries, keeping, machine
from maija.table import messages as m
from maija.table.happening import Acted
from maija.table.state import PLAYING, Refusal, family_of, match_of
from maija.table.telling import Telling

if TYPE_CHECKING:
    import pytest

_SECRET = {
    "mustamaija": {
        mustamaija_terms.DEALT,
        mustamaija_terms.DREW,
        mustamaija_terms.CLAIMED,
    },
    "hearts": {hearts_terms.DEALT, hearts_terms.CHOSE, hearts_terms.PASSED},
}
_BOTH = {"mustamaija": mustamaija_terms.CLAIMED, "hearts": hearts_terms.PASSED}


def open_facts(family: str, state: Any, seat: int) -> list[tuple[Any, ...]]:
    """What lies open in the events of the last action, and what happened to this seat."""
    facts: list[tuple[Any, ...]] = []
    events: list[tuple[Any, ...]]
    if family == "hearts":
        events = [(kind, at, number, (cards,)) for kind, at, cards, number in hearts_noted(state)]
    else:
        size = mustamaija_terms.EVENT_SIZE
        rows = [state.events[at : at + size] for at in range(0, state.told * size, size)]
        events = [(kind, at, number, (once, twice)) for kind, at, once, twice, number in rows]
    for kind, concerned, number, cards in events:
        own = seat >= 0 and (concerned == seat or (kind == _BOTH[family] and number == seat))
        shown = own or kind not in _SECRET[family]
        facts.append((kind, concerned, number, cards if shown else None))
    return facts


class Decks:
    """Deals two cards in each other's place, as long as it is told to."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.swap: tuple[int, int] | None = None
        """Two places in the pack."""
        for module in (dealing, agreements):
            patch.setattr(module, "committed_start", self._start)

    def _start(self, match: Any, given: Any) -> Any:
        order = list(committed_order(given, match.family.pack(match.rules, match.players)))
        if self.swap is not None:
            a, b = self.swap
            order[a], order[b] = order[b], order[a]
        return match.start(pack=order, seed=law_seed(given))

    def order(self, table: Any) -> list[int]:
        """The pack of the deal in progress as it was committed to."""
        match = match_of(table)
        given = dealing.given_for(table, match, table.shuffle)
        return list(committed_order(given, match.family.pack(match.rules, match.players)))


def seen_from(
    start: bytes,
    log: list[entries.Entry],
    seat: int,
    cards: tuple[int, int] | None = None,
) -> tuple[list[Any], list[Any]] | None:
    """What a seat and those who look on are told of some steps, and what they could see.

    Args:
        start: the table before them, as the store has it.
        log: the steps.
        seat: whose eyes; -1 for those who look on.
        cards: two cards in each other's place, for others' hidden choices.

    Returns:
        What was told and when time would do something; the open facts. ``None`` if a step is
        refused, or means something else.
    """
    table = keeping.read_table(start)
    telling = Telling(table)
    told: list[Any] = []
    seen: list[Any] = []
    family = family_of(table).name
    for entry in log:
        step = entry.step
        if cards is not None:
            step = _other_choice(table, step, seat, cards)
        try:
            outcome = machine.step(table, step, entry.by, entry.now)
        except Refusal:
            return None
        table = outcome.table
        update = telling.told(outcome, [seat] if seat >= 0 else [])
        told.append((update.all, update.own, clock.next_due(table)))
        if seat >= 0:
            told.append(telling.welcome(table.seats[seat].person or "", seat, entry.now))
        told.append(telling.welcome("", None, entry.now))
        for one in outcome.happened:
            if isinstance(one, Acted):
                seen += [open_facts(family, state, seat) for state in one.states]
        if table.phase != PLAYING:
            seen.append((table.totals, table.dealer))
    return told, seen


def _other_choice(table: Any, step: Any, seat: int, cards: tuple[int, int]) -> Any:
    """What another seat passes goes by its place in the pack."""
    hearts = family_of(table).name == "hearts"
    if not hearts or not isinstance(step, m.Act | entries.Play) or step.seat == seat:
        return step
    if table.play is None or table.play.state.phase != hearts_terms.PASSING:
        return step
    other = {cards[0]: cards[1], cards[1]: cards[0]}
    return replace(step, actions=tuple(other.get(action, action) for action in step.actions))
