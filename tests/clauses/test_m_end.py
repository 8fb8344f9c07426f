"""Decided edge cases of Mustamaija, drawing, going out, the end and what is seen: M53 to M76."""

from dataclasses import asdict

import pytest

from maija.games.family import IllegalAction
from maija.games.match import Match
from maija.record import read_moves
from tests.table import Table, finished

ROUND = ("A 2C", "C 3C", "B 2C", "A 3C", "C 2C", "B 3C")
"""Six leads, all taken by the next player, after which everybody holds what he held before."""
NEXT = {"A": "B", "B": "C", "C": "A"}


def go_round(table: Table, leads: int, *, decline: bool = False) -> Table:
    """Play so many leads of ``ROUND``, all taken; ``decline`` every draw on the way."""
    for number in range(leads):
        assert not table.over, f"over after {number} leads"
        seat, card = ROUND[number % 6].split()
        table.play(f"{seat} {card} done")
        for _ in range(3):
            if decline and not table.over and "decline" in table.legal(table.turn):
                table.play(f"{table.turn} decline")
            elif table.turn == NEXT[seat] and "take" in table.legal(NEXT[seat]):
                table.play(f"{NEXT[seat]} take")
    return table


def test_m_53_an_attacker_without_cards_is_not_out_at_once() -> None:
    """His last cards led, the stock gone, he is out at once; the defence is still played."""
    table = Table("mustamaija; trump diamonds; A 9C; B TC 2D; C 4H 5H; D QS 2S").play("A 9C done")
    assert table.out == "A"
    assert table.legal("B") == {"10C", "2D", "take"}
    table.play("B TC")
    assert (table.attacker, table.out) == ("B", "A")  # success: the defender leads
    table = Table("mustamaija; A 9C; B 4C 7D; C 4H 5H; D QS 2S").play("A 9C done", "B take")
    assert (table.attacker, table.defender) == ("C", "D")  # failure: not the defender
    assert table.refused("A 9C") == "already-out"
    overload = Table("musta-maija; A 3H 4H; B 7H; C QS").play("A 3H 4H done")
    assert overload.out == ""  # while the claim may come
    overload.play("B take")
    assert overload.out == "A"


def test_m_54_a_defender_who_is_alone_may_still_answer() -> None:
    """The attacker out, only the defender left: over at once, he holds the attack and loses."""
    table = Table("mustamaija; trump diamonds; A 2C; B 9C QS").play("A 2C done")
    assert table.over
    assert (table.loser, table.out) == ("B", "A")
    assert table.holds("B", "2C 9C QS")
    assert table.refused("B 9C") == "deal-over"
    overload = Table("musta-maija; A 2C 3C; B QS").play("A 2C 3C done")
    assert not overload.over
    assert overload.legal("B") == {"take", "claim"}
    overload.play("B take")
    assert (overload.loser, overload.hand("B")) == ("B", "2C 3C QS")
    beats = Table("musta-maija; A 2C 3C 4C; B 9C QS").play("A 2C 3C 4C done", "B 9C")
    assert beats.over  # the first answer ends the right to claim, and with it the deal
    assert beats.holds("B", "2C 3C 4C 9C QS")
    variant = Table("musta-maija queen_may_beat=yes_as_top_trump; A 2C; B 9C QS")
    variant.play("A 2C done")
    assert (variant.over, variant.out) == (False, "A")
    assert variant.legal("B") == {"9C", "QS", "take"}


def test_m_55_a_defender_out_with_his_last_card_leads() -> None:
    """Attacker out and the defender beats all with his last card: both out, the next leads."""
    table = Table("mustamaija; trump diamonds; A 9C; B TC; C 4H 5H; D QS 2S")
    table.play("A 9C done", "B TC")
    assert table.out == "AB"
    assert (table.turn, table.attacker, table.defender) == ("C", "C", "D")
    assert table.refused("B TC") == "already-out"


