"""Decided edge cases of Mustamaija, attack and defence: M27 to M52."""

import pytest

from maija.cards import parse_card
from maija.games.deal import deal
from maija.games.mustamaija.moves import cover_group
from maija.games.options import RulesError
from tests.table import Table, sort, told_cards


def test_m_27_the_spade_queen_may_not_be_led_alone() -> None:
    """The spade queen may be led, also alone."""
    for game in ("musta-maija", "mustamaija", "voron"):
        table = Table(f"{game}; stock 9; A QS 2C; B 3C 4C; C 5C").play("A QS done")
        assert table.turn == "B"
        assert table.legal("B") == {"take"}


def test_m_28_the_spade_queen_may_not_be_led_with_other_spades() -> None:
    """Led, the queen counts as a spade: with spades, not with cards of another suit."""
    table = Table("mustamaija; trump hearts; stock 9; A QS 3S KS 2C 2H; B 3C 4C 5D 6D; C 5C")
    assert table.refused("A QS 2C") == "other-suit"
    assert table.refused("A QS 2H") == "other-suit"  # a trump is no better
    assert table.refused("A 2C QS") == "other-suit"
    table.play("A QS 3S KS done")
    assert table.view().bout == ((40, -1), (50, -1), (49, -1))  # she is asked about last


def test_m_29_a_defence_against_the_spade_queen_can_be_complete() -> None:
    """An attack with the queen can never be beaten whole: he takes her and loses the lead."""
    table = Table("mustamaija; trump hearts; stock 9; A QS 3S 2C; B AS AH KH 3C; C 5C QC")
    table.play("A 3S QS done", "B AS")
    assert table.legal("B") == {"take"}
    table.play("B take")
    assert "QS" in table.hand("B").split()
    assert {"3S", "AS"} <= set(table.gone.split())
    assert table.attacker == "C"


def test_m_30_the_spade_queen_beats_in_the_basic_game_or_not_in_the_variant() -> None:
    """She may not beat; in the variant she beats as the highest trump, even without a trump."""
    for trump in ("", "trump hearts;"):
        for lead in ("2S", "AS", "2D", "AH"):
            position = f"{trump} A {lead} 3C; B QS 4C; C 5C 6C"
            table = Table(f"musta-maija; {position}").play(f"A {lead} done")
            assert table.legal("B") == {"take"}
            assert table.refused("B QS") == "queen-cannot-beat"
            game = "musta-maija queen_may_beat=yes_as_top_trump"
            table = Table(f"{game}; {position}").play(f"A {lead} done")
            assert table.legal("B") == {"QS", "take"}
            table.play("B QS")
            assert table.attacker == "B"


def test_m_31_a_queen_who_has_beaten_stays_in_play() -> None:
    """In the variant the pair is discarded: the queen leaves the game."""
    table = Table("musta-maija queen_may_beat=yes_as_top_trump; A AH 3C; B QS 4C; C 5C 6C")
    table.play("A AH done", "B QS")
    assert told_cards(table, "DISCARDED") == "AH QS"
    assert "QS" in table.gone.split()
    assert all("QS" not in table.hand(seat) for seat in "ABC")
    table.play("B 4C done", "C take")
    assert not table.over


def test_m_32_the_queen_is_beatable_in_the_variant_or_is_led_with_trumps() -> None:
    """In the variant, led, she is unbeatable and a spade: never with trumps."""
    game = "musta-maija queen_may_beat=yes_as_top_trump; trump hearts; stock 9"
    table = Table(f"{game}; A QS 3S 2H 2C; B AS AH KH 3C; C 5C QC")
    assert table.refused("A QS 2H") == "other-suit"
    table.play("A QS 3S done", "B AS")
    assert table.legal("B") == {"take"}
    assert table.refused("B AH") == "queen-unbeatable"
    two = Table.from_pack(
        "musta-maija queen_may_beat=yes_as_top_trump trump_method=turn_up",
        2,
        "2C 3C 4C 2D 3D 4D 5C 6C 7C 5D 6D 7D QS 9H",
    )
    assert two.trump == "H"  # turned, she goes back


