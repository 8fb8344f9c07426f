"""Who may have guidance, and that nothing comes of it but an answer."""

from __future__ import annotations

from typing import Any

import pytest

from maija.table import guiding, keeping
from maija.table import messages as m
from maija.table.state import PLAYING, Refusal
from tests.tables.rounds import MAKER, Round


def waiting(game: str, people: int = 1, **settings: Any) -> Round:
    """A table that waits for its first person."""
    table = Round(game, people=people, **settings)
    table.ready()
    while table.table.phase == PLAYING:
        if 0 in table.turn():
            return table
        if not table.computers():
            table.act(table.turn()[0])
    raise AssertionError(f"the first person never plays at {game}")


def asked(table: Round, **facts: Any) -> m.Guide:
    """A question about what is to be decided now."""
    wanted = {"seat": 0, "deal": table.table.serial, "at": len(table.table.play.turns)}
    return m.Guide(id="g", **(wanted | {"prompt": True, "tips": ()} | facts))


@pytest.mark.parametrize("game", ["mustamaija", "musta-maija", "hearts"])
@pytest.mark.parametrize("hints", [True, False])
def test_somebody_learns_nothing_because_hints_are_not_allowed(game: str, hints: bool) -> None:
    table = waiting(game, hints=hints)
    before = keeping.table_bytes(table.table)
    told = guiding.guided(table.table, asked(table), MAKER)
    assert told.prompt is not None
    assert keeping.table_bytes(table.table) == before


def test_what_was_not_asked_for_is_told() -> None:
    table = waiting("hearts")
    found = guiding.guided(table.table, asked(table, prompt=False), MAKER)
    assert found.prompt is None
    assert found.tip is not None
    assert found.tip.clause.startswith("S4.")
    neither = guiding.guided(table.table, asked(table, tips=None), MAKER)
    assert neither.tip is None
    again = guiding.guided(table.table, asked(table, tips=(found.tip.code,)), MAKER).tip
    assert again is None or again.code != found.tip.code


@pytest.mark.parametrize(
    ("facts", "code"),
    [
        ({"seat": 1}, "not-your-seat"),
        ({"deal": 99}, "other-deal"),
        ({"at": 99}, "moved-on"),
    ],
)
def test_guidance_is_given_for_another_seat_or_another_moment(facts: Any, code: str) -> None:
    table = waiting("mustamaija", people=2)
    with pytest.raises(Refusal) as refused:
        guiding.guided(table.table, asked(table, **facts), MAKER)
    assert refused.value.reasons[0].code == code


def test_who_has_nothing_to_decide_is_helped_with_it() -> None:
    table = waiting("mustamaija", people=2)
    others = [seat for seat in (0, 1) if seat not in table.turn()]
    seat = others[0]
    person = table.table.seats[seat].person
    with pytest.raises(Refusal) as refused:
        guiding.guided(table.table, asked(table, seat=seat), str(person))
    assert refused.value.reasons[0].code == "nothing-to-decide"
