"""A program at a seat: it plays, or it loses the seat; in no case does the table stop."""

import json
import os
import random
import shlex
import sys
import time
from pathlib import Path

import pytest

from maija.games.presets import PRESETS
from maija.players import PLAYERS
from maija.players.engine import Limits, Lost, Program, Seated, seat_from_text, seats_in, telling
from tests import random_games, redeal
from tests.players.engine.seats import HABIT, HASTY, QUICK, double, ours, play, seated

EVERYWHERE = [(name, preset.players) for name, preset in PRESETS.items()]


@pytest.fixture
def sit():
    """Seats programs, and ends them."""
    sitting = []

    def begin(command, limits=QUICK):
        sitting.append(seated(command, limits))
        return sitting[-1]

    yield begin
    for each in sitting:
        each.close()


def start(name, number=1, players=None):
    preset = PRESETS[name]
    chance = random.Random(number)
    players = players or preset.players
    state = random_games.start(preset.family, preset.rules, players, chance)
    return preset.family, preset.rules, state


@pytest.mark.parametrize(("name", "players"), EVERYWHERE)
def test_habit_in_a_process_of_its_own_plays_otherwise_than_habit(sit, name, players):
    family, rules, state = start(name)
    rngs = [1000 + seat for seat in range(players)]
    program = sit(ours())
    seats = [program, *[HABIT] * (players - 1)]
    done = play(family, rules, state, seats, rngs)
    assert program.lost is None
    assert program.asked > 2
    assert program.called == "maija habit"
    assert done == play(
        family, rules, state, [HABIT] * players, [telling.chance_of(rngs[0]), *rngs[1:]]
    )


def test_a_second_deal_is_not_played_by_the_same_process_or_by_other_rules(sit):
    program = sit(double("well"))
    for name, seat in (("hearts", 1), ("hearts", 3), ("mustamaija", 0)):
        family, rules, state = start(name)
        seats = [HABIT] * 4
        seats[seat] = program
        play(family, rules, state, seats, [1, 2, 3, 4])
        assert program.lost is None
    assert program.asked > 30


BAD = {
    "silent": "silent",
    "slow": "silent",
    "endless": "silent",
    "crashed": "ended",
    "killed": "ended",
    "illegal": "illegal",
    "nothing": "illegal",
    "no_action": "unreadable",
    "no_number": "unreadable",
    "no_list": "unreadable",
    "too_many": "unreadable",
    "other_answer": "unreadable",
    "garbage": "unreadable",
    "deep": "unreadable",
    "no_object": "unreadable",
    "flooding": "flooding",
    "long_line": "long-line",
    "gave_up": "gave-up",
    "greedy": "ended",
}


@pytest.mark.parametrize(("name", "code"), BAD.items())
def test_a_program_that_misbehaves_keeps_its_seat_or_stops_the_table(sit, name, code):
    hasty = code == "silent"
    program = sit(double(name), HASTY if hasty else QUICK)
    told: list[Lost] = []
    program._lost = told.append
    began = time.monotonic()
    for game in ("hearts", "mustamaija"):
        family, rules, state = start(game)
        rngs = [11, 12, 13, 14]
        done = play(family, rules, state, [HABIT, program, HABIT, HABIT], rngs)
        assert program.lost is not None
        assert program.lost.code == code
        # It has done nothing, so that all of the deal is what habit does there.
        assert done == play(family, rules, state, [HABIT] * 4, rngs)
    assert told == [program.lost]
    assert not program.program.running
    if not hasty:
        return
    assert time.monotonic() - began < 40


def test_a_program_that_ends_in_the_middle_takes_the_deal_with_it(sit):
    program = sit(double("tired"))
    family, rules, state = start("musta-maija")
    done = play(family, rules, state, [HABIT, program, HABIT, HABIT], [1, 2, 3, 4])
    assert program.lost is not None
    assert program.lost.facts["status"] == "0"
    assert program.asked == 4
    assert len({seat for seat, _ in done}) == 4


def test_notes_and_evaluations_cost_a_program_its_seat(sit):
    for name in ("notes", "weighed"):
        program = sit(double(name))
        family, rules, state = start("hearts")
        play(family, rules, state, [program, HABIT, HABIT, HABIT], [1, 2, 3, 4])
        assert program.lost is None
        assert bool(program.evaluation) == (name == "weighed")


