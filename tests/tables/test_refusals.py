"""Every refusal of the table: it is reached, changes nothing, and has its sentence."""

import ast
import re
import warnings
from importlib.resources import files
from pathlib import Path

import pytest

from maija import table as package
from maija.table import entries
from maija.table import messages as m
from maija.table.presence import MOST_WATCHERS
from maija.table.state import Refusal, family_of
from maija.table.telling import fault
from maija.text import Catalogue
from tests.tables.rounds import Round, secret

NOBODY = "stranger"


def gathering(people=2, **settings):
    return Round("mustamaija", 4, people=people, computers=None, **settings)


def dealt(game="mustamaija", people=2, **settings):
    at = Round(game, people=people, **settings)
    at.ready()
    return at


def shuffling(people=2):
    at = Round(people=people)
    for seat in range(people):
        at.ask(m.Ready, at.person(seat), seat=seat)
    return at


def over():
    at = Round("dam", 3, people=1)
    at.play_match()
    return at


def paused():
    at = dealt()
    at.ask(m.Pause, on=True)
    return at


def act(at, seat, actions=(0,), deal=None, seen=None):
    serial = at.table.serial if deal is None else deal
    number = len(at.table.play.turns) if seen is None else seen
    return m.Act(id="act", seat=seat, deal=serial, at=number, actions=actions)


def barred():
    at = gathering()
    at.ask(m.Bar, seat=1)
    return at


def full_of_watchers():
    at = gathering()
    for number in range(MOST_WATCHERS):
        at.do(entries.Watch(), f"w{number}")
    return at


def conceded():
    at = dealt()
    at.ask(m.Concede, seat=0)
    return at


def offered():
    at = dealt()
    at.ask(m.Offer, seat=0, what="rest")
    return at


def promised():
    """Both seats have added a text, which is to be opened."""
    at = shuffling()
    at.do(entries.Shuffled(secret("promised")))
    at.seal(0)
    at.seal(1)
    return at


def sealed():
    at = shuffling()
    at.do(entries.Shuffled(secret("sealed")))
    at.seal(0)
    return at


def broken_off():
    at = dealt()
    known = at.table.shuffle.secret
    at.do(entries.BreakOff())
    return at, entries.Shuffled(known), ""


def out_of_turn(at):
    return next(seat for seat in range(4) if seat not in at.turn())


def sit(seat=None):
    return m.Sit(id="sit", name="Kaisa", seat=seat)


def stale():
    """Somebody has played since the group was made."""
    at = dealt(people=4)
    at.act(at.turn()[0])
    seat = at.turn()[0]
    return at, act(at, seat, at.minds._group(family_of(at.table), seat), seen=0), at.person(seat)


def defend(at, seat, beats=(), seen=None):
    number = len(at.table.play.turns) if seen is None else seen
    return m.Defend(id="d", seat=seat, deal=at.table.serial, at=number, beats=beats)


def leading():
    at = dealt(people=4)
    seat = at.turn()[0]
    return at, defend(at, seat), at.person(seat)


def set_(**settings):
    return m.Set(id="set", settings=m.Settings(**settings))


