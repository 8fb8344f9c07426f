"""How players sit down in the arena, and what they are dealt."""

from pathlib import Path

import pytest

import maija
from maija.chance import seeded
from maija.games.presets import PRESETS
from maija.lab.arena import contest as module
from tests.lab.arena.contests import contest


@pytest.mark.parametrize(
    ("seats", "rotations"),
    [
        ("ABBB", (0, 1, 2, 3)),
        ("AABB", (0, 1, 2, 3)),
        ("ABAB", (0, 1)),
        ("AAAA", (0,)),
        ("ABC", (0, 1, 2)),
        ("AB", (0, 1)),
        ("ABABAB", (0, 1)),
        ("AABAAB", (0, 1, 2)),
    ],
)
def test_a_deal_is_played_twice_in_the_same_way_or_not_in_every_way(seats, rotations):
    assert contest("mustamaija", *seats).rotations == rotations


def test_the_same_deal_has_other_cards_the_second_time():
    one, other = contest("hearts", *"ABBB"), contest("hearts", *"AAAB", deals=99)
    assert one.start(5) == other.start(5)
    assert one.start(5).hands != one.start(6).hands
    assert one.start(5).hands != contest("hearts", *"ABBB", seed=2).start(5).hands


def test_the_arena_deals_other_cards_than_a_simulation():
    # `play_deals` of the drivers: the pack of deal i follows from the seed and i in the same way.
    dealt = contest("mustamaija", *"ABBB", seed=7).start(3)
    base = seeded(7) & ((1 << 61) - 1)
    assert dealt == PRESETS["mustamaija"].family.start(
        PRESETS["mustamaija"].rules, 4, dealer=3, seed=base + 16 * 3
    )


def test_cards_are_always_passed_to_the_same_side():
    numbers = {contest("hearts", *"ABBB").start(deal).number % 4 for deal in range(4)}
    assert numbers == {0, 1, 2, 3}


def test_two_players_share_their_luck():
    wanted = contest("hearts", *"ABBB")
    chances = {wanted.chance(deal, place) for deal in range(50) for place in range(4)}
    assert len(chances) == 200


def test_a_changed_player_passes_for_the_same(tmp_path: Path, monkeypatch):
    (tmp_path / "games").mkdir()
    (tmp_path / "players").mkdir()
    for name in ("cards.py", "chance.py", "games/law.py", "players/habit.py", "page.py"):
        (tmp_path / name).write_text(name)
    monkeypatch.setattr(maija, "__file__", str(tmp_path / "__init__.py"))

    def digest():
        module.code.cache_clear()
        return module.code()

    before = digest()
    (tmp_path / "page.py").write_text("changed")
    assert digest() == before
    (tmp_path / "players" / "habit.py").write_text("changed")
    changed = digest()
    assert changed != before
    (tmp_path / "players" / "habit.py").rename(tmp_path / "players" / "other.py")
    assert digest() not in {before, changed}
    monkeypatch.undo()
    module.code.cache_clear()
