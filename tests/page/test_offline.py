"""Without a network: the page opens, plays whole matches to their real end, and says what it can.

The service is ended in the middle of it. What is played then is played by the law's own Python in
the browser, and proved by its game file as anywhere.
"""

import base64
import http.server
import os
import re
import shutil
import threading
from functools import partial

import pytest
from playwright.sync_api import expect

from maija.table.lessons import LESSONS
from maija.text import Catalogue, languages
from tests.machine import needed
from tests.page.house import NAME, House
from tests.page.person import play_on
from tests.page.test_accessible import DRAWN, FAINT, LEAST, RUN, SIZES, SMALL, TEXTS, axe
from tests.page.test_lessons import STEPS, Pupil
from tools import offline
from tools import page as building

SOAK = os.environ.get("MAIJA_SOAK") == "1"
SEED = 3
SHORT = {
    "hearts": ({"target": "1"}, 4),
    "musta-maija": ({"deals": "1"}, 3),
}
"""A game of each family: what makes its match short, and for how many."""
REFUSED = re.compile("ERR_CONNECTION_REFUSED|ERR_INTERNET_DISCONNECTED")
"""What a browser says of a service that is away."""
LONG = 120_000
"""Milliseconds for loading everything and starting Python on a machine with much else to do."""


def runtime():
    """The Python of browsers, fetched if it is not there; nothing without the network."""
    try:
        offline.build()
    except offline.OfflineError:
        return None
    return offline.RUNTIME


@pytest.fixture(scope="module")
def place(tmp_path_factory):
    """A service that offers the Python of browsers."""
    needed(runtime(), "the Python of browsers (`python -m tools.offline`, with a network)")
    with pytest.MonkeyPatch.context() as patch:
        paths = [str(offline.OFFLINE / "src"), os.environ.get("PYTHONPATH", "")]
        patch.setenv("PYTHONPATH", os.pathsep.join(filter(None, paths)))
        house = House(tmp_path_factory.mktemp("tables"))
        yield house
        house.stop()


@pytest.fixture
def away(place):
    """Ends the service, for the length of a test."""
    yield place.kill
    if place.process.poll() is not None:
        place.start()


def keep_all(page, address, language="en"):
    """Keep on this device what playing without a network needs."""
    say = Catalogue(language).say
    page.goto(address)
    section = page.get_by_role("region", name=say("page-offline"))
    section.get_by_role("button").first.click()
    expect(section.get_by_text(say("page-offline-kept"))).to_be_visible(timeout=LONG)


def leave_and_come_back(person, address):
    """In the middle of a deal; it goes on where it was, also from the front page."""
    page, table = person.page, person.page.url
    for _step in range(4):
        person.step()
        person.wait(1000)
    page.goto(address)
    page.locator(".mine").get_by_role("link").first.click()
    assert page.url == table
    expect(person.hand).to_be_visible(timeout=LONG)
    page.reload()
    expect(person.hand).to_be_visible(timeout=LONG)


@pytest.mark.slow
def test_a_match_without_the_service_does_not_come_to_its_end(somebody, place, away):
    address = place.at("127.0.0.1")
    person = somebody("mouse", SEED)
    page = person.page
    somebody.forgiven.append(REFUSED)
    keep_all(page, address)
    away()
    page.set_default_timeout(LONG)
    for game, (options, players) in SHORT.items():
        person.make_table(address, game, options, players=players)
        assert "#table=here-" in page.url
        if game == "hearts":
            leave_and_come_back(person, address)
        play_on(person)
        expect(page.locator("p.proof.true")).to_be_visible()


@pytest.mark.slow
def test_a_lesson_cannot_be_taken_without_the_service(somebody, place, away):
    address = place.at("127.0.0.1")
    somebody.forgiven.append(REFUSED)
    person = somebody("touch")
    keep_all(person.page, address)
    away()
    person.page.set_default_timeout(LONG)
    for lesson in LESSONS:
        pupil = Pupil(person, address, lesson)
        expect(pupil.panel).to_be_visible(timeout=LONG)
        assert "#table=here-" in person.page.url
        for number in range(STEPS if SOAK else 1):
            pupil.follow(number)
        if SOAK:
            expect(pupil.panel.locator("[data-stands=over]")).to_be_visible()
        else:
            pupil.is_asked(1)


