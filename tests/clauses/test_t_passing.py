"""Decided cases of Hearts before the first trick: passing and who leads (T1-T8, T36, T37, T41)."""

from __future__ import annotations

from random import Random

import pytest

from maija.cards import parse_cards
from maija.games.match import Drawn, Match, first_dealer
from maija.games.options import RulesError
from maija.games.presets import preset
from tests.table import SEATS, Table


def passes(table: Table) -> str:
    """Let every seat pass its lowest cards; who got the cards of A."""
    seats = SEATS[: table.state.players]
    number = table.rules.pass_count
    given = {seat: table.hand(seat).split()[:number] for seat in seats}
    for seat in seats:
        table.play(f"{seat} {' '.join(given[seat])}")
    return "".join(seat for seat in seats if set(given["A"]) <= set(table.hand(seat).split()))


@pytest.mark.parametrize(
    ("players", "left", "right", "across"),
    [(3, "B", "C", None), (4, "B", "D", "C"), (5, "B", "E", None), (6, "B", "F", "D")],
)
def test_t_01_left_right_or_across_is_another_seat(
    players: int, left: str, right: str, across: str | None
) -> None:
    """Left is one seat on, right one seat back, across half round the table."""
    cycle = f"pass_cycle_{players}"
    nobody = [""] * players
    assert passes(Table.dealt(f"hearts {cycle}=left", *nobody)) == left
    assert passes(Table.dealt(f"hearts {cycle}=right", *nobody)) == right
    if across is not None:
        assert passes(Table.dealt(f"hearts {cycle}=across", *nobody)) == across
        return
    with pytest.raises(RulesError) as error:
        Table.dealt(f"hearts {cycle}=across", *nobody)
    assert [(reason.code, reason.clause) for reason in error.value.reasons] == [("clash", "T1")]


def play_out(match: Match, seed: int) -> tuple[int, ...]:
    """Play a whole deal of a match, always the first legal action; who got whose cards."""
    state = match.start(seed=seed)
    family, rules = match.family, match.rules
    received: tuple[int, ...] = ()
    while not family.over(state):
        seat = family.turn(state)[0]
        state = family.apply(rules, state, seat, family.legal(rules, state, seat)[0])
        if not received and any(state.received):
            received = tuple(state.chosen.index(state.received[at]) for at in range(state.players))
    match.finish(state)
    return received


@pytest.mark.parametrize(
    ("players", "givers"),
    [
        (3, [(2, 0, 1), (1, 2, 0), ()]),
        (4, [(3, 0, 1, 2), (1, 2, 3, 0), (2, 3, 0, 1), ()]),
        (5, [(4, 0, 1, 2, 3), (1, 2, 3, 4, 0), ()]),
        (6, [(5, 0, 1, 2, 3, 4), (1, 2, 3, 4, 5, 0), (3, 4, 5, 0, 1, 2), ()]),
    ],
)
def test_t_02_the_cycle_starts_elsewhere_or_does_not_begin_again(
    players: int, givers: list[tuple[int, ...]]
) -> None:
    """Hand 1 passes left; the cycle has three hands with three and five players, else four."""
    match = Match.of("hearts", players, options={"target": "5000"})
    seen = [play_out(match, seed) for seed in range(len(givers) + 2)]
    assert seen == [*givers, *givers[:2]]


def test_t_03_a_received_card_is_seen_or_passed_on_before_all_have_chosen() -> None:
    """All choose at once and what is chosen stays chosen; the cards come when all have."""
    table = Table.dealt("hearts", "QS KS AS", "2H 3H 4H", "", "")
    table.play("A QS KS AS")
    assert table.turn == "BCD"
    assert table.count("A") == table.count("B") == 13
    assert table.refused("A QS") == "already-chosen", "a choice was taken back"
    other = next(card for card in table.hand("A").split() if card not in {"QS", "KS", "AS"})
    assert table.refused(f"A {other}") == "enough-chosen"
    assert table.refused("B QS") == "not-in-hand", "a card was passed on"
    assert "QS" not in table.hand("B").split()
    assert parse_cards("QS")[0] not in table.view("B").hand
    assert table.view("B").received == ()
    table.play("B 2H 3H 4H")
    table.play("C " + " ".join(table.hand("C").split()[:3]))
    assert table.count("B") == 13
    table.play("D " + " ".join(table.hand("D").split()[:3]))
    assert {"QS", "KS", "AS"} <= set(table.hand("B").split())
    assert table.view("B").received == tuple(sorted(parse_cards("QS KS AS")))