@pytest.mark.parametrize("no_queen_left", ["last_holder_loses", "nobody_loses"])
def test_m_56_without_the_queen_the_wrong_one_loses(no_queen_left: str) -> None:
    """The queen has left play: the last one loses, also when both run out at once; or nobody."""
    game = f"musta-maija queen_may_beat=yes_as_top_trump no_queen_left={no_queen_left}"
    last = no_queen_left == "last_holder_loses"
    both = finished(f"{game}; A 5C; B QS", "A 5C done", "B QS")
    assert both.out == "AB"
    assert (both.hand("A"), both.hand("B")) == ("", "")
    assert both.loser == ("B" if last else "-")
    assert both.scores == ((1, 0) if last else (1, 1))
    one = finished(f"{game}; A 5C; B QS 9D", "A 5C done", "B QS")
    assert one.out == "A"
    assert one.loser == ("B" if last else "-")
    kept = finished(f"{game}; A 5C; B QS 9D", "A 5C done", "B take")
    assert kept.loser == "B"  # she is still in play: the option is not read
    three = Table(f"{game}; A 5C 6C; B QS; C 3D").play("A 5C done", "B QS")
    assert (three.over, three.out, three.attacker) == (False, "B", "C")
    three.play("C 3D done")
    assert three.out == "BC"
    three.play("A take")
    assert three.loser == ("A" if last else "-")


def test_m_57_a_defender_without_cards_leads_or_stays() -> None:
    """He beat all, his hand and the stock are empty: he is out, the next at his left attacks."""
    table = Table("mustamaija; A 9C 3D; B TC; C 4H 5H; D QS 2S").play("A 9C done", "B TC")
    assert table.out == "B"
    assert (table.attacker, table.defender) == ("C", "D")


def test_m_58_one_player_with_the_queen_plays_on() -> None:
    """One player is left and holds the queen: he has lost, the deal is over."""
    table = Table("mustamaija; A QS 2C; B 3H").play("A 2C done", "B take", "A QS done")
    assert table.over
    assert (table.loser, table.turn) == ("B", "")
    table = Table("mustamaija; A QS; B 4D; C -; out C; attacker B")
    table.play("B 4D done")
    assert (table.over, table.loser, table.out) == (True, "A", "CB")
    assert table.refused("A QS") == "deal-over"


def test_m_59_with_two_players_the_attack_passes_after_a_pick_up() -> None:
    """Two players, the defender picks up: the same player attacks again."""
    table = Table("mustamaija; stock 9; A 2C 3D; B QS 4D").play("A 2C done", "B take")
    assert (table.turn, table.attacker, table.defender) == ("A", "A", "B")
    assert table.refused("B 4D") == "not-your-turn"


def test_m_60_a_short_stock_is_not_shared_attacker_first() -> None:
    """The stock runs out in a refill: what is there is drawn, the attacker first."""
    position = "stock 2S 3S 4S; A 6C 7C 8C 9C 2H; B TC JC QC KC 3H; C QS 4H"
    moves = ("A 6C 7C 8C 9C done", "B TC JC QC KC")
    table = Table(f"voron; {position}").play(*moves)
    assert table.holds("A", "2H 2S 3S 4S")
    assert table.holds("B", "3H")
    assert (table.stock, table.out) == (0, "")
    table = Table(f"voron draw_order=defender_first; {position}").play(*moves)
    assert table.holds("B", "3H 2S 3S 4S")
    assert table.holds("A", "2H")
    table = Table(f"mustamaija; {position}").play(*moves)
    assert table.holds("A", "2H 2S 3S 4S")


def test_m_61_the_attackers_draw_leaves_a_card_for_the_defender() -> None:
    """The attacker's draw may empty the stock; then the defender gets nothing."""
    table = Table("mustamaija; stock 2S 3S; A 6C 7C 2H 3H 4H; B TC JC 3D 4D 5D; C QS 4C")
    table.play("A 6C 7C done")
    assert table.stock == 0
    table.play("B TC JC")
    assert table.holds("B", "3D 4D 5D")
    assert "DREW" not in table.events()


def test_m_62_a_defender_without_cards_may_draw_from_nothing_or_stays_in() -> None:
    """The attacker took the last cards of the stock: a defender without cards is out."""
    table = Table(
        "voron; trump hearts; stock 2S 3S 4S 5S; A 5C 6C 7C 8C 9C; B TC JC QC KC AC; C 2D QS"
    )
    table.play("A 5C 6C 7C 8C 9C done")
    assert table.out == ""  # he will draw
    table.play("B TC JC QC KC AC")
    assert table.holds("A", "2S 3S 4S 5S")
    assert table.out == "B"
    assert (table.attacker, table.defender) == ("C", "A")


