"""How lines are wrapped."""

import io

from rich.console import Console

from maija.terminal.screen import Screen


def shown(*lines, width=30, indent=0):
    paper = io.StringIO()
    Screen(Console(file=paper, width=width, highlight=False)).show(*lines, indent=indent)
    return paper.getvalue().splitlines()


def test_a_quotation_mark_stands_alone_at_the_end_of_a_line():
    tied = "«\u202freprendre\u202f»\u202f; la suite."
    assert shown(f"Une attaque de trois cartes {tied}") == ["Une attaque de trois cartes", tied]


def test_a_line_is_cut_in_a_word_loses_one_or_its_indent():
    line = "Whoever holds king and queen of a suit may name it trumps."
    assert shown(line, width=24, indent=2) == [
        "  Whoever holds king and",
        "  queen of a suit may",
        "  name it trumps.",
    ]
    assert shown("♣2 ♣7  ♥8   1 x") == ["♣2 ♣7  ♥8   1 x"]
    assert shown("") == [""]
    assert "".join(shown("/a/path/that/is/longer/than/one/line", width=20)) == (
        "/a/path/that/is/longer/than/one/line"
    )
