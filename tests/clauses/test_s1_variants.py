"""S1.41-S1.45: the five variants that a table may agree on."""

from __future__ import annotations

from maija.cards import parse_cards
from maija.games.deal import Deal, deal
from tests.table import Table, told_cards


def dealt(top: str, **options: str) -> Deal:
    """Three players and A the dealer; after the deal these cards are the top of the stock."""
    first = parse_cards(top)
    order = [card for card in range(52) if card not in first]
    each = 3 * int(options.get("hand_size", "6"))
    pack = [*order[:each], *first, *order[each:]]
    return deal("musta-maija", 3, options=options, dealer=0, pack=pack)


def test_s1_41_a_fixed_suit_is_not_trump_from_the_start() -> None:
    """S1.41: a fixed suit, diamonds, is trump for the whole deal."""
    game = dealt("QS", trump_method="fixed")
    assert game.view().trump == 1
    assert dealt("QS", trump_method="fixed", fixed_trump="hearts").view().trump == 2
    # Dealt in order: B holds 2C 3C 4C JC QC KC, C 5C 6C 7C AC 2D 3D, A 8C 9C 10C 4D 5D 6D.
    game.play(1, "4C", "done")
    assert game.legal(2) == ("5C", "6C", "7C", "AC", "2D", "3D", "take")
    game.play(2, "2D")
    assert game.state.attacker == 2


def test_s1_42_announced_counts_stay_secret_or_an_oversize_lead_lies() -> None:
    """S1.42: the number of cards is announced always, or the most one can take at the end."""
    hands = "A 5C 8C JC 2D; B 9D 3D; C QS 2S 3S"
    for stock, counts in (("stock 9S; ", (4, 2, 3)), ("", (4, 2, 3))):
        table = Table(f"musta-maija announce_counts=public; {stock}{hands}")
        assert table.view("C").counts == table.view().counts == counts

    table = Table(f"musta-maija announce_counts=max_receivable; stock 9S; {hands}")
    assert table.view("C").counts == (None, None, 3)
    assert table.view().counts == (None, None, None)
    table.play("A 5C 8C JC done")  # before the end there is no most
    assert table.refused("B claim") == "no-overload"
    assert table.view("C").counts == (2, 2, 3)  # A drew the last card of the stock

    table = Table(f"musta-maija announce_counts=max_receivable; {hands}")
    assert table.view().counts == (4, 2, 3)
    assert table.refused("A 5C 8C JC") == "defender-limit"
    table.play("A 5C 8C done")
    assert table.refused("B claim") == "no-overload"

    table = Table(f"musta-maija; {hands}")
    assert table.view("C").counts == (None, None, 3)


def test_s1_43_the_spade_queen_fails_to_beat_a_card_where_she_is_top_trump() -> None:
    """S1.43: she is the highest trump, beats the trump ace, and beats before trumps are named."""
    rest = "2D 3D 4D 5D"
    b = "B QS 2C 3C 4C 5C 6C"
    for trump in ("trump hearts; ", ""):
        text = f"{trump}stock 9; A AH {rest}; {b}; C 6"
        table = Table(f"musta-maija queen_may_beat=yes_as_top_trump; {text}").play("A AH done")
        assert table.legal_cards("B") == {"QS"}
        table.play("B QS")
        assert told_cards(table, "DISCARDED") == "AH QS"
        assert "QS" in table.gone.split()
        assert table.attacker == "B"

        table = Table(f"musta-maija; {text}").play("A AH done")
        assert table.refused("B QS") == "queen-cannot-beat"

    # Led she is a spade and still cannot be beaten; she joins no lead of trumps (M32).
    table = Table(
        "musta-maija queen_may_beat=yes_as_top_trump; trump hearts; stock 9;"
        " A QS 3S 2H 3D 4D 5D; B AS AH 2C 3C 4C 5C; C 6"
    )
    assert table.refused("A 2H QS") == "other-suit"
    table.play("A 3S QS done", "B AS")
    assert table.legal("B") == {"take"}
    assert table.refused("B AH") == "queen-unbeatable"


def test_s1_44_no_card_is_turned_or_it_is_not_the_last_one_drawn() -> None:
    """S1.44: the top card is turned for trumps and laid under the stock."""
    game = dealt("6H 2H 4S", trump_method="turn_up")
    six = parse_cards("6H")[0]
    assert (game.view().trump, game.view().indicator, game.view().stock) == (2, six, 34)
    game.play(1, "2C", "3C", "done")
    assert set(parse_cards("2H 4S")) < set(game.view(1).hand)  # the card under it comes first

    table = Table(
        "musta-maija trump_method=turn_up; stock 4C 6D*; A 2H 3H 4H 5H 6H 7H;"
        " B 7D KC 8S 9S 10S JS; C QS 2S"
    ).play("A 2H 3H done")
    assert table.hand("A") == "4C 6D 4H 5H 6H 7H"
    assert told_cards(table, "INDICATOR_DRAWN") == "6D"
    assert table.view("C").indicator is None
    assert table.trump == "D"  # M13
    assert table.legal("B") == {"7D", "take"}


def test_s1_44_a_turned_spade_is_put_back_though_spades_may_be_trumps() -> None:
    """S1.44: it makes no exception for spades; only the queen herself goes back (M9)."""
    game = dealt("7S 6H", trump_method="turn_up")
    assert (game.view().trump, game.view().indicator) == (3, parse_cards("7S")[0])

    game = dealt("QS 6H", trump_method="turn_up")
    assert (game.view().trump, game.view().indicator) == (2, parse_cards("6H")[0])
    # Of the 33 cards left 16 lie above her; then the new top card, the 6H, went underneath.
    assert game.state.stock[game.state.top + 15] == parse_cards("QS")[0]

    game = dealt("7S QS 6H", trump_method="turn_up", spades_may_be_trump="no")
    assert game.view().trump == 2


def test_s1_45_hands_have_six_cards_where_five_were_agreed() -> None:
    """S1.45: five cards for the whole game, dealt by three and two (M6)."""
    game = dealt("QS", hand_size="5")
    a, b, c = "8C 9C 10C 2D 3D", "2C 3C 4C JC QC", "5C 6C 7C KC AC"
    for seat, hand in enumerate((a, b, c)):
        assert game.view(seat).hand == parse_cards(hand)

    table = Table(
        "musta-maija hand_size=5; stock 2S 3S 4S 5S 6S; A 5C 6C 7C 8C 9C; B 10C JC 2D 3D 4D; C QS 4"
    ).play("A 5C 6C done")
    assert table.hand("A") == "7C 8C 9C 2S 3S"
    table.play("B 10C JC")
    assert table.hand("B") == "2D 3D 4D 4S 5S"
