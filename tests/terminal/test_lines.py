"""Where a line is broken: in a table as elsewhere, a sign stays with the word it belongs to."""

import io

from rich.console import Console
from rich.table import Table

from maija.rulebook.compare import Difference
from maija.rulebook.sheet import Comparison
from maija.terminal.book import show_comparison
from maija.terminal.lines import Line
from maija.terminal.screen import Screen
from maija.terminal.telling import Teller
from maija.text import Catalogue
from tests.terminal.test_screen import shown

TIED = "La pioche\u202f: elle est épuisée\u202f; «\u202ffini\u202f»"


def in_a_table(text, width):
    paper = io.StringIO()
    table = Table.grid()
    table.add_column(overflow="fold")
    table.add_row(Line(text))
    Console(file=paper, width=width, highlight=False).print(table)
    return [line.rstrip() for line in paper.getvalue().splitlines()]


def test_a_table_breaks_a_line_where_a_sentence_would_not():
    for width in range(10, len(TIED)):
        assert in_a_table(TIED, width) == shown(TIED, width=width)
        assert all(line[0] not in ":;»" for line in in_a_table(TIED, width))


def test_a_word_too_wide_for_a_table_or_a_break_of_its_own_is_lost():
    assert in_a_table("un\ndeux", 20) == ["un", "deux"]
    assert "".join(in_a_table("/un/chemin/plus/long/que/la/ligne", 12)) == (
        "/un/chemin/plus/long/que/la/ligne"
    )


def test_a_comparison_begins_a_line_with_a_colon():
    rule = "Les cartes qui restent sont posées, face cachée\u202f: c’est la pioche\u202f; on joue."
    told = Comparison("Jeux", "Un", "Deux", (Difference("deal", "La donne", (rule,), ()),), "")
    for width in range(40, 90):
        paper = io.StringIO()
        screen = Screen(Console(file=paper, width=width, highlight=False))
        show_comparison(screen, Teller(Catalogue("fr")), told)
        cells = [cell.strip() for cell in paper.getvalue().replace("\n", "│").split("│")]
        assert any("cachée\u202f:" in cell for cell in cells)
        assert [cell for cell in cells if cell[:1] in {":", ";"}] == []
