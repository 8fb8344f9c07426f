"""The Mustamaija presets, field by field, and which rules can be played at all (section 2.1)."""

import pytest

from maija.games.deal import deal
from maija.games.options import RulesError
from maija.games.presets import PRESETS, preset

NAMES = ("musta-maija", "mustamaija", "voron", "pagat", "dam")

TABLE = """
packs                 auto              1                 ^              ^       ^
hand_size             6                 5                 ^              ^       6
deal_packet           3                 1                 ^              ^       ^
first_dealer          cut               lot               ^              ^       ^
next_dealer           left              left              ^              ^       ^
queen_in_cut          redraw            counts            ^              ^       ^
trump_method          kq_anytime        turn_up           ^              turn_up_after_first_lead ^
fixed_trump           diamonds          diamonds          ^              ^       ^
spades_may_be_trump   yes               no                ^              ^       ^
spade_indicator_goes  middle            middle            ^              ^       ^
indicator_position    under             under             ^              ^       ^
trump_redeclare       no                no                ^              ^       ^
kq_must_show          yes               yes               ^              ^       ^
queen_may_beat        no                no                ^              ^       ^
no_queen_left         last_holder_loses last_holder_loses ^              ^       ^
max_attack            none              5                 none           none    none
defender_limit        after_stock_empty always            ^              ^       ^
overload              claim_dump_hand   illegal           ^              ^       ^
announce_counts       hidden            public            ^              ^       ^
attacker_draws        after_lead        after_lead        after_bout     ^       ^
draw_order            attacker_first    attacker_first    ^              ^       ^
draw_amount           up_to             up_to             ^              ^       ^
draw_compulsory       yes               yes               ^              ^       ^
refill_after_pickup   yes               yes               ^              ^       ^
partial_defence       yes               yes               all_or_nothing ^       ^
must_beat_if_possible no                no                ^              ^       ^
scoring               winner_1          loss_count        ^              ^       ^
repetition            draw              draw              ^              ^       ^
deals                 players           players           ^              ^       ^
"""
"""Written out by hand from the top of the rules: a field, its text in each preset in the order of
``NAMES``; ``^`` is the text in ``mustamaija``."""

FIELDS = {
    field: [values[1] if value == "^" else value for value in values]
    for field, *values in map(str.split, TABLE.strip().splitlines())
}

VALUES = {
    "packs": "auto 1 2",
    "hand_size": "5 6",
    "deal_packet": "1 3 hand_size",
    "first_dealer": "cut lot fixed",
    "next_dealer": "left loser winner fixed",
    "queen_in_cut": "redraw counts",
    "trump_method": "kq_anytime kq_after_deal turn_up turn_up_after_first_lead fixed none",
    "fixed_trump": "clubs diamonds hearts spades",
    "spades_may_be_trump": "yes no",
    "spade_indicator_goes": "middle random reshuffle",
    "indicator_position": "under top",
    "trump_redeclare": "no yes",
    "kq_must_show": "yes no",
    "queen_may_beat": "no yes_as_top_trump",
    "no_queen_left": "last_holder_loses nobody_loses",
    "max_attack": "none 5 hand_size",
    "defender_limit": "always after_stock_empty never",
    "overload": "illegal claim_dump_hand",
    "announce_counts": "hidden public max_receivable",
    "attacker_draws": "after_lead after_bout",
    "draw_order": "attacker_first defender_first",
    "draw_amount": "up_to same_number",
    "draw_compulsory": "yes no",
    "refill_after_pickup": "yes no",
    "partial_defence": "yes all_or_nothing",
    "must_beat_if_possible": "no yes",
    "scoring": "none winner_1 finish_order loss_count",
    "repetition": "draw off",
    "deals": "players 1 7",
}
"""Every value of every option, from the table of options in section 2.1."""

WITHOUT_MEANING = {
    "fixed_trump=clubs": "trump_method",
    "fixed_trump=hearts": "trump_method",
    "fixed_trump=spades": "trump_method",
    "no_queen_left=nobody_loses": "queen_may_beat",
}
"""Changes that mean nothing in any of the five presets, and the other field of the refusal."""