@pytest.mark.parametrize(
    ("command", "code"),
    [
        ("there-is-no-such-program-here", "not-found"),
        ("/dev/null", "not-found"),
        ("true", "ended"),
        ('echo \'{"is":"hello","protocol":2}\'', "other-protocol"),
        ('echo \'{"is":"action"}\'', "unreadable"),
        ("sleep 600", "silent"),
    ],
)
def test_what_is_no_engine_gets_a_seat(sit, command, code):
    program = sit(command, Limits(start=0.5 if code == "silent" else 60.0))
    program.open()
    assert program.lost is not None
    assert program.lost.code == code


def test_an_echo_plays(sit):
    program = sit("cat")
    family, rules, state = start("hearts")
    play(family, rules, state, [program, HABIT, HABIT, HABIT], [1, 2, 3, 4])
    assert program.lost is not None
    assert program.lost.code == "unreadable"


# ------------------------------------------------------------------------------- what it may use


def test_a_program_sees_our_environment(sit, tmp_path, monkeypatch):
    monkeypatch.setenv("MAIJA_SECRET", "nobody's business")
    program = sit(double("surroundings", str(tmp_path / "seen")))
    family, rules, state = start("hearts")
    play(family, rules, state, [program, HABIT, HABIT, HABIT], [1, 2, 3, 4])
    assert program.lost is None
    seen = json.loads((tmp_path / "seen").read_text(encoding="utf-8"))
    assert set(seen) <= {"LC_CTYPE", "__CF_USER_TEXT_ENCODING"}  # what Python itself sets


def test_a_program_fills_the_disk(sit, tmp_path):
    program = sit(double("writes", str(tmp_path / "much")), Limits(file_size=1000, start=60.0))
    family, rules, state = start("hearts")
    play(family, rules, state, [program, HABIT, HABIT, HABIT], [1, 2, 3, 4])
    assert program.lost is not None
    assert program.lost.code == "ended"
    assert (tmp_path / "much").stat().st_size <= 1000


def test_a_program_uses_the_processor_without_end(sit):
    busy = f"{sys.executable} -c 'while True: pass'"
    program = sit(busy, Limits(cpu=1, start=60.0))
    program.open()
    assert program.lost is not None
    assert program.lost.code == "ended"
    assert program.lost.facts["status"] in {"SIGXCPU", "SIGKILL"}


def test_what_a_program_has_started_outlives_it(sit, tmp_path):
    mark = tmp_path / "child"
    child = (
        f"import os, time; file = open({str(mark)!r}, 'w'); "
        "file.write(str(os.getpid())); file.close(); time.sleep(600)"
    )
    text = (
        f"import subprocess, sys, time; subprocess.Popen([sys.executable, '-c', {child!r}]); "
        "time.sleep(600)"
    )
    program = sit(shlex.join([sys.executable, "-c", text]), Limits(start=0.1))
    program.program.start()
    ends = time.monotonic() + 30
    while not (mark.exists() and mark.read_text(encoding="utf-8")) and time.monotonic() < ends:
        time.sleep(0.05)
    number = int(mark.read_text(encoding="utf-8"))
    program.close()
    ends = time.monotonic() + 10
    while time.monotonic() < ends:
        status = Path(f"/proc/{number}/stat")
        try:
            if status.read_text(encoding="utf-8").split(") ")[1][0] == "Z":
                return
            os.kill(number, 0)
        except (FileNotFoundError, ProcessLookupError):
            return
        time.sleep(0.05)
    pytest.fail("the child is still there")


def test_a_program_that_does_not_listen_stops_the_table(sit):
    deaf = 'import time; print(\'{"is":"hello","protocol":1}\', flush=True); time.sleep(600)'
    program = sit(shlex.join([sys.executable, "-c", deaf]), HASTY)
    for number in range(3):
        family, rules, state = start("mustamaija", number)
        play(family, rules, state, [HABIT, HABIT, HABIT, program], [1, 2, 3, 4])
    assert program.lost is not None
    assert program.lost.code == "silent"


def test_the_time_that_a_program_uses_is_not_known(sit):
    program = sit(double("well"))
    assert program.spent_elsewhere() == 0
    family, rules, state = start("hearts")
    play(family, rules, state, [program, HABIT, HABIT, HABIT], [1, 2, 3, 4])
    used = program.spent_elsewhere()
    assert 10**6 < used < 20 * 10**9 or not sys.platform.startswith("linux")
    program.close()
    assert program.spent_elsewhere() >= used


def test_a_budget_is_not_told():
    book = Notebook()
    player = Seated(book, "notebook").within(0.03)
    family, rules, state = start("hearts")
    play(family, rules, state, [player, HABIT, HABIT, HABIT], [1, 2, 3, 4])
    questions = [line for line in book.told.splitlines() if b'"is":"choose"' in line]
    assert questions
    assert all(json.loads(line)["budget"] == 0.03 for line in questions)