def test_m_63_the_lead_that_empties_the_stock_is_judged_by_the_stock_after_it() -> None:
    """S1's limit looks at the stock before the lead: while there was one, there is no overload."""
    position = "A 3H 4H 5H 6H 2D; B 7H 8S; C QS 2S; D 3S"
    table = Table(f"musta-maija; stock 9S; {position}").play("A 3H 4H 5H 6H done")
    assert table.stock == 0
    assert table.legal("B") == {"7H", "take"}
    assert table.refused("B claim") == "no-overload"
    table.play("B take")
    assert table.refused("B claim") == "no-overload"  # and it has not lapsed either
    shown = Table(f"musta-maija announce_counts=public; stock 9S; {position}")
    shown.play("A 3H 4H 5H 6H done")
    assert shown.stock == 0
    after = Table(f"musta-maija; {position}").play("A 3H 4H 5H 6H done")
    assert "claim" in after.legal("B")


def test_m_64_an_attacker_above_the_hand_size_draws() -> None:
    """Who still holds more than the hand size draws nothing."""
    table = Table("musta-maija; stock 9; A 2C 3C 2D 3D 4D 5D 6D 7D; B 9C; C QS")
    table.play("A 2C done")
    assert "DREW" not in table.events()
    assert (table.count("A"), table.stock) == (7, 9)
    table = Table("musta-maija; stock 9; A 2C 3C 2D 3D 4D 5D 6D; B 9C TC; C QS")
    table.play("A 2C 3C done")
    assert (table.count("A"), table.stock) == (6, 8)  # five left: one, not two
    same = "musta-maija draw_amount=same_number; stock 9"
    table = Table(f"{same}; A 2C 3C 2D 3D 4D 5D 6D; B 9C TC 4S; C QS").play("A 2C 3C done")
    assert (table.count("A"), table.stock) == (6, 8)  # as many as he led, but not above six
    table = Table(f"{same}; A 2C 3C 2D; B 9C TC 4S; C QS").play("A 2C 3C done")
    assert (table.count("A"), table.stock) == (3, 7)
    table.play("B 9C TC")
    assert (table.count("B"), table.stock) == (6, 2)  # the defender fills up


def test_m_65_a_defender_below_the_hand_size_after_a_pick_up_does_not_refill() -> None:
    """Five cards after a pick-up under six-card rules: he refills to six."""
    for game in ("musta-maija", "dam"):
        table = Table(f"{game}; stock 9; A 2C 2D 3D 4D 5D 6D 7D; B 9H TH JH QH; C QS")
        table.play("A 2C done", "B take")
        assert (table.count("B"), table.stock) == (6, 8)


def test_m_66_without_refill_a_defender_with_few_cards_draws_or_cannot_play_on() -> None:
    """No refill after a pick-up: he plays on with what he has, and that limits the attack."""
    game = "voron partial_defence=yes refill_after_pickup=no; stock 9"
    table = Table(f"{game}; A 4C 5C 2D 3D 6D; B 9H; C QS 2S; D 3S")
    assert table.refused("A 4C 5C") == "defender-limit"
    table.play("A 4C done", "B take")
    assert table.holds("B", "4C 9H")
    assert table.events().count("DREW") == 1  # the attacker alone
    table = Table(f"{game.replace('refill_after_pickup=no', '')}; A 4C 2D; B 9H; C QS 2S; D 3S")
    table.play("A 4C done", "B take")
    assert table.count("B") == 5


