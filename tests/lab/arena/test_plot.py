"""The picture of a contest."""

import pytest

from maija.lab import Unwritable
from maija.lab.arena import run
from maija.lab.arena.figures import interval
from maija.lab.arena.plot import ENDINGS, Labels, course, plot, try_plotting
from tests.lab.arena.contests import contest

LABELS = Labels("hearts, 20 deals", "deals", "points per deal")


def test_the_course_ends_elsewhere_than_the_results():
    numbers = [3, 0, 7, 26, 1, 4, 4, 0, 9, 2, 13, 0]
    deals, means, margins = course(numbers, 0.25)
    mean, low, high = interval(numbers, 0.25)
    assert deals[-1] == 12
    assert means[-1] == pytest.approx(mean)
    assert (means[-1] - margins[-1], means[-1] + margins[-1]) == pytest.approx((low, high))
    assert deals == [10, 11, 12]


def test_a_long_contest_is_drawn_deal_by_deal():
    deals, _, _ = course([0, 1] * 50_000, 1.0)
    assert len(deals) <= 1001
    assert deals[-1] == 100_000


def test_a_contest_of_a_few_deals_has_no_picture():
    deals, means, margins = course([5], 1.0)
    assert (deals, means, margins) == ([1], [5.0], [0.0])


def test_nobody_can_see_who_is_who(tmp_path):
    pytest.importorskip("matplotlib", reason="needs matplotlib (extra lab)")
    figures = run(contest("hearts", "habit", "simple", "simple", deals=20), processes=1).figures
    for ending in ENDINGS:
        file = tmp_path / f"course{ending}"
        try_plotting(file)
        plot(figures, file, LABELS)
        assert file.stat().st_size > 1000
    assert sorted(file.name for file in tmp_path.iterdir()) == sorted(
        f"course{ending}" for ending in ENDINGS
    )
    import matplotlib as mpl

    with mpl.rc_context({"svg.fonttype": "none"}):
        plot(figures, tmp_path / "course.svg", LABELS)
    drawn = (tmp_path / "course.svg").read_text()
    for words in ("habit", "simple", LABELS.title, LABELS.deals, LABELS.result):
        assert words in drawn


def test_a_command_with_dollar_signs_is_taken_for_a_formula(tmp_path):
    pytest.importorskip("matplotlib", reason="needs matplotlib (extra lab)")
    figures = run(contest("dam", "pipe:none $x_{$", "simple", deals=3), processes=1).figures
    plot(figures, tmp_path / "course.svg", LABELS)
    assert (tmp_path / "course.svg").stat().st_size > 1000


def test_a_picture_that_cannot_be_written_is_found_out_too_late(tmp_path):
    pytest.importorskip("matplotlib", reason="needs matplotlib (extra lab)")
    with pytest.raises(Unwritable):
        try_plotting(tmp_path / "no" / "such.png")
    for name in ("course.xyz", "course"):
        with pytest.raises(ValueError, match=r"\.svg, \.png, \.pdf"):
            try_plotting(tmp_path / name)
