"""A service for the tests of the page: started as people start it, killed, started again."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

NAME = "cards.test"
"""A name of this machine that is no secure context; the browser of the tests knows it."""


class House:
    """`maija serve` in a process of its own, on a port that it keeps."""

    program: tuple[str, ...] = ("-m", "maija")
    """What is started."""

    def __init__(self, data: Path) -> None:
        self.data = data
        self.port = 0
        self.start()

    def start(self) -> None:
        command = [sys.executable, *self.program, "serve", "--no-open", "--name", NAME]
        self.process = subprocess.Popen(
            [*command, "--port", str(self.port), "--data", str(self.data)],
            stdout=subprocess.PIPE,
            text=True,
        )
        told = self.process.stdout.readline() if self.process.stdout else ""
        found = re.search(r"http://127\.0\.0\.1:(\d+)/", told)
        assert found, "the service does not say where it is"
        self.port = int(found[1])

    def kill(self) -> None:
        """End it without a word, as a power cut does."""
        self.process.kill()
        self.process.communicate(timeout=20)

    def stop(self) -> None:
        self.process.terminate()
        self.process.communicate(timeout=20)

    def at(self, host: str) -> str:
        return f"http://{host}:{self.port}/"


@pytest.fixture(scope="module")
def house(tmp_path_factory):
    house = House(tmp_path_factory.mktemp("tables"))
    yield house
    house.stop()


@pytest.fixture(scope="module")
def address(house):
    return house.at("127.0.0.1")


@pytest.fixture(autouse=True)
def complaints(page):
    """What the browser complains of; a page that is played on has nothing to complain of."""
    found: list[str] = []
    listen(page, found)
    yield found
    assert found == []


def listen(page, found: list[str]) -> None:
    """Note all that the browser complains of on a page."""
    page.on("pageerror", lambda error: found.append(str(error)))
    page.on("console", lambda line: found.append(line.text) if line.type != "log" else None)
