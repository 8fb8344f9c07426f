"""The sentences of a language as they are written, and what can be asked of them.

The parser of `fluent.syntax` reads the files; how a sentence sounds is asked of the catalogue. What
is wrong in a sentence is for the tests.
"""

from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from itertools import product
from typing import NamedTuple

from babel import Locale
from fluent.syntax import FluentParser, FluentSerializer, ast, visitor

CATEGORIES = {"zero", "one", "two", "few", "many", "other"}
MOST = 400


class Select(NamedTuple):
    """A choice between variants."""

    fact: str
    keys: tuple[str, ...]
    numbers: tuple[str, ...]
    """Which of the keys are numbers."""
    default: str

    @property
    def plural(self):
        """Whether it chooses by the plural."""
        return bool(set(self.keys) - {self.default} & CATEGORIES - {"other"}) and (
            set(self.keys) - set(self.numbers) <= CATEGORIES
        )


@cache
def resources(language):
    """Each file of a language, parsed, by its name."""
    folder = files("maija.text").joinpath("locales", language)
    parser = FluentParser()
    return {
        file.name: parser.parse(file.read_text(encoding="utf-8"))
        for file in sorted(folder.iterdir(), key=lambda entry: entry.name)
        if file.name.endswith(".ftl")
    }


@cache
def messages(language):
    """Each message of a language by its name, and the file it stands in."""
    return {
        entry.id.name: (file, entry)
        for file, resource in resources(language).items()
        for entry in resource.body
        if isinstance(entry, ast.Message)
    }


def junk(language):
    """What the parser could not read."""
    return [
        entry.content
        for resource in resources(language).values()
        for entry in resource.body
        if isinstance(entry, ast.Junk)
    ]


def repeated(language):
    """The names that stand there more than once."""
    names = [
        entry.id.name
        for resource in resources(language).values()
        for entry in resource.body
        if isinstance(entry, ast.Message)
    ]
    return sorted({name for name in names if names.count(name) > 1})


def written(language, name):
    """A message as its file has it."""
    return FluentSerializer().serialize_entry(messages(language)[name][1])


class _Reader(visitor.Visitor):
    def __init__(self):
        self.facts = set()
        self.selects = []
        self.texts = []
        self.numbers = set()

    def visit_VariableReference(self, node):  # noqa: N802 -- the name of the node
        self.facts.add(node.id.name)

    def visit_FunctionReference(self, node):  # noqa: N802
        if node.id.name == "NUMBER":
            self.numbers.add(node.arguments.positional[0].id.name)
        self.generic_visit(node)

    def visit_TextElement(self, node):  # noqa: N802
        self.texts.append(node.value)

    def visit_SelectExpression(self, node):  # noqa: N802
        keys = [(variant.key, variant.default) for variant in node.variants]
        chooser = node.selector
        if isinstance(chooser, ast.FunctionReference):
            chooser = chooser.arguments.positional[0]
        if isinstance(chooser, ast.VariableReference):
            self.selects.append(
                Select(
                    chooser.id.name,
                    tuple(_key(key) for key, _ in keys),
                    tuple(_key(key) for key, _ in keys if isinstance(key, ast.NumberLiteral)),
                    next(_key(key) for key, default in keys if default),
                )
            )
        self.generic_visit(node)


def _key(key):
    return key.value if isinstance(key, ast.NumberLiteral) else key.name


@cache
def read(language, name):
    """The facts of a message, its choices, and its pieces of text."""
    reader = _Reader()
    reader.visit(messages(language)[name][1])
    return reader


@cache
def categories(language):
    """The plural categories of a language."""
    return set(Locale(language).plural_form.tags) | {"other"}


def samples(language, name) -> Iterator[dict[str, str | float]]:
    """Facts for every way in which a message can be said, at most ``MOST`` of them."""
    reader = read(language, name)
    values: dict[str, list[str | float]] = {fact: [] for fact in sorted(reader.facts)}
    for select in reader.selects:
        texts = set(select.keys) - set(select.numbers)
        found = values[select.fact]
        if select.numbers or select.plural:
            found += [*map(int, select.numbers), 1, 2, 5, 21]
        if texts - CATEGORIES:
            found += sorted(texts - CATEGORIES)
    for fact, found in values.items():
        if not found:
            found.append(1.5 if fact in reader.numbers else f"‹{fact}›")
    rows = (dict(zip(values, row, strict=True)) for row in product(*map(_once, values.values())))
    for _, row in zip(range(MOST), rows, strict=False):
        yield row


def _once(values):
    return list(dict.fromkeys(values))
