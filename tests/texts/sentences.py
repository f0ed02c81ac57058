"""The sentences of a language as its catalogues have them, without their variables."""

from collections.abc import Iterator
from functools import cache
from importlib.resources.abc import Traversable
from typing import NamedTuple

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from tests.catalogues import files_of


class Sentence(NamedTuple):
    file: str
    key: str
    text: str


class Words(Visitor):
    """Collects the text of a message, each case on a line. A variable is a � in it."""

    def __init__(self) -> None:
        self.text = ""

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802 (named by fluent.syntax)
        self.text += node.value

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 (named by fluent.syntax)
        self.text += "\N{REPLACEMENT CHARACTER}"

    def visit_StringLiteral(self, node: ftl.StringLiteral) -> None:  # noqa: N802 (named by fluent.syntax)
        self.text += node.parse()["value"]

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802 (named by fluent.syntax)
        self.text += "\N{REPLACEMENT CHARACTER}"

    def visit_Variant(self, node: ftl.Variant) -> None:  # noqa: N802 (named by fluent.syntax)
        self.text += "\n"
        self.visit(node.value)


@cache
def sentences_of(language: str) -> tuple[Sentence, ...]:
    return tuple(read(language))


def read(language: str) -> Iterator[Sentence]:
    for file, entry in entries_of(language):
        if isinstance(entry, ftl.Message):
            words = Words()
            words.visit(entry)
            yield Sentence(file.name, entry.id.name, words.text)


@cache
def entries_of(language: str) -> list[tuple[Traversable, ftl.EntryType]]:
    """All entries with their files; parsing the files of a language takes most of a second."""
    parser = FluentParser(with_spans=False)
    return [
        (file, entry)
        for file in files_of(language)
        for entry in parser.parse(file.read_text("utf-8")).body
    ]