@pytest.mark.parametrize(("players", "right"), [(3, "C"), (4, "D"), (5, "E"), (6, "F")])
def test_t_04_black_maria_passes_elsewhere_than_right(players: int, right: str) -> None:
    """In Black Maria the cards go to the right with any number of players, hand after hand."""
    for number in range(5):
        assert passes(Table.dealt("black-maria", *[""] * players, number=number)) == right


def test_t_05_the_first_holder_of_a_passed_club_leads() -> None:
    """Who holds the lowest club after the passing leads it."""
    table = Table.dealt("hearts", "2C AD AS", "7H 8H 9H", "7S 8S 9S", "7D 8D 9D")
    table.play("A 2C AD AS", "B 7H 8H 9H", "C 7S 8S 9S", "D 7D 8D 9D")
    assert table.turn == "B"
    assert table.legal("B") == {"2C"}
    assert table.refused("A 7D") == "not-your-turn"


@pytest.mark.parametrize(("players", "club", "number"), [(5, "3C", 2), (6, "4C", 3)])
def test_t_06_a_removed_club_is_asked_for(players: int, club: str, number: int) -> None:
    """Five players begin with the 3 of clubs, six with the 4."""
    table = Table.dealt("hearts", "", "", f"{club} KC", *[""] * (players - 3), number=number)
    assert table.turn == "C"
    assert table.legal("C") == {club}
    assert table.refused("C KC") == "first-lead"


def test_t_06_the_forced_club_does_not_follow_the_removed_cards() -> None:
    """The lowest club is that of the pack in use, also when a table removes other cards."""
    table = Table.dealt("hearts removed_3=2C", "3C KC", "", "", number=2)
    assert table.turn == "A"
    assert table.legal("A") == {"3C"}
    table = Table.dealt("hearts removed_5=2S_2D", "", "2C KC", "", "", "", number=2)
    assert table.turn == "B"
    assert table.legal("B") == {"2C"}


@pytest.mark.parametrize("players", [3, 5, 6])
def test_t_06_black_maria_forces_a_club(players: int) -> None:
    """In Black Maria the player left of the dealer leads what he likes, clubs or not."""
    hands = ["", "QS AD", *[""] * (players - 2)]
    table = Table.dealt("black-maria pass_cycle_3=none pass_cycle_5=none pass_cycle_6=none", *hands)
    assert table.turn == "B"
    assert table.legal("B") == set(table.hand("B").split())
    table.play("B QS")


@pytest.mark.parametrize(
    ("players", "number", "club"), [(3, 2, "2C"), (4, 3, "2C"), (5, 2, "3C"), (6, 3, "4C")]
)
@pytest.mark.parametrize("dealer", ["A", "B", "C"])
def test_t_07_the_forced_club_is_not_found_where_nothing_is_passed(
    players: int, number: int, club: str, dealer: str
) -> None:
    """Where nothing is passed the holder of the lowest club leads all the same, whoever deals."""
    hands = ["", "", club, *[""] * (players - 3)]
    table = Table.dealt("hearts", *hands, dealer=dealer, number=number)
    assert table.turn == "C"
    assert table.legal("C") == {club}


