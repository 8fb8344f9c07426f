"""``maija analyse`` as a person types it, and the page that it writes."""

import json
import re
from dataclasses import replace
from html.parser import HTMLParser

import pytest

from maija.cli import analyse as command
from maija.cli import main
from maija.lab.analysis import analyse
from maija.players import Searcher
from maija.record import read_text
from maija.terminal.analysed import Words, teller_for, written
from maija.terminal.analysed.curve import HEIGHT, Axis, Point, draw
from maija.terminal.screen import bars
from maija.text import Catalogue, languages
from tests.records import games

NASTY = '<script>alert("x")</script>&'
VOID = {"meta", "br"}


def file(folder, text):
    path = folder / "game.maija"
    path.write_text(text, encoding="utf-8")
    return str(path)


def game(name="mustamaija", **more):
    return games.text(name, 3, deals=1, player="habit", **more)


class Page(HTMLParser):
    """A page as a browser would read it: every element closed, nothing from elsewhere."""

    def __init__(self, text):
        super().__init__()
        self.open: list[str] = []
        self.seen: list[str] = []
        self.names: set[str] = set()
        self.said: list[str] = []
        self.feed(text)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag, attrs):
        self.seen.append(tag)
        self.names |= {name for name, _ in attrs}
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag, attrs):
        self.seen.append(tag)
        self.names |= {name for name, _ in attrs}

    def handle_endtag(self, tag):
        assert self.open.pop() == tag

    def handle_data(self, data):
        if "style" not in self.open:
            self.said.append(data)


def page(record, language="en", seats=(0, 1), deals=60):
    analysis = analyse(record, seats, deals=deals)
    teller = teller_for(Catalogue(language), record.seats)
    return written(Words(analysis, record.preset.family, teller))


# --- the command ----------------------------------------------------------------------------


@pytest.mark.fast
@pytest.mark.slow
@pytest.mark.parametrize("name", ["mustamaija", "hearts"])
def test_an_analysis_cannot_be_read_at_the_terminal(name, tmp_path, capsys):
    path, out = file(tmp_path, game(name)), tmp_path / "page.html"
    arguments = ["analyse", path, "--deals", "200", "--every", "--html", str(out)]
    assert main(arguments) == 0
    shown = capsys.readouterr().out
    called = Catalogue().say(f"page-game-{name}")
    assert f"Analysis: {called}, 3 players" in shown
    assert "Hidden cards were" in shown
    assert "Your decisions" in shown
    assert re.search(r"Deal 1  [▁▂▃▄▅▆▇█]+ ", shown)
    assert "All decisions" in shown
    assert "None" not in shown
    assert re.search(r"\bnone\b(?! clearly)", shown) is None
    Page(out.read_text(encoding="utf-8"))
    assert main([*arguments, "--seat", "all", "--lang", "fi"]) == 0
    shown = capsys.readouterr().out
    assert "Sinun valintasi" in shown
    assert shown.count("Valinnat, pelaaja") == 2


@pytest.mark.fast
@pytest.mark.slow
@pytest.mark.parametrize(("name", "figure"), [("mustamaija", r"[\d–]+ %"), ("hearts", r"\d+\.\d")])
def test_who_hears_an_analysis_hears_drawings_or_signs(name, figure, tmp_path, monkeypatch, capsys):
    monkeypatch.setattr("sys.stderr.isatty", lambda: True)
    path = file(tmp_path, game(name))
    assert main(["analyse", path, "--deals", "60", "--every", "--plain"]) == 0
    told = capsys.readouterr()
    assert told.err.splitlines()[-1] == "Examining"
    lines = told.out.splitlines()
    assert [line for line in lines if re.search("[\x1b\u2500-\u259f♣♦♥♠]", line)] == []
    assert [line for line in lines if not line.strip() or line != line.strip()] == []
    (course,) = [line for line in lines if line.startswith("Deal 1; ")]
    assert re.fullmatch(rf"Deal 1; {figure}(, .+)*; .+", course)
    rows = [line for line in lines if line.startswith("Deal: 1; No.: ")]
    assert len(rows) == len(course.split(", "))


