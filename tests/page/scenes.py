"""Every screen of the page, each reached as a person reaches it, or at a table that is told to it.

A table in the middle of a game is the law's own, played by a seed in this process, and told to the
built page by the same `Telling` that the service uses; only the socket between them is ours. What
is asked over HTTP is answered by a real service, under its own policy.
"""

import re
from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace
from playwright.sync_api import expect

from maija.players.asked import asked
from maija.players.mustamaija.remarks import remarks as remarks_of
from maija.service import reports
from maija.table import advising, guiding
from maija.table import messages as m
from maija.table.state import BETWEEN, OVER, PLAYING, family_of, rules_of
from maija.table.telling import Telling
from maija.text import Catalogue
from tests.tables.lessons import ME, Lesson
from tests.tables.rounds import MAKER, Round

TABLE = "0123456789abcdef"
SOCKET = re.compile("/socket")
CLASH = "#rules=game=musta-maija&.overload=illegal"
HOUSE = "#rules=game=hearts&name=Mummola&.target=50"
Say = Callable[..., str]
Open = Callable[[Any, str, Say], None]


class Scene(NamedTuple):
    """A screen: what it is called here, and how one comes to it."""

    name: str
    open: Open

    def __repr__(self) -> str:
        return self.name


# --------------------------------------------------------------------- tables that are told


def choices(table: Round, seat: int = 0) -> Any:
    """What a seat may do, or nothing."""
    if table.table.phase != PLAYING:
        return None
    family, rules = family_of(table.table), rules_of(table.table)
    if not family.law.legal(rules, table.state, seat):
        return None
    return family.choices(rules, table.state, seat)


def played(game: str, until: Callable[[Round], Any], players: int = 4, people: int = 1) -> Round:
    """A table at which something is so; seeds are tried until one leads there."""
    for seed in range(40):
        table = Round(game, players=players, people=people, identity=f"{TABLE} {seed}")
        table.ready()
        while table.table.phase == PLAYING and not until(table):
            if not table.computers():
                table.act(table.turn()[0])
        if until(table):
            return table
    raise AssertionError(f"no seed leads {game} there")


def welcome(table: Round, seat: int | None = 0, person: str = MAKER) -> bytes:
    """What somebody is told who comes now."""
    return Telling(table.table).welcome(person, seat, table.now)


def at_table(page: Any, address: str, *told: bytes, lost: bool = False) -> None:
    """Go to a table that tells this; the line may be lost afterwards."""

    def talk(socket: Any) -> None:
        if told and not page.lines:
            for message in told:
                socket.send(message.decode())
        page.lines += 1
        if lost:
            socket.close()

    page.lines = 0
    page.route_web_socket(SOCKET, talk)
    page.goto(f"{address}#table={TABLE}")


def _told(name: str, make: Callable[[], bytes], wanted: str, *, lost: bool = False) -> Scene:
    """A scene of a table; `wanted` is what must be seen before it is looked at."""
    made: list[bytes] = []

    def open_(page: Any, address: str, say: Say) -> None:
        del say
        if not made:
            made.append(make())
        at_table(page, address, made[0], lost=lost)
        expect(page.locator(wanted).first).to_be_visible()

    return Scene(name, open_)


def _asks(what: str) -> Callable[[Round], bool]:
    return lambda table: bool(getattr(choices(table), what, None))


def _names_trumps(table: Round) -> bool:
    found = choices(table)
    return bool(found and not found.cover and not found.pick and found.words)


def _follows(table: Round) -> bool:
    return bool(_asks("pick")(table) and table.state.played == 2)


def _many(table: Round) -> bool:
    """So many to beat that they fill the table, and a hand that takes several rows."""
    found = choices(table)
    return bool(found and len(found.cover) > 3)


def _over(table: Round) -> bool:
    return table.table.phase in {BETWEEN, OVER}


def _ended() -> bytes:
    table = Round("mustamaija", players=4, people=1, identity=TABLE, options={"deals": "1"})
    table.play_match()
    return welcome(table)


def _covered() -> bytes:
    """Two people share a device: nobody's hand is seen until one of them says so."""
    table = Round("mustamaija", players=4, people=1, identity=TABLE)
    table.ask(m.Remove, seat=1)
    table.ask(m.Sit, name="Eino", seat=1)
    table.ready()
    return welcome(table, None)


def _watched() -> bytes:
    table = played("hearts", _asks("pick"))
    return welcome(table, None, "somebody else")