def test_t_08_another_club_is_led_without_the_option_or_another_suit_with_it() -> None:
    """The lowest club and no other card; with ``any_club`` its holder leads any club he holds."""
    hands = ("3C KC", "2C 9C AC 5D QS 5H", "", "")
    table = Table.dealt("hearts", *hands, number=3)
    assert table.legal("B") == {"2C"}
    assert table.refused("B 9C") == "first-lead"
    table = Table.dealt("hearts first_lead=any_club", *hands, number=3)
    assert table.turn == "B", "the holder of the lowest club does not lead"
    assert table.legal_cards("B") == {card for card in table.hand("B").split() if card[-1] == "C"}
    assert {"2C", "9C", "AC"} <= table.legal("B")
    assert table.refused("B 5D") == "first-lead"
    assert table.refused("B QS") == "first-lead"
    table.play("B AC")
    assert table.turn == "C"


def drawn(*cards: str) -> list[int]:
    """A pack that begins with these cards."""
    first = [parse_cards(card)[0] for card in cards]
    return [*first, *(card for card in range(52) if card not in first)]


def test_t_36_another_than_the_lowest_card_deals_or_the_untied_draw_again() -> None:
    """With ``first_dealer=cut`` the lowest card deals; equal lowest cards draw again."""
    game = preset("black-maria")
    rules = game.changed({"first_dealer": "cut"}, 3)
    assert first_dealer(game.family, rules, 3, drawn("AC", "KD", "QS")).seat == 2
    assert first_dealer(game.family, rules, 3, drawn("2S", "KD", "QS")).seat == 0
    order = drawn("5C", "5D", "KS", "9H", "2S")
    assert first_dealer(game.family, rules, 3, order) == (
        1,
        tuple(
            Drawn(seat, card, counts=True)
            for seat, card in zip((0, 1, 2, 0, 1), order, strict=False)
        ),
    )
    high_tie = drawn("KC", "KD", "3S")
    assert first_dealer(game.family, rules, 3, high_tie) == (
        2,
        tuple(
            Drawn(seat, card, counts=True) for seat, card in zip((0, 1, 2), high_tie, strict=False)
        ),
    ), "equal high cards were drawn again"


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_t_36_the_lot_favours_a_seat(players: int) -> None:
    """By default the first dealer is drawn by lot: no seat more often than another."""
    game = preset("hearts")
    chance = Random(36)
    rounds = 600 * players
    found = [0] * players
    for _ in range(rounds):
        order = list(range(52))
        chance.shuffle(order)
        dealer = first_dealer(game.family, game.rules, players, order)
        assert dealer.drawn == ()
        found[dealer.seat] += 1
    assert min(found) > 510
    assert max(found) < 690


def test_t_37_the_dealer_stays_or_decides_who_leads() -> None:
    """The dealer moves left; who leads depends on the lowest club and not on him."""
    match = Match.of("hearts", 4, dealer=3)
    table = Table("hearts; trick 13; dealer D; leader A; A 5C; B 6C; C 7C; D 8C")
    table.play("A 5C", "B 6C", "C 7C", "D 8C")
    match.finish(table.state)
    assert match.dealer == 0
    for dealer in "ABCD":
        assert Table.dealt("hearts", "", "", "2C", "", dealer=dealer, number=3).turn == "C"
    first: list[int] = []
    for at in range(4):
        state = match.family.start(match.rules, 4, dealer=at, pack=list(range(52)))
        first.extend(seat for seat in range(4) if state.hands[seat] & 1)
    assert first == [1, 2, 3, 0], "the top card does not go to the dealer's left"


@pytest.mark.parametrize("number", ["0", "5"])
def test_t_41_no_card_or_more_than_four_may_be_passed(
    number: str,
) -> None:
    """At most four cards are passed and no hand is smaller than eight, so the cards suffice."""
    with pytest.raises(RulesError) as error:
        Table.dealt(f"hearts pass_count={number}", *[""] * 6)
    assert [reason.code for reason in error.value.reasons] == ["bad-value"]


@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_t_41_the_smallest_hand_does_not_suffice_for_passing(number: int) -> None:
    """Every allowed number can be passed from the smallest hand, and no card more."""
    table = Table.dealt(f"hearts pass_count={number}", *[""] * 6)
    cards = table.hand("A").split()
    assert len(cards) == 8
    table.play("A " + " ".join(cards[:number]))
    assert table.turn == "BCDEF"
    assert table.refused(f"A {cards[number]}") == "enough-chosen"