def test_m_67_a_player_may_decline_where_he_must_draw_or_draws_a_part() -> None:
    """Optional drawing: all up to the hand size, or nothing; who has no card must fill up."""
    table = Table("musta-maija draw_compulsory=no; stock 10; A 6C 9C 2D 3D 4D 5D; B 7C; C QS")
    table.play("A 6C 9C done")
    assert table.turn == "A"
    assert table.legal("A") == {"draw", "decline"}
    assert table.refused("A 2D") == "card-not-now"
    declined = Table("musta-maija draw_compulsory=no; stock 10; A 6C 9C 2D 3D 4D 5D; B 7C; C QS")
    declined.play("A 6C 9C done", "A decline")
    assert (declined.count("A"), declined.stock, declined.turn) == (4, 10, "B")
    table.play("A draw")
    assert (table.count("A"), table.stock, table.turn) == (6, 8, "B")
    table.play("B 7C take")
    assert table.turn == "B"  # each is asked at his own draw
    assert table.legal("B") == {"draw", "decline"}
    must = Table("musta-maija draw_compulsory=no; stock 7; A 6C; B 7C 8C; C QS").play("A 6C done")
    assert must.legal("A") == {"draw"}
    assert must.refused("A decline") == "must-draw"
    must.play("A draw")
    assert (must.count("A"), must.stock) == (6, 1)
    always = Table("mustamaija; stock 10; A 6C 9C 2D 3D 4D; B 7C; C QS 2S").play("A 6C done")
    assert always.turn == "B"
    assert always.count("A") == 5


def test_m_68_a_player_who_is_out_defends() -> None:
    """The next defender is out: the next active player defends."""
    table = Table("mustamaija; A 2C 3D; B -; C QS 4D; D 5D; out B")
    assert (table.attacker, table.defender) == ("A", "C")
    table.play("A 2C done")
    assert table.turn == "C"
    assert table.refused("B take") == "already-out"


def test_m_69_a_player_who_is_out_attacks() -> None:
    """Whose turn it is to attack is out: he is skipped."""
    table = Table("mustamaija; A 2C 3D; B QS 4D; C -; D 5D 6D; out C").play("A 2C done", "B take")
    assert (table.attacker, table.defender) == ("D", "A")
    assert table.refused("C 2C") == "already-out"


def test_m_70_the_order_of_going_out_is_not_attacker_first() -> None:
    """Places follow the order of going out, within one bout the attacker before the defender."""
    game = "mustamaija scoring=finish_order"
    table = Table(f"{game}; A 9C; B TC; C 4H; D QS 2S").play("A 9C done", "B TC")
    assert table.out == "AB"
    table.play("C 4H done")
    assert table.over
    assert table.scores == (1, 2, 3, 4)
    # after the bout: the attacker without cards comes before the defender without cards
    late = Table("voron scoring=finish_order; stock 2S; A 9C; B TC; C QS 4H; D 5H; attacker A")
    late.play("A 9C done", "B TC")
    assert late.out == "B"  # the attacker drew the last card
    claim = Table("musta-maija scoring=finish_order; A 3H 4H; B 7S; C 2S; D QS; E -; out E")
    claim.play("A 3H 4H done", "B claim", "C 2S done")
    assert claim.out == "EBC"


def test_m_71_the_third_appearance_of_a_position_is_no_draw() -> None:
    """The same position for the third time, the first included: nobody loses."""
    position = "A 2C 2D; B QS 2H; C 3C 3D"
    table = go_round(Table(f"musta-maija; {position}"), 6)
    assert not table.over  # it stands for the second time
    go_round(table, 5)
    assert not table.over
    table.play("B 3C done", "C take")
    assert table.over
    assert table.loser == "-"
    assert table.scores == (0, 0, 0)
    assert table.events()[-2:] == ["REPEATED", "ENDED"]
    assert table.refused("A 2C") == "deal-over"
    assert not go_round(Table(f"musta-maija repetition=off; {position}"), 24).over


def test_m_71_with_cards_in_the_stock_a_repeated_position_is_no_draw() -> None:
    """It does not matter whether the stock is empty."""
    position = "stock 5; A 2C 2D 4D 5D 6D 7D 8D; B QS 2H 4H 5H 6H 7H 8H; C 3C 3D 4S 5S 6S 7S 8S"
    table = go_round(Table(f"musta-maija; {position}"), 11)
    assert (table.over, table.stock) == (False, 5)
    table.play("B 3C done", "C take")
    assert (table.over, table.loser, table.stock) == (True, "-", 5)


def test_m_71_a_beat_or_a_naming_in_between_does_not_start_the_count_anew() -> None:
    """Positions from before a beat or a naming cannot return."""
    position = "A 2C 2D KC QC; B QS 2H 4H; C 3C 3D 4D"
    table = go_round(Table(f"musta-maija; {position}"), 6)
    table.play("A name clubs")
    go_round(table, 11)
    assert not table.over  # with clubs as trump it has stood twice
    table.play("B 3C done", "C take")
    assert table.over


