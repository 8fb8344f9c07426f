"""The rules on paper: whole, well formed, in any language, with nothing fetched from elsewhere."""

import re
from html.parser import HTMLParser

import pytest

from maija.games.presets import PRESETS
from maija.rulebook import html, markdown
from maija.rulebook.compare import Side
from maija.rulebook.sheet import comparison, sheet
from maija.text import Catalogue, languages

ALONE = {"meta", "br"}


def on_one_line(text):
    """A text with plain spaces: some languages write narrow ones, and ones that do not break."""
    return re.sub(r"\s+", " ", text)


class Page(HTMLParser):
    """What a browser reads: texts, and elements that are closed in order."""

    def __init__(self, text):
        super().__init__()
        self.open: list[str] = []
        self.texts: list[str] = []
        self.links: list[str | None] = []
        self.ids: list[str | None] = []
        self.feed(text)
        assert self.open == []
        self.text = on_one_line(" ".join(self.texts))

    def handle_starttag(self, tag, attrs):
        if tag not in ALONE:
            self.open.append(tag)
        facts = dict(attrs)
        self.links += [facts[name] for name in ("href", "src") if name in facts]
        self.ids += [facts["id"]] if "id" in facts else []

    def handle_endtag(self, tag):
        assert self.open.pop() == tag

    def handle_data(self, data):
        if "style" not in self.open:
            self.texts.append(data)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", PRESETS)
def test_a_printed_sheet_lacks_a_rule_or_fetches_something(language, name):
    catalogue, preset = Catalogue(language), PRESETS[name]
    told = sheet(catalogue, preset, preset.rules, preset.players)
    page = Page(html.sheet_page(catalogue, told, with_sources=True))
    marks = markdown.sheet_text(catalogue, told, with_sources=True)
    for chapter in told.chapters:
        assert f"\n## {chapter.title}\n" in marks
        for clause in chapter.clauses:
            assert on_one_line(clause.text) in page.text
            assert f"rule-{clause.name}" in page.ids
            assert all(number in page.text for number in clause.numbers)
            assert f"- {clause.text}" in marks
        for example in chapter.examples:
            assert on_one_line(example.title) in page.text
            assert f"> **{example.title}**" in marks
    assert page.links == []
    assert len(page.ids) == len(set(page.ids))


@pytest.mark.parametrize("name", PRESETS)
def test_a_sheet_does_not_say_where_its_game_comes_from(name):
    preset = PRESETS[name]
    told = sheet(Catalogue(), preset, preset.rules, preset.players)
    assert preset.source in [source.key for source in told.sources]


def test_a_name_becomes_markup():
    catalogue, preset = Catalogue(), PRESETS["dam"]
    name = "<script>*x*</script> | [a](b)"
    told = sheet(catalogue, preset, preset.rules, 4, name=name, examples=False)
    page = Page(html.sheet_page(catalogue, told))
    assert name in page.text
    assert "<script" not in html.sheet_page(catalogue, told)
    first = markdown.sheet_text(catalogue, told).splitlines()[0]
    assert first == r"# \<script\>\*x\*\</script\> \| \[a\](b)"


def test_how_much_differs_is_miscounted():
    catalogue, preset = Catalogue(), PRESETS["hearts"]
    rules = preset.changed({"target": "50", "moon": "none"}, 4)
    told = sheet(catalogue, preset, rules, 4)
    assert told.changed == "2 rules differ from Hearts; they are marked."
    assert html.sheet_page(catalogue, told).count('class="changed"') == 2
    assert markdown.sheet_text(catalogue, told).count("**changed at this table**") == 2
    same = sheet(catalogue, preset, preset.rules, 4)
    assert same.changed == "As this game is usually played here."


def test_a_table_of_differences_loses_a_row_on_paper():
    catalogue = Catalogue()
    one, other = (Side(PRESETS[name].family, PRESETS[name].rules) for name in ("hearts", "dam"))
    told = comparison(catalogue, one, other, ("Hearts", "Dam"))
    page = Page(html.comparison_page(catalogue, told))
    lines = markdown.comparison_text(catalogue, told).splitlines()
    assert len(lines) == len(told.rows) + 4
    assert {line.count(" | ") for line in lines[2:]} == {2}
    assert all(row.title in page.text for row in told.rows)
    same = comparison(catalogue, one, one, ("Hearts", "Hearts"))
    assert same.same in Page(html.comparison_page(catalogue, same)).text
    assert same.same in markdown.comparison_text(catalogue, same)
