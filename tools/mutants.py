"""Changes the law in one place at a time and sees that a test fails.

`python -m tools.mutants` makes 300 seeded changes of one token or one line each: `<` to `<=`, a
constant one up or down, `and` to `or`, plus to minus, one name for another of the same function, a
statement left out. Each is made in a copy of the project, never in the tree itself, and the tests
of the law that reach that line are run there, plain, until one fails. Fewer than 95 of 100 is a
failure; every survivor is printed with its place.

Changes that mean the same as before stand in `tools/mutants_equivalent.txt`, each with its reason;
they are not counted.
"""

from __future__ import annotations

import argparse
import ast
import io
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
import time
import tokenize
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass
from pathlib import Path
from queue import Queue
from typing import TYPE_CHECKING

from coverage import CoverageData

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).resolve().parent.parent
EQUIVALENT = ROOT / "tools" / "mutants_equivalent.txt"
LAW = ("src/maija/games/*/law.py", "src/maija/games/*/law/*.py", "src/maija/games/*/rules.py")
TESTS = (
    *("tests/clauses", "tests/games", "tests/golden", "tests/counts"),
    "tests/options/test_kept_positions.py",
)
NEEDED = ("src", "tests", "tools", "docs", "pyproject.toml", "README.md")
ENOUGH = 0.95
FIRST_TESTS = 60
FIRST_FILES = 4
LONGEST_TEST = 4.0
"""Seconds: what takes longer with the law as it stands is not used."""
ENDLESS = 30
"""Seconds after which a test is ended: the change makes the law go round for ever."""
OPERATORS: dict[str, str] = dict(
    pair.split(" to ")
    for pair in (
        "< to <=, <= to <, > to >=, >= to >, == to !=, != to ==, is to is not, min to max,"
        " max to min, + to -, - to +, | to &, & to |, ^ to |, % to //, // to %, << to >>, >> to <<,"
        " and to or, or to and, += to -=, -= to +=, |= to &=, &= to |=, ^= to |="
    ).split(", ")
) | {"not": ""}


@dataclass(frozen=True)
class Mutant:
    """One change: in a file the text from `start` to `end` becomes `after`."""

    path: str
    line: int
    kind: str
    start: int
    end: int
    before: str
    after: str
    function: str
    code: str
    """The line as it stands, so that an equivalent change is known again wherever it moves."""

    @property
    def key(self) -> str:
        """How the change is written in `mutants_equivalent.txt`."""
        change = (
            "left out" if self.kind == "drop" else f"{self.before} -> {self.after or 'nothing'}"
        )
        return f"{self.path}: {self.function}: {self.code}: {change}"

    def __str__(self) -> str:
        """Where and what."""
        change = f"{self.before!r} -> {self.after!r}" if self.kind != "drop" else "left out"
        return f"{self.path}:{self.line} in {self.function}: {change}\n    {self.code}"


# --- what can be changed ------------------------------------------------------------------------


def all_mutants() -> list[Mutant]:
    """Every change of the law that this tool knows."""
    paths = sorted(path for pattern in LAW for path in ROOT.glob(pattern))
    return [mutant for path in paths for mutant in _of_file(path)]


def _of_file(path: Path) -> Iterator[Mutant]:
    text = path.read_text(encoding="utf-8")
    name = str(path.relative_to(ROOT))
    lines = text.split("\n")
    starts = [0]
    for line in lines:
        starts.append(starts[-1] + len(line) + 1)
    tree = ast.parse(text)
    rules = path.name == "rules.py"
    tokens = list(tokenize.generate_tokens(io.StringIO(text).readline))
    for function in _functions(tree, rules=rules):
        body: list[ast.stmt] = [function]
        if isinstance(function, ast.FunctionDef):
            body = function.body
        told = function.name if isinstance(function, ast.FunctionDef) else "_MEANING"
        if isinstance(body[0], ast.Expr) and isinstance(body[0].value, ast.Constant):
            body = body[1:]
        if not body:
            continue
        first, last = (body[0].lineno, body[0].col_offset), (body[-1].end_lineno or 0, 10**6)
        inside = [token for token in tokens if first <= token.start and token.end <= last]
        for (row, column), kind, before, after in _changes(function, inside):
            start = starts[row - 1] + column
            code = lines[row - 1].strip()
            yield Mutant(name, row, kind, start, start + len(before), before, after, told, code)
        for statement in _statements(body):
            start = starts[statement.lineno - 1] + statement.col_offset
            end = starts[(statement.end_lineno or 1) - 1] + (statement.end_col_offset or 0)
            before = text[start:end]
            code = lines[statement.lineno - 1].strip()
            yield Mutant(name, statement.lineno, "drop", start, end, before, "pass", told, code)