def test_m_71_a_beat_taken_back_hides_the_repetition() -> None:
    """All or nothing: a beater that returns to the hand has changed nothing in the position."""
    moves = (
        "A 2C 9C done", "B 3C take", "C 3H 4H done", "A take", "B 2C 9C done", "C take",
        "A 3H 4H done", "B take", "C 2C 9C done", "A take", "B 3H 4H done", "C take",
    )  # fmt: skip
    table = Table("voron; A 2C 9C 2D 3D; B QS 3C 4C 2H; C 3H 4H 2S 3S").play(*moves)
    assert not table.over
    table.play(*moves)
    assert table.over
    assert table.loser == "-"


def test_m_71_a_position_before_trump_was_turned_counts_with_those_after() -> None:
    """The trump belongs to the position: without it, it was another."""
    game = "pagat draw_compulsory=no; stock 5D; A 2C 2D; B QS 2H; C 3C 3D"
    table = go_round(Table(game), 12, decline=True)
    assert not table.over  # with diamonds as trump it has stood twice
    assert go_round(table, 1, decline=True).over  # the one after the first bout: three times
    table = Table("mustamaija draw_compulsory=no; trump diamonds; stock 5D*;" + game[36:])
    assert go_round(table, 12, decline=True).over


@pytest.mark.parametrize("players", [3, 5])
def test_m_71_idle_bouts_never_end_the_deal(players: int) -> None:
    """Twenty idle bouts for each player dealt in, without a position thrice: a draw."""
    suits = ("A 2C 3C 4C 5C 6C 7C 8C", "B 2D 3D 4D 5D 6D 7D QS", "C 2H 3H 4H 5H 6H 7H 8H")
    hands = "; ".join((*suits, "D 9C TC JC 9D TD JD QD", "E 2S 3S 4S 5S 6S 7S 8S")[:players])
    table = Table(f"musta-maija; stock 5; {hands}")
    bouts = 0
    while not table.over:
        assert table.view().idle == bouts
        assert bouts < 20 * players
        hand = table.hand(table.attacker).split()
        table.play(f"{table.attacker} {hand[bouts * 5 % len(hand)]} done")
        table.play(f"{table.defender} take")
        bouts += 1
    assert bouts == 20 * players
    assert (table.loser, table.stock) == ("-", 5)
    (repeated,) = [event for event in table.told() if event.kind == 16]
    assert repeated.number == 20 * players  # it was this that ended it, no position stood thrice


def test_m_71_players_already_out_lose_by_a_repetition() -> None:
    """In a draw who was out has won, those still in share the first free place."""
    for scoring, scores in (
        ("winner_1", (0, 0, 0, 1)),
        ("finish_order", (2, 2, 2, 1)),
        ("loss_count", (0, 0, 0, 0)),
        ("none", (0, 0, 0, 0)),
    ):
        position = f"musta-maija scoring={scoring}; A 2C 2D; B QS 2H; C 3C 3D; D -; out D; dealer C"
        table = go_round(Table(f"{position}; attacker A"), 12)
        assert (table.over, table.loser, table.scores) == (True, "-", scores)


def test_m_72_the_deal_does_not_go_to_the_next_clockwise() -> None:
    """After a deal the next clockwise deals, whoever lost."""
    for seat, letter, following in ((0, "A", 1), (1, "B", 2), (2, "C", 0)):
        match = Match.of("mustamaija", 3, dealer=seat)
        assert match.start(seed=1).dealer == seat
        position = f"mustamaija; dealer {letter}; attacker A; A 2C; B QS; C -; out C"
        match.finish(finished(position, "A 2C done").state)
        assert match.dealer == following
        assert match.start(seed=2).dealer == following


