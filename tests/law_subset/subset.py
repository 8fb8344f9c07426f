"""What a law text may be made of (``docs/law.md``), and a walk that finds everything else."""

from __future__ import annotations

import ast
import inspect
import textwrap
from pathlib import Path
from types import FunctionType, ModuleType
from typing import TYPE_CHECKING, Any

from maija import cards
from maija.fast import copies
from maija.games import copying

if TYPE_CHECKING:
    from collections.abc import Iterator

TWO_BODIES: set[Any] = {cards.count, cards.lowest, copying.overwrite}
"""The functions that ``maija.fast`` compiles from a body of its own."""
BUILTINS = {"min", "max", "int", "range"}
LONGEST_SHIFT = 62

STATEMENTS = (
    *(ast.Expr, ast.Assign, ast.AugAssign, ast.If, ast.For, ast.While, ast.Return, ast.Pass),
    *(ast.Break, ast.Continue, ast.Match),
)
EXPRESSIONS = (
    *(ast.BoolOp, ast.BinOp, ast.UnaryOp, ast.Compare, ast.Call, ast.IfExp, ast.Attribute),
    *(ast.Subscript, ast.Name, ast.Constant),
)
OPERATORS = (
    *(ast.Add, ast.Sub, ast.Mult, ast.FloorDiv, ast.Mod, ast.LShift, ast.RShift),
    *(ast.BitOr, ast.BitXor, ast.BitAnd, ast.And, ast.Or, ast.Not, ast.USub, ast.Invert),
    *(ast.Eq, ast.NotEq, ast.Lt, ast.LtE, ast.Gt, ast.GtE),
)
HARMLESS = (ast.MatchValue, ast.MatchOr, ast.match_case, ast.expr_context, ast.AnnAssign)
SIGNS = (ast.operator, ast.unaryop, ast.boolop, ast.cmpop)


def functions_of(*modules: ModuleType) -> list[FunctionType]:
    """The functions written in some modules, and all that they reach in others."""
    written = [
        value
        for module in modules
        for name, value in vars(module).items()
        if isinstance(value, FunctionType)
        and value.__module__ == module.__name__
        # Python's own, with the annotations of a module, from 3.14 on.
        and name != "__annotate__"
    ]
    found: dict[FunctionType, None] = dict.fromkeys(written)
    for function in written:
        if function not in TWO_BODIES:
            reached = copies.copies([function], dict.fromkeys(TWO_BODIES, 0), lambda copy: copy)
            originals = {(each.__module__, each.__qualname__) for each in reached.values()}
            found.update(dict.fromkeys(_originals(function, originals)))
    return [function for function in found if function not in TWO_BODIES]


def _originals(function: FunctionType, wanted: set[tuple[str, str]]) -> Iterator[FunctionType]:
    """The functions themselves, not their copies, that a function reaches."""
    yield function
    for value in copies.globals_of(function).values():
        if not isinstance(value, FunctionType) or value in TWO_BODIES:
            continue
        if (value.__module__, value.__qualname__) in wanted:
            yield from _originals(value, wanted)


def faults(function: FunctionType) -> list[str]:
    """Everything in a function that is outside the subset: file, line and construct."""
    lines, first = inspect.getsourcelines(function)
    (tree,) = ast.parse(textwrap.dedent("".join(lines))).body
    path = Path(inspect.getfile(function)).name
    return [
        f"{path}:{first + line - 1}: {construct}"
        for line, construct in Walk(function.__globals__).function(tree)
    ]


