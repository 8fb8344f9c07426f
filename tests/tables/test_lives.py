"""Random lives of tables: whatever people do, a table stays whole and its match ends."""

import random

import pytest

from maija.games.presets import PRESETS
from maija.table import keeping
from maija.table.state import OVER
from tests.random_games import times
from tests.tables.rounds import Life, Pages, Round, played_again, to_the_end

LIVES = range(times(24, 400))
STEPS = times(120, 400)


class Diary:
    """What has to hold after every step; keeps the table as it was now and then."""

    def __init__(self, round_):
        self.chance = random.Random(len(round_.log))
        self.kept = [(len(round_.log), keeping.table_bytes(round_.table))]
        self.steps = 0

    def watch(self, before, entry, outcome):
        after = outcome.table
        self.steps += 1
        assert after.version == before.version + 1, entry
        data = keeping.table_bytes(after)
        assert keeping.table_bytes(keeping.read_table(data)) == data, entry
        if self.chance.random() < 0.05:
            self.kept.append((self.kept[0][0] + self.steps, data))


def alive(seed, game=None):
    life = Life(seed, game)
    diary = Diary(life.round)
    life.round.watchers.append(diary.watch)
    return life, diary


@pytest.mark.parametrize("seed", LIVES)
def test_a_life_cannot_be_lived_again_from_its_steps_or_never_ends(seed):
    life, diary = alive(seed)
    life.live(STEPS)
    round_ = life.round
    now = keeping.table_bytes(round_.table)
    for number, data in random.Random(seed).sample(diary.kept, min(3, len(diary.kept))):
        assert played_again(data, round_.log[number:]) == now, number
    to_the_end(round_)
    number, data = diary.kept[-1]
    assert played_again(data, round_.log[number:]) == keeping.table_bytes(round_.table)


@pytest.mark.parametrize("game", PRESETS)
def test_a_page_that_was_patched_shows_something_else_than_a_new_one(game):
    for seed in range(times(2, 40)):
        life = Life(seed + 1000, game)
        pages = Pages(life.round.table)
        life.round.watchers.append(pages.watch)
        life.live(STEPS)


@pytest.mark.parametrize("game", PRESETS)
def test_a_match_among_computers_never_ends(game):
    for players in PRESETS[game].rules.seats():
        at = Round(game, players, people=1)
        at.ready()
        to_the_end(at)
        assert at.table.phase == OVER


def test_the_same_seed_lives_another_life():
    one, other = Life(5).live(80), Life(5).live(80)
    assert keeping.table_bytes(one.table) == keeping.table_bytes(other.table)
    assert Life(6).live(80).log != one.log


def test_lives_hardly_try_what_a_table_refuses():
    refused = set()
    for seed in range(20):
        life = Life(seed)
        life.live(80)
        refused |= life.refusals
    assert len(refused) > 20