# ------------------------------------------------------------------------------ screens of the page


def _front(page: Any, address: str, say: Say) -> None:
    page.goto(address)
    expect(page.get_by_role("heading", name=say("page-game-hearts"), exact=True)).to_be_visible()


def _kept(page: Any, address: str, say: Say) -> None:
    """The front page of somebody who has been here before."""
    page.goto(f"{address}{HOUSE}")
    page.get_by_role("button", name=say("page-rules-keep-do"), exact=True).click()
    page.get_by_role("link", name=say("page-to-front")).click()
    expect(page.get_by_role("heading", name=say("page-kept"), exact=True)).to_be_visible()
    page.get_by_label(say("page-code")).fill("three wrong words")
    page.get_by_role("button", name=say("page-join-do"), exact=True).click()
    expect(page.get_by_role("alert").filter(visible=True).first).to_be_visible()


def _rules(page: Any, address: str, say: Say) -> None:
    page.goto(f"{address}{CLASH}")
    page.get_by_role("radio", name=say("page-rules-choose"), exact=True).check()
    expect(page.locator(".option").first).to_be_attached()
    page.evaluate("for (const one of document.querySelectorAll('details')) one.open = true")


def _words(page: Any, address: str, say: Say) -> None:
    page.goto(f"{address}{HOUSE}")
    page.get_by_role("radio", name=say("page-rules-words"), exact=True).check()
    expect(page.get_by_role("heading", level=3).first).to_be_visible()


def _compared(page: Any, address: str, say: Say) -> None:
    page.goto(f"{address}{HOUSE}")
    page.get_by_role("radio", name=say("page-rules-compare"), exact=True).check()
    page.get_by_label(say("page-compare-with")).select_option("black-maria")
    expect(page.get_by_role("rowheader").first).to_be_visible()


def _sources(page: Any, address: str, say: Say) -> None:
    _words(page, address, say)
    page.get_by_label(say("page-rules-sources")).check()


def _settings(page: Any, address: str, say: Say) -> None:
    _front(page, address, say)
    page.get_by_role("button", name=say("page-settings"), exact=True).click()
    expect(page.get_by_role("dialog", name=say("page-settings"))).to_be_visible()
    expect(page.get_by_role("heading", name=say("page-access"))).to_be_visible()


def _keys(page: Any, address: str, say: Say) -> None:
    """What the keys of a table are."""
    at_table(page, address, welcome(played("hearts", _follows)))
    page.locator("button.skip", has_text=say("page-keys")).wait_for(state="attached")
    page.keyboard.press("9")
    expect(page.get_by_role("dialog", name=say("page-keys"))).to_be_visible()


def _invitation(page: Any, address: str, say: Say) -> None:
    _front(page, address, say)
    game = say("page-game-mustamaija")
    page.get_by_role("button", name=say("page-invite-named", game=game), exact=True).click()
    expect(page.get_by_text(re.compile(r"^[a-z]{4}-[a-z]{4}-[a-z]{4}$"))).to_be_visible()


def _gathering(page: Any, address: str, say: Say) -> None:
    _invitation(page, address, say)
    page.get_by_role("button", name=say("page-invite-done"), exact=True).click()
    expect(page.get_by_role("button", name=say("page-ready-do"), exact=True)).to_be_visible()


def _guest(page: Any, address: str, say: Say) -> None:
    """The table of an invitation, as who comes to it sees it."""
    _gathering(page, address, say)
    page.context.clear_cookies()
    page.reload()
    expect(page.get_by_role("button", name=say("page-sit"), exact=True).first).to_be_visible()


def _nowhere(page: Any, address: str, say: Say) -> None:
    """An invitation that leads nowhere."""
    page.goto(f"{address}#join=babe-bibo-bubu")
    expect(page.get_by_role("button", name=say("page-try-again"), exact=True)).to_be_visible()


def _hinted() -> tuple[bytes, bytes]:
    """A table, and a hint for the lead that the first person has to make."""
    table = played("mustamaija", _asks("pick"))
    step = m.Hint(id="h", seat=0, deal=table.table.serial, at=len(table.table.play.turns))
    family, rules = family_of(table.table), rules_of(table.table)
    found = choices(table)
    options = [
        m.Weighed((pick.card, pick.word), 0.1 + at / 10, 0.02, 900, None, at > 1)
        for at, pick in enumerate(found.pick)
    ]
    remarks = tuple(map(advising.remarked, remarks_of(rules, table.state, 0, options[0].actions)))
    options[0] = replace(options[0], remarks=remarks)
    question = advising.asked_of(asked(family, rules, table.state, 0))
    hint = m.Hinted(
        ack="h",
        seat=0,
        deal=step.deal,
        at=step.at,
        waits=False,
        question=question,
        unit="losing",
        options=tuple(options),
        deals=7200,
    )
    return welcome(table), msgspec.json.encode(hint)


