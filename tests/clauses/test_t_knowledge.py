"""What is open and what stays hidden at a Hearts table (T47)."""

from __future__ import annotations

from maija.cards import card_name, parse_cards
from maija.games.hearts import Event
from tests.table import Table, finished

QUEEN = parse_cards("QS")[0]


def passed_cards(table: Table, seat: int, giver: int) -> tuple[int, ...] | None:
    """The cards that a seat is told this giver has passed."""
    (event,) = [
        told for told in table.told(seat) if told.kind == Event.PASSED and told.seat == giver
    ]
    cards: tuple[int, ...] | None = event.cards
    return cards


def test_t_47_a_third_player_learns_who_passed_which_card() -> None:
    """Giver and receiver know the passed cards, nobody else, also after they were played."""
    table = Table.dealt("hearts", "2C QS KS AS", "3C 7H 8H 9H", "", "")
    table.play("A QS KS AS", "B 7H 8H 9H")
    chosen = [(told.cards, told.seat) for told in table.told(2) if told.kind == Event.CHOSE]
    assert chosen == [(None, 1)], "C saw what B laid aside"
    assert table.view("C").chosen == ()
    table.play("C " + " ".join(table.hand("C").split()[:3]))
    table.play("D " + " ".join(table.hand("D").split()[:3]))
    cards = tuple(sorted(parse_cards("QS KS AS")))
    assert passed_cards(table, 0, 0) == cards
    assert passed_cards(table, 1, 0) == cards
    for stranger in (2, 3, -1):
        assert passed_cards(table, stranger, 0) is None
    assert table.view("A").passed == cards
    assert table.view("B").received == cards
    for other in ("C", "D", None):
        view = table.view(other)
        assert QUEEN not in (*view.hand, *view.passed, *view.received, *view.chosen)
    table.play("A 2C", "B 3C")
    while not table.over:
        seat = table.turn
        table.play(f"{seat} {min(table.legal_cards(seat))}")
        for other in ("C", "D", None):
            view = table.view(other)
            assert QUEEN not in (*view.hand, *view.passed, *view.received, *view.chosen)
    taken = [card for seat in table.view("C").captured for card in seat]
    assert QUEEN in taken
    assert table.view("A").passed == cards
    assert table.view("B").received == cards


def test_t_47_a_card_played_or_a_trick_taken_is_hidden() -> None:
    """Every seat and a spectator see the trick, the last trick and what each seat has taken."""
    table = Table("hearts; trick 2; broken; leader A; A 5D AC; B 2D KC; C QS 9C; D 6D 7S")
    table.play("A 5D", "B 2D", "C QS")
    for seat in ("A", "B", "C", "D", None):
        view = table.view(seat)
        assert view.trick == (*(parse_cards(card)[0] for card in ("5D", "2D", "QS")), None)
        assert view.winner == 0
        assert view.counts == (1, 1, 1, 2)
    table.play("D 6D")
    taken = tuple(sorted(parse_cards("2D 5D 6D QS")))
    for seat in ("A", "B", "C", "D", None):
        view = table.view(seat)
        assert view.captured == ((), (), (), taken)
        assert view.tricks == (0, 0, 0, 1)
        assert (view.leader, view.last_leader, view.last_winner) == (3, 0, 3)
        assert view.last_trick == tuple(parse_cards(card)[0] for card in ("5D", "2D", "QS", "6D"))


def test_t_47_somebody_sees_the_hand_of_another() -> None:
    """A seat sees its own cards alone; a spectator sees none."""
    table = Table("hearts; trick 2; broken; leader A; A 5D AC; B 2D KC; C QS 9C; D 6D 7S")
    assert table.view().hand == ()
    assert table.view("A").hand == tuple(sorted(parse_cards("5D AC")))
    assert QUEEN in table.view("C").hand
    for seat in ("A", "B", "D", None):
        assert str(QUEEN) not in repr(table.view(seat)).replace(",", " ").split()


def names(table: Table, seat: int = -1) -> list[tuple[str, int | None, object, int | None]]:
    """The events of the last action as a seat is told them, the cards as texts."""
    return [
        (
            Event(told.kind).name,
            told.seat,
            told.cards if told.cards is None else " ".join(map(card_name, told.cards)),
            told.number,
        )
        for told in table.told(seat)
    ]


def test_t_47_an_event_is_missing_or_tells_another_fact() -> None:
    """Everybody is told who was dealt how many, who opens, what was played and who took it."""
    table = Table.dealt("hearts", "", "2C", "", "", number=3)
    opening = [*(("DEALT", seat, None, 13) for seat in range(4)), ("LED_FIRST", 1, "2C", 0)]
    assert names(table) == opening
    opening[1] = ("DEALT", 1, table.hand("B"), 13)
    assert names(table, 1) == opening
    black = Table.dealt("black-maria pass_cycle_4=none", "", "", "", "", dealer="C")
    assert names(black)[-1] == ("LED_FIRST", 3, "", 2)
    table = Table("hearts; trick 12; leader A; A 5H 6H; B 2D 3D; C QS 7S; D 4H KH")
    table.play("A 5H")
    assert names(table) == [("PLAYED", 0, "5H", 1), ("BROKEN", 0, "5H", 0)]
    table.play("B 2D", "C QS")
    assert names(table) == [("PLAYED", 2, "QS", 3)]
    table.play("D KH")
    assert names(table) == [("PLAYED", 3, "KH", 4), ("TRICK_WON", 3, "2D 5H KH QS", 12)]
    table.play("D 4H", "A 6H", "B 3D", "C 7S")
    assert names(table) == [
        ("PLAYED", 2, "7S", 4),
        ("TRICK_WON", 0, "3D 4H 6H 7S", 13),
        ("ENDED", None, "", 0),
    ]


def test_t_47_a_moon_or_a_sun_is_not_told() -> None:
    """Everybody is told who shot the moon or the sun, its value, and how it is scored."""
    hearts = "2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH"
    last = f"trick 13; leader A; broken; taken A {hearts} QS; tricks 12; A AH; B 2C; C 3C; D 4C"
    moves = ("A AH", "B 2C", "C 3C", "D 4C")
    end = ("ENDED", None, "", 0)
    moon = finished(f"hearts; {last}", *moves)
    assert names(moon)[2:] == [("MOON_SHOT", 0, "", 26), ("MOON_SCORED", 0, "", 52), end]
    assert (moon.view().shooter, moon.view().moon, moon.view().sun) == (0, 52, False)
    minus = finished(f"hearts moon=self_minus; {last}", *moves)
    assert names(minus)[2:] == [("MOON_SHOT", 0, "", 26), ("MOON_SCORED", 0, "", 53), end]
    sun = finished(f"hearts sun=52; {last}", *moves)
    assert names(sun)[2:] == [("SUN_SHOT", 0, "", 52), end]
    assert (sun.view().shooter, sun.view().sun) == (0, True)
    choice = Table(f"hearts moon=choice; {last}").play(*moves)
    assert names(choice)[2:] == [("MOON_SHOT", 0, "", 26)]
    assert choice.view().scores is None
    choice.play("A self minus")
    assert names(choice) == [("MOON_SCORED", 0, "", 53), end]
    assert choice.view().scores == (-26, 0, 0, 0)
    assert (choice.turn, choice.state.actor) == ("", -1)
