"""A browser for the tests of the page, and the people who sit before it."""

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Browser, BrowserContext, expect

from tests.machine import launch_arguments
from tests.page.hands import WAYS
from tests.page.house import NAME, house, listen
from tests.page.person import Person

if TYPE_CHECKING:
    import re

__all__ = ["house"]
PATIENCE = 30_000
"""Milliseconds for one thing on a machine with much else to do."""
expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args):
    arguments = launch_arguments()
    # A name that stands for this machine, as in a home network, is no secure context.
    arguments["args"] = [*arguments["args"], f"--host-resolver-rules=MAP {NAME} 127.0.0.1"]
    return {**browser_type_launch_args, **arguments}


class Company:
    """People with browsers of their own, of which none has anything to complain of."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.contexts: list[BrowserContext] = []
        self.complaints: list[str] = []
        self.forgiven: list[re.Pattern[str]] = []
        """What a browser may complain of after all, because the test breaks it."""

    def __call__(self, way: str = "mouse", seed: int = 0) -> Person:
        hands = WAYS[way]
        context = self.browser.new_context(**hands.context)
        self.contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        listen(page, self.complaints)
        return Person(page, hands(page), seed)

    def leave(self) -> None:
        for context in self.contexts:
            context.close()

    def is_forgiven(self, complaint: str) -> bool:
        return any(each.search(complaint) for each in self.forgiven)


@pytest.fixture
def somebody(browser):
    company = Company(browser)
    yield company
    company.leave()
    assert [each for each in company.complaints if not company.is_forgiven(each)] == []
