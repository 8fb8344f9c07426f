"""A table, a game file and a link come out of the store as they went in."""

import pytest

from maija.record import prove_text, read_text
from maija.service.live import kept as kept_whole
from maija.service.store import Stored
from maija.service.store.schema import metadata
from maija.service.store.writes import DealFinished, LinkMade, MatchNoted, TableMade
from maija.table import dealing, keeping
from tests.service.store.writers import LAW, entry, kept, made, versions, write
from tests.tables.rounds import Round, played_again


def test_a_table_comes_back_otherwise_than_it_went_in(store):
    steps = [entry("a", version) for version in range(1, 8)]
    write(store, made("a"), made("b"), *steps[:5], kept("a", 5), *steps[5:], entry("b", 1))
    since = ((6, LAW, b"entry 6"), (7, LAW, b"entry 7"))
    assert store.load("a") == Stored(b"state 5", 5, LAW, since)
    assert store.load("b") == Stored(b"as it was made", 0, LAW, ((1, LAW, b"entry 1"),))
    assert versions(store, "a") == list(range(1, 8))
    assert store.count() == 2


def test_a_table_that_never_was_is_found(store):
    assert store.load("a") is None
    assert store.by_code("code-a") is None
    assert store.game_file("a", 0) is None
    assert not store.remove("a")


def test_a_real_table_goes_on_elsewhere_after_it_was_read(store):
    at = Round("hearts", 4, people=2)
    first = len(at.log)
    write(store, TableMade(*kept_whole(at.table)))
    at.ready()
    at.play_on(9)
    steps = [
        entry(at.table.id, version)._replace(entry=keeping.entry_bytes(step))
        for version, step in enumerate(at.log[first:], first + 1)
    ]
    write(store, *steps)
    stored = store.load(at.table.id)
    log = [keeping.read_entry(data) for _, _, data in stored.entries]
    assert played_again(stored.state, log) == keeping.table_bytes(at.table)
    assert stored.version + len(log) == at.table.version


def test_an_invitation_leads_to_another_table(store):
    assert write(store, made("a"), made("b")) == [None, None]
    assert store.by_code("code-b") == "b"
    assert write(store, made("c")._replace(code="code-a")) == ["store-conflict"]


def test_a_table_is_listed_that_is_over_or_private(store):
    write(
        store,
        made("a", public=True, touched=1.0),
        made("b", public=True, touched=3.0),
        made("c", touched=4.0),
        made("d", public=True, touched=5.0),
        kept("d", 0, over=True, public=True),
        made("e", public=True, touched=2.0),
    )
    assert store.public(9) == ["b", "e", "a"]
    assert store.public(2) == ["b", "e"]


def test_a_game_file_is_put_together_wrongly(store):
    at = Round("dam", 3, people=1)
    writes = [made(at.table.id)]

    def note(before, _entry, outcome):
        table = outcome.table
        if len(table.results) > len(before.results):
            lines = "".join(f"{line}\n" for line in dealing.recorded(before, table))
            last = dealing.last_line(table) if table.phase == "over" else None
            writes.append(MatchNoted(table.id, 0, table.law, dealing.head(table), last))
            number = len(table.results) - 1
            writes.append(DealFinished(table.id, 0, number, table.law, lines, at.now))

    at.watchers.append(note)
    at.play_match()
    write(store, *writes)
    laws, text = store.game_file(at.table.id, 0)
    assert laws == {at.table.law}
    assert text == at.file()
    assert prove_text(text).true
    assert len(read_text(text).deals) > 1


def test_a_game_of_two_laws_looks_like_one_of_one(store):
    write(
        store,
        made("a"),
        MatchNoted("a", 3, 7, "head", None),
        DealFinished("a", 3, 1, 8, "second\n", 2.0),
        DealFinished("a", 3, 0, 7, "first\n", 1.0),
        MatchNoted("a", 4, 7, "other", None),
    )
    assert store.game_file("a", 3) == ({7, 8}, "head\nfirst\nsecond\n")
    assert store.game_file("a", 4) == ({7}, "other\n")


def test_something_that_is_played_by_a_law_does_not_say_by_which():
    named = {name for name, table in metadata.tables.items() if "law" in table.c}
    assert named == {"tables", "entries", "matches", "deals"}
    assert set(metadata.tables) - named == {"links"}


def test_a_personal_link_opens_twice_or_too_late(store):
    write(store, made("a"), *(LinkMade("a", f"digest {at}", at, f"p{at}", 10.0) for at in (0, 1)))
    assert store.use_link("digest 1", 12.0, 10.5) is None
    assert store.use_link("digest 1", 12.0, 10.0) == ("a", 1, "p1", 10.0)
    assert store.use_link("digest 1", 12.0, 10.0) is None
    assert store.use_link("digest 2", 12.0, 10.0) is None
    assert store.use_link("digest 0", 12.0, 0.0).seat == 0


@pytest.mark.parametrize("how", ["one", "untouched"])
def test_something_is_left_of_a_table_that_was_removed(store, how):
    write(
        store,
        *(
            [made(table, touched=touched), entry(table, 1)]
            for table, touched in (("a", 1.0), ("b", 9.0))
        ),
        [MatchNoted("a", 0, LAW, "head", None), DealFinished("a", 0, 0, LAW, "one\n", 2.5)],
        LinkMade("a", "digest", 0, "p0", 1.0),
    )
    if how == "one":
        assert store.remove("a")
    else:
        assert store.remove_untouched(5.0) == 1
    with store.engine.connect() as connection:
        left = {
            name: connection.exec_driver_sql(f"SELECT count(*) FROM {name}").scalar()  # noqa: S608 - our own names
            for name in metadata.tables
        }
    assert left == {"tables": 1, "entries": 1, "matches": 0, "deals": 0, "links": 0}
    assert store.load("b").entries == ((1, LAW, b"entry 1"),)
