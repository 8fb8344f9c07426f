"""Writes docs/options.md: every option of both families, from the fields of the rules."""

import ast
import inspect
from itertools import pairwise

from maija.games.family import Family, families
from maija.games.options import Options
from maija.games.presets import PRESETS


def described(rules: type[Options]) -> dict[str, str]:
    """The sentence under each field of the rules."""
    tree = ast.parse(inspect.getsource(rules))
    body = tree.body[0].body if isinstance(tree.body[0], ast.ClassDef) else []
    sentences = {}
    for field, below in pairwise(body):
        if (
            isinstance(field, ast.AnnAssign)
            and isinstance(field.target, ast.Name)
            and isinstance(below, ast.Expr)
            and isinstance(below.value, ast.Constant)
        ):
            sentences[field.target.id] = " ".join(str(below.value.value).split())
    return sentences


def values(rules: type[Options], name: str) -> str:
    """The values of an option, as they are written."""
    spec = rules.spec(name)
    if spec.metadata.get("expected"):
        return str(spec.metadata["expected"])
    if rules.kind(name) is int and "values" not in spec.metadata:
        least, most = spec.metadata.get("least", 0), spec.metadata.get("most", 1000)
        words = ", ".join(f"`{word}`" for word in spec.metadata.get("words", {}))
        return f"{words + ', ' if words else ''}`{least}`-`{most}`"
    return ", ".join(f"`{rules.written(name, value)}`" for value in rules.values(name))


def table(family: Family) -> list[str]:
    """The options of a family, a row each."""
    presets = [preset for preset in PRESETS.values() if preset.family is family]
    names = [preset.name for preset in presets]
    sentences = described(family.rules)
    lines = [
        f"| option | values | clause | {' | '.join(f'`{name}`' for name in names)} |",
        "| --- " * (3 + len(names)) + "|",
    ]
    details = []
    for name in family.rules.names():
        texts = " | ".join(preset.rules.text(name) for preset in presets)
        clause = family.rules.clause(name)
        lines.append(f"| `{name}` | {values(family.rules, name)} | {clause} | {texts} |")
        details.append(f"- `{name}`: {sentences[name]}")
    return [*lines, "", *details]


def text() -> str:
    """The whole page."""
    lines = [
        "# The options",
        "",
        "Every house rule is an option: `maija play voron --set partial_defence=yes`. The column",
        "of a game shows what it plays if nobody says otherwise. A clause `S1.24` is the 24th of",
        "the Finnish rules, S2 the French, S3 the Russian, S4 the Turkish page on Hearts and Black",
        "Maria; `M` and `T` are decided edge cases, other letters public sources. Where each",
        "clause lives and how it is tested stands in [the clauses](clauses.md).",
        "",
        "`spot=yes` is short for `heart_values=pip` with `queen_value=25`.",
    ]
    for family in families().values():
        lines += ["", f"## {family.name.capitalize()}", "", *table(family)]
    return "\n".join(lines) + "\n"
