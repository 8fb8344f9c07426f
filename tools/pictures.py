"""Takes the pictures of docs/pictures from the real page: `python -m tools.pictures`.

It starts a service with an empty store, plays against computer players as a person would, and
photographs what is there when a lead has to be answered. The deal is by chance, so that each time
the picture is another one: look at it before it is committed. It needs what the tests need, and
the page built.
"""

import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from maija.text import Catalogue
from tools import machine

ROOT = Path(__file__).resolve().parent.parent
PICTURES = ROOT / "docs" / "pictures"
PATIENCE = 240
"""Seconds in which a table worth a picture has to come."""
LEAD = 2
"""So many cards of a lead are worth a picture."""
QUALITY = 45
"""Cloth and wood have a grain: as PNG the same picture is ten times as large."""
say = Catalogue("en").say


@contextmanager
def service() -> Iterator[str]:
    """Serve from an empty store; its address."""
    with tempfile.TemporaryDirectory() as data:
        command = [sys.executable, "-m", "maija", "serve", "--no-open", "--port", "0"]
        running = subprocess.Popen(
            [*command, "--data", data], stdout=subprocess.PIPE, text=True, cwd=ROOT
        )
        try:
            told = running.stdout.readline() if running.stdout else ""
            found = re.search(r"http://\S+", told)
            if not found:
                sys.exit("the service does not say where it is")
            yield found[0]
        finally:
            running.terminate()
            running.communicate(timeout=20)


def step(page: Page) -> None:
    """Do one thing that is offered, if there is any."""
    asking = page.locator("section.asking")
    enabled = asking.locator("button:not([aria-disabled=true])")
    following = page.get_by_role("button", name=say("page-next-do"), exact=True)
    best = asking.get_by_role("button", name=say("page-do-suggest"))
    lit = page.locator(".hand button.lit:not(.used)")
    for way in (following, best, enabled.and_(page.locator(".main")), lit.first, enabled.first):
        if way.is_visible():
            way.click(position={"x": 14, "y": 30}, timeout=3000)
            return


def table(page: Page, address: str) -> None:
    """Play Mustamaija against computers until a lead of several cards has to be answered."""
    page.goto(address)
    page.get_by_label(say("page-your-name")).fill("Aino")
    game = say("page-game-mustamaija")
    page.get_by_role("button", name=say("page-play-now-named", game=game), exact=True).click()
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        answering = page.get_by_role("button", name=say("page-do-suggest")).is_visible()
        if answering and page.locator(".pair .slot").count() >= LEAD:
            page.wait_for_timeout(1500)
            return
        step(page)
        page.wait_for_timeout(100)
    sys.exit("no lead of several cards came; run it again")


def photograph(browser: Browser, address: str) -> None:
    """Take the pictures of a table, wide and on a phone."""
    context = browser.new_context(
        viewport={"width": 1200, "height": 750},
        device_scale_factor=2,
        locale="en-GB",
        color_scheme="light",
        reduced_motion="reduce",
    )
    page = context.new_page()
    table(page, address)
    for name, width, height in (("phone", 390, 844), ("table", 1200, 750)):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(800)
        path = PICTURES / f"{name}.jpeg"
        page.screenshot(path=path, type="jpeg", quality=QUALITY)
        sys.stdout.write(f"{path.relative_to(ROOT)}\n")
    context.close()


def main() -> None:
    """Start all that is needed and take the pictures."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    own = machine.browser()
    with service() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=own or None,
            args=["--no-sandbox"] if machine.is_root() else [],
        )
        photograph(browser, address)
        browser.close()


if __name__ == "__main__":
    main()
