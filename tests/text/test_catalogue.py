"""Every sentence exists, is used, and gets the facts it asks for."""

import ast
import random
import re
import subprocess
import sys
from importlib.resources import files
from pathlib import Path

import pytest

import maija
from maija.games.family import families
from maija.games.hearts import terms as hearts_terms
from maija.games.mustamaija import terms as mustamaija_terms
from maija.games.options import Reason
from maija.games.presets import PRESETS
from maija.players.pointers import PROMPTS, TIPS
from maija.players.remarks import CODES
from maija.rulebook.compare import TOPICS
from maija.rulebook.order import CHAPTERS, FIXED
from maija.rulebook.sources import ADDRESSES
from maija.terminal.analysed.words import COLUMNS
from maija.terminal.game import TABLES
from maija.terminal.telling import SUITS, Teller, message_name
from maija.text import Catalogue, CatalogueWarning, languages
from tests import random_games
from tests.tables import lessons

SOURCE = Path(maija.__file__).parent
PAGE = Path(__file__).parents[2] / "page" / "src"
TERMS = {"mustamaija": mustamaija_terms, "hearts": hearts_terms}
REFUSING = ("games", "record", "table", "service")
REFUSALS = {"Reason", "_Wrong", "refuse"}
SPEAKERS = ("terminal", "cli", "players", "lab", "rulebook")


def sentences(language):
    folder = files("maija.text").joinpath("locales", language)
    texts = [file.read_text(encoding="utf-8") for file in folder.iterdir()]
    return set(re.findall(r"^([a-z][\w-]*) =", "\n".join(texts), re.MULTILINE))


def constants(*folders):
    for folder in folders:
        for path in (SOURCE / folder).rglob("*.py"):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Constant) and isinstance(node.value, str):
                    yield node.value


def said_by_the_page():
    """Every text in the source of the page, and how names begin that it puts together."""
    files = [path for path in PAGE.rglob("*") if path.suffix in {".ts", ".svelte"}]
    source = "\n".join(path.read_text(encoding="utf-8") for path in files)
    texts = set(re.findall(r"'([a-z][\w-]*)'", source))
    texts |= {f"reason-{code}" for code in re.findall(r"code: '([a-z][\w-]*)'", source)}
    return texts, tuple(re.findall(r"`((?:page|phrase|table)-[\w-]*)\$\{", source))


def reason_codes():
    codes = {
        message_name(refusal.name)
        for terms in TERMS.values()
        for refusal in terms.Refusal
        if refusal.name != "NONE"
    }
    for path in [path for folder in REFUSING for path in (SOURCE / folder).rglob("*.py")]:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") in REFUSALS:
                codes |= {
                    str(part.value) for part in node.args[:1] if isinstance(part, ast.Constant)
                }
    return codes


def losses():
    """Why a program loses its seat."""
    for path in (SOURCE / "players" / "engine").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Lost":
                yield from (part.value for part in node.args if isinstance(part, ast.Constant))


def rules_of(family):
    """The names of the sentences that tell the rules of a family, for every option and value."""
    names = {f"rule-{family.name}-{name}" for name in FIXED[family.name]}
    for option in family.rules.names():
        stem, hyphens = option.rpartition("_")[0], option.replace("_", "-")
        if stem in {"removed", "pass_cycle"}:
            ends = ("", "-none") if stem == "removed" else ("", "-always", "-never")
            names |= {f"rule-{family.name}-{stem.replace('_', '-')}{end}" for end in ends}
            continue
        number = family.rules.kind(option) is int
        for value in family.rules.values(option):
            text = family.rules.written(option, value)
            end = "" if number and text.isdigit() else f"-{text.lower().replace('_', '-')}"
            names.add(f"rule-{family.name}-{hyphens}{end}")
    return names


def options_of(family):
    """The names of the texts of a form: every option, what it is about, its values in short."""
    names = {"value-yes", "value-no", "value-none"}
    for option in family.rules.names():
        stem = option.rpartition("_")[0]
        free = stem in {"removed", "pass_cycle"}
        hyphens = (stem if free else option).replace("_", "-")
        names |= {f"option-{family.name}-{hyphens}", f"about-{family.name}-{hyphens}"}
        for value in () if free else family.rules.values(option):
            text = family.rules.written(option, value).lower().replace("_", "-")
            number = type(value) is int and text.isdigit()
            if family.rules.kind(option) is not bool and not number:
                names.add(f"value-{family.name}-{hyphens}-{text}")
    return names