def test_m_73_a_match_is_not_a_number_of_deals_in_which_wins_or_losses_are_counted() -> None:
    """Winners one point, or losses counted; by default each player deals once."""
    end = "dealer C; attacker A; A 2C; B QS; C -; out C"
    for game, scores, totals, places in (
        ("musta-maija", (1, 0, 1), (3, 0, 3), (1, 3, 1)),
        ("mustamaija", (0, 1, 0), (0, 3, 0), (1, 3, 1)),
    ):
        match = Match.of(game, 3)
        for _ in range(3):
            assert not match.over
            state = finished(f"{game}; {end}", "A 2C done").state
            assert match.finish(state).scores == scores
        assert match.over
        assert (match.totals, match.places) == (totals, places)
        with pytest.raises(ValueError, match="over"):
            match.start()


def test_m_75_hidden_counts_are_seen_or_shown_ones_are_not() -> None:
    """The stock is always seen; counts of hands hidden, public, or shown once the stock is gone."""
    for stock, number in (("stock 9;", 9), ("", 0)):
        position = f"{stock} A 3H 4H 2D; B 7H 8S; C QS 2S 4S 5S"
        views = {}
        for counts in ("hidden", "public", "max_receivable"):
            table = Table(f"musta-maija announce_counts={counts}; {position}")
            views[counts] = [table.view(seat) for seat in ("A", "B", None)]
            assert [view.stock for view in views[counts]] == [number] * 3
        own = [(3, None, None), (None, 2, None), (None, None, None)]
        assert [view.counts for view in views["hidden"]] == own
        assert [view.counts for view in views["public"]] == [(3, 2, 4)] * 3
        shown = own if number else [(3, 2, 4)] * 3
        assert [view.counts for view in views["max_receivable"]] == shown


def test_m_75_what_happens_in_the_open_is_hidden_with_the_counts() -> None:
    """Cards led, beaten and picked up, and how many were drawn, are public in any case."""
    table = Table("musta-maija; stock 9; A 3H 4H 2D; B 7H 8S; C QS 2S 4S 5S")
    table.play("A 3H 4H done")
    told = {table.family.events(event.kind).name: event for event in table.told()}
    assert (told["DREW"].number, told["DREW"].cards) == (5, None)
    assert table.view().bout == ((27, -1), (28, -1))
    table.play("B 7H take")
    told = {table.family.events(event.kind).name: event for event in table.told()}
    assert told["PICKED_UP"].cards == (28,)
    assert told["DISCARDED"].cards == (27, 31)


def test_m_75_what_may_be_led_depends_on_a_hidden_count() -> None:
    """Where counts are hidden no legal list and no view tells how many another holds."""
    for attack in ("", "3H ", "3H 4H ", "3H 4H 5H "):
        seen = []
        for other in ("B 7H; C QS 8S 9S TS", "B 7H 8S 9S; C QS TS", "B 7H 8S 9S TS; C QS"):
            table = Table(f"musta-maija; A 3H 4H 5H 2D; {other}")
            if attack:
                table.play(f"A {attack}")
            choices = asdict(table.family.choices(table.rules, table.state, 0))
            seen.append((table.legal("A"), asdict(table.view("A")), asdict(table.view()), choices))
        assert seen[0] == seen[1] == seen[2]


def test_m_76_a_refusal_tells_a_hidden_count() -> None:
    """With hidden counts no refusal names a count or depends on one; where shown it does."""
    moves = (
        "A 3H 2D",
        "A 3H 7H",
        "A 3H claim",
        "A done",
        "A 3H done claim",
        "C QS",
        "A name clubs",
    )
    for move in moves:
        told = []
        for other in ("B 7H; C QS 8S 9S TS", "B 7H 8S 9S; C QS TS", "B 7H 8S 9S TS; C QS"):
            table = Table(f"musta-maija; A 3H 4H 5H 2D; {other}; D 2C")
            seat, actions = read_moves("musta-maija", move)
            with pytest.raises(IllegalAction) as refusal:
                table.family.apply(table.rules, table.state, seat, *actions)
            told.append((refusal.value.reason.code, dict(refusal.value.reason.facts)))
        assert told[0] == told[1] == told[2]
    shown = Table("musta-maija announce_counts=public; A 3H 4H 5H 2D; B 7H; C QS 2S; D 2C")
    shown.play("A 3H")
    reason = shown.family.check(shown.rules, shown.state, 0, 28)
    assert (reason.code, reason.facts["limit"]) == ("defender-limit", 1)
