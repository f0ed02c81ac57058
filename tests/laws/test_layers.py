"""The import contracts hold at run time, in a fresh interpreter."""

import ast
import json
import subprocess
import sys
from pathlib import Path

import pytest

import server
from server.engine import GAMES
from tests.conftest import ALL_SLOW

ENGINE = Path(server.__file__).parent / "engine"
ALLOWED = {
    "collections.abc",
    "dataclasses",
    "functools",
    "itertools",
    "operator",
    "typing",
}


def imported(file: Path) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        if isinstance(node, ast.ImportFrom):
            found.add(node.module or "")
    return found


def modules_after(statement: str) -> set[str]:
    """The modules of a fresh interpreter after this statement."""
    code = f"{statement}\nimport json, sys\nprint(json.dumps(list(sys.modules)))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return set(json.loads(done.stdout.splitlines()[-1]))


@pytest.mark.parametrize("file", sorted(ENGINE.rglob("*.py")), ids=lambda file: file.stem)
def test_the_engine_imports_only_cards_protocol_and_pure_standard_modules(file: Path) -> None:
    outside = {name for name in imported(file) if not name.startswith("server.engine")}
    assert {
        name
        for name in outside - ALLOWED
        if name != "server.cards" and not name.startswith("server.protocol")
    } == set()


@pytest.mark.slow
@pytest.mark.parametrize("face", ["tui.events_as_text", "tui.text", "server.bots"])
def test_faces_and_bots_load_neither_engine_nor_records(face: str) -> None:
    loaded = modules_after(f"import {face}")
    assert face in loaded
    assert not {name for name in loaded if name.startswith(("server.engine", "server.record"))}


def test_printing_the_version_does_not_load_the_house() -> None:
    loaded = modules_after("from server.__main__ import main; main(['--version'])")
    assert "server.engine" not in loaded
    assert "msgspec" not in loaded
    assert "fluent" not in loaded


@pytest.mark.parametrize("name", GAMES)
def test_no_game_imports_another(name: str) -> None:
    own = f"server.engine.{name}"
    for file in (ENGINE / name).rglob("*.py"):
        engine = {module for module in imported(file) if module.startswith("server.engine")}
        assert {m for m in engine if m != "server.engine.game" and not m.startswith(own)} == set()


def test_no_module_has_the_name_of_a_package_beside_it() -> None:
    root = ENGINE.parent.parent
    for package in ("server", "tui", "tests"):
        for file in (root / package).rglob("*.py"):
            assert not file.with_suffix("").is_dir(), file


def is_quick(file: Path) -> bool:
    """Whether a test of this file is not marked as slow."""
    source = file.read_text("utf-8")
    nodes = ast.walk(ast.parse(source))
    functions = (node for node in nodes if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef))
    tests = (function for function in functions if function.name.startswith("test_"))
    marks = [" ".join(map(ast.unparse, test.decorator_list)) for test in tests]
    return not ALL_SLOW.search(source) and any("mark.slow" not in each for each in marks)


@pytest.mark.slow
def test_every_package_has_quick_tests() -> None:
    root = ENGINE.parent.parent
    tests = (file for file in (root / "tests").rglob("test_*.py") if file != Path(__file__))
    names = {name for file in tests if is_quick(file) for name in imported(file)}
    reached = names | {name.rpartition(".")[0] for name in names}
    for package in ("server", "tui"):
        for file in (root / package).rglob("__init__.py"):
            name = ".".join(file.parent.relative_to(root).parts)
            assert name in reached, name
