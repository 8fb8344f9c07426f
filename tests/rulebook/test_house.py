"""House rules as a file: what was kept comes back, and a file that tells none is refused."""

import json

import pytest

from maija.rulebook.house import FORM, LONGEST, House, HouseError, read, written

MUMMOLA = House("voron", {"partial_defence": "yes", "hand_size": "6"}, 3, "Mökin säännöt")


def test_kept_rules_come_back_as_others():
    assert read(written(MUMMOLA)) == MUMMOLA
    assert read(written(House("hearts"))) == House("hearts")


def test_what_the_page_keeps_beside_the_rules_breaks_the_file():
    told = json.loads(written(MUMMOLA)) | {"table": {"pace": "0.5", "clock": "30 0"}}
    assert read(json.dumps(told)) == MUMMOLA


def test_a_name_hides_what_cannot_be_seen():
    told = json.loads(written(MUMMOLA)) | {"name": "a\u202e\u200b\n b" + "x" * 99}
    assert read(json.dumps(told)).name == "a b" + "x" * 37


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[" * 5000,
        "null",
        "[]",
        '{"maija": "rules"}',
        '{"maija": "house-rules", "form": 1}',
        '{"maija": "house-rules", "form": 1, "game": 7}',
        '{"maija": "house-rules", "form": 1, "game": "dam", "options": []}',
        '{"maija": "house-rules", "form": 1, "game": "dam", "options": {"a": 1}}',
        '{"maija": "house-rules", "form": 1, "game": "dam", "players": true}',
        '{"maija": "house-rules", "form": 1, "game": "dam", "players": 4.0}',
        '{"maija": "house-rules", "form": 1, "game": "dam", "name": []}',
    ],
)
def test_a_file_that_tells_no_rules_is_taken_for_one(text):
    with pytest.raises(HouseError) as refused:
        read(text)
    assert refused.value.message == "house-not-a-file"


def test_a_newer_or_an_endless_file_is_taken_for_one_of_today():
    with pytest.raises(HouseError) as refused:
        read(written(MUMMOLA).replace(f'"form": {FORM}', f'"form": {FORM + 1}'))
    assert refused.value.message == "house-newer"
    assert refused.value.facts == {"form": str(FORM + 1), "known": str(FORM)}
    with pytest.raises(HouseError) as refused:
        read(" " * (LONGEST + 1))
    assert refused.value.message == "house-too-long"