# ----------------------------------------------------------------------------- what it may know


class Notebook(Program):
    """A program that only writes down what it is told; it does the first thing that is allowed."""

    def __init__(self):
        super().__init__(("nobody",))
        self.told = b""

    def start(self):
        self._process = self  # type: ignore[assignment]

    def tell(self, message):
        from maija.players.engine import lines

        self.told += lines.written(message)

    def ask(self, message, _seconds):
        self.tell(message)
        if message["is"] == "hello":
            return {"is": "hello", "protocol": 1, "name": "notebook"}
        return {"is": "action", "id": message["id"], "actions": message["legal"][:1]}

    def close(self):
        self._process = None

    kill = close


CHANGES = {
    ("mustamaija", "another deal"): redeal.mustamaija,
    ("mustamaija", "nonsense"): redeal.mustamaija_nonsense,
    ("hearts", "another deal"): redeal.hearts,
    ("hearts", "nonsense"): redeal.hearts_nonsense,
}


@pytest.mark.parametrize(("family", "kind"), CHANGES)
def test_a_program_is_told_what_its_seat_may_not_know(family, kind):
    from maija.games.family import families
    from maija.players import Memory

    game, change, changed = families()[family], CHANGES[family, kind], 0
    for number in range(random_games.times(25, 400)):
        chance = random.Random(number)
        rules, players = random_games.table(game, chance)
        seat = chance.randrange(players)
        state = random_games.start(game, rules, players, chance)
        books = [Notebook(), Notebook()]
        seats = [Seated(book, "notebook") for book in books]
        for before in random_games.states(game, rules, state, chance):
            other = change(rules, before, seat, chance)
            changed += before.hands != other.hands
            for player, at in zip(seats, (before, other), strict=True):
                memory = Memory(7)
                player.observe(game, rules, at, seat, memory)
                player._rest.clear()
                player.choose(game, rules, at, seat, memory)
        assert [player.lost for player in seats] == [None, None]
        assert books[0].told == books[1].told
        assert books[0].told.count(b"\n") > 10
    assert changed > 100


@pytest.mark.parametrize("name", ["mustamaija", "hearts"])
def test_an_action_is_told_as_that_of_another_seat(name):
    from maija.games.family import families

    family, named = families()[name], 0
    for number in range(random_games.times(40, 400)):
        chance = random.Random(number)
        rules, players = random_games.table(family, chance)
        if number % 2 and name == "mustamaija":
            rules = PRESETS["musta-maija"].rules
            players = max(players, 3)
        state = random_games.start(family, rules, players, chance)
        while waiting := family.turn(state):
            seat, action = random_games.turn(family, rules, state, chance)
            state = family.apply(rules, state, seat, action)
            assert telling.mover(family, waiting, family.told(rules, state, -1)) == seat
            named += seat not in waiting[:1]
    assert named > 10


def test_the_chance_of_a_program_tells_the_cards():
    # Neither the chance of its seat nor anything that the generator gives next.
    told = {telling.chance_of(rng) for rng in range(1000)}
    assert len(told) == 1000
    assert not told & set(range(1000))


# ------------------------------------------------------------------------------- how it is named


def test_a_seat_is_read_otherwise_than_it_is_typed():
    seat = seat_from_text('pipe:"python3 my player.py --depth 3"')
    assert seat.program.command == ("python3", "my", "player.py", "--depth", "3")
    assert seat.name == "pipe:python3 my player.py --depth 3"
    assert seat_from_text("pipe:'my player' \"x y\"").program.command == ("my player", "x y")
    assert seat_from_text('pipe:"a b" "c"').program.command == ("a b", "c")
    for text in ("habit", "pipe:", "pipe:  ", 'pipe:"', "exec:x"):
        with pytest.raises(ValueError, match=r"^"):
            seat_from_text(text)


def test_commas_of_a_command_part_seats():
    assert seats_in('habit, pipe:"a --x 1,2" ,simple') == ["habit", 'pipe:"a --x 1,2"', "simple"]
    assert seats_in("pipe:'a,b',random") == ["pipe:'a,b'", "random"]
    assert seats_in("habit") == ["habit"]


def test_no_shell_reads_a_command(sit, tmp_path):
    program = sit(f"echo $HOME; touch {tmp_path / 'no'}")
    program.open()
    assert program.lost is not None
    assert not (tmp_path / "no").exists()
    assert PLAYERS["habit"] is HABIT
