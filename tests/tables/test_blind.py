"""Nobody is told a hidden card, by no byte and by no moment.

Two forms, as for the views: a state in which what is hidden is dealt again, or is nonsense; and a
whole deal with two unseen cards swapped, every step of which is done again.
"""

import random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from maija.games.presets import PRESETS
from maija.table import clock, entries, keeping, machine, telling
from maija.table import messages as m
from maija.table.computers import Minds
from maija.table.happening import Acted
from maija.table.state import PLAYING, SHUFFLING, Refusal, family_of, rules_of
from maija.table.telling import SPECTATOR, Telling
from tests import redeal
from tests.random_games import times
from tests.tables.rounds import Life, Round, text_of
from tests.tables.swapped import Decks, seen_from

GAMES = list(PRESETS)
CHANGES: dict[str, dict[str, Any]] = {
    "dealt again": {"mustamaija": redeal.mustamaija, "hearts": redeal.hearts},
    "nonsense": {"mustamaija": redeal.mustamaija_nonsense, "hearts": redeal.hearts_nonsense},
}


# ------------------------------------------------------------------------- a whole deal


def evening(seed, game):
    """A life in which a deal has begun: its table before that, and the steps up to its end."""
    life = Life(seed, game)
    round_ = life.round
    while not (round_.table.shuffle is not None and round_.table.phase == PLAYING):
        start, first = keeping.table_bytes(round_.table), len(round_.log)
        life.one()
        if round_.table.phase == PLAYING and round_.table.serial == 1:
            break
        if len(round_.log) > 400:
            return None
    serial = round_.table.serial
    length = life.chance.choice((6, 20, 60))
    while round_.table.serial == serial and round_.table.phase == PLAYING and length:
        life.one()
        length -= 1
    log = [entry for entry in round_.log[first:] if not isinstance(entry.step, m.Set)]
    return round_.table, start, log


def told_apart(patch, games, lives, seed, swaps=12):
    """Compare whole deals with two cards swapped; how often that was possible."""
    decks = Decks(patch)
    compared = 0
    for game in games:
        for number in range(lives):
            decks.swap = None
            told = evening(seed + number, game)
            if told is None or told[0].shuffle is None or told[0].phase != PLAYING:
                continue
            table, start, log = told
            chance = random.Random(f"{game} {seed + number}")
            order = decks.order(table)
            seat = chance.randrange(SPECTATOR, len(table.seats))
            first = seen_from(start, log, seat)
            assert first is not None
            for _ in range(swaps):
                a, b = chance.sample(range(len(order)), 2)
                decks.swap = a, b
                again = seen_from(start, log, seat, (order[a], order[b]))
                if again is None or again[1] != first[1] or order[a] == order[b]:
                    continue
                compared += 1
                for at, (one, other) in enumerate(zip(first[0], again[0], strict=True)):
                    assert one == other, f"{game} {seed + number}: seat {seat} can tell at {at}"
    return compared


@pytest.mark.parametrize("game", GAMES)
def test_a_seat_is_told_a_hidden_card_in_the_course_of_a_deal(game, monkeypatch):
    lives = times(8, 300)
    assert told_apart(monkeypatch, [game], lives, 0) > lives // 2


def hidden(table):
    """Something that nobody may know: who holds what."""
    return sum((at + 1) * hand for at, hand in enumerate(table.play.state.hands)) % 997


def test_a_hidden_fact_can_be_told_with_the_deal_unnoticed(monkeypatch):
    honest = telling._deal_view

    def leaky(table):
        seen = honest(table)
        return seen and replace(seen, view={**seen.view, "lead_size": hidden(table)})

    monkeypatch.setattr(telling, "_deal_view", leaky)
    with pytest.raises(AssertionError, match="can tell"):
        told_apart(monkeypatch, GAMES, 10, 0)


def test_a_hidden_fact_can_be_told_with_the_seats_unnoticed(monkeypatch):
    honest = telling._seat_view

    def leaky(table, seat):
        seen = honest(table, seat)
        return replace(seen, away=hidden(table)) if table.play is not None else seen

    monkeypatch.setattr(telling, "_seat_view", leaky)
    with pytest.raises(AssertionError, match="can tell"):
        told_apart(monkeypatch, GAMES, 10, 0)