class Walk:
    """One walk through a function's syntax tree."""

    def __init__(self, names: dict[str, Any]) -> None:
        self._names = names

    def function(self, tree: ast.stmt) -> Iterator[tuple[int, str]]:
        if not isinstance(tree, ast.FunctionDef):
            yield tree.lineno, type(tree).__name__
            return
        arguments = tree.args
        if tree.decorator_list:
            yield tree.lineno, "decorator"
        if arguments.defaults or arguments.kw_defaults or arguments.kwonlyargs:
            yield tree.lineno, "default or keyword argument"
        if arguments.vararg or arguments.kwarg:
            yield tree.lineno, "any number of arguments"
        body = tree.body
        if ast.get_docstring(tree) is not None:
            body = body[1:]
        for statement in body:
            yield from self._walk(statement)

    def _walk(self, node: ast.AST, around: int = 0) -> Iterator[tuple[int, str]]:
        line = getattr(node, "lineno", around)
        fault = self._fault(node)
        if fault:
            yield line, fault
            return
        if isinstance(node, ast.For):
            yield from self._range(node)
            children: list[ast.AST] = [*node.body]
        elif isinstance(node, ast.Call):
            children = [*node.args]
        elif isinstance(node, ast.AnnAssign):
            children = [node.target, *([node.value] if node.value else [])]
        else:
            children = list(ast.iter_child_nodes(node))
        for child in children:
            yield from self._walk(child, line)

    def _range(self, node: ast.For) -> Iterator[tuple[int, str]]:
        called = node.iter
        if not (
            isinstance(called, ast.Call)
            and isinstance(called.func, ast.Name)
            and called.func.id == "range"
            and not called.keywords
        ):
            yield node.lineno, "for over something else than range"
            return
        if not isinstance(node.target, ast.Name):
            yield node.lineno, "for with several names"
        for bound in called.args:
            yield from self._walk(bound)

    def _fault(self, node: ast.AST) -> str:
        """What is wrong with a node itself; nothing if nothing is."""
        kind = type(node).__name__
        if isinstance(node, HARMLESS):
            return ""
        if isinstance(node, ast.MatchAs):
            return "" if node.pattern is None and node.name is None else "match with a name"
        if isinstance(node, ast.pattern):
            return kind
        if isinstance(node, SIGNS):
            return "" if isinstance(node, OPERATORS) else f"operator {kind}"
        if isinstance(node, ast.stmt) and not isinstance(node, STATEMENTS):
            return kind
        if isinstance(node, ast.expr) and not isinstance(node, EXPRESSIONS):
            return kind
        check = getattr(self, f"_{kind.lower()}", None)
        return check(node) if check else ""

    def _constant(self, node: ast.Constant) -> str:
        if type(node.value) is not int:
            return f"constant {node.value!r}"
        return "" if node.value < 1 << 63 else "number over 63 bits"

    def _assign(self, node: ast.Assign) -> str:
        return "several targets" if len(node.targets) > 1 else ""

    def _expr(self, node: ast.Expr) -> str:
        return "" if isinstance(node.value, ast.Call) else "expression without effect"

    def _while(self, node: ast.While) -> str:
        return "else of a loop" if node.orelse else ""

    def _for(self, node: ast.For) -> str:
        return "else of a loop" if node.orelse else ""

    def _attribute(self, node: ast.Attribute) -> str:
        if not isinstance(node.value, ast.Name | ast.Subscript):
            return "attribute of an expression"
        name = node.value.id if isinstance(node.value, ast.Name) else ""
        return "module.name" if isinstance(self._names.get(name), ModuleType) else ""

    def _subscript(self, node: ast.Subscript) -> str:
        if isinstance(node.slice, ast.Slice | ast.Tuple):
            return "slice or several indices"
        negative = isinstance(node.slice, ast.UnaryOp) and isinstance(node.slice.op, ast.USub)
        return "negative index" if negative else ""

    def _binop(self, node: ast.BinOp) -> str:
        if isinstance(node.op, ast.LShift | ast.RShift):
            if isinstance(node.right, ast.UnaryOp) and isinstance(node.right.op, ast.USub):
                return "negative shift"
            far = node.right.value if isinstance(node.right, ast.Constant) else 0
            if isinstance(far, int) and far > LONGEST_SHIFT:
                return f"shift by {far}"
        return ""

    def _call(self, node: ast.Call) -> str:
        if not isinstance(node.func, ast.Name):
            return "call of something else than a bare name"
        if node.keywords or any(isinstance(part, ast.Starred) for part in node.args):
            return "keyword or starred argument"
        name = node.func.id
        if name == "range":
            return "range outside for"
        if isinstance(self._names.get(name), FunctionType):
            return ""
        return "" if name in BUILTINS and name not in self._names else f"call of {name}"