TURNED = WITHOUT_MEANING | {
    "queen_in_cut=redraw": "first_dealer",
    "trump_redeclare=yes": "trump_method",
    "kq_must_show=no": "trump_method",
    "overload=claim_dump_hand": "defender_limit",
    "announce_counts=hidden": "overload",
    # counts are hidden while there is a stock, but every refusal would tell them (M75)
    "announce_counts=max_receivable": "defender_limit",
}
"""One change that the four presets with a turned trump refuse."""

REFUSED = {
    "musta-maija": WITHOUT_MEANING
    | {
        "spade_indicator_goes=random": "trump_method",
        "spade_indicator_goes=reshuffle": "trump_method",
        "indicator_position=top": "trump_method",
        "defender_limit=always": "overload",
        "defender_limit=never": "overload",
        "overload=illegal": "announce_counts",
        "draw_order=defender_first": "attacker_draws",
    },
    "mustamaija": TURNED | {"draw_order=defender_first": "attacker_draws"},
    "voron": TURNED,
    "pagat": TURNED | {"draw_order=defender_first": "attacker_draws"},
    "dam": TURNED | {"draw_order=defender_first": "attacker_draws"},
}
"""For each preset the single changes that are refused, with the other field that is named."""


VARIANTS = "hand_size=5 queen_may_beat=yes_as_top_trump"
"""Two of the variants of S1 (S1.43, S1.45)."""


def fields_of(error: RulesError) -> list[set[str]]:
    """The fields that each reason of a refusal names."""
    return [
        {field.partition("=")[0] for field in reason.facts["fields"]} for reason in error.reasons
    ]


def change(game: str, options: str, players: int = 4) -> list[set[str]]:
    """The fields named by the refusal of a preset with these options; nothing if it is accepted."""
    changes = dict(option.split("=") for option in options.split())
    try:
        preset(game).changed(changes, players)
    except RulesError as error:
        return fields_of(error)
    return []


def test_the_games_are_not_these_seven_from_these_sources() -> None:
    assert [(name, game.family.name, game.source) for name, game in PRESETS.items()] == [
        ("musta-maija", "mustamaija", "S1"),
        ("mustamaija", "mustamaija", "S2"),
        ("voron", "mustamaija", "S3"),
        ("pagat", "mustamaija", "P01"),
        ("dam", "mustamaija", "P07"),
        ("black-maria", "hearts", "S4"),
        ("hearts", "hearts", "S4"),
    ]
    with pytest.raises(RulesError) as refusal:
        preset("mustamaia")
    assert refusal.value.reasons[0].code == "unknown-preset"
    assert refusal.value.reasons[0].facts["presets"] == tuple(PRESETS)


@pytest.mark.parametrize("field", FIELDS)
@pytest.mark.parametrize("name", NAMES)
def test_a_field_of_a_preset_has_another_value(name: str, field: str) -> None:
    assert PRESETS[name].rules.text(field) == FIELDS[field][NAMES.index(name)]


@pytest.mark.parametrize("name", NAMES)
def test_a_preset_has_a_field_that_the_table_lacks(name: str) -> None:
    assert sorted(PRESETS[name].rules.texts()) == sorted(FIELDS)
    assert sorted(VALUES) == sorted(FIELDS)


@pytest.mark.parametrize(
    ("name", "most"),
    [("musta-maija", 8), ("mustamaija", 6), ("voron", 6), ("pagat", 6), ("dam", 6)],
)
def test_a_preset_is_played_by_too_few_or_too_many(name: str, most: int) -> None:
    accepted = []
    for players in range(11):
        try:
            game = deal(name, players)
        except RulesError:
            continue
        accepted.append(players)
        assert game.players == players
        assert game.legal(1 % players)
    assert accepted == list(range(2, most + 1))


@pytest.mark.parametrize(
    "field",
    [
        "queens_removed",
        "queen_beatable",
        "queen_may_be_led",
        "queen_beats_trumps",
        "kq_spades_pair_counts",
        "after_success",
        "after_pickup",
        "out_when",
        "attacker_out_timing",
        "lead_after_out",
        "end_condition",
        "players",
    ],
)
def test_what_no_table_changes_is_a_field(field: str) -> None:
    with pytest.raises(RulesError) as refusal:
        deal("mustamaija", options={field: "yes"})
    assert refusal.value.reasons[0].code == "unknown-option"
    assert refusal.value.reasons[0].facts["option"] == field


