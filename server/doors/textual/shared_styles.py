"""Style sheets whose parsed rules many apps share."""

from collections.abc import Mapping
from functools import lru_cache
from itertools import chain
from pathlib import PurePath
from typing import Any, Final

from textual.css.model import RuleSet
from textual.css.styles import RulesMap
from textual.css.stylesheet import CssSource, Stylesheet
from textual.dom import DOMNode

from server.doors.textual.adapter import component_nodes, take_apart

THEMES_KEPT: Final = 8
SOURCES_KEPT: Final = 512
SHEETS_KEPT: Final = 64

Variables = frozenset[tuple[str, str]]
Source = tuple[Any, CssSource]
Rules = tuple[list[RuleSet], dict[str, list[RuleSet]]]


class SharedStyles:
    """Parses each source once for each set of colours, which takes most of the start of an app."""

    def __init__(self) -> None:
        self.file = lru_cache(SOURCES_KEPT)(file_source)
        self._parser_for = lru_cache(THEMES_KEPT)(RuleParser)

    def rules(self, variables: Variables, sources: tuple[Source, ...]) -> Rules:
        return self._parser_for(variables).all_of(sources)


class RuleParser:
    def __init__(self, variables: Variables) -> None:
        self._variables = dict(variables)
        self._sheet = Stylesheet(variables=self._variables)
        self._parse = lru_cache(SOURCES_KEPT)(self._parse_one)
        self.all_of = lru_cache(SHEETS_KEPT)(self._all_of)

    def _parse_one(self, source: Source) -> list[RuleSet]:
        self._sheet.source = dict([source])
        try:
            self._sheet.parse()
        except Exception:
            # A sheet would skip the source the next time.
            self._sheet = Stylesheet(variables=self._variables)
            raise
        return self._sheet.rules

    def _all_of(self, sources: tuple[Source, ...]) -> Rules:
        rules = list(chain.from_iterable(map(self._parse, sources)))
        named: dict[str, list[RuleSet]] = {}
        for rule in rules:
            for name in rule.selector_names:
                named.setdefault(name, []).append(rule)
        return rules, named


class SharedStylesheet(Stylesheet):
    def __init__(self, variables: Mapping[str, str], shared: SharedStyles) -> None:
        super().__init__(variables=dict(variables))
        self._shared = shared
        self._key = frozenset(variables.items())
        self._found: Rules | None = None

    def set_variables(self, variables: dict[str, str]) -> None:
        super().set_variables(variables)
        self._key = frozenset(variables.items())
        self._found = None

    def read(self, filename: str | PurePath) -> None:
        self.source.update(self._shared.file(str(filename)))
        self._found = None

    def add_source(self, *args: Any, **options: Any) -> None:
        super().add_source(*args, **options)
        self._found = None

    def apply(self, node: DOMNode, **how: Any) -> None:
        # Each time it makes new nodes for component classes.
        before = component_nodes(node)
        super().apply(node, **how)
        if before:
            take_apart(*before)

    @classmethod
    def replace_rules(cls, node: DOMNode, rules: RulesMap, animate: bool = False) -> None:
        # Most boxes of a screen keep their rules when its classes change.
        if node.styles.base.get_rules() == rules:
            node.notify_style_update()
        else:
            super().replace_rules(node, rules, animate)

    def parse(self) -> None:
        self._parsed()

    def reparse(self) -> None:
        self._found = None

    @property
    def rules(self) -> list[RuleSet]:
        return (self._found or self._parsed())[0]

    @property
    def rules_map(self) -> dict[str, list[RuleSet]]:
        return (self._found or self._parsed())[1]

    def _parsed(self) -> Rules:
        self._found = self._shared.rules(self._key, tuple(self.source.items()))
        return self._found


def file_source(filename: str) -> dict[Any, CssSource]:
    sheet = Stylesheet()
    sheet.read(filename)
    return sheet.source
