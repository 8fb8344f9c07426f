"""No text for people stands outside the sentences: not in the page, not in the command."""

import ast
import re
from pathlib import Path

import maija
from maija.text import Catalogue

SOURCE = Path(maija.__file__).parent
PAGE = SOURCE.parents[1] / "page" / "src"
WORD = re.compile(r"[^\W\d_]")
NOT_SEEN = re.compile(r"<script\b.*?</script>|<style\b.*?</style>|<!--.*?-->", re.DOTALL)
READ = re.compile(
    r"\b(title|alt|placeholder|label|aria-(?:label|description|roledescription|valuetext"
    r"|placeholder))=([\"'])(.*?)\2"
)
"""The attributes that a person reads or hears."""
COMMENT = re.compile(r"/\*.*?\*/|(?<![:\w\"'`/])//[^\n]*", re.DOTALL)
LITERAL = re.compile(r"'((?:[^'\\\n]|\\.)*)'|\"((?:[^\"\\\n]|\\.)*)\"|`((?:[^`\\]|\\.)*)`")
TWO_WORDS = re.compile(r"[^\W\d_]{2,}[,:;.!?…]* [^\W\d_]{2,}")
NOT_READ = re.compile(r"(console\.\w+|\b(Error|Failed))\($")
"""What stands before a literal that is a note for programmers."""
MARKUP = re.compile(r"[<>=\[\]{}]|px\b|:[a-z]|prefers-|^\.[a-z]|^\s*import [a-z]")
"""What only selectors, drawings, styles and programs have."""
NOTES = {"the  is not of its kind", "the worker does not start"}
"""Notes for programmers that stand elsewhere."""
SHOWN = {"print", "show", "rule", "Refused", "Damaged", "EntryError", "ResumeError"}
"""What brings a text before a person's eyes in the command and the terminal."""
TOLD = {"maija", "--lang"}
"""What is the same in every language: the name of the program, what is typed."""


def without_code(text):
    """The text of a component without what stands in braces."""
    left, depth = [], 0
    for sign in NOT_SEEN.sub("", text):
        depth += sign == "{"
        if not depth:
            left.append(sign)
        depth -= sign == "}"
    return "".join(left)


def component_texts(text):
    """What a Svelte component says itself: its text, and the attributes that are read."""
    markup = without_code(text)
    for _, _, said in READ.findall(markup):
        yield said
    yield from re.sub(r"<[^>]*>", "\n", markup).split("\n")


def literals(text):
    """The sentences among the literals of a script: two words beside each other, no markup."""
    plain = COMMENT.sub("", text)
    for found in LITERAL.finditer(plain):
        said = re.sub(r"\$\{[^}]*\}", "", next(filter(None, found.groups()), ""))
        before = plain[: found.start()].split("\n")[-1]
        if TWO_WORDS.search(said) and not (MARKUP.search(said) or NOT_READ.search(before)):
            yield said


def sources(ending):
    for path in sorted(PAGE.rglob(f"*{ending}")):
        if not path.name.endswith((".test.ts", ".test-setup.ts")):
            yield path.relative_to(PAGE).as_posix(), path.read_text(encoding="utf-8")


def test_a_component_of_the_page_says_something_itself():
    assert list(component_texts('<p title="Your hand">{say("x")} cards</p>')) == [
        "Your hand",
        "",
        " cards",
        "",
    ]
    told = {
        (name, text.strip())
        for name, source in sources(".svelte")
        for text in component_texts(source)
        if WORD.search(text)
    }
    assert told == set()


def test_a_script_of_the_page_says_something_itself():
    assert list(literals("say('page-x'); alert('Your turn now.') // it's not read")) == [
        "Your turn now."
    ]
    assert list(literals("throw new Error('no such table')")) == []
    told = {
        (name, text)
        for ending in (".ts", ".svelte")
        for name, source in sources(ending)
        for text in literals("\n".join(scripts(name, source)))
    }
    assert {text for _, text in told} - NOTES == set(), told


def scripts(name, source):
    """The scripts of a file."""
    if name.endswith(".ts"):
        return [source]
    return re.findall(r"<script\b[^>]*>(.*?)</script>", source, re.DOTALL)


def python_calls():
    """Every call in the command and the terminal: its file, and what is called."""
    for folder in ("cli", "terminal"):
        for path in sorted((SOURCE / folder).rglob("*.py")):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Call):
                    called = getattr(node.func, "id", "") or getattr(node.func, "attr", "")
                    yield path.name, called, node


def texts_in(node):
    """The pieces of text in an expression that are not the arguments of a call."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.JoinedStr):
        for part in node.values:
            if isinstance(part, ast.Constant):
                yield part.value
    elif isinstance(node, ast.BinOp):
        yield from texts_in(node.left)
        yield from texts_in(node.right)
    elif isinstance(node, ast.IfExp):
        yield from texts_in(node.body)
        yield from texts_in(node.orelse)


def test_the_command_says_something_itself():
    told = {
        (file, text.strip())
        for file, called, call in python_calls()
        if called in SHOWN
        for given in call.args
        for text in texts_in(given)
    }
    told = {(file, text) for file, text in told if WORD.search(text) and text not in TOLD}
    # Before any language is there, what is missing is told in English.
    assert {text for file, text in told if file != "__init__.py"} == set()


def test_the_help_of_an_option_is_no_sentence_of_the_catalogue():
    known, found = Catalogue().knows, []
    for file, called, call in python_calls():
        if called not in {"Option", "Argument", "Typer"}:
            continue
        facts = {word.arg: word.value for word in call.keywords}
        assert "help" in facts, (file, ast.unparse(call))
        for word in {"help", "metavar"} & set(facts):
            text = str(getattr(facts[word], "value", None))
            assert known(text), (file, word, text)
            found.append(text)
    assert len(found) > 40