@pytest.mark.parametrize("field", VALUES)
def test_an_option_has_other_values_than_the_table_of_options(field: str) -> None:
    rules = PRESETS["mustamaija"].rules
    for text in VALUES[field].split():
        assert rules.changed({field: text}).text(field) == text
    for text in ("", "maybe", "-1", "7000000"):
        with pytest.raises(RulesError) as refusal:
            rules.changed({field: text})
        assert refusal.value.reasons[0].code == "bad-value"
        assert refusal.value.reasons[0].facts["option"] == field


@pytest.mark.parametrize("name", NAMES)
def test_one_changed_field_is_refused_that_can_be_played_or_accepted_that_cannot(name: str) -> None:
    refused = {}
    for field, values in VALUES.items():
        for text in values.split():
            named = change(name, f"{field}={text}")
            if named:
                assert len(named) == 1
                assert len(named[0]) == 2
                assert field in named[0]
                (refused[f"{field}={text}"],) = named[0] - {field}
    assert refused == REFUSED[name]


@pytest.mark.parametrize(
    ("game", "options", "players", "fields"),
    [
        # more than six with one pack
        ("mustamaija", "", 7, {"packs", "players"}),
        ("voron", "", 8, {"packs", "players"}),
        ("musta-maija", "packs=1", 7, {"packs", "players"}),
        # fixed spades where spades may not be trump
        (
            "voron",
            "trump_method=fixed fixed_trump=spades",
            4,
            {"fixed_trump", "spades_may_be_trump"},
        ),
        (
            "musta-maija",
            "trump_method=fixed fixed_trump=spades spades_may_be_trump=no",
            4,
            {"fixed_trump", "spades_may_be_trump"},
        ),
        # a claim without the limit of the endgame
        ("musta-maija", "defender_limit=always", 4, {"overload", "defender_limit"}),
        ("musta-maija", "defender_limit=never", 4, {"overload", "defender_limit"}),
        ("mustamaija", "overload=claim_dump_hand", 4, {"overload", "defender_limit"}),
        # hidden counts with an overload that is illegal
        ("musta-maija", "overload=illegal", 4, {"announce_counts", "overload"}),
        ("voron", "announce_counts=hidden", 4, {"announce_counts", "overload"}),
        (
            "dam",
            "announce_counts=hidden defender_limit=after_stock_empty",
            4,
            {"announce_counts", "overload"},
        ),
        # the defender draws first, but the attacker has drawn already
        ("mustamaija", "draw_order=defender_first", 4, {"draw_order", "attacker_draws"}),
        (
            "voron",
            "draw_order=defender_first attacker_draws=after_lead",
            4,
            {"draw_order", "attacker_draws"},
        ),
    ],
)
def test_a_clash_is_accepted_or_does_not_name_its_fields(
    game: str, options: str, players: int, fields: set[str]
) -> None:
    assert change(game, options, players) == [fields]