def _hint(page: Any, address: str, say: Say) -> None:
    """A hint with all choices; the service is asked nothing."""
    told = _hinted()
    at_table(page, address, *told)
    page.get_by_role("button", name=say("page-hint-all")).click()
    expect(page.locator("section.hint ol li").first).to_be_visible()


def _analysis(page: Any, address: str, say: Say) -> None:
    """The analysis of a match that is over, as a service might tell it."""
    question = m.Question("lead", (4, 17, 30, 31), (), 2, 1, 6)
    kept = m.Remarked("keeps-trumps", 1, None, (17,))
    decisions = tuple(
        reports.Judged(
            at + 1,
            1,
            question,
            (4, 52),
            (30, 31, 52) if at % 3 == 0 else (4, 52),
            reports.Worth(0.2 + at / 20, 0.02),
            reports.Worth(0.1 + at / 20, 0.02),
            0.1,
            0.1,
            0.03,
            at % 3 == 0,
            (kept,),
        )
        for at in range(9)
    )
    report = reports.Report(0, "losing", 20_000, 3, decisions, (1, 4), (reports.Ended(1, 1.0),))
    body = msgspec.json.encode(reports.Analysed("done", 9, 9, report))
    page.route(re.compile("/analysis"), lambda route: route.fulfill(body=body))
    at_table(page, address, _ended())
    page.get_by_role("button", name=say("page-analysis-open"), exact=True).click()
    page.locator("dialog[open] summary").click()
    expect(page.locator("dialog[open] table")).to_be_visible()


def _lesson() -> bytes:
    """A lesson that was left: the pupil has beaten nothing."""
    lesson = Lesson("mustamaija")
    lesson.follow(1)
    lesson.wait()
    lesson.play(family_of(lesson.table).read_action("take"))
    lesson.wait()
    return Telling(lesson.table).welcome(ME, 0, float(lesson.table.version))


def _guided(page: Any, address: str, say: Say) -> None:
    """A prompt and a tip at the first decision of a match."""
    table = played("hearts", _asks("pass_"))
    step = m.Guide(id="g", seat=0, deal=table.table.serial, at=0, prompt=True, tips=())
    told = guiding.guided(table.table, step, MAKER)
    at_table(page, address, welcome(table), msgspec.json.encode(told))
    expect(page.get_by_role("region", name=say("page-guide"))).to_be_visible()


ASKING = "section.asking button"
SCENES = [
    Scene("front", _front),
    Scene("front-again", _kept),
    Scene("house-rules", _rules),
    Scene("rules-in-words", _sources),
    Scene("rules-compared", _compared),
    Scene("settings", _settings),
    Scene("keys", _keys),
    Scene("invitation", _invitation),
    Scene("gathering", _gathering),
    Scene("guest", _guest),
    Scene("nowhere", _nowhere),
    _told("lead", lambda: welcome(played("mustamaija", _asks("pick"))), ASKING),
    _told("defence", lambda: welcome(played("mustamaija", _asks("cover"))), ASKING),
    _told("naming", lambda: welcome(played("musta-maija", _names_trumps)), ASKING),
    _told("many", lambda: welcome(played("voron", _many, 3)), ASKING),
    _told("eight", lambda: welcome(played("musta-maija", _asks("cover"), 8)), ASKING),
    _told("passing", lambda: welcome(played("hearts", _asks("pass_"))), ASKING),
    _told("trick", lambda: welcome(played("hearts", _follows)), ".hand button.lit"),
    _told("scores", lambda: welcome(played("hearts", _over)), "table"),
    _told("end", _ended, "table"),
    _told("looking-on", _watched, ".on"),
    _told("covered", _covered, ".cover button"),
    Scene("hint", _hint),
    Scene("analysis", _analysis),
    _told("lost", lambda: welcome(played("hearts", _follows)), ".line.blocked", lost=True),
    _told("lesson", _lesson, ".lesson .main"),
    Scene("guided", _guided),
]
"""All of them."""


def speaking(language: str) -> Say:
    """What is said in a language."""
    return Catalogue(language).say