def test_an_event_can_tell_a_hidden_card_unnoticed(monkeypatch):
    honest = telling._tell_turn

    def leaky(table, turn, public, private):
        honest(table, turn, public, private)
        public.append(m.Happened("hm", number=hidden(table)))

    monkeypatch.setattr(telling, "_tell_turn", leaky)
    with pytest.raises(AssertionError, match="can tell"):
        told_apart(monkeypatch, GAMES, 10, 0)


def test_the_hand_of_another_can_be_told_to_a_seat_unnoticed(monkeypatch):
    honest = Telling._seen

    def leaky(self, play, seats):
        hands, players = play.state.hands, play.state.players
        return {
            seat: ({**own, "hand": hands[(seat + 1) % players]}, choices)
            for seat, (own, choices) in honest(self, play, seats).items()
        }

    monkeypatch.setattr(Telling, "_seen", leaky)
    with pytest.raises(AssertionError, match="can tell"):
        told_apart(monkeypatch, GAMES, 10, 0)


def test_a_hidden_card_can_be_told_by_the_time_unnoticed(monkeypatch):
    honest = clock.next_due

    def leaky(table):
        due = honest(table)
        return due and table.play and due + hidden(table)

    monkeypatch.setattr(clock, "next_due", leaky)
    with pytest.raises(AssertionError, match="can tell"):
        told_apart(monkeypatch, GAMES, 10, 0)


# ------------------------------------------------------------------------- a state


def answers(table, seat, steps):
    """Everything that a seat can be told of a table, and of some steps that nobody plays."""
    person = (table.seats[seat].person or "") if seat >= 0 else "watcher"
    view = None if seat < 0 else seat
    told: list[Any] = [Telling(table).welcome(person, view, 0.0), clock.next_due(table)]
    for step, by in steps:
        try:
            outcome = machine.step(table, step, by, 5000.0)
        except Refusal as refusal:
            told.append([(one.code, dict(one.facts), one.clause) for one in refusal.reasons])
            continue
        if any(isinstance(one, Acted) for one in outcome.happened):
            told.append("played")
            continue
        telling_ = Telling(table)
        update = telling_.told(outcome, [seat] if seat >= 0 else [])
        told.append((update.all, update.own, clock.next_due(outcome.table)))
        told.append(telling_.welcome(person, view, 0.0))
    return told


def steps_at(table, seat, chance):
    """Commands of the seat that may be refused by what it holds, and some steps of others."""
    mine = table.seats[seat].person if seat >= 0 else None
    by = mine or "watcher"
    serial, at = table.serial, len(table.play.turns)
    hand = family_of(table).view(rules_of(table), table.play.state, seat).hand
    held = [card for card in range(63) if card >= 52 or card in hand or chance.random() < 0.3]
    told: list[tuple[Any, str]] = [
        (m.Act(id=f"a{card}", seat=max(seat, 0), deal=serial, at=at, actions=(card,)), by)
        for card in held
    ]
    for number in range(3):
        cards = tuple(chance.choice(held) for _ in range(number + 1))
        told.append((m.Act(id="g", seat=max(seat, 0), deal=serial, at=at, actions=cards), by))
        beats = tuple(enumerate(cards))
        told.append((m.Defend(id="d", seat=max(seat, 0), deal=serial, at=at, beats=beats), by))
    host = table.host
    told += [
        (m.Rename(id="r", seat=max(seat, 0), name="Olli"), by),
        (m.Offer(id="o", seat=max(seat, 0), what="rest"), by),
        (m.Concede(id="c", seat=max(seat, 0)), by),
        (m.Pause(id="p", on=True), host),
        (entries.Depart(), host),
        (entries.Tick(), ""),
        (entries.BreakOff(), ""),
    ]
    return told


def never(table, step, by):  # noqa: ARG001 -- a step and who asks for it
    """Whether a step plays nothing: it is no play, or its first action is refused."""
    if isinstance(step, m.Act):
        check = family_of(table).check
        return check(rules_of(table), table.play.state, step.seat, step.actions[0]) is not None
    return not isinstance(step, m.Defend)


