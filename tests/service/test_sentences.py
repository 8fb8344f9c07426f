"""Every refusal of the service has its sentence, and the sentence gets its facts."""

import ast
import re
from pathlib import Path

import pytest

from maija import service
from maija.text import Catalogue

FOLDER = Path(service.__file__).parent
MAKERS = {"Reason", "refuse"}
SOMETIMES = {
    # The folder and the store add the file where they know it; all others are given as they stand.
    "store-full",
    "store-read-only",
    "store-damaged",
    "store-failed",
    "store-newer",
    "store-foreign",
}


def made():
    """Every reason that is made with a constant code: where, the code, and the facts it names."""
    for path in sorted(FOLDER.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or getattr(node.func, "id", "") not in MAKERS:
                continue
            first = node.args[0] if node.args else None
            if not (isinstance(first, ast.Constant) and isinstance(first.value, str)):
                continue
            facts, known = {word.arg for word in node.keywords}, True
            for given in node.args[1:]:
                if isinstance(given, ast.Dict):
                    facts |= {getattr(name, "value", None) for name in given.keys}
                known &= isinstance(given, ast.Dict) and None not in given.keys
            yield path.stem, first.value, facts, known


LOCALE = FOLDER.parent / "text" / "locales" / "en"
TEXT = "\n".join(file.read_text(encoding="utf-8") for file in sorted(LOCALE.glob("*.ftl")))


def sentence(code):
    found = re.search(rf"^reason-{code} =(.*(?:\n .*)*)", TEXT, re.MULTILINE)
    assert found, code
    return found[1]


MADE = list(made())
REASONS = sorted({(code, stem) for stem, code, _facts, _known in MADE})


def test_nobody_is_ever_refused():
    assert len(REASONS) > 30


@pytest.mark.parametrize(("code", "stem"), REASONS)
def test_a_refusal_is_told_by_its_name_alone(code, stem):
    assert stem
    assert Catalogue().knows(f"reason-{code}")


@pytest.mark.parametrize(("code", "stem"), REASONS)
def test_a_sentence_waits_for_a_fact_that_nobody_gives(code, stem):
    wanted = set(re.findall(r"\$(\w+)", sentence(code)))
    for where, name, facts, known in MADE:
        if (name, where) == (code, stem) and known and code not in SOMETIMES:
            assert wanted <= facts