@pytest.mark.parametrize(
    ("game", "options", "players"),
    [
        ("mustamaija", "packs=2", 2),
        ("mustamaija", "packs=2", 8),
        ("mustamaija", "packs=auto", 8),
        ("musta-maija", "packs=1", 6),
        ("musta-maija", "trump_method=fixed fixed_trump=spades", 4),
        ("voron", "trump_method=fixed fixed_trump=spades spades_may_be_trump=yes", 4),
        ("voron", "trump_method=fixed fixed_trump=hearts", 4),
        ("voron", "draw_order=defender_first", 4),
        ("mustamaija", "draw_order=defender_first attacker_draws=after_bout", 4),
        ("musta-maija", "overload=illegal defender_limit=never", 4),
        ("mustamaija", "announce_counts=hidden defender_limit=never", 4),
        ("musta-maija", "announce_counts=public", 4),
        ("musta-maija", "announce_counts=max_receivable", 4),
        ("musta-maija", "announce_counts=public overload=illegal defender_limit=always", 4),
        (
            "mustamaija",
            "announce_counts=hidden overload=claim_dump_hand defender_limit=after_stock_empty",
            4,
        ),
        ("mustamaija", "announce_counts=max_receivable defender_limit=after_stock_empty", 4),
        ("mustamaija", "queen_may_beat=yes_as_top_trump no_queen_left=nobody_loses", 4),
        ("musta-maija", "first_dealer=lot", 4),
        ("musta-maija", "first_dealer=lot queen_in_cut=redraw", 4),
        ("mustamaija", "first_dealer=cut queen_in_cut=redraw", 4),
        ("mustamaija", "trump_method=kq_anytime trump_redeclare=yes kq_must_show=no", 4),
        ("voron", "trump_method=kq_after_deal kq_must_show=no spades_may_be_trump=yes", 4),
        ("musta-maija", "trump_method=turn_up indicator_position=top", 4),
        # the five variants of S1 (26 = 41, 42, 43, 44, 45), alone and together
        ("musta-maija", "trump_method=fixed", 4),
        ("musta-maija", "trump_method=turn_up", 4),
        ("musta-maija", "queen_may_beat=yes_as_top_trump", 4),
        ("musta-maija", "hand_size=5", 4),
        ("musta-maija", f"trump_method=turn_up announce_counts=public {VARIANTS}", 8),
        ("musta-maija", f"trump_method=fixed announce_counts=max_receivable {VARIANTS}", 8),
    ],
)
def test_rules_that_can_be_played_are_refused(game: str, options: str, players: int) -> None:
    assert change(game, options, players) == []
    changes = dict(option.split("=") for option in options.split())
    table = deal(game, players, options=changes)
    while not table.over:
        seat = table.turn[0]
        table.play(seat, table.legal(seat)[-1])
        if len(table.history) == 40:
            break
    assert table.history


@pytest.mark.parametrize(
    ("game", "options", "fields"),
    [
        ("mustamaija", "queen_in_cut=redraw", {"queen_in_cut", "first_dealer"}),
        ("mustamaija", "queen_in_cut=redraw first_dealer=fixed", {"queen_in_cut", "first_dealer"}),
        ("musta-maija", "queen_in_cut=counts first_dealer=lot", {"queen_in_cut", "first_dealer"}),
        ("voron", "fixed_trump=hearts", {"fixed_trump", "trump_method"}),
        (
            "musta-maija",
            "trump_method=fixed spade_indicator_goes=random",
            {"spade_indicator_goes", "trump_method"},
        ),
        (
            "voron",
            "trump_method=kq_after_deal indicator_position=top",
            {"indicator_position", "trump_method"},
        ),
        (
            "voron",
            "trump_method=kq_after_deal trump_redeclare=yes",
            {"trump_redeclare", "trump_method"},
        ),
        ("musta-maija", "trump_method=none kq_must_show=no", {"kq_must_show", "trump_method"}),
        ("musta-maija", "no_queen_left=nobody_loses", {"no_queen_left", "queen_may_beat"}),
        (
            "musta-maija",
            "trump_method=none spades_may_be_trump=no",
            {"spades_may_be_trump", "trump_method"},
        ),
        (
            "mustamaija",
            "trump_method=none spades_may_be_trump=yes",
            {"spades_may_be_trump", "trump_method"},
        ),
    ],
)
def test_a_field_that_means_nothing_may_be_changed(
    game: str, options: str, fields: set[str]
) -> None:
    assert change(game, options) == [fields]
    kept = " ".join(
        option
        for option in options.split()
        if option.partition("=")[0] not in fields or "dealer" in option or "method" in option
    )
    assert change(game, kept) == []  # it is the change that is refused, not the rest


def test_several_clashes_are_told_one_at_a_time() -> None:
    assert change(
        "voron", "fixed_trump=hearts announce_counts=hidden no_queen_left=nobody_loses"
    ) == [
        {"announce_counts", "overload"},
        {"fixed_trump", "trump_method"},
        {"no_queen_left", "queen_may_beat"},
    ]
