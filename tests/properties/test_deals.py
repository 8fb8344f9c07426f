"""What holds in every deal of every game, whoever plays and however the options stand."""

from __future__ import annotations

import dataclasses
import json
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from maija.cards import cards_of
from maija.games.family import IllegalAction, bits
from maija.games.hearts import terms as hearts
from maija.games.mustamaija import terms as mustamaija
from maija.record import format_position, read_position
from tests.strategies import TABLES, Game, Setting, examples, games

if TYPE_CHECKING:
    from collections.abc import Iterator


def cards_everywhere(state: Any) -> list[int]:
    """Every card that is anywhere, sorted: in hands, in the stock, on the table, out of play."""
    cards: list[int] = []
    if hasattr(state, "gone"):
        for seat in range(state.players):
            cards += cards_of(state.hands[seat], state.twice[seat])
        cards += cards_of(state.gone, state.gone_twice)
        cards += state.stock[state.top : state.end]
        cards += state.attack[: state.led]
        cards += [card for card in state.beater[: state.led] if card >= 0]
    else:
        for seat in range(state.players):
            cards += bits(state.hands[seat])
            cards += bits(state.captured[seat])
        cards += bits(state.pile)
    return sorted(cards)


def sampled(game: Game, every: int) -> Iterator[Any]:
    """Independent copies of some states of a game, the last one included."""
    for at, (state, seat, _) in enumerate(game.walk(1500)):
        if at % every == 0 or seat < 0:
            yield state.copy()


@examples(80)
@given(games())
def test_no_card_is_lost_or_doubled(game: Game) -> None:
    pack = sorted(game.family.pack(game.rules, game.setting.players))
    for state, _, _ in game.walk(3000):
        assert cards_everywhere(state) == pack


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_no_card_is_lost_or_doubled_at_any_table(name: str, players: int) -> None:
    for seed in range(3):
        game = Game(Setting(name, players), seed=seed, dealer=seed, number=seed)
        pack = sorted(game.family.pack(game.rules, players))
        for state, _, _ in game.walk():
            assert cards_everywhere(state) == pack


@examples(80)
@given(games())
def test_a_seat_the_game_waits_for_always_has_something_to_do(game: Game) -> None:
    for state, _, _ in game.walk(3000):
        for seat in game.family.turn(state):
            assert game.family.legal(game.rules, state, seat)
        if game.family.over(state):
            for seat in range(state.players):
                assert not game.family.legal(game.rules, state, seat)


@examples(25)
@given(games(), st.integers(20, 60))
def test_apply_accepts_exactly_what_is_legal(game: Game, every: int) -> None:
    family, rules = game.family, game.rules
    for state in sampled(game, every):
        before = state.copy()
        for seat in range(-1, state.players + 1):
            legal = set(family.legal(rules, state, seat))
            for action in range(-2, 71):
                if action in legal:
                    assert family.apply(rules, state, seat, action) != before
                else:
                    with pytest.raises(IllegalAction) as refusal:
                        family.apply(rules, state, seat, action)
                    assert refusal.value.reason.code
        assert state == before


@examples(25)
@given(games(), st.integers(20, 60))
def test_the_reason_for_a_refusal_is_there_exactly_when_it_is_refused(
    game: Game, every: int
) -> None:
    family, rules = game.family, game.rules
    for state in sampled(game, every):
        for seat in range(state.players):
            legal = set(family.legal(rules, state, seat))
            refused = {
                action
                for action in range(-2, 71)
                if family.check(rules, state, seat, action) is not None
            }
            assert refused == set(range(-2, 71)) - legal


@examples(60)
@given(games(), st.integers(5, 30))
def test_a_state_written_as_json_reads_back_the_same(game: Game, every: int) -> None:
    for state in sampled(game, every):
        text = json.dumps(dataclasses.asdict(state))
        assert game.family.state(**json.loads(text)) == state


@examples(60)
@given(games(), st.integers(5, 30))
def test_a_copy_lives_on_its_own(game: Game, every: int) -> None:
    law, rules = game.family.law, game.rules
    for state in sampled(game, every):
        kept = json.dumps(dataclasses.asdict(state))
        copy = state.copy()
        assert copy == state
        for spec in dataclasses.fields(copy):
            value = getattr(copy, spec.name)
            if isinstance(value, list):
                assert value is not getattr(state, spec.name)
        for _ in range(40):
            waiting = law.turn(copy)
            if not waiting:
                break
            seat = next(iter(bits(waiting)))
            law.apply(rules, copy, seat, next(iter(bits(law.legal(rules, copy, seat)))))
        assert json.dumps(dataclasses.asdict(state)) == kept


@examples(60)
@given(games())
def test_the_same_deal_played_the_same_way_ends_the_same(game: Game) -> None:
    assert game.end(1500) == game.end(1500)


@examples(80)
@given(games())
def test_what_happens_in_one_action_has_room_to_be_told(game: Game) -> None:
    room = {"hearts": hearts.EVENTS, "mustamaija": mustamaija.EVENTS}[game.family.name]
    for state, _, _ in game.walk(3000):
        assert 0 <= state.told <= room - 2  # a place or two stay free


def settled(state: Any) -> bool:
    """Whether a position can be written: nothing lies on the table but a trick."""
    if hasattr(state, "gone"):
        return bool(state.phase == 1 and state.led == 0)
    if state.phase == 0:
        return not any(state.chosen)
    return bool(state.phase == 1)


SAID_BY_A_POSITION = {
    "mustamaija": (
        "players dealer phase actor attacker defender trump indicator bouts hands twice gone"
        " gone_twice led asked left overload out outs order"
    ).split(),
    "hearts": (
        "players dealer number totals phase waiting hands leader actor trick played suit best"
        " winner pile trick_number broken captured tricks"
    ).split(),
}
"""The fields of a state that its notation tells."""


@examples(80)
@given(games(), st.integers(1, 20))
def test_a_position_written_as_text_reads_back_the_same(game: Game, every: int) -> None:
    family, rules = game.family, game.rules
    for state in sampled(game, every):
        if not settled(state):
            continue
        text = format_position(game.setting.preset, rules, state)
        preset, read_rules, read = read_position(text)
        assert preset.name == game.setting.preset
        assert read_rules == rules
        for name in SAID_BY_A_POSITION[family.name]:
            assert getattr(read, name) == getattr(state, name), name
        if family.name == "mustamaija":
            assert read.stock[read.top : read.end] == state.stock[state.top : state.end]
        assert format_position(game.setting.preset, rules, read) == text
        if "trump_redeclare" not in dict(game.setting.options):
            for seat in range(state.players):
                assert family.legal(rules, read, seat) == family.legal(rules, state, seat)