def test_m_33_the_spade_ace_beats_the_spade_queen() -> None:
    """The ace of spades does not beat the attacking queen, nor does the king."""
    for game in ("musta-maija", "mustamaija", "voron"):
        table = Table(f"{game}; stock 9; A QS 2C; B AS KS; C 5C").play("A QS done")
        assert table.refused("B AS") == "queen-unbeatable"
        assert table.refused("B KS") == "queen-unbeatable"


def test_m_34_a_lower_trump_beats_a_higher_one() -> None:
    """Trump on trump: only the higher beats."""
    table = Table("mustamaija; trump hearts; A 9H 2C; B 8H TH 2H; C QS").play("A 9H done")
    assert table.legal("B") == {"10H", "take"}
    assert table.refused("B 8H") == "too-low"


def test_m_35_an_equal_card_beats() -> None:
    """With two packs an equal card does not beat: it must be higher."""
    for trump in ("", "trump clubs;"):
        table = Table(f"musta-maija packs=2; {trump} A 7C 2D; B 7C 8C 2H; C QS").play("A 7C done")
        assert table.legal("B") == {"8C", "take"}
        assert table.refused("B 7C") == "too-low"


def test_m_36_two_equal_cards_may_not_be_led_or_one_card_beats_both() -> None:
    """Two identical cards may be led together; each needs a beater of its own."""
    table = Table("musta-maija packs=2; stock 20; A 7C 7C 2H; B 8C 2D 3D; C QS")
    table.play("A 7C 7C done")
    assert table.view().bout == ((5, -1), (5, -1))
    table.play("B 8C")
    assert table.legal("B") == {"take"}
    assert table.refused("B 8C") == "not-in-hand"
    table.play("B take")
    assert "7C" in table.hand("B").split()
    table = Table("musta-maija packs=2; stock 20; A 7C 7C 2H; B 8C 8C 2D; C QS")
    table.play("A 7C 7C done", "B 8C 8C")
    assert table.attacker == "B"
    assert sort(told_cards(table, "DISCARDED")) == "7C 7C 8C 8C"


def test_m_37_one_trump_beats_two_cards() -> None:
    """One card beats one card."""
    table = Table("mustamaija; trump hearts; A 4C 5C 2D; B AH 2S 3S; C QS").play("A 4C 5C done")
    table.play("B AH")
    assert table.view().bout == ((2, 38), (3, -1))
    assert table.legal("B") == {"take"}
    assert table.refused("B AH") == "not-in-hand"


def test_m_38_a_defender_must_beat_what_he_can_or_may_leave_it_under_the_strict_option() -> None:
    """He who can beat need not; under the strict option he must beat as many as possible."""
    position = "stock 20; A 5C 8C 2D; B 6C 9C 2H 3H; C QS"
    table = Table(f"musta-maija; {position}").play("A 5C 8C done")
    assert table.legal("B") == {"6C", "9C", "take"}
    table.play("B take take")
    assert {"5C", "6C", "8C", "9C"} <= set(table.hand("B").split())
    strict = Table(f"musta-maija must_beat_if_possible=yes; {position}").play("A 5C 8C done")
    assert strict.legal("B") == {"6C"}
    assert strict.refused("B take") == "must-beat"
    assert strict.refused("B 9C") == "must-beat"  # then the eight could not be beaten
    strict.play("B 6C")
    assert strict.legal("B") == {"9C"}
    whole = Table(f"voron must_beat_if_possible=yes; {position}").play("A 5C 8C done")
    assert whole.legal("B") == {"6C"}
    half = Table("voron must_beat_if_possible=yes; stock 20; A 5C 8C 2D; B 6C 2H 3H; C QS")
    assert half.play("A 5C 8C done").legal("B") == {"6C", "take"}  # all or nothing: nothing
    trump = Table("dam must_beat_if_possible=yes; trump hearts; A 9H TH 2D; B 8H JH 2C; C QS")
    assert trump.play("A 9H TH done").legal("B") == {"JH", "take"}
    equal = Table("musta-maija must_beat_if_possible=yes packs=2; A 7C 2D; B 7C 2H; C QS")
    assert equal.play("A 7C done").legal("B") == {"take"}
    one = Table("musta-maija must_beat_if_possible=yes; stock 20; A 5C 8C 2D; B 9C 2H 3H; C QS")
    one.play("A 5C 8C done")
    assert one.legal("B") == {"9C", "take"}  # one of the two, whichever he likes
    assert one.play("B take").legal("B") == {"9C"}
    trumps = Table(
        "musta-maija must_beat_if_possible=yes; trump hearts; stock 20;"
        " A 5C 8C QS 2D 3S 2S; B 9C 2H; C 4D"
    )
    trumps.play("A 2S 3S QS done")
    assert trumps.legal("B") == {"2H", "take"}
    assert trumps.play("B take").legal("B") == {"2H"}


