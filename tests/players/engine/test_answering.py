"""Our players as programs: told what a seat may know, they do what they do at the table."""

import json
import random
from copy import deepcopy

import pytest

from maija.games.family import families
from maija.games.presets import PRESETS
from maija.players import PLAYERS, Memory
from maija.players.engine import lines, telling
from maija.players.engine.answering import Engine, answer_all
from tests import random_games

DEALS = random_games.times(1, 12)
EVERYWHERE = [
    (name, players) for name, preset in PRESETS.items() for players in preset.rules.seats()
]


BY_RULES = [name for name, player in PLAYERS.items() if player.number >= 0]


class Asked:
    """A player at the table, and the same player behind the protocol."""

    def __init__(self, player, family, rules, players, seat, chance):
        self.player, self.family, self.rules, self.seat = PLAYERS[player], family, rules, seat
        self.memory = Memory(chance)
        self.engine = Engine(PLAYERS[player])
        self.number = 0
        self.told = [telling.hello(), telling.rules_of(family, rules, players)]
        self.told.append(telling.deal(seat, chance))
        answers = [self.tell(message) for message in self.told]
        assert answers[1:] == [None, None]
        assert answers[0]["protocol"] == lines.PROTOCOL

    def tell(self, message):
        return self.engine.hear(json.dumps(message))

    def observe(self, state, by):
        self.player.observe(self.family, self.rules, state, self.seat, self.memory)
        message = telling.seen(self.family, self.rules, state, self.seat, by)
        assert self.tell(message) is None

    def choose(self, state):
        """The first action of both; nothing where the seat has nothing to do."""
        legal = self.family.legal(self.rules, state, self.seat)
        action = self.player.choose(self.family, self.rules, state, self.seat, self.memory)
        if not legal:
            return action
        self.number += 1
        answer = self.tell(telling.choose(self.number, legal, 1.0))
        assert answer["id"] == self.number
        assert (answer["actions"] or [-1])[0] == action, (answer, action)
        return action


def play(player, preset, players, number):
    """A deal in which everybody is asked twice, action by action; how many actions it took."""
    family, rules = preset.family, preset.rules
    chance = random.Random(f"{preset.name} {players} {number}")
    state = random_games.start(family, rules, players, chance)
    seats = [
        Asked(player, family, rules, players, seat, chance.getrandbits(60))
        for seat in range(players)
    ]
    actions, by = 0, None
    while True:
        for seat in seats:
            seat.observe(state, by)
        waiting = family.turn(state)
        if not waiting or actions > 3000:
            return actions, seats
        by, action = waiting[0], seats[waiting[0]].choose(state)
        if family.open_to_all is not None and family.open_to_all(rules, state):
            for step in range(1, players):
                other = (by + step) % players
                naming = seats[other].choose(state)
                if naming >= 0:
                    by, action = other, naming
                    break
        state = family.apply(rules, state, by, action)
        actions += 1


@pytest.mark.parametrize(
    ("name", "players", "player"),
    [(*where, "habit") for where in EVERYWHERE]
    + [(name, PRESETS[name].players, player) for name in PRESETS for player in BY_RULES],
)
def test_a_player_behind_the_protocol_plays_otherwise_than_at_the_table(name, players, player):
    for number in range(DEALS):
        actions, seats = play(player, PRESETS[name], players, number)
        assert actions > players
        for seat in seats:
            assert seat.engine.sitting.memory == seat.memory


@pytest.mark.parametrize(("name", "players"), EVERYWHERE)
def test_a_group_is_not_what_the_player_does_action_by_action(name, players):
    preset = PRESETS[name]
    family, rules = preset.family, preset.rules
    chance = random.Random(f"{name} {players}")
    state = random_games.start(family, rules, players, chance)
    engines = [Engine(PLAYERS["habit"]) for _ in range(players)]
    memories = [Memory(1000 + seat) for seat in range(players)]
    for seat, engine in enumerate(engines):
        for message in (
            telling.hello(),
            telling.rules_of(family, rules, players),
            telling.deal(seat, 1000 + seat),
        ):
            engine.hear(json.dumps(message))
    by, longest = None, 0

    def told():
        for seat, engine in enumerate(engines):
            PLAYERS["habit"].observe(family, rules, state, seat, memories[seat])
            engine.hear(json.dumps(telling.seen(family, rules, state, seat, by)))

    told()
    while family.turn(state):
        by = next(
            (
                seat
                for seat in family.asked(rules, state)
                if seat not in family.turn(state)
                and PLAYERS["habit"].choose(family, rules, state, seat, deepcopy(memories[seat]))
                >= 0
            ),
            family.turn(state)[0],
        )
        question = telling.choose(1, family.legal(rules, state, by), 1.0)
        answer = engines[by].hear(json.dumps(question))
        assert answer is not None
        group = answer["actions"]
        longest = max(longest, len(group))
        for action in group:
            here = PLAYERS["habit"].choose(family, rules, state, by, memories[by])
            assert here == action
            state = family.apply(rules, state, by, action)
            told()
    assert longest > 1
    for engine, memory in zip(engines, memories, strict=True):
        assert engine.sitting is not None
        assert engine.sitting.memory == memory


