"""The built page: what it may load, and what it carries."""

import gzip
import http.server
import re
import threading
from functools import partial

import msgspec
import pytest

from maija.service import forms
from maija.text import languages
from tools import page

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "connect-src 'self'; font-src 'self'; base-uri 'none'; frame-ancestors 'none'"
)
DESCRIPTION = {
    "openapi": "3.1.0",
    "info": {"title": "Maija", "version": "1"},
    "paths": {
        "/api/games": {
            "get": {
                "summary": "The games there are",
                "responses": {"200": {"description": "their names"}},
            }
        }
    },
}
ANSWERS = {"presets": forms.games("en"), "tables": [], "openapi.json": DESCRIPTION}
"""What the page asks for before anybody does anything."""
PLACE = "/games/maija"
"""Not at the root of the host: as behind a proxy."""


class Proxied(http.server.SimpleHTTPRequestHandler):
    """Serves the built page below a path, under the policy that the service sends."""

    def end_headers(self):
        self.send_header("Content-Security-Policy", POLICY)
        super().end_headers()

    def do_GET(self):
        asked = self.path.removeprefix(f"{PLACE}/api/").partition("?")[0]
        answer = ANSWERS.get(asked)
        if answer is not None:
            self.send_response(200)
            self.send_header("Content-Type", "application/json")
            self.end_headers()
            self.wfile.write(msgspec.json.encode(answer))
        elif self.path.startswith(f"{PLACE}/"):
            self.path = self.path.removeprefix(PLACE)
            super().do_GET()
        else:
            self.send_error(404)

    def log_message(self, *_told):
        """Say nothing."""


@pytest.fixture(scope="module")
def place():
    page.build()
    handler = partial(Proxied, directory=str(page.STATIC))
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}{PLACE}/"
        server.shutdown()


@pytest.fixture
def told(page):
    """All that the browser complains of, and all that it asks of others."""
    found = []
    page.on("console", lambda line: found.append(line.text) if line.type == "error" else None)
    page.on("pageerror", lambda error: found.append(str(error)))
    page.on("requestfailed", lambda request: found.append(request.url))
    page.on("response", lambda got: found.append(got.url) if got.status >= 400 else None)
    return found


def test_the_page_shows_nothing_below_a_path_or_under_a_strict_policy(place, page, told):
    page.goto(place)
    page.locator("h1").filter(has_text="Maija").wait_for()
    assert told == []


def test_the_documentation_of_the_interface_shows_nothing_under_a_strict_policy(place, page, told):
    asked = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(f"{place}api.html")
    page.get_by_text("The games there are").wait_for()
    assert told == []
    assert [url for url in asked if not url.startswith((place, "data:"))] == []


def test_the_page_itself_brings_what_the_policy_forbids():
    page.build()
    for file in page.STATIC.glob("*.html"):
        text = file.read_text(encoding="utf-8")
        assert not re.search(r"<style|style=|\son\w+=|<script(?![^>]*\ssrc=)", text), file.name
        for address in re.findall(r'(?:src|href)="([^"]*)"', text):
            assert address.startswith("./"), address


@pytest.mark.parametrize("language", languages())
def test_a_phone_has_to_load_more_than_120_kilobytes_before_it_can_play(language):
    page.build()
    assets = page.STATIC / "assets"
    kinds = ("page-*.js", "page-*.css", "Table-*.js", "Table-*.css", f"{language}-*.js")
    found = [list(assets.glob(kind)) for kind in kinds]
    assert [len(files) for files in found] == [1] * len(kinds)
    files = [page.STATIC / "index.html", *(file for (file,) in found)]
    for file in files:
        # What these load by themselves, and not only when somebody wants it, belongs to them.
        for name in re.findall(r"""(?:from|import)\s*["']\./([^"']+)""", file.read_text("utf-8")):
            if assets / name not in files:
                files.append(assets / name)
    # The cards are drawn by this code as well, so the art of the deck is in it.
    assert sum(len(gzip.compress(file.read_bytes())) for file in files) <= 120_000


def test_what_is_in_the_page_is_passed_on_without_its_licence():
    page.build()
    text = (page.STATIC / "THIRD_PARTY_LICENSES.txt").read_text(encoding="utf-8")
    for name in ("@fluent/bundle", "svelte", "swagger-ui-dist"):
        assert f"\n{name} " in text
    assert "Permission is hereby granted" in text
    assert "Apache License" in text
    assert "vite" not in text, "what only builds the page is not in it"