def _functions(tree: ast.Module, *, rules: bool) -> Iterator[ast.FunctionDef | ast.AnnAssign]:
    """The functions of the law; of the rules those that say what clashes."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef):
            if not rules or node.name in {"clashes", "_conflicts", "seats", "removed", "cycle"}:
                yield node
        elif rules and isinstance(node, ast.AnnAssign) and ast.unparse(node.target) == "_MEANING":
            yield node


def _changes(
    function: ast.FunctionDef | ast.AnnAssign, tokens: list[tokenize.TokenInfo]
) -> Iterator[tuple[tuple[int, int], str, str, str]]:
    local, constants, fields = _names(function)
    for at, token in enumerate(tokens):
        text = token.string
        if token.type == tokenize.NUMBER and text.isdigit():  # 0x...: mixing, any number will do
            for number in {int(text) + 1, max(int(text) - 1, 0)} - {int(text)}:
                yield token.start, "number", text, str(number)
        elif text in OPERATORS and (token.type in {tokenize.OP, tokenize.NAME}):
            follows = tokens[at + 1].string if at + 1 < len(tokens) else ""
            if (text, follows) == ("is", "not"):
                yield token.start, "operator", "is not", "is"
            elif not (text == "not" and at and tokens[at - 1].string == "is"):
                yield token.start, "operator", text, OPERATORS[text]
        elif token.type == tokenize.NAME:
            group = next((group for group in (local, constants, fields) if text in group), set())
            is_field = at > 1 and tokens[at - 1].string == "."
            if is_field != (group is fields) or (
                at + 1 < len(tokens) and tokens[at + 1].string == "("
            ):
                continue
            for other in sorted(group - {text}):
                yield token.start, "name", text, other


def _names(function: ast.AST) -> tuple[set[str], set[str], set[str]]:
    """The variables, the constants and the fields that a function names."""
    local: set[str] = set()
    constants: set[str] = set()
    fields: set[str] = set()
    called = {id(node.func) for node in ast.walk(function) if isinstance(node, ast.Call)}
    for node in ast.walk(function):
        if isinstance(node, ast.Name) and id(node) not in called:
            if node.id.isupper():
                constants.add(node.id)
            elif node.id not in {"r", "s", "int", "range", "self", "State", "Rules"}:
                local.add(node.id)
        elif (
            isinstance(node, ast.Attribute)
            and isinstance(node.value, ast.Name)
            and node.value.id == "s"
        ):
            fields.add(node.attr)
    return local, constants, fields


_SIMPLE = (ast.Assign, ast.AugAssign, ast.Expr, ast.Continue, ast.Break)


def _statements(body: list[ast.stmt]) -> Iterator[ast.stmt]:
    for part in body:
        for node in ast.walk(part):
            if isinstance(node, _SIMPLE) or (isinstance(node, ast.Return) and node.value is None):
                yield node


def chosen(number: int, seed: int, only: str) -> list[Mutant]:
    """So many changes, each kind as often as the others as far as there are any."""
    equivalent = set()
    if EQUIVALENT.exists():
        lines = EQUIVALENT.read_text(encoding="utf-8").splitlines()
        equivalent = {line for line in lines if line and not line.startswith((" ", "#"))}
    chance = random.Random(seed)
    kinds: dict[str, list[Mutant]] = {}
    for mutant in all_mutants():
        if mutant.key not in equivalent and only in mutant.path:
            kinds.setdefault(mutant.kind, []).append(mutant)
    for group in kinds.values():
        chance.shuffle(group)
    drawn: list[Mutant] = []
    while len(drawn) < number and any(kinds.values()):
        for group in kinds.values():
            if group and len(drawn) < number:
                drawn.append(group.pop())
    return drawn


# --- seeing whether a test fails ----------------------------------------------------------------


class Copy:
    """A copy of the project in which the law may be changed."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.changes = 0
        for name in NEEDED:
            source = ROOT / name
            if source.is_dir():
                ignored = shutil.ignore_patterns("__pycache__", "node_modules")
                shutil.copytree(source, folder / name, ignore=ignored)
            elif source.exists():
                shutil.copy(source, folder / name)

        self.pristine = {
            str(path.relative_to(folder)): path.read_text(encoding="utf-8")
            for pattern in LAW
            for path in folder.glob(pattern)
        }

    def write(self, path: str, text: str) -> None:
        """Write a file so that Python sees that it is another one."""
        self.changes += 1
        target = self.folder / path
        target.write_text(text, encoding="utf-8")
        os.utime(target, (10**9 + self.changes * 2, 10**9 + self.changes * 2))

    def pytest(self, *arguments: str, seconds: float) -> int | None:
        """Run tests plain; the status, nothing if they took too long."""
        environment = {
            **os.environ,
            "PYTHONPATH": str(self.folder / "src"),
            "MAIJA_PLAIN": "1",
            "PYTHONHASHSEED": "0",
        }
        command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", *arguments]
        command += ["-p", "no:xdist", "--hypothesis-seed=0", "-m", "not slow and not soak"]
        with subprocess.Popen(
            command,
            cwd=self.folder,
            env=environment,
            stdout=(self.folder / "out.txt").open("w"),
            stderr=subprocess.STDOUT,
        ) as process:
            try:
                return process.wait(seconds)
            except subprocess.TimeoutExpired:
                process.kill()
                return None


