"""What a seat may know is enough to lay the table again, so that a player finds all it may read."""

import random

import pytest

from maija.games.family import families
from maija.games.presets import PRESETS
from maija.players.engine import telling
from maija.players.engine.laid import LAID
from tests import random_games, redeal

GAMES = random_games.times(40, 600)
STALE = {
    # What a field says while nothing asks it: left over from before.
    "mustamaija": {
        "suit": lambda s: s.led > 0,
        "left": lambda s: s.led > 0,
        "asked": lambda s: s.phase == 3,
        "lead_size": lambda s: s.bouts > 0,
        "step": lambda s: s.phase == 2,
        "won": lambda s: s.phase == 2 and s.led == 0,
        "attack": lambda s: s.led > 0,
        "beater": lambda s: s.led > 0,
    },
    "hearts": {},
}
OPEN = {"mustamaija": redeal.MUSTAMAIJA_OPEN, "hearts": redeal.HEARTS_OPEN}


def games(family):
    """Games in any rules, and one at least in every preset and for every number of players."""
    for number in range(GAMES):
        chance = random.Random(number)
        yield chance, *random_games.table(family, chance)
    for preset in PRESETS.values():
        if preset.family is family:
            for players in preset.rules.seats():
                yield random.Random(players), preset.rules, players


def seen(family, rules, state, seat, before):
    """A message as a program has it: through JSON."""
    import json

    by = None if before is None else telling.mover(family, before, family.told(rules, state, -1))
    return json.loads(json.dumps(telling.seen(family, rules, state, seat, by)))


@pytest.mark.parametrize("name", LAID)
def test_a_seat_knows_something_that_is_lost_on_the_way_to_a_program(name):
    family = families()[name]
    compared = 0
    for chance, rules, players in games(family):
        seat = chance.randrange(players)
        state = random_games.start(family, rules, players, chance)
        laid, before = LAID[name](rules, players, seat), None
        for after in random_games.states(family, rules, state, chance):
            message = seen(family, rules, after, seat, before)
            again = laid.see(message["view"], message["events"])
            before = family.turn(after)
            assert known(name, again, seat) == known(name, after, seat)
            assert family.view(rules, again, seat) == family.view(rules, after, seat)
            assert family.told(rules, again, seat) == family.told(rules, after, seat)
            assert family.legal(rules, again, seat) == family.legal(rules, after, seat)
            assert family.choices(rules, again, seat) == family.choices(rules, after, seat)
            compared += 1
    assert compared > GAMES * 20


def known(name, state, seat):
    """The fields of a state that a seat may know, as far as they mean something now."""
    told = {}
    for field in OPEN[name] - {"events"}:
        means = STALE[name].get(field)
        if means is None or means(state):
            told[field] = getattr(state, field)
    for row in ("hands", "twice", "chosen", "received"):
        if hasattr(state, row) and (row != "received" or state.phase != 0):
            told[row] = getattr(state, row)[seat]
    if name == "mustamaija":
        told["attack"] = state.attack[: state.led]
        told["beater"] = state.beater[: state.led]
        told["order"] = state.order[: state.outs]
        told["overload"] = state.overload if state.led else 0
    return told


@pytest.mark.parametrize("name", LAID)
def test_cards_are_dealt_out_that_cannot_lie_there(name):
    family = families()[name]
    for chance, rules, players in games(family):
        seat = chance.randrange(players)
        state = random_games.start(family, rules, players, chance)
        laid, before = LAID[name](rules, players, seat), None
        for after in random_games.states(family, rules, state, chance):
            message = seen(family, rules, after, seat, before)
            again = laid.see(message["view"], message["events"])
            before = family.turn(after)
            assert placed(name, again) == placed(name, after)
            for other in range(players):
                assert size(again, other) == size(after, other)


def placed(name, state):
    """Every card of the pack that lies somewhere, once for each time."""
    from maija.cards import cards_in, cards_of

    if name == "hearts":
        rows = [*state.hands, *state.captured, state.pile]
        return sorted(card for row in rows for card in cards_in(row))
    cards = list(cards_of(state.gone, state.gone_twice))
    for once, twice in zip(state.hands, state.twice, strict=True):
        cards += cards_of(once, twice)
    cards += state.attack[: state.led]
    cards += [card for card in state.beater[: state.led] if card >= 0]
    return sorted(cards + state.stock[state.top : state.end])


def size(state, seat):
    twice = state.twice[seat].bit_count() if hasattr(state, "twice") else 0
    return state.hands[seat].bit_count() + twice
