"""The documents for readers, and what they name in code spans and text blocks."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
README: Final = "README.md"
HOSTS: Final = "config/deploy/README.md"
PROGRAMS: Final = "server/doors/json/README.md"
FORMAT: Final = "server/record/FORMAT.md"
TRANSLATORS: Final = "tui/locales/README.md"
DOCUMENTS: Final = (
    README,
    HOSTS,
    PROGRAMS,
    FORMAT,
    "server/bots/README.md",
    "tests/README.md",
    TRANSLATORS,
)
DRAWINGS: Final = ("map", "house", "key")
FUNCTION: Final = re.compile(
    r"\b[A-Z]\w+\.\w+|\b[a-z]+(?:_[a-z]+)+\b|\breact\b|\bcommit\b|\bfulfil\b"
)
CLASS: Final = re.compile(r"\b[A-Z][a-z]+(?:[A-Z][a-z]+)+\b")


@cache
def text_of(document: str) -> str:
    return (ROOT / document).read_text("utf-8")


def spans(document: str) -> list[str]:
    """The code in the running text, on one line each."""
    prose = re.sub(r"^```.*?^```$", "", text_of(document), flags=re.MULTILINE | re.DOTALL)
    return [re.sub(r"\s+", " ", span) for span in re.findall(r"`([^`]+)`", prose)]


def blocks(document: str) -> list[tuple[str, str]]:
    """The fenced blocks: what follows the fence, and the text."""
    return re.findall(r"^```([^\n]*)\n(.*?)^```$", text_of(document), re.MULTILINE | re.DOTALL)


def drawing(name: str) -> str:
    return dict(blocks(README))[f"text {name}"]


def links(document: str) -> list[Path]:
    """The files to which it links."""
    folder = (ROOT / document).parent
    return [folder / link for link in re.findall(r"\]\(([^):#]+)\)", text_of(document))]


def commands(document: str) -> Iterator[list[str]]:
    """The words of each command that is written out, from code spans and fenced blocks."""
    unnamed = (line for kind, text in blocks(document) if not kind for line in text.splitlines())
    for line in (*spans(document), *unnamed):
        for command in line.split(" && "):
            words = command.removeprefix(".venv/bin/").split()
            if words and words[0] in ("kartenhaus", "pytest", "python", "ssh"):
                yield words


def mapped() -> Iterator[tuple[Path, str]]:
    """The places of the map, each with the text beside it."""
    folders: list[str] = []
    for line in drawing("map").splitlines():
        place, _, text = line.strip().partition("  ")
        depth = (len(line) - len(line.lstrip())) // 2
        folders[depth:] = [place]
        yield ROOT.joinpath(*folders), text


def definitions(package: str) -> set[str]:
    """All classes, functions and methods, as in `Class.method`."""
    found = set()
    for file in (ROOT / package).rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.ClassDef):
                found |= {node.name, *(f"{node.name}.{name}" for name in functions(node))}
            elif isinstance(node, ast.Module):
                found |= set(functions(node))
    return found


def functions(node: ast.Module | ast.ClassDef) -> list[str]:
    return [n.name for n in node.body if isinstance(n, ast.FunctionDef | ast.AsyncFunctionDef)]