@pytest.mark.parametrize("how", CHANGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_seat_can_tell_by_an_answer_what_is_hidden(game, how):
    compared = 0
    for number in range(times(6, 150)):
        life = Life(number + 70, game)
        chance = random.Random(number)
        for _ in range(80):
            life.one()
            table = life.round.table
            if table.phase != PLAYING or chance.random() < 0.7:
                continue
            people = [at for at, seat in enumerate(table.seats) if seat.person is not None]
            seat = chance.choice([SPECTATOR, *people])
            rules, state = rules_of(table), table.play.state
            change = CHANGES[how][family_of(table).name]
            other = msgspec.structs.replace(table)
            other.play = replace(table.play, state=change(rules, state, seat, chance))
            steps = steps_at(table, seat, chance)
            if how == "nonsense":  # in which nothing can be played
                steps = [one for one in steps if never(table, *one)]
            compared += other.play.state.hands != state.hands
            assert answers(table, seat, steps) == answers(other, seat, steps), (game, number, seat)
    assert compared > 10


@pytest.mark.parametrize("game", GAMES)
def test_a_computer_decides_by_what_it_must_not_know(game):
    compared = 0
    for number in range(times(14, 200)):
        life = Life(number + 300, game)
        chance = random.Random(number)
        for _ in range(60):
            life.one()
            table, minds = life.round.table, life.round.minds
            if table.phase != PLAYING or not (decisions := minds.decide()):
                continue
            seat = decisions[0].seat
            rules, state = rules_of(table), table.play.state
            family = family_of(table)
            first = minds._group(family, seat)
            change = CHANGES["dealt again"][family.name]
            other = msgspec.structs.replace(table)
            other.play = replace(table.play, state=change(rules, state, seat, chance))
            minds.table = other
            if len(first) == 1 or family.name == "hearts":
                assert minds._group(family, seat) == first, (game, number, seat)
                compared += other.play.state.hands != state.hands
            else:
                assert minds._group(family, seat)[0] == first[0], (game, number, seat)
            minds.table = table
    assert compared > 10


# ------------------------------------------------------------------------- of the table itself


class Listener:
    """Hears everything that is told of a table, and knows what must not be among it."""

    def __init__(self, table):
        self.telling = Telling(table)
        self.told = []
        self.secrets = set()

    def watch(self, _before, _entry, outcome):
        table = outcome.table
        people = [at for at, seat in enumerate(table.seats) if seat.person is not None]
        update = self.telling.told(outcome, people)
        welcome = self.telling.welcome("watcher", None, 0.0)
        data = b" ".join((update.all, *update.own.values(), welcome))
        self.told.append(data)
        if table.shuffle is not None and table.phase in {SHUFFLING, PLAYING}:
            self.secrets.add(table.shuffle.secret.hex().encode())
            assert table.shuffle.secret.hex().encode() not in data
            if table.phase == SHUFFLING:
                for at in range(len(table.seats)):
                    assert text_of(f"text {at}").hex().encode() not in data
        for name in (b'"p0"', b'"p1"', b'"CODE"'):
            assert name not in data


def test_a_secret_a_text_or_a_person_is_told():
    published = 0
    for number in range(times(10, 200)):
        life = Life(number + 500)
        listener = Listener(life.round.table)
        life.round.watchers.append(listener.watch)
        life.live(150)
        known = [one for one in listener.secrets if any(one in data for data in listener.told)]
        assert len(known) >= len(listener.secrets) - 1, "the secret of a finished deal is kept"
        published += len(known)
    assert published


def test_minds_that_are_made_anew_decide_something_else():
    decided = 0
    for number in range(times(10, 200)):
        life = Life(number + 900)
        for _ in range(120):
            life.one()
            table = life.round.table
            replayable = table.play is not None and table.play.replayable
            if table.phase == PLAYING and replayable and (told := life.round.minds.decide()):
                decided += 1
                assert Minds(table).decide() == told, number
    assert decided > 100


def test_minds_cannot_be_made_when_no_deal_is_in_progress():
    at = Round("black-maria", 4)
    at.ready()
    at.play_on()
    for _ in range(2):
        assert Minds(at.table).decide() == []  # the dealer and the totals are the next deal's now
        at.play_match()