def needed():
    """The names that code puts together; all others stand in it as they are."""
    names = {f"reason-{code}" for code in reason_codes()}
    for family, terms in TERMS.items():
        names |= {f"{family}-{message_name(event.name)}" for event in terms.Event}
        names |= {f"word-{message_name(word.name)}" for word in terms.Word}
    names |= {f"suit-{suit}" for suit in SUITS}
    names |= {f"seat-{seat}" for seat in range(8)}
    names |= {f"pass-{step}" for step in ("left", "right", "across", "none")}
    for game in families().values():
        names |= rules_of(game) | options_of(game)
        names |= {f"chapter-{chapter}" for chapter in CHAPTERS[game.name]}
        names |= {f"topic-{game.name}-{topic}" for topic in TOPICS[game.name]}
    names |= {f"source-{key.lower()}" for key in ADDRESSES}
    names |= {f"example-everything-{message_name(word.name)}" for word in hearts_terms.Word}
    for terms in TERMS.values():
        names |= {f"why-{message_name(refusal.name)}" for refusal in terms.Refusal if refusal}
    names |= {f"preset-{name}" for name in PRESETS}
    names |= {f"presets-{column}" for column in ("name", "what", "players", "source")}
    for begun in ("simulate", "ladder", "ladder-pair"):
        names |= {f"{begun}-{counted}" for counted in ("losses", "points")}
    names |= {f"arena-{ended}" for ended in ("drawn", "broken")}
    names |= {f"arena-sprt-{measure}" for measure in ("result", "advantage")}
    commands = [
        "serve",
        "backup",
        "forget",
        "play",
        "presets",
        "rules",
        "replay",
        "verify",
        "count",
    ]
    commands += ["simulate", "arena", "ladder", "learn", "engine", "analyse"]
    names |= set(lessons.sentences())
    names |= {f"analysis-column-{column}" for column in COLUMNS}
    names |= {f"engine-{code}" for code in losses()}
    names |= {f"remark-{code}" for code in CODES}
    names |= {f"prompt-{code}" for code in PROMPTS} | {f"tip-{code}" for code in TIPS}
    return names | {f"help-{command}" for command in commands}


def test_something_has_no_text():
    assert needed() - sentences("en") == set()


def test_a_text_is_never_used():
    unused = sentences("en") - needed() - set(constants(*SPEAKERS))
    unused -= {f"reason-{code}" for code in constants("service")}
    unused -= {
        f"{begun}{name}"
        for begun in ("example-", "example-title-")
        for name in constants("rulebook")
    }
    texts, beginnings = said_by_the_page()
    unused -= {f"reason-{code}" for code in texts}
    assert {name for name in unused - texts if not name.startswith(beginnings)} == set()


def test_a_sentence_that_code_asks_for_does_not_exist():
    asked = set()
    for folder in SPEAKERS:
        for path in (SOURCE / folder).rglob("*.py"):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Call) and getattr(node.func, "attr", "") == "say":
                    asked |= {
                        part.value
                        for part in ast.walk(node.args[0])
                        if isinstance(part, ast.Constant) and isinstance(part.value, str)
                        if re.fullmatch(r"\w+(-\w+)+", part.value)
                    }
    assert len(asked) > 50
    assert asked - sentences("en") == set()


@pytest.mark.parametrize("family", families())
def test_a_refusal_or_an_event_lacks_a_fact_that_its_sentence_names(family):
    # A missing fact is a warning, and warnings are errors here.
    game, table, teller = families()[family], TABLES[family], Teller()
    told = set()
    for number in range(20):
        chance = random.Random(number)
        rules, players = random_games.table(game, chance)
        state = random_games.start(game, rules, players, chance)
        for at in random_games.states(game, rules, state, chance):
            for event in game.told(rules, at, 0):
                told.add(event.kind)
                assert "None" not in table.sentence(teller, event)
            if chance.random() < 0.04:
                for action in range(-1, 64):
                    reason = game.check(rules, at, chance.randrange(players), action)
                    if reason is not None:
                        assert "None" not in teller.reason(reason, game)
            table.table(teller, game.view(rules, at, 0), rules)
            table.question(teller, game.view(rules, at, 0), game.choices(rules, at, 0))
    assert len(told) > 8


def test_a_reason_loses_its_clause_or_its_cards():
    game = families()["mustamaija"]
    reason = Reason("too-low", {"card": 12, "attack": 49}, "S1.17")
    assert Teller().reason(reason, game) == "♣A is lower than ♠Q. [S1.17]"
    out = Reason("not-your-turn", {"seat": 2})
    assert Teller().reason(out, game) == "It is not your turn: Eino is to act."
    missing = Reason("wrong-pack", {"missing": ["2C"], "extra": [], "expected": 52, "given": 51})
    assert "missing: 2C; too many: none" in Teller().reason(missing)


def test_an_unknown_sentence_ends_in_a_crash():
    with pytest.warns(CatalogueWarning, match="no sentence"):
        assert Catalogue().say("no-such-thing", card=3) == "no such thing (card: 3)"
    with pytest.warns(CatalogueWarning, match="reason-too-low"):
        assert Catalogue().say("reason-too-low") == "reason too low"


def test_a_language_without_texts_says_nothing():
    assert "en" in languages()
    assert Catalogue("xx").say("word-take") == "take"
    assert repr(Catalogue("en")) == "Catalogue('en')"


def test_invisible_signs_stand_around_the_facts_of_a_sentence():
    assert Catalogue().say("with-clause", sentence="No.", clause="S1.1") == "No. [S1.1]"


def test_without_fluent_nothing_is_said():
    script = """
import sys
sys.modules["fluent"] = None
from maija.games.options import Reason
from maija.terminal.telling import Teller
from maija.text import Catalogue
assert not Catalogue().spoken
assert Catalogue().say("word-take") == "word take"
print(Teller().reason(Reason("too-low", {"card": 12, "attack": 49}, "S1.17")))
"""
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )
    assert done.stdout == "too low (card: 12, attack: 49) [S1.17]\n"