@pytest.mark.fast
@pytest.mark.slow
def test_a_program_is_told_something_else_each_time(tmp_path, capsys):
    path, told = file(tmp_path, game("hearts")), []
    for seat in ("B", "2", "computer:random", "b"):
        assert main(["analyse", path, "--deals", "40", "--seat", seat, "--json"]) == 0
        told.append(json.loads(capsys.readouterr().out))
    assert told[0]["seats"] == ["B"]
    assert told[0]["deals_tried"] == 40
    assert all(each == told[0] for each in told)


def test_a_wrong_file_or_seat_ends_in_a_traceback(tmp_path, capsys):
    path = file(tmp_path, game())
    damaged = tmp_path / "damaged.maija"
    damaged.write_text("no record\n", encoding="utf-8")
    for arguments, words, status in (
        ([str(tmp_path / "nowhere")], "cannot be read", 2),
        ([str(damaged)], "line 1", 1),
        ([path, "--seat", "Z"], "There is no seat “Z” in this game. It has: A (you), B", 2),
        ([path, "--deals", "0"], "--deals", 2),
        ([path, "--html", str(tmp_path / "no" / "page.html")], "cannot be written", 2),
    ):
        assert main(["analyse", *arguments]) == status
        error = capsys.readouterr().err
        assert words in error
        assert "Traceback" not in error
    empty = game(last=0)
    assert main(["analyse", file(tmp_path, empty)]) == 2
    assert "Nothing was played" in capsys.readouterr().err


def test_a_page_that_was_there_is_lost_though_nothing_was_examined(tmp_path, monkeypatch, capsys):
    def missing(*_, **__):
        raise ImportError

    monkeypatch.setattr(command, "examine", missing)
    monkeypatch.setattr(Searcher, "prepared", lambda *_: True)
    path, old, new = file(tmp_path, game()), tmp_path / "old.html", tmp_path / "new.html"
    old.write_text("mine", encoding="utf-8")
    for out in (old, new):
        assert main(["analyse", path, "--html", str(out)]) == 2
        assert "pip install maija[fast]" in capsys.readouterr().err
    assert old.read_text(encoding="utf-8") == "mine"
    assert not new.exists()


# --- the page -------------------------------------------------------------------------------


@pytest.mark.fast
@pytest.mark.slow
def test_a_name_from_a_file_does_something_on_the_page():
    record = replace(read_text(game("hearts")), seats=("you", NASTY, "computer:habit"))
    text = page(record)
    found = Page(text)
    assert not {"script", "img", "link", "iframe", "object"} & set(found.seen)
    assert not {"onload", "onclick", "src", "href"} & found.names
    assert f"Decisions of {NASTY}" in "".join(found.said)
    assert NASTY not in text
    assert "default-src 'none'" in text


@pytest.mark.fast
@pytest.mark.slow
@pytest.mark.parametrize("language", languages())
def test_the_page_lacks_a_curve_a_table_or_its_language(language):
    record = read_text(games.text("mustamaija", 3, deals=2, player="habit"))
    text = page(record, language)
    found = Page(text)
    assert f'<html lang="{language}">' in text
    assert found.seen.count("figure") == 4, "two seats and two deals"
    assert found.seen.count("table") == 2
    assert found.seen.count("h1") == 1
    assert "None" not in "".join(found.said)


def test_a_curve_leaves_its_frame_or_lacks_a_decision():
    axis = Axis(0.0, 1.0, ((0.0, "0 %"), (1.0, "100 %")))
    points = [Point(value, 0.0, costly=value > 0.5, told="<a & b>") for value in (0.0, 0.6, 1.2)]
    picture = draw(points, axis, 'say "this"', 1.0)
    found = Page(picture)
    assert found.seen.count("circle") == 3
    assert picture.count('class="cost"') == 2
    assert "<a & b>" in found.said
    heights = [float(y) for y in re.findall(r'cy="([-\d.]+)"', picture)]
    assert heights == sorted(heights, reverse=True)
    assert 0 <= min(heights) <= max(heights) <= HEIGHT
    assert 'class="end"' in picture
    assert 'class="end"' not in draw(points[:1], axis, "", None)


def test_a_bar_is_of_the_wrong_height():
    assert bars([0.0, 0.5, 1.0, 2.0, -1.0], 1.0) == "▁▅██▁"