def test_m_39_a_partial_defence_discards_or_picks_up_the_wrong_cards_or_keeps_the_lead() -> None:
    """Beaten pairs are discarded, the rest is picked up, and the defender does not lead."""
    for game in ("musta-maija", "mustamaija", "pagat", "dam", "voron partial_defence=yes"):
        table = Table(f"{game}; stock 20; A 5C 8C JC 2D; B 6C 9C 2H 3H; C QS 2S; D 3S")
        table.play("A 5C 8C JC done", "B 6C take")
        assert table.turn == "B"
        table.play("B take")
        assert told_cards(table, "DISCARDED") == "5C 6C"
        assert told_cards(table, "PICKED_UP") == "8C JC"
        assert (table.attacker, table.defender) == ("C", "D")
        assert table.refused("B 2H") == "not-your-turn"


def test_m_40_voron_discards_part_of_a_defence() -> None:
    """In S3's game a partial defence is an option, all or nothing the rule."""
    position = "stock 20; A 5C 8C 2D; B 6C 2H 3H; C QS 2S"
    table = Table(f"voron; {position}").play("A 5C 8C done", "B 6C take")
    assert "DISCARDED" not in table.events()
    assert {"5C", "6C", "8C"} <= set(table.hand("B").split())
    table = Table(f"voron partial_defence=yes; {position}").play("A 5C 8C done", "B 6C take")
    assert told_cards(table, "DISCARDED") == "5C 6C"


def test_m_41_the_beaters_of_a_failed_defence_do_not_return() -> None:
    """All or nothing failed: he takes all attack cards, what he had laid returns to his hand."""
    table = Table("voron; stock 20; A 5C 8C JC 2D; B 6C 9C 2H 3H; C QS 2S")
    table.play("A 5C 8C JC done", "B 6C 9C")
    assert table.hand("B") == "2H 3H"
    table.play("B take")
    assert told_cards(table, "TOOK_BACK") == "6C 9C"
    assert told_cards(table, "PICKED_UP") == "5C 8C JC"
    assert table.holds("B", "5C 6C 8C 9C JC 2H 3H")
    assert table.attacker == "C"


def test_m_42_the_cover_suggested_is_not_the_largest_or_explicit_pairs_do_not_win() -> None:
    """The engine finds the largest cover of a set; pairs given one by one are played as given."""
    table = Table("mustamaija; A 5H 8H 2C; B 6H 9H 3C; C QS").play("A 5H 8H done")
    choices = table.family.choices(table.rules, table.state, 1)
    six, nine = parse_card("6H"), parse_card("9H")
    assert choices.best == ((0, six), (1, nine))
    assert cover_group(table.rules, table.state, 1, {0: six, 1: nine}) == (six, nine)
    assert [cover.beaters for cover in choices.cover] == [(six, nine), (nine,)]
    # the nine on the five, as he insists: the eight cannot be beaten any more
    assert cover_group(table.rules, table.state, 1, {0: nine})[0] == nine
    table.play("B 9H")
    assert table.legal("B") == {"take"}
    assert table.refused("B 6H") == "too-low"
    table.play("B take")
    assert told_cards(table, "DISCARDED") == "5H 9H"
    assert table.holds("B", "3C 6H 8H")


