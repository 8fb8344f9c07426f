"""The lock files: every release with its hash, no host, and nothing that was asked for missing."""

import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
LOCKS = ["play", "dev", "node"]


def entries(lock: str) -> list[str]:
    """Return the entries of a lock file, each with its hashes."""
    text = (ROOT / "requirements" / f"{lock}.txt").read_text(encoding="utf-8")
    return re.findall(r"^\S.*(?:\n .*)*", text, re.MULTILINE)


def releases(lock: str) -> set[str]:
    """Return `name==release` of each entry."""
    return {entry.split()[0] for entry in entries(lock)}


def names(requirements: list[str]) -> set[str]:
    """Return the names of projects as a lock writes them."""
    found = {re.split(r"[^\w.-]", requirement)[0] for requirement in requirements}
    return {re.sub(r"[-_.]+", "-", name).lower() for name in found} - {"maija"}


@pytest.mark.parametrize("lock", LOCKS)
def test_a_download_is_trusted_without_its_hash(lock):
    for entry in entries(lock):
        assert re.match(r"[a-z0-9-]+==\S+", entry), entry
        assert "--hash=sha256:" in entry, entry.split()[0]


@pytest.mark.parametrize("lock", LOCKS)
def test_a_lock_ties_everyone_to_one_host(lock):
    text = "".join(entries(lock))
    assert "://" not in text
    assert "--index" not in text
    assert "--find-links" not in text


def test_the_lock_for_developers_misses_what_an_extra_asks_for():
    locked = names(sorted(releases("dev")))
    for extra, requirements in PROJECT["project"]["optional-dependencies"].items():
        # Our own second distribution is made here, from locks of its own.
        wanted = names(requirements) - {"maija-offline"}
        assert wanted <= locked, f"`make lock`: {extra} has changed"


def test_the_lock_for_players_misses_what_a_game_needs():
    locked = names(sorted(releases("play")))
    extras = PROJECT["project"]["optional-dependencies"]
    wanted = extras["table"] + extras["terminal"] + extras["fast"]
    assert names(wanted + PROJECT["dependency-groups"]["build"]) <= locked


def test_developers_play_with_other_releases_than_players():
    assert releases("play") <= releases("dev")
