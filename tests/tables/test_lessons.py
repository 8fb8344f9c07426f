"""Lessons: each is played through by the law, and whoever plays otherwise finds the way back."""

from __future__ import annotations

import msgspec
import pytest

from maija.cards import parse_cards
from maija.table import keeping, machine, teaching
from maija.table import messages as m
from maija.table.lessons import LESSONS, PUPIL
from maija.table.state import OVER, PLAYING, Refusal, family_of
from maija.table.telling import Telling
from tests.tables.lessons import ME, Lesson

STEPS = 10
ALTERNATIVES = [
    (name, number, at)
    for name, lesson in LESSONS.items()
    for number, step in enumerate(lesson.steps)
    for at in range(len(step.others))
]


def end(lesson: Lesson) -> None:
    """Play on to the end of the deal, the first thing that the law allows."""
    while lesson.table.phase == PLAYING:
        if lesson.asked:
            lesson.play(lesson.legal[-1])
        else:
            lesson.others()


@pytest.mark.parametrize("name", LESSONS)
def test_a_step_of_a_lesson_cannot_be_done_or_is_never_reached(name):
    lesson = Lesson(name)
    assert len(lesson.taught.steps) == STEPS
    for number in range(STEPS):
        lesson.wait()
        assert (lesson.told.number, lesson.told.stands) == (number, "asked")
        lesson.play(*lesson.step.play)
        assert lesson.told.stands != "left"
    assert lesson.told.stands == "over"
    end(lesson)
    assert (lesson.table.phase, lesson.told.stands) == (OVER, "over")


@pytest.mark.parametrize("name", LESSONS)
def test_a_step_speaks_of_cards_that_are_not_there(name):
    lesson = Lesson(name)
    for _ in range(STEPS):
        lesson.wait()
        seen, told = lesson.view, lesson.told
        assert set(told.cards) <= set(seen.hand)
        lying = seen.trick if name == "hearts" else [card for card, _ in seen.bout]
        assert set(told.against) <= set(lying)
        lesson.play(*lesson.step.play)


@pytest.mark.parametrize(("name", "number", "at"), ALTERNATIVES)
def test_what_is_as_good_spoils_the_rest_of_a_lesson(name, number, at):
    lesson = Lesson(name)
    lesson.follow(number)
    lesson.wait()
    lesson.play(*lesson.step.others[at])
    lesson.follow(STEPS - number - 1)
    assert lesson.told.stands == "over"


def test_a_lead_that_is_played_card_by_card_leaves_the_lesson():
    lesson = Lesson("mustamaija")
    *cards, done = lesson.step.play
    for action in (*cards, done):
        assert lesson.told.stands == "asked"
        lesson.play(action)
    assert lesson.told.stands == "done"


@pytest.mark.parametrize(
    ("name", "number", "play"),
    [
        ("mustamaija", 0, "9C"),
        ("mustamaija", 3, ""),
        ("hearts", 0, "2H 3H 4H"),
        ("hearts", 6, "2S"),
    ],
)
def test_who_plays_otherwise_is_stopped_or_finds_no_way_back(name, number, play):
    lesson = Lesson(name)
    lesson.follow(number)
    lesson.wait()
    before, step = lesson.view, lesson.told
    game = family_of(lesson.table)
    words = {"9C": ("done",), "": ("take",)}.get(play, ())
    lesson.play(*parse_cards(play), *map(game.read_action, words))
    assert (lesson.told.number, lesson.told.stands) == (number, "left")
    # Nothing is recommended that the step was about.
    assert lesson.told.cards == ()
    # The others play on, and so may the pupil.
    lesson.wait()
    assert lesson.told.stands == "left"
    lesson.command(m.Offer, seat=PUPIL, what="take-back")
    lesson.wait()
    assert (lesson.view, lesson.told) == (before, step)
    lesson.follow(STEPS - number)
    assert lesson.told.stands == "over"


def test_who_has_left_a_lesson_cannot_play_the_deal_to_its_end():
    lesson = Lesson("mustamaija")
    done = family_of(lesson.table).read_action("done")
    lesson.play(*parse_cards("4H 7H"), done)
    for _ in range(400):
        if lesson.table.phase == OVER:
            break
        if lesson.asked:
            legal = lesson.legal
            lesson.play(done if done in legal else legal[0])
        else:
            lesson.others()
    assert lesson.table.phase == OVER


@pytest.mark.parametrize("name", LESSONS)
def test_the_deal_of_a_lesson_pretends_to_have_been_shuffled(name):
    lesson = Lesson(name)
    welcome = msgspec.json.decode(Telling(lesson.table).welcome(ME, PUPIL, 0.0))
    assert welcome["table"]["lesson"] == name
    assert welcome["table"]["shuffle"] is None
    first = lesson.view
    lesson.follow()
    end(lesson)
    assert (lesson.table.shuffle, lesson.table.proof) == (None, None)
    lesson.command(m.Rematch)
    assert (lesson.table.phase, lesson.told.number) == (PLAYING, 0)
    assert lesson.view == first


def test_somebody_else_learns_what_a_pupil_is_to_play():
    lesson = Lesson("hearts")
    lesson.follow(2)
    assert [teaching.told(lesson.table, seat) for seat in (1, 2, 3, -1)] == [None] * 4
    looking_on = msgspec.json.decode(Telling(lesson.table).welcome("guest", None, 0.0))
    assert looking_on["own"] is None
    with pytest.raises(Refusal) as refused:
        machine.step(lesson.table, m.Sit(id="x", name="Guest", seat=1), "guest", 1.0)
    assert refused.value.reasons[0].code == "no-watching"


def test_a_lesson_is_forgotten_while_it_is_kept():
    lesson = Lesson("mustamaija")
    lesson.follow(3)
    told = lesson.told
    lesson.table = keeping.read_table(keeping.table_bytes(lesson.table))
    assert lesson.told == told
    lesson.follow(STEPS - 3)
    assert lesson.told.stands == "over"


def test_a_lesson_that_is_not_there_is_begun():
    with pytest.raises(Refusal) as refused:
        machine.teach("table", "code", "bridge", ME, "Aino", 0.0)
    (reason,) = refused.value.reasons
    assert reason.code == "no-such-lesson"
    assert reason.facts["lessons"] == tuple(LESSONS)