@dataclass
class Reach:
    """Which tests reach which line, and how long each takes."""

    lines: dict[str, dict[int, list[str]]]
    seconds: dict[str, float]

    def tests(self, mutant: Mutant) -> list[str]:
        """The tests that reach a changed line, the quick ones first."""
        of_file = self.lines.get(mutant.path, {})
        found = set(of_file.get(mutant.line, ()))
        if not found or found == {""}:
            found = {test for tests in of_file.values() for test in tests}
        quick = [test for test in found - {""} if self.seconds.get(test, 0.0) < LONGEST_TEST]
        return sorted(quick, key=lambda test: self.seconds.get(test, 0.0))


def reach(copy: Copy) -> Reach:
    """Run the tests once with the law as it stands."""
    data = copy.folder / "reach.coverage"
    settings = copy.folder / "reach.ini"
    settings.write_text(f"[run]\ndata_file = {data}\ninclude =\n  " + "\n  ".join(LAW) + "\n")
    report = copy.folder / "report.xml"
    cover = ("--cov", f"--cov-config={settings}", "--cov-context=test", "--cov-report=")
    status = copy.pytest(*cover, f"--junitxml={report}", *TESTS, seconds=3600)
    text = (copy.folder / "out.txt").read_text(encoding="utf-8")
    failing = set(re.findall(r"^(?:FAILED|ERROR) (.*?)(?: - .*)?$", text, re.MULTILINE))
    if status not in {0, 1}:
        print(text[-3000:])
        sys.exit("mutants: the tests do not run")
    for test in sorted(failing):
        print(f"fails already, not used: {test}")
    seconds: dict[str, float] = {}
    for case in re.finditer(
        r'classname="([^"]*)" name="([^"]*)" time="([^"]*)"', report.read_text()
    ):
        seconds[f"{case[1].replace('.', '/')}.py::{_unescaped(case[2])}"] = float(case[3])
    measured = CoverageData(str(data))
    measured.read()
    lines: dict[str, dict[int, list[str]]] = {}
    for path in measured.measured_files():
        name = str(Path(path).relative_to(copy.folder))
        lines[name] = {
            line: [
                test
                for test in (context.rpartition("|")[0] for context in contexts)
                if test not in failing
            ]
            for line, contexts in measured.contexts_by_lineno(path).items()
        }
    return Reach(lines, seconds)


def _unescaped(text: str) -> str:
    for entity, sign in (("&lt;", "<"), ("&gt;", ">"), ("&quot;", '"'), ("&amp;", "&")):
        text = text.replace(entity, sign)
    return text