REFUSALS = {
    "no-such-seat": lambda: (gathering(), m.Rename(id="r", seat=4, name="X"), "p0"),
    "no-such-seat when sitting": lambda: (gathering(), sit(7), NOBODY),
    "no-such-seat of the host": lambda: (gathering(), m.Remove(id="r", seat=7), "p0"),
    "not-your-seat": lambda: (gathering(), m.Leave(id="l", seat=1), "p0"),
    "not-your-seat of a text": lambda: (
        sealed(),
        m.Seal(id="s", seat=0, commitment="0" * 64),
        "p1",
    ),
    "not-your-seat of a computer": lambda: (dealt(), entries.Play(0, 0, (1,)), ""),
    "not-the-host": lambda: (gathering(), m.Remove(id="r", seat=0), "p1"),
    "no-such-player": lambda: (gathering(), m.AddComputer(id="a", seat=3, player="god"), "p0"),
    "table-full": lambda: (dealt(), sit(), NOBODY),
    "seat-taken": lambda: (gathering(), sit(1), NOBODY),
    "seat-taken by one who is there": lambda: (gathering(), m.AddComputer(id="a", seat=1), "p0"),
    "nobody-sits-in": lambda: (dealt(), m.Back(id="b"), "p0"),
    "link-without-seat": lambda: (gathering(), entries.Move(3), NOBODY),
    "link-without-seat at all": lambda: (gathering(), entries.Move(7), NOBODY),
    "knows-a-hand": lambda: (dealt(), sit(3), "p0"),
    "barred": lambda: (barred(), sit(3), "p1"),
    "barred from a link": lambda: (barred(), entries.Move(0), "p1"),
    "barred from looking on": lambda: (barred(), entries.Watch(), "p1"),
    "no-watching to sit": lambda: (dealt(watch=False), sit(3), NOBODY),
    "no-watching": lambda: (dealt(watch=False), entries.Watch(), NOBODY),
    "too-many-watch": lambda: (full_of_watchers(), entries.Watch(), NOBODY),
    "nobody-there": lambda: (gathering(), m.Remove(id="r", seat=3), "p0"),
    "nobody-there to bar": lambda: (dealt(), m.Bar(id="r", seat=3), "p0"),
    "nobody-there but a computer": lambda: (dealt(), m.Remove(id="r", seat=3), "p0"),
    "not-yourself": lambda: (gathering(), m.Bar(id="r", seat=0), "p0"),
    "after-the-first-deal": lambda: (dealt(), set_(), "p0"),
    "seats-in-use": lambda: (gathering(4), set_(players=3), "p0"),
    "unknown-preset": lambda: (gathering(), set_(game="whist"), "p0"),
    "unknown-option": lambda: (gathering(), set_(options={"jokers": "yes"}), "p0"),
    "wrong-players": lambda: (gathering(), set_(game="hearts", players=8), "p0"),
    "deal-in-progress": lambda: (dealt(), m.Ready(id="r", seat=0), "p0"),
    "match-over": lambda: (over(), m.Ready(id="r", seat=0), "p0"),
    "match-goes-on": lambda: (dealt(), m.Rematch(id="r"), "p0"),
    "not-seated": lambda: (dealt(), m.Pause(id="p", on=True), NOBODY),
    "not-seated for a rematch": lambda: (over(), m.Rematch(id="r"), NOBODY),
    "paused": lambda: (paused(), m.Pause(id="p", on=True), "p1"),
    "paused in play": lambda: (paused(), m.Concede(id="c", seat=0), "p0"),
    "not-paused": lambda: (dealt(), m.Pause(id="p", on=False), "p1"),
    "nothing-due": lambda: (dealt(), entries.Tick(), ""),
    "no-deal-to-shuffle": lambda: (dealt(), entries.Shuffled(secret("x")), ""),
    "secret-used-again": broken_off,
    "no-shuffle": lambda: (dealt(), m.Seal(id="s", seat=0, commitment="0" * 64), "p0"),
    "sealed-already": lambda: (sealed(), m.Seal(id="s", seat=0, commitment="0" * 64), "p0"),
    "not-to-open": lambda: (sealed(), m.Unseal(id="u", seat=0, text="0" * 32), "p0"),
    "other-text": lambda: (promised(), m.Unseal(id="u", seat=0, text="0" * 32), "p0"),
    "between-deals": lambda: (gathering(), m.Concede(id="c", seat=0), "p0"),
    "between-deals to break off": lambda: (gathering(), entries.BreakOff(), ""),
    "other-deal": lambda: (at := dealt(), act(at, 0, deal=at.table.serial - 1), "p0"),
    "moved-on": stale,
    "moved-on before it happened": lambda: (at := dealt(), act(at, 0, seen=1), "p0"),
    "moved-on before it was asked": lambda: (
        at := dealt(people=4),
        defend(at, out_of_turn(at)),
        at.person(out_of_turn(at)),
    ),
    "moved-on for a computer": lambda: (dealt(), entries.Play(3, 1, (1,)), ""),
    "conceded": lambda: (conceded(), m.Concede(id="c", seat=0), "p0"),
    "conceded in play": lambda: (at := conceded(), act(at, 0), "p0"),
    "not-your-turn": lambda: (
        at := dealt(people=4),
        act(at, out_of_turn(at)),
        at.person(out_of_turn(at)),
    ),
    "no-defence": leading,
    "no-defence in Hearts": lambda: (at := dealt("hearts"), defend(at, 0), "p0"),
    "offer-open": lambda: (offered(), m.Offer(id="o", seat=1, what="rest"), "p1"),
    "no-offer": lambda: (dealt(), m.Answer(id="a", seat=0, agree=True), "p0"),
    "nothing-to-take-back": lambda: (dealt(), m.Offer(id="o", seat=0, what="take-back"), "p0"),
}


def source():
    folder = Path(package.__file__).parent
    return [ast.parse(path.read_text(encoding="utf-8")) for path in sorted(folder.glob("*.py"))]


OF_HINTS = {"no-hints", "no-advice-here", "nothing-to-decide"}
"""A hint is no step of the table: `test_hints.py` reaches these."""
OF_MAKING = {"no-such-lesson"}
"""Refusals of what is done before there is a table: `test_lessons.py`."""


def codes():
    """The codes with which the package refuses."""
    found = set()
    for tree in source():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "refuse":
                told = node.args[0]
                parts = (told.body, told.orelse) if isinstance(told, ast.IfExp) else (told,)
                found |= {part.value for part in parts if isinstance(part, ast.Constant)}
    return found


def test_a_refusal_is_never_reached_or_unknown_to_this_list():
    assert len(codes()) > 30
    assert codes() - {name.split()[0] for name in REFUSALS} == OF_HINTS | OF_MAKING


@pytest.mark.parametrize("name", REFUSALS)
def test_what_may_not_be_is_done_or_changes_something(name):
    at, step, by = REFUSALS[name]()
    assert at.refused(step, by) == [name.split()[0]]


@pytest.mark.parametrize("name", REFUSALS)
def test_a_refusal_has_no_sentence_or_lacks_a_fact(name):
    at, step, by = REFUSALS[name]()
    with pytest.raises(Refusal) as refused:
        at.do(step, by)
    told = fault(refused.value.reasons[0])
    facts = {
        key: ", ".join(map(str, value)) if isinstance(value, list) else value
        for key, value in told.facts.items()
    }
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        sentence = Catalogue().say(f"reason-{told.code}", **({"close": "none"} | facts))
    assert sentence.endswith((".", "?"))
    assert "{" not in sentence


def test_a_sentence_stands_twice():
    folder = files("maija.text").joinpath("locales", "en")
    names = [
        name
        for file in folder.iterdir()
        for name in re.findall(r"^([a-z][\w-]*) =", file.read_text(encoding="utf-8"), re.MULTILINE)
    ]
    assert len(names) == len(set(names))
