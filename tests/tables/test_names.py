"""What people at one table are called."""

from maija.table.names import MOST, heard, told_apart


def test_who_comes_later_does_not_get_the_number():
    assert told_apart("Anna", []) == "Anna"
    assert told_apart("Anna", ["Eino"]) == "Anna"
    assert told_apart("anna", ["ANNA", "Anna 2"]) == "anna 3"
    assert told_apart("Anna", ["\uff21\uff4e\uff4e\uff41"]) == "Anna 2"


def test_a_name_grows_too_long_by_its_number_or_loses_a_mark_of_its_last_letter():
    long = "x" * MOST
    assert told_apart(long, [long]) == "x" * (MOST - 2) + " 2"
    marked = "x\u0331" * MOST
    assert told_apart(marked, [marked]) == "x\u0331" * (MOST - 2) + " 2"


def test_one_name_is_heard_as_two():
    assert {heard(name) for name in ("Anna", "ANNA", "\uff21\uff4e\uff4e\uff41")} == {"anna"}
    assert heard("Anna") != heard("Änna")