def test_m_44_an_attack_above_the_defenders_hand_is_refused_while_s1_has_a_stock() -> None:
    """With a stock S1 allows it: he beats at most what he holds and takes the rest."""
    position = "stock 20; A 3H 4H 5H 6H 2D; B 7H 8H 9H; C QS 2S"
    table = Table(f"musta-maija; {position}").play("A 3H 4H 5H 6H done")
    assert table.refused("B claim") == "no-overload"
    table.play("B 7H 8H 9H take")
    assert told_cards(table, "PICKED_UP") == "6H"
    for game in ("mustamaija", "voron"):
        assert Table(f"{game}; {position}").refused("A 3H 4H 5H 6H") == "defender-limit"


def test_m_45_an_attack_above_the_defenders_hand_gives_no_claim_or_is_allowed_in_s2_and_s3() -> (
    None
):
    """Without a stock it is an offence in S1, with a claim; in S2 and S3 it is illegal."""
    position = "A 3H 4H 5H 6H 2D; B 7H 8H 9H; C QS 2S"
    table = Table(f"musta-maija; {position}").play("A 3H 4H 5H 6H done")
    assert "claim" in table.legal("B")
    table = Table(f"musta-maija; {position}").play("A 3H 4H 5H done")
    assert table.refused("B claim") == "no-overload"
    for game in ("mustamaija", "voron"):
        assert Table(f"{game}; {position}").refused("A 3H 4H 5H 6H") == "defender-limit"


def test_m_46_a_claim_leaves_cards_with_the_defender_or_comes_too_late() -> None:
    """The claim gives the whole hand and the attack to the offender; the defender is out."""
    position = "musta-maija; A 3H 4H 5H 2D; B 7H 8S; C QS 2S; D 3S"
    table = Table(position).play("A 3H 4H 5H done")
    assert table.legal("B") == {"7H", "take", "claim"}
    assert table.refused("A claim") == "not-your-turn"
    table.play("B claim")
    assert table.holds("A", "3H 4H 5H 7H 2D 8S")
    assert table.hand("B") == ""
    assert table.out == "B"
    assert {"DISCARDED", "DREW"}.isdisjoint(table.events())
    claimed = {seat: told_cards(table, "CLAIMED", seat) for seat in (-1, 0, 1, 2, 3)}
    assert claimed == {-1: "", 0: "7H 8S", 1: "7H 8S", 2: "", 3: ""}
    (event,) = [told for told in table.told() if told.kind == 14]
    assert (event.seat, event.cards, event.number) == (1, None, 0)  # no number of cards
    for answer in ("7H", "take"):
        late = Table(position).play("A 3H 4H 5H done", f"B {answer}")
        assert "claim" not in late.legal("B")
        assert late.refused("B claim") == "claim-lapsed"
    last = Table("musta-maija; A 3H 4H 5H; B 7H 8S; C QS 2S; D 3S; E -; out E")
    last.play("A 3H 4H 5H done")
    assert last.out == "E"  # the offender's last cards: he is not out before the claim has lapsed
    last.play("B claim")
    assert last.out == "EB"
    assert last.holds("A", "3H 4H 5H 7H 8S")
    assert last.attacker == "C"
    last = Table("musta-maija; A 3H 4H 5H; B 7H 8S; C QS 2S; D 3S").play("A 3H 4H 5H done", "B 7H")
    assert last.out == "A"


