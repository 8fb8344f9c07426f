"""The committed shuffle at the table: who says what when, and what is published."""

import json

import pytest

from maija.games.committed import committed_dealer, rules_digest
from maija.shuffle import Circumstances, Secret, Transcript, commitment, committed_order, verify
from maija.table import dealing, entries
from maija.table import messages as m
from maija.table.happening import Acted
from maija.table.state import BETWEEN, PLAYING, SHUFFLING, family_of, match_of, rules_of
from maija.table.telling import Telling
from tests.tables.rounds import Page, Pages, Round, secret, text_of


def shuffling(people=3, game="musta-maija", players=4):
    at = Round(game, players, people=people)
    for seat in range(people):
        at.ask(m.Ready, at.person(seat), seat=seat)
    assert at.table.phase == SHUFFLING
    return at


def kinds(outcome):
    return ["dealt" if isinstance(one, Acted) else one.kind for one in outcome.happened]


def page(at):
    return Page(Telling(at.table).welcome("", None, 0.0))


def test_the_commitment_is_not_told_before_anybody_adds_a_text():
    at = shuffling()
    assert page(at).table["shuffle"] is None
    assert at.refused(m.Seal(id="s", seat=0, commitment="0" * 64), "p0") == ["no-shuffle"]
    at.do(entries.Shuffled(secret("x")))
    told = page(at).table["shuffle"]
    assert told["commitment"] == commitment(Secret(secret("x")), told["table"], 0).hex()
    assert told["table"] == "table-0"
    assert page(at).deal is None, "cards lie there already"
    assert told["ends"] == at.now + 5


def test_a_text_is_told_before_all_texts_are():
    at = shuffling()
    pages = Pages(at.table)
    at.watchers.append(pages.watch)
    at.do(entries.Shuffled(secret("x")))
    for seat in range(3):
        assert not page(at).table["shuffle"]["opening"]
        at.seal(seat)
    assert page(at).table["shuffle"]["opening"]
    for seat in (2, 0):
        assert kinds(at.unseal(seat)) == ["opened"]
        assert page(at).table["shuffle"]["opened"] == [None] * 4
    assert kinds(at.unseal(1))[-2:] == ["dealer", "dealt"]
    texts = [text_of(f"text {seat}").hex() for seat in range(3)]
    assert page(at).table["shuffle"]["opened"] == [*texts, None]
    assert page(at).table["shuffle"]["missing"] == []
    assert pages.pages[-1].table["shuffle"] == page(at).table["shuffle"]


def test_who_promises_and_does_not_open_is_not_named():
    at = shuffling()
    at.do(entries.Shuffled(secret("x")))
    for seat in range(3):
        at.seal(seat)
    at.unseal(0)
    at.unseal(2)
    outcome = at.tick()
    assert [one.seat for one in outcome.happened[:1]] == [1]
    assert kinds(outcome)[0] == "added-nothing"
    told = page(at).table["shuffle"]
    assert told["missing"] == [1]
    assert told["sealed"][1] is not None
    assert told["opened"][1] is None


def test_who_is_late_is_waited_for_or_not_named():
    at = shuffling()
    at.do(entries.Shuffled(secret("x")))
    at.seal(1)
    assert at.tick().table.shuffle.opening
    outcome = at.unseal(1)
    assert [
        one.seat for one in outcome.happened if getattr(one, "kind", "") == "added-nothing"
    ] == [
        0,
        2,
    ]
    assert page(at).table["shuffle"]["missing"] == [0, 2]


def test_computers_or_people_who_are_gone_are_waited_for():
    at = shuffling()
    at.do(entries.Depart(), "p1")
    at.do(entries.Depart(), "p2")
    at.do(entries.Shuffled(secret("x")))
    at.seal(0)
    assert "dealt" in kinds(at.unseal(0))
    at = shuffling()
    for person in ("p0", "p1", "p2"):
        at.do(entries.Depart(), person)
    assert "dealt" in kinds(at.do(entries.Shuffled(secret("x"))))


