"""No secret stands in a log, whoever wrote it there."""

import datetime as dt
import io
import json
import logging
import random

import pytest
import structlog
from hypothesis import given
from hypothesis import strategies as st

from maija.service import codes, identity, logs

SECRETS = {
    "a cookie": identity.signed(bytes(32), "0123456789abcdef" * 2),
    "a person": identity.fresh(random.Random(1).randbytes),
    "a token": identity.fresh(random.Random(2).randbytes),
    "the secret of a deal": random.Random(3).randbytes(32).hex(),
    "a code": "kopa-rime-tesa",
    "a code as it is typed": "KOPA rime TESA",
    "a query": "?since=3&seat=1",
    "a link": "#me=whatever",
}


@pytest.fixture(params=["text", "json"])
def form(request):
    return request.param


@pytest.fixture
def lines(form):
    root, quiet = logging.getLogger(), logging.getLogger("uvicorn.error")
    before = root.handlers[:], root.level, quiet.level
    stream = io.StringIO()
    logs.begin(form, stream)
    yield stream.getvalue
    root.handlers[:], level, quiet.level = before
    root.setLevel(level)
    structlog.reset_defaults()


def broken(secret):
    raise ValueError(f"reading {secret}")


@pytest.mark.parametrize("name", SECRETS)
def test_a_secret_stands_in_a_log(lines, name):
    secret = SECRETS[name]
    told = f"/api{secret}" if secret[0] in "?#" else f"/api/{secret} of {secret}"
    log = structlog.get_logger("maija.service")
    log.info(told, path=told, code=told, table=[told])
    log.warning("fields", cookie=told, token=told, anything=told)
    for logger in (log, logging.getLogger("somebody")):
        try:
            broken(told)
        except ValueError:
            logger.exception("it said %s", told)
    text = lines()
    assert secret not in text
    assert "anything" not in text
    assert logs.HIDDEN in text
    assert text.count("\n") == 4


def test_what_is_worth_knowing_is_hidden(lines, form):
    log = structlog.get_logger("maija.service")
    log.error("store-refused", table="0123456789abcdef", code="store-full", count=3)
    (line,) = lines().splitlines()
    if form == "text":
        for part in ("table=0123456789abcdef", "code=store-full", "level=error", "count=3"):
            assert part in line
    else:
        told = json.loads(line)
        assert dt.datetime.fromisoformat(told.pop("timestamp")).tzinfo
        assert told == {
            "event": "store-refused",
            "table": "0123456789abcdef",
            "code": "store-full",
            "level": "error",
            "count": 3,
        }


def test_whoever_is_refused_fills_the_disk(lines):
    structlog.get_logger("maija.service.guard").debug("refused", code="wrong-host")
    logging.getLogger("uvicorn.error").warning("Invalid HTTP request received.")
    logging.getLogger("uvicorn.access").info("GET /api/join?code=1")
    assert lines() == ""


def test_a_line_of_json_is_broken_by_what_it_tells(lines, form):
    told = 'two\nlines, "quotes" and \u2028 – ♠Q'
    structlog.get_logger("maija.service").error(told)
    if form == "json":
        (line,) = lines().split("\n")[:-1]
        assert json.loads(line)["event"] == told
    else:
        assert lines().count("\n") == 1


def test_a_fault_of_a_library_is_kept_quiet(lines):
    logging.getLogger("asyncio").error("Task exception was never retrieved")
    assert "never retrieved" in lines()


@given(st.integers())
def test_some_code_goes_through(seed):
    code = codes.fresh(random.Random(seed).randrange)
    for text in (code, code.upper(), code.replace("-", ""), code.replace("-", " ")):
        assert text not in logs.scrubbed(f"reason={text}, x")


@given(st.text())
def test_hiding_ends_in_a_crash_or_never_ends(text):
    assert logs.scrubbed(logs.scrubbed(text)) == logs.scrubbed(text)