class Weighing:
    """A player that says what it thinks."""

    name = "weighing"

    def choose(self, family, rules, state, seat, _memory):
        return family.legal(rules, state, seat)[0]

    def observe(self, family, rules, state, seat, memory):
        pass

    def weigh(self, family, rules, state, seat, _memory):
        return [((action,), 1 / (action + 1)) for action in family.legal(rules, state, seat)]


def begun(player):
    """A program that has seen the deal, and what its seat may do."""
    preset = PRESETS["hearts"]
    state = preset.family.start(preset.rules, 4, seed=3)
    engine = Engine(player)
    for message in (
        telling.hello(),
        telling.rules_of(preset.family, preset.rules, 4),
        telling.deal(0, 7),
        telling.seen(preset.family, preset.rules, state, 0, None),
    ):
        engine.hear(json.dumps(message))
    return engine, preset.family.legal(preset.rules, state, 0)


def test_an_evaluation_is_told_to_nobody_or_without_being_asked_for():
    engine, legal = begun(Weighing())
    question = telling.choose(5, legal, 1.0)
    assert "evaluation" not in engine.hear(json.dumps(question))
    told = engine.hear(json.dumps({**question, "evaluate": True}))["evaluation"]
    assert told == [{"actions": [card], "value": 1 / (card + 1)} for card in legal]
    engine, legal = begun(PLAYERS["habit"])
    assert "evaluation" not in engine.hear(json.dumps({**question, "evaluate": True}))


class Careful:
    """A player that notes what it may spend."""

    name = "careful"

    def __init__(self):
        self.budgets = []

    def within(self, budget):
        self.budgets.append(budget)
        return self

    def choose(self, family, rules, state, seat, _memory):
        return family.legal(rules, state, seat)[0]

    def observe(self, family, rules, state, seat, memory):
        pass


def test_a_player_does_not_know_its_budget():
    player = Careful()
    engine, legal = begun(player)
    engine.hear(json.dumps(telling.choose(1, legal, 1.0)))
    engine.hear(json.dumps(telling.choose(2, legal, 1.0, 0.03)))
    assert player.budgets == [0.03]


WRONG = [
    ("", "unreadable"),
    ("{", "unreadable"),
    ("[]", "unreadable"),
    ('{"is":5}', "unreadable"),
    ("[" * 100_000, "unreadable"),
    ('{"is":"nothing"}', "unknown-message"),
    ('{"is":"hello"}', "wrong-hello"),
    ('{"is":"hello","protocol":99}', "other-protocol"),
    ('{"is":"rules","family":"bridge","options":{},"players":4}', "wrong-rules"),
    ('{"is":"rules","family":"hearts","options":{"x":"y"},"players":4}', "wrong-rules"),
    ('{"is":"rules","family":"hearts","options":{},"players":99}', "wrong-rules"),
    ('{"is":"deal","seat":9}', "wrong-deal"),
    ('{"is":"seen","by":null,"events":[],"view":{}}', "wrong-seen"),
    ('{"is":"seen","by":0,"events":[{"kind":"flown"}],"view":{}}', "wrong-seen"),
    ('{"is":"choose"}', "wrong-choose"),
    ('{"is":"over"}', "wrong-over"),
]


@pytest.mark.parametrize(("line", "why"), WRONG)
def test_a_wrong_message_ends_the_program_or_goes_without_an_answer(line, why):
    engine, legal = begun(PLAYERS["habit"])
    assert engine.hear(line) == {"is": "error", "why": why}
    if why not in {"wrong-rules", "wrong-over"}:
        assert engine.hear(json.dumps(telling.choose(1, legal, 1.0)))["actions"]


@pytest.mark.parametrize(
    ("message", "why"),
    [
        ({"is": "deal", "seat": 0}, "no-rules"),
        ({"is": "choose", "id": 1, "legal": [1], "seconds": 1}, "no-deal"),
        ({"is": "seen", "by": None, "events": [], "view": {}}, "no-deal"),
    ],
)
def test_a_program_acts_before_it_can_know_anything(message, why):
    assert Engine(PLAYERS["habit"]).hear(json.dumps(message)) == {"is": "error", "why": why}


def test_lines_are_answered_after_the_end():
    told: list[bytes] = []
    hello = lines.written(telling.hello())
    answer_all(PLAYERS["habit"], [hello, b"\n", b'{"is":"quit"}\n', hello], told.append)
    assert [json.loads(line)["name"] for line in told] == ["maija habit"]


def test_a_family_is_missing_behind_the_protocol():
    from maija.players.engine.laid import LAID

    assert set(LAID) == set(families())
