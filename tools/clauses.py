"""Writes docs/clauses.md: every clause of the rules, where it lives in the law, and its tests.

`--check` compares the page and fails too where a clause has neither a test nor a reason for having
none. Where a clause lives is read from the syntax trees: the docstrings and the texts of the code
that carry its number. Which tests it has is read from their names: `test_s1_07_...`,
`test_m_16_...`.
"""

import ast
import re
import sys
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LAW = ROOT / "src" / "maija" / "games"
MODULES = ("hearts/**/*.py", "mustamaija/**/*.py", "match.py")
"""The modules of the law; the others show a clause only as an example."""
TESTS = ROOT / "tests" / "clauses"
REASONS = TESTS / "not_rules.py"
PAGE = ROOT / "docs" / "clauses.md"

PARTS = {
    "S1": (52, "The Finnish rules (S1)"),
    "S2": (23, "The French rules (S2)"),
    "S3": (25, "The Russian rules (S3)"),
    "S4": (25, "The Turkish page on Hearts and Black Maria (S4)"),
    "M": (76, "Decided cases of the Mustamaija family (M)"),
    "T": (47, "Decided cases of the Hearts family (T)"),
}
"""Each part of the rules: how many clauses it has, and its heading."""

_CLAUSE = re.compile(r"\b(S[1-4]\.|[MT])(\d+)(?:-(?:S[1-4]\.|[MT])?(\d+))?\b")
_TEST = re.compile(r"test_(?:(s[1-4])|([mt]))_(\d+)_")


def clauses(part: str) -> list[str]:
    """The clauses of a part of the rules, in order."""
    dot = "." if part.startswith("S") else ""
    return [f"{part}{dot}{number}" for number in range(1, PARTS[part][0] + 1)]


def named(text: str) -> Iterator[str]:
    """The clauses that a text names, ranges such as S1.23-S1.24 clause by clause."""
    for part, first, last in _CLAUSE.findall(text):
        for number in range(int(first), int(last or first) + 1):
            yield f"{part}{number}"


def texts(node: ast.AST, place: str) -> Iterator[tuple[str, str]]:
    """Every text below a node with the innermost function, class or field that it stands in.

    A text on its own under a field is that field's.
    """
    above = place
    for child in ast.iter_child_nodes(node):
        inner = place
        if isinstance(child, ast.FunctionDef | ast.ClassDef):
            inner = f"{place}.{child.name}"
        elif isinstance(node, ast.Module | ast.ClassDef):
            name = field(child)
            inner = f"{place}.{name}" if name else above if isinstance(child, ast.Expr) else place
            above = inner
        if isinstance(child, ast.Constant) and isinstance(child.value, str):
            yield inner, child.value
        yield from texts(child, inner)


def field(node: ast.AST) -> str:
    """The name that a statement gives a value to, if it is one name."""
    targets: list[ast.expr] = []
    if isinstance(node, ast.AnnAssign):
        targets = [node.target]
    elif isinstance(node, ast.Assign):
        targets = node.targets
    return targets[0].id if len(targets) == 1 and isinstance(targets[0], ast.Name) else ""


def places() -> dict[str, list[str]]:
    """For each clause where it lives; a module as a whole only where nothing in it says more."""
    found: dict[str, list[str]] = defaultdict(list)
    for path in sorted(path for pattern in MODULES for path in LAW.glob(pattern)):
        module = ".".join(path.relative_to(LAW).with_suffix("").parts).removesuffix(".__init__")
        tree = ast.parse(path.read_text(encoding="utf-8"))
        inside: dict[str, list[str]] = defaultdict(list)
        for place, text in texts(tree, module):
            for clause in named(text):
                if place not in inside[clause]:
                    inside[clause].append(place)
        for clause, at in inside.items():
            found[clause] += [place for place in at if place != module] or at
    return found


def tests() -> dict[str, list[str]]:
    """For each clause the tests that bear its number."""
    found: dict[str, list[str]] = defaultdict(list)
    for path in sorted(TESTS.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            match = _TEST.match(node.name) if isinstance(node, ast.FunctionDef) else None
            if match:
                seed, case, number = match.groups()
                part = f"{seed.upper()}." if seed else case.upper()
                found[f"{part}{int(number)}"].append(f"{path.stem}::{match.string}")
    return found


def reasons() -> dict[str, str]:
    """For each clause that lays down no rule the reason why it has no test."""
    for node in ast.parse(REASONS.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.AnnAssign) and getattr(node.target, "id", "") == "NOT_RULES":
            found: dict[str, str] = ast.literal_eval(node.value) if node.value else {}
            return found
    return {}


def faults() -> list[str]:
    """What is wrong with the tests of the clauses, a line each; nothing if all is well."""
    tested, excused = tests(), reasons()
    known = [clause for part in PARTS for clause in clauses(part)]
    lines = []
    for clause in known:
        if clause not in tested and clause not in excused:
            lines.append(
                f"{clause} has neither a test in tests/clauses nor a reason in not_rules.py"
            )
        if clause in tested and clause in excused:
            lines.append(f"{clause} has a test and a reason in not_rules.py why it has none")
    mentioned = {**places(), **tested, **excused}
    lines += [f"there is no clause {clause}" for clause in mentioned if clause not in known]
    return lines


def text() -> str:
    """The whole page."""
    lived, tested, excused = places(), tests(), reasons()
    lines = [
        "# The clauses",
        "",
        "Every clause of the rules, where it lives in `maija.games`, and the tests in",
        "`tests/clauses` that show it at the table, each named by what would be wrong in the world",
        "if it failed. A clause without a test lays down no rule, and the reason stands in its",
        "place. What each option means stands in [the options](options.md).",
    ]
    for part, (_, heading) in PARTS.items():
        lines += ["", f"## {heading}", "", "| clause | lives in | test |", "| --- | --- | --- |"]
        for clause in clauses(part):
            where = "<br>".join(f"`{place}`" for place in lived.get(clause, [])) or "-"
            shown = "<br>".join(f"`{name}`" for name in tested.get(clause, []))
            lines.append(f"| {clause} | {where} | {shown or excused.get(clause, '**none**')} |")
    return "\n".join(lines) + "\n"


def main(arguments: list[str]) -> int:
    """Write the page, or compare it and look for clauses without a test."""
    if "--check" not in arguments:
        PAGE.write_text(text(), encoding="utf-8")
        print(f"wrote {PAGE.relative_to(ROOT)}")
        return 0
    lines = faults()
    if not PAGE.exists() or PAGE.read_text(encoding="utf-8") != text():
        lines.append("docs/clauses.md is not up to date: `make generate` writes it")
    for line in lines:
        print(line)
    return 1 if lines else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
