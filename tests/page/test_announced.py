"""What a screen reader says of a whole match: every line of the one live region, written down.

`MAIJA_WRITE=1 pytest tests/page/test_announced.py` writes the files anew. A change of them is a
change of what is said, and the commit says which.
"""

import os
from pathlib import Path

import pytest

from maija.table.telling import Telling
from maija.text import languages
from tests.page.scenes import SOCKET, TABLE
from tests.page.test_play import address
from tests.tables.rounds import MAKER, Round
from tests.text.test_languages import CODE, ENGLISH

__all__ = ["address"]
WRITTEN = Path(__file__).with_name("announced")
MATCHES = {"mustamaija": {"deals": "1"}, "hearts": {"target": "1"}}
LISTEN = """
window.heard = []
new MutationObserver((changes) => {
  for (const { target, addedNodes } of changes) {
    if (target.nodeType !== 1 || !target.matches('[aria-live]')) continue
    for (const added of addedNodes) if (added.nodeType === 1) heard.push(added.textContent)
  }
}).observe(document, { childList: true, subtree: true })
"""


def told(game):
    """A match of one deal as the table tells it to the seat of a person, message by message."""
    table = Round(game, players=3, people=1, identity=TABLE, options=MATCHES[game])
    telling = Telling(table.table)
    messages = [telling.welcome(MAKER, 0, table.now)]

    def hear(_before, entry, outcome):
        messages.append(telling.told(outcome, [0]).update(b"%.3f" % entry.now, 0))

    table.watchers.append(hear)
    table.play_match()
    return [message.decode() for message in messages]


def assert_written(name, lines):
    """That this is what was written down; with `MAIJA_WRITE=1` it is written down."""
    path = WRITTEN / f"{name}.txt"
    text = "".join(f"{line}\n" for line in lines)
    if os.environ.get("MAIJA_WRITE") == "1":
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
    assert path.exists(), "not written down yet: run this with MAIJA_WRITE=1, and read it"
    assert text == path.read_text(encoding="utf-8")


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", MATCHES)
def test_an_event_is_said_twice_not_at_all_or_in_other_words(browser, address, game, language):
    messages = told(game)
    context = browser.new_context(locale=f"{language}-{language.upper()}", reduced_motion="reduce")
    page = context.new_page()
    page.add_init_script(LISTEN)

    def talk(socket):
        for message in messages:
            socket.send(message)

    page.route_web_socket(SOCKET, talk)
    page.goto(f"{address}#table={TABLE}")
    page.locator("table").first.wait_for()
    lines = page.evaluate("heard")
    context.close()
    if language != "en":
        assert [line for line in lines if ENGLISH.search(CODE.sub("", line))] == []
    assert_written(f"{game}-{language}", lines)
