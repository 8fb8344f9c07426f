"""Experiments: the same results however they are run, and a file of every deal."""

import os

import pytest

from maija.games.presets import PRESETS
from maija.lab import Experiment, Unwritable, kernel_for, leaves, simulate
from maija.lab.kernel import Plain, compiled

SOAK = os.environ.get("MAIJA_SOAK") == "1"


def experiment(name, *seats, deals=60, seed=1):
    preset = PRESETS[name]
    return Experiment(name, preset.family, preset.rules, seats, deals, seed)


def plainly(wanted, **more):
    return simulate(wanted, kernel=Plain(wanted.family), **more)


def test_losses_do_not_add_up():
    wanted = experiment("musta-maija", "simple", "random", "random")
    results = plainly(wanted)
    lost = sum(line.loss_rate * line.seats * wanted.deals for line in results.lines)
    assert lost + results.drawn == pytest.approx(wanted.deals)
    assert [(line.player, line.seats) for line in results.lines] == [("simple", 1), ("random", 2)]


def test_points_do_not_add_up():
    results = plainly(experiment("hearts", "random", "simple", "random", "random", deals=40))
    total = sum(line.points_per_deal * line.seats for line in results.lines)
    assert 26 <= total < 30
    assert [line.loss_rate for line in results.lines] == [None, None]


def test_a_seat_is_better_than_the_others():
    results = plainly(experiment("black-maria", "simple", "simple", "simple", deals=30))
    assert results.lines[0].points_per_deal == pytest.approx(43 / 3)


def test_another_seed_gives_the_same_deals():
    one = plainly(experiment("dam", "simple", "random", seed=1))
    assert one == plainly(experiment("dam", "simple", "random", seed=1))
    assert one != plainly(experiment("dam", "simple", "random", seed=2))


def test_progress_is_told_wrongly():
    told = []
    plainly(
        experiment("dam", "simple", "random"), started=lambda: told.append(0), progress=told.append
    )
    assert told[0] == 0
    assert sum(told) == 60


def test_an_experiment_waits_for_the_compiler_when_it_need_not():
    fast = compiled(PRESETS["dam"].family)
    kernel = kernel_for(experiment("dam", "simple", "random", deals=10))
    assert isinstance(kernel, Plain) or (fast is not None and fast.twin.ready())


@pytest.mark.slow
@pytest.mark.fast
@pytest.mark.parametrize("family", ["mustamaija", "hearts"])
def test_compiled_deals_differ_from_plain_ones(family):
    fast = compiled(next(p.family for p in PRESETS.values() if p.family.name == family))
    if fast is None:
        pytest.skip("needs the extra fast")
    for name, preset in PRESETS.items():
        if preset.family.name == family:
            for players in preset.rules.seats():
                seats = ("simple", *["random"] * (players // 2), *["simple"] * 8)[:players]
                wanted = experiment(name, *seats, deals=2000 if SOAK else 60, seed=players)
                plain = plainly(wanted)
                for threads in (1, 3):
                    assert simulate(wanted, kernel=fast, threads=threads) == plain


def test_the_file_says_something_else_than_the_results(tmp_path):
    polars = pytest.importorskip("polars")
    out = tmp_path / "deals.parquet"
    out.write_text("an older file")
    wanted = experiment("mustamaija", "simple", "random", "random")
    results = plainly(wanted, out=out)
    table = polars.read_parquet(out)
    assert table.columns == ["deal", "place", "player", "lost", "points", "actions"]
    assert table.height == 60 * 3
    rates = dict(table.group_by("player").agg(polars.col("lost").mean()).rows())
    assert rates == pytest.approx({line.player: line.loss_rate for line in results.lines})
    assert [file.name for file in tmp_path.iterdir()] == ["deals.parquet"]


def test_an_experiment_is_played_though_its_file_cannot_be_written(tmp_path):
    pytest.importorskip("polars")
    for out in (tmp_path / "no" / "such.parquet", tmp_path):
        played: list[int] = []
        with pytest.raises(Unwritable):
            plainly(experiment("dam", "simple", "random"), out=out, progress=played.append)
        assert played == []


def test_leaf_counts_leave_out_what_may_be_done_out_of_turn():
    preset = PRESETS["musta-maija"]
    for seed in range(40):
        state = preset.family.start(preset.rules, 4, seed=seed)
        legal = [len(preset.family.legal(preset.rules, state, seat)) for seat in range(4)]
        assert leaves(preset.family, preset.rules, state, 1) == sum(legal)
    assert leaves(preset.family, preset.rules, state, 0) == 1


def test_all_who_pass_are_counted_at_once():
    preset = PRESETS["hearts"]
    state = preset.family.start(preset.rules, 4, seed=0)
    kept = state.copy()
    assert [leaves(preset.family, preset.rules, state, depth) for depth in range(4)] == [
        1, 13, 13 * 12, 13 * 12 * 11,
    ]  # fmt: skip
    assert state == kept


def test_a_finished_deal_has_sequences():
    preset = PRESETS["hearts"]
    state = preset.family.start(preset.rules, 4, seed=0)
    while not preset.family.over(state):
        seat = preset.family.turn(state)[0]
        preset.family.law.apply(
            preset.rules, state, seat, preset.family.legal(preset.rules, state, seat)[0]
        )
    assert leaves(preset.family, preset.rules, state, 3) == 0