def test_a_text_changes_nothing_of_the_pack_or_another_seat_may_open_it():
    packs = set()
    for texts in (False, True):
        at = shuffling()
        at.do(entries.Shuffled(secret("x")))
        at.deal(texts=texts)
        packs.add(tuple(at.state.hands))
    assert len(packs) == 2
    at = shuffling()
    at.do(entries.Shuffled(secret("x")))
    for seat in range(3):
        at.seal(seat)
    step = at.opening(1)
    assert at.refused(step, "p0") == ["not-your-seat"]
    assert at.refused(at.opening(1, "another"), "p1") == ["other-text"]


def test_a_commitment_fits_another_deal_or_another_seat():
    at = shuffling()
    at.do(entries.Shuffled(secret("x")))
    copied = at.sealing(0).commitment
    for seat in range(3):
        at.ask(m.Seal, at.person(seat), seat=seat, commitment=copied)
    at.unseal(0)
    step = m.Unseal(id="u", seat=1, text=text_of("text 0").hex())
    assert at.refused(step, "p1") == ["other-text"], "a text can be copied from another seat"


@pytest.mark.parametrize("game", ["musta-maija", "hearts", "black-maria"])
def test_the_cards_of_a_deal_do_not_follow_from_what_was_published(game):
    at = shuffling(game=game)
    at.do(entries.Shuffled(secret("x")))
    at.deal()
    shuffle, match = at.table.shuffle, match_of(at.table)
    family, rules = family_of(at.table), rules_of(at.table)
    digest = rules_digest(family, rules)
    given = Circumstances(Secret(secret("x")), "table-0", 0, digest, shuffle.opened)
    assert at.table.dealer == committed_dealer(match, given).seat
    assert at.table.drawn == tuple(tuple(one) for one in committed_dealer(match, given).drawn)
    started = match.start(pack=committed_order(given, family.pack(rules, 4)), seed=0)
    assert started.hands == at.state.hands


def test_the_secret_of_a_finished_deal_is_kept_or_that_of_another_is_told():
    at = shuffling()
    at.do(entries.Shuffled(secret("x")))
    at.deal()
    assert page(at).table["proof"] is None
    at.play_on()
    assert at.table.phase == BETWEEN
    assert page(at).table["proof"] == {"match": 0, "deal": 0, "secret": secret("x").hex()}
    told = page(at).table["shuffle"]
    assert told["deal"] == 0
    assert told["commitment"] == commitment(Secret(secret("x")), "table-0", 0).hex()
    at.ready()
    assert page(at).table["shuffle"]["deal"] == 1
    assert page(at).table["proof"]["deal"] == 0


def test_a_deal_that_is_broken_off_keeps_its_secret_or_counts():
    at = shuffling()
    at.do(entries.Shuffled(secret("x")))
    at.deal()
    at.play_on(5)
    pages = Pages(at.table)
    at.watchers.append(pages.watch)
    assert kinds(at.do(entries.BreakOff())) == ["broken-off"]
    assert (at.table.phase, at.table.results) == (SHUFFLING, ())
    assert pages.pages[-1].table["proof"] == {"match": 0, "deal": 0, "secret": secret("x").hex()}
    assert pages.pages[-1].deal is None
    assert at.refused(entries.Shuffled(secret("x"))) == ["secret-used-again"]
    at.do(entries.Shuffled(secret("y")))
    at.deal()
    assert at.table.phase == PLAYING
    assert at.table.serial == 2
    at.play_on()
    assert at.table.proof == (0, 0, secret("y"))


def test_a_rematch_binds_its_shuffles_to_the_match_before():
    at = Round("dam", 3, people=1)
    at.play_match()
    at.ask(m.Rematch)
    at.ready()
    assert dealing.shuffle_name(at.table) == "table-1"
    shuffle = at.table.shuffle
    assert shuffle.commitment == commitment(Secret(shuffle.secret), "table-1", 0)


def test_what_is_kept_of_a_shuffle_does_not_prove_it():
    at = shuffling()
    at.do(entries.Shuffled(secret("x")))
    for seat in range(3):
        at.seal(seat)
    at.unseal(0)
    at.tick()  # two texts stay sealed
    before = at.table
    at.play_on()
    lines = dealing.recorded(before, at.table)
    told = Transcript.from_json(json.dumps(json.loads(lines[0])["shuffle"]))
    assert list(verify(told)) == []
    assert [part.text is not None for part in told.seats] == [True, False, False, False]
    assert [part.commitment is not None for part in told.seats] == [True, True, True, False]
