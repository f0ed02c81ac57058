"""The codes of the errors that the program raises, or asks for, as its source spells them."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final, TypeVar

import server

N = TypeVar("N", bound=ast.AST)
# Calls whose first argument is the code of an error.
RAISING: Final = frozenset({"UsageError", "CheckFailed", "os_errors_as"})


def codes_raised() -> set[str]:
    return {code for call in all_of(ast.Call) if is_raising(call) for code in texts(call.args[:1])}


def codes_asked_for() -> set[str]:
    compared = (each for each in all_of(ast.Compare) if is_code(each.left))
    return {code for each in compared for code in texts(each.comparators)}


def all_of(kind: type[N]) -> Iterator[N]:
    for file in Path(server.__path__[0]).rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, kind):
                yield node


def is_raising(call: ast.Call) -> bool:
    return isinstance(call.func, ast.Name) and call.func.id in RAISING


def is_code(node: ast.expr) -> bool:
    """Whether it is the code of an error, as errors are called everywhere."""
    return isinstance(node, ast.Attribute) and ast.unparse(node) == "error.code"


def texts(nodes: list[ast.expr]) -> Iterator[str]:
    """The texts in expressions such as "a", ("a", "b") and "a" if far else "b"."""
    for node in nodes:
        parts = [node.body, node.orelse] if isinstance(node, ast.IfExp) else [node]
        for each in (inner for part in parts for inner in ast.walk(part)):
            if isinstance(each, ast.Constant) and isinstance(each.value, str):
                yield each.value
