"""The rulebook as a page of its own, to be printed: no file beside it, nothing from elsewhere.

Only elements and their looks live here, no word for people. A sheet for the wall is one page of
A4; with examples it is more.
"""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Final

from maija.cards import ENGLISH, LETTERS

from .markdown import source_text
from .spelling import SUITS

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from maija.text import Catalogue

    from .book import Chapter, Clause
    from .example import Example
    from .sheet import Comparison, Sheet

_RANKS: Final[tuple[int | str, ...]] = (*range(2, 11), "jack", "queen", "king", "ace")
_SIGNS: Final = "♣♦♥♠"
_LOOKS: Final = """
@page { size: A4; margin: 11mm 12mm; }
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 1.5rem 1rem; max-width: 62rem; color: #1d1a16; background: #fff;
  font: 1rem/1.42 Georgia, "Noto Serif", "DejaVu Serif", serif; }
header { border-bottom: 2px solid #1d1a16; margin-bottom: .8em; }
h1 { margin: 0; font-size: 1.9em; line-height: 1.15; overflow-wrap: anywhere; }
header p { margin: .15em 0 .45em; color: #55504a; }
.book { columns: 20rem 2; column-gap: 2.2em; }
h2 { margin: 0 0 .2em; font-size: 1.06em; break-after: avoid; color: #7b1e2e; }
section { margin: 0 0 .75em; }
ul { margin: 0; padding: 0; list-style: none; }
li { margin: 0 0 .18em; padding-left: .75em; border-left: 2px solid transparent;
  break-inside: avoid; hyphens: auto; }
li.changed { border-color: #7b1e2e; }
li small { color: #55504a; }
strong { color: #7b1e2e; font-weight: 600; font-size: .86em; }
figure { margin: .5em 0 .6em; padding: .45em .65em .5em; border: 1px solid #d8d2c6;
  border-radius: .5em; background: #faf7f0; break-inside: avoid; font-size: .93em; }
figcaption { font-weight: 600; margin-bottom: .2em; }
figure p { display: flex; flex-wrap: wrap; align-items: center; gap: .2em .3em; margin: .14em 0; }
figure span.said { margin-right: .15em; }
.card { display: inline-flex; flex-direction: column; align-items: center; justify-content: center;
  width: 1.75em; height: 2.35em; border: 1px solid #6d675e; border-radius: .28em; background: #fff;
  font: 600 .92em/1 "DejaVu Sans", Arial, sans-serif; color: #1d1a16; }
.card.red { color: #b3122a; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: .35em .6em; border: 1px solid #d8d2c6; text-align: left; vertical-align: top; }
thead th { background: #f3eee3; }
td p { margin: 0 0 .2em; }
footer { margin-top: .8em; padding-top: .4em; border-top: 1px solid #d8d2c6; font-size: .82em;
  color: #55504a; overflow-wrap: anywhere; }
footer p { margin: .1em 0; }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
@media print {
  body { max-width: none; padding: 0; font-size: 9.4pt; line-height: 1.32; }
  .book { columns: 2; }
}
"""


def sheet_page(catalogue: Catalogue, sheet: Sheet, *, with_sources: bool = False) -> str:
    """The rules of a table as a page; without examples it is printed on one sheet."""
    return "".join(
        _page(catalogue, sheet.title, _sheet(catalogue, sheet, with_sources=with_sources))
    )


def comparison_page(catalogue: Catalogue, comparison: Comparison) -> str:
    """A table of differences as a page."""
    return "".join(_page(catalogue, comparison.title, _comparison(catalogue, comparison)))


def _page(catalogue: Catalogue, title: str, parts: Iterable[str]) -> Iterator[str]:
    yield f'<!doctype html>\n<html lang="{escape(catalogue.language)}">\n<head>\n'
    yield '<meta charset="utf-8">\n<meta name="viewport" content="width=device-width">\n'
    yield f"<title>{escape(title)}</title>\n<style>{_LOOKS}</style>\n</head>\n"
    yield "<body>\n"
    yield from parts
    yield "</body>\n</html>\n"