def test_m_47_an_overload_that_is_not_claimed_does_not_stand() -> None:
    """Without the claim the attack stands and is defended as any other."""
    table = Table("musta-maija; A 3H 4H 5H 2D; B 7H 8H; C QS 2S; D 3S")
    table.play("A 3H 4H 5H done", "B 7H 8H take")
    assert told_cards(table, "PICKED_UP") == "5H"
    assert told_cards(table, "DISCARDED") == "3H 4H 7H 8H"
    assert table.holds("B", "5H")
    assert (table.attacker, table.out) == ("C", "")


def test_m_48_somebody_else_than_the_next_after_the_leaver_leads_after_a_claim() -> None:
    """After a claim the next player still in after the leaver leads."""
    table = Table("musta-maija; A 3H 4H 2D; B 7H; C -; D QS 2S; E 3S; out C")
    table.play("A 3H 4H done", "B claim")
    assert (table.turn, table.attacker, table.defender) == ("D", "D", "E")
    assert table.refused("A 2D") == "not-your-turn"


def test_m_49_an_offender_alone_with_all_cards_plays_on() -> None:
    """With two left the claim ends the deal: the offender holds everything and has lost."""
    table = Table("musta-maija; A 3H 4H; B QS").play("A 3H 4H done", "B claim")
    assert table.over
    assert table.loser == "A"
    assert table.out == "B"
    assert table.holds("A", "3H 4H QS")
    assert table.scores == (0, 1)


def test_m_50_an_overload_cannot_happen_or_happens_where_counts_are_shown() -> None:
    """Hidden counts: any size may be led; shown counts: an oversize lead is refused, no claim."""
    position = "A 3H 4H 5H 6H 7H 8H; B 9H 2C; C QS 2S"
    hidden = Table(f"musta-maija; {position}").play("A 3H 4H 5H 6H 7H 8H done")
    assert "claim" in hidden.legal("B")
    for counts in ("public", "max_receivable"):
        shown = Table(f"musta-maija announce_counts={counts}; {position}")
        assert shown.refused("A 3H 4H 5H") == "defender-limit"
        shown.play("A 3H 4H done")
        assert shown.refused("B claim") == "no-overload"
    with pytest.raises(RulesError) as refusal:
        deal("musta-maija", 3, options={"overload": "illegal"})
    assert refusal.value.reasons[0].facts["fields"] == [
        "announce_counts=hidden",
        "overload=illegal",
    ]
    never = "musta-maija overload=illegal defender_limit=never"
    free = Table(f"{never}; {position}").play("A 3H 4H 5H 6H done")
    assert free.refused("B claim") == "no-overload"
    assert free.legal("B") == {"9H", "take"}


def test_m_51_the_attacker_passes() -> None:
    """At least one card must be led."""
    for game in ("musta-maija", "mustamaija", "voron", "pagat", "dam"):
        table = Table(f"{game}; stock 9; A QS 2C; B 3C 4C; C 5C")
        assert table.legal("A") == {"2C", "QS"}
        assert table.refused("A done") == "empty-lead"
        assert table.refused("A take") == "word-not-now"


def test_m_52_the_cap_of_five_does_not_give_way_to_a_smaller_hand() -> None:
    """Five at most, and never more than the defender holds."""
    hand = "2H 3H 5H 8H JH KH"
    for held, most, reason in (
        ("2C 3C 4C 5C 6C 7C", 5, "attack-limit"),
        ("2C 3C 4C 5C 6C", 5, "attack-limit"),
        ("2C 3C 4C", 3, "defender-limit"),
        ("2C", 1, "defender-limit"),
    ):
        table = Table(f"mustamaija; stock 9; A {hand}; B {held}; C QS")
        cards = hand.split()
        assert table.refused(f"A {' '.join(cards[: most + 1])}") == reason
        table.play(f"A {' '.join(cards[:most])} done")
        assert table.turn == "B"
    six = Table("mustamaija max_attack=hand_size hand_size=6; stock 9; A 2H 3H 4H 5H 6H 7H 8H; B 9")
    assert six.refused("A 2H 3H 4H 5H 6H 7H 8H") == "attack-limit"
    six.play("A 2H 3H 4H 5H 6H 7H done")