def killed(copy: Copy, reached: Reach, mutant: Mutant) -> bool:
    """Whether some test fails, or does not end, with the change."""
    original = copy.pristine[mutant.path]
    changed = original[: mutant.start] + mutant.after + original[mutant.end :]
    try:
        compile(changed, mutant.path, "exec")
    except SyntaxError:
        return True
    tests = reached.tests(mutant)
    if not tests:
        return False
    copy.write(mutant.path, changed)
    endless = ("-o", f"faulthandler_timeout={ENDLESS}", "-o", "faulthandler_exit_on_timeout=true")
    try:
        few = _few(tests)
        rest = [test for test in tests if test not in set(few)]
        for group in (few, rest):
            if not group:
                continue
            names = copy.folder / "names.txt"
            names.write_text("\n".join(group), encoding="utf-8")
            if copy.pytest("-x", f"@{names}", *endless, seconds=600) != 0:
                return True
    finally:
        copy.write(mutant.path, original)
    return False


def _few(tests: list[str]) -> list[str]:
    """Some tests to begin with, out of the files that have most of them: few files load fast."""
    files: dict[str, list[str]] = {}
    for test in tests:
        files.setdefault(test.partition("::")[0], []).append(test)
    most = sorted(files.values(), key=len, reverse=True)[:FIRST_FILES]
    few: list[str] = []
    for group in most:
        step = max(1, len(group) * FIRST_FILES // FIRST_TESTS)
        few += group[::step]
    return few[:FIRST_TESTS]


def main() -> int:
    """Make the changes; return 1 if too many survive."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--count", type=int, default=300, help="how many changes")
    parser.add_argument("--seed", type=int, default=1, help="which changes")
    parser.add_argument("--workers", type=int, default=2, help="how many at once")
    parser.add_argument("--only", default="", help="only in files whose name holds this")
    parser.add_argument("--report", type=Path, help="write the survivors to this file as well")
    parser.add_argument("--again", type=Path, help="only the survivors that this report names")
    parser.add_argument("--list", action="store_true", help="say what would be changed, and stop")
    asked = parser.parse_args()
    if asked.again:
        named = set(asked.again.read_text(encoding="utf-8").split("\n"))
        drawn = [mutant for mutant in all_mutants() if f"    {mutant.key}" in named]
    else:
        drawn = chosen(asked.count, asked.seed, asked.only)
    if asked.list:
        print("\n".join(map(str, drawn)))
        return 0
    begun = time.monotonic()
    survivors: list[Mutant] = []
    with tempfile.TemporaryDirectory(prefix="maija-mutants-") as name:
        copies: Queue[Copy] = Queue()
        for at in range(asked.workers):
            (Path(name) / str(at)).mkdir()
            copies.put(Copy(Path(name) / str(at)))
        first = copies.get()
        reached = reach(first)
        copies.put(first)

        def attempt(mutant: Mutant) -> tuple[Mutant, bool]:
            copy = copies.get()
            try:
                return mutant, killed(copy, reached, mutant)
            finally:
                copies.put(copy)

        with ThreadPoolExecutor(asked.workers) as pool:
            begun_all = [pool.submit(attempt, mutant) for mutant in drawn]
            for done, ended in enumerate(as_completed(begun_all), 1):
                mutant, found = ended.result()
                if not found:
                    survivors.append(mutant)
                    print(f"survives: {mutant}\n    {mutant.key}", flush=True)
                if done % 25 == 0:
                    minutes = (time.monotonic() - begun) / 60
                    print(
                        f"{done} changes, {len(survivors)} survive, {minutes:.0f} min", flush=True
                    )
    share = 1 - len(survivors) / max(len(drawn), 1)
    summary = f"{len(drawn) - len(survivors)} of {len(drawn)} changes are noticed ({share:.1%})"
    print(summary)
    if asked.report:
        told = [f"seed {asked.seed}: {summary}"]
        told += [f"{mutant}\n    {mutant.key}" for mutant in survivors]
        asked.report.write_text("\n".join(told) + "\n", encoding="utf-8")
    return 0 if share >= ENOUGH else 1


if __name__ == "__main__":
    sys.exit(main())