def _sheet(catalogue: Catalogue, sheet: Sheet, *, with_sources: bool) -> Iterator[str]:
    yield f"<header><h1>{escape(sheet.title)}</h1>"
    yield f"<p>{escape(sheet.game)}. {escape(sheet.changed)}</p></header>\n"
    yield '<main class="book">\n'
    for chapter in sheet.chapters:
        yield from _chapter(catalogue, sheet, chapter, with_sources=with_sources)
    yield "</main>\n"
    if with_sources:
        yield f"<footer><h2>{escape(catalogue.say('sheet-sources'))}</h2>\n"
        for source in sheet.sources:
            yield f"<p>{escape(source_text(catalogue, source))}</p>\n"
        yield "</footer>\n"


def _chapter(
    catalogue: Catalogue, sheet: Sheet, chapter: Chapter, *, with_sources: bool
) -> Iterator[str]:
    yield f'<section id="{escape(chapter.name)}"><h2>{escape(chapter.title)}</h2>\n<ul>\n'
    for clause in chapter.clauses:
        yield _clause(catalogue, clause, changed=clause.option in sheet.differs, all_=with_sources)
    yield "</ul>\n"
    for example in chapter.examples:
        yield from _example(catalogue, example)
    yield "</section>\n"


def _clause(catalogue: Catalogue, clause: Clause, *, changed: bool, all_: bool) -> str:
    told = escape(clause.text)
    if changed:
        told += f" <strong>{escape(catalogue.say('rulebook-changed'))}</strong>"
    if all_:
        told += f" <small>{escape(', '.join(clause.numbers))}</small>"
    looks = ' class="changed"' if changed else ""
    return f'<li id="rule-{escape(clause.name)}"{looks}>{told}</li>\n'


def _example(catalogue: Catalogue, example: Example) -> Iterator[str]:
    yield f"<figure><figcaption>{escape(example.title)}</figcaption>\n"
    for row in example.rows:
        cards = " ".join(_card(catalogue, card) for card in row.cards)
        yield f'<p><span class="said">{escape(row.text)}</span> {cards}</p>\n'
    yield "</figure>\n"


def _card(catalogue: Catalogue, card: int) -> str:
    suit, rank = divmod(card, 13)
    letters = LETTERS.get(catalogue.language, ENGLISH)
    name = catalogue.say("card-name", rank=_RANKS[rank], suit=SUITS[suit], case="nominative")
    red = " red" if SUITS[suit] in {"diamonds", "hearts"} else ""
    return (
        f'<span class="card{red}" role="img" aria-label="{escape(name)}">'
        f"<span>{letters.ranks[rank]}</span><span>{_SIGNS[suit]}</span></span>"
    )


def _comparison(catalogue: Catalogue, comparison: Comparison) -> Iterator[str]:
    yield f"<header><h1>{escape(comparison.title)}</h1></header>\n<main>\n"
    if not comparison.rows:
        yield f"<p>{escape(comparison.same)}</p>\n</main>\n"
        return
    heads = (catalogue.say("compare-rule"), comparison.one, comparison.other)
    yield "<table><thead><tr>"
    yield from (f'<th scope="col">{escape(head)}</th>' for head in heads)
    yield "</tr></thead>\n<tbody>\n"
    nothing = catalogue.say("compare-nothing")
    for row in comparison.rows:
        yield f'<tr><th scope="row">{escape(row.title)}</th>'
        yield from (f"<td>{_lines(lines, nothing)}</td>" for lines in (row.one, row.other))
        yield "</tr>\n"
    yield "</tbody></table>\n</main>\n"


def _lines(lines: Sequence[str], nothing: str) -> str:
    return "".join(f"<p>{escape(line)}</p>" for line in lines or (nothing,))