def look_at(page, found, *told):
    """What axe and the eye of the tests find on a screen, by day and by night, small and large."""
    page.evaluate(axe())
    for theme, size in (("light", (390, 844)), ("dark", (1280, 800))):
        page.emulate_media(color_scheme=theme, reduced_motion="reduce")
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.evaluate(DRAWN)
        violations, incomplete = page.evaluate(RUN)
        found += [(*told, theme, size, *each) for each in violations]
        undecided = {kind: where for kind, where, _why in incomplete}
        texts = page.evaluate(TEXTS, undecided.pop("color-contrast", []))
        picture = page.screenshot(full_page=True)
        found += [(*told, theme, size, *each) for each in undecided.items()]
        found += [
            (*told, each)
            for each in page.evaluate(FAINT, [texts, base64.b64encode(picture).decode()])
        ]
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(DRAWN)
        wide = page.evaluate("document.documentElement.scrollWidth")
        small = page.evaluate(SMALL, LEAST)
        if wide > width or small:
            found.append((*told, width, height, wide, small))


@pytest.mark.slow
def test_a_screen_without_the_service_keeps_somebody_out(browser, place, away):
    found: list[object] = []
    context = browser.new_context(locale="fi-FI")
    page = context.new_page()
    page.set_default_timeout(LONG)
    keep_all(page, place.at("127.0.0.1"), "fi")
    look_at(page, found, "kept")
    away()
    for language in languages() if SOAK else ["fi"]:
        say = Catalogue(language).say
        page.evaluate("(code) => localStorage.setItem('language', code)", language)
        page.reload()
        expect(page.get_by_text(say("page-offline-away"))).to_be_visible()
        expect(page.locator(".games > li").last).to_be_visible()
        look_at(page, found, "away", language)
    context.close()
    assert not found, "\n".join(map(str, found))


def test_an_address_that_browsers_do_not_trust_fails_instead_of_saying_so(somebody, place):
    person = somebody()
    person.page.goto(place.at(NAME))
    told = person.page.get_by_text(Catalogue("en").say("page-offline-insecure"))
    expect(told).to_be_visible()


@pytest.fixture
def changing(tmp_path):
    """The built page on a server of its own, where it can be replaced; its folder and address."""
    building.build()
    folder = tmp_path / "page"
    shutil.copytree(building.STATIC, folder)
    handler = partial(Quiet, directory=str(folder))
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield folder, f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()


class Quiet(http.server.SimpleHTTPRequestHandler):
    """Serves files, and says nothing."""

    def log_message(self, *_told):
        """Say nothing."""


def test_a_newer_page_takes_away_what_an_open_one_still_loads(browser, changing):
    folder, address = changing
    (lazy,) = (folder / "assets").glob("HouseRules-*.js")
    page = browser.new_context().new_page()
    page.goto(address)
    page.wait_for_function("navigator.serviceWorker.controller !== null")
    index, shell = folder / "index.html", folder / "shell.js"
    index.write_text(index.read_text("utf-8").replace("<title>Maija", "<title>Newer Maija"))
    text = shell.read_text("utf-8").replace(f" assets/{lazy.name}", "")
    version = re.findall(r"\$\{\w+\}([0-9a-f]{16})`", text)[0]
    shell.write_text(text.replace(version, version[::-1]))
    lazy.unlink()
    page.evaluate("async () => void (await (await navigator.serviceWorker.ready).update())")
    waiting = "async () => Boolean((await navigator.serviceWorker.ready).waiting)"
    page.wait_for_function(waiting)
    found = "(name) => import(`./assets/${name}`).then(() => true, () => false)"
    assert page.evaluate(found, lazy.name), "the open page lacks what it begins with"
    page.reload()
    assert "<title>Newer Maija" in page.evaluate("async () => (await fetch('./')).text()")
    assert page.evaluate("navigator.serviceWorker.controller !== null")
    page.context.close()
