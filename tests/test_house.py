"""The house: who may import whom, what stays out of the engine, how long a file may be."""

import ast
import sys
import warnings
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
FLOORS = ["engine", "patiences", "catalogue", "look", "table", "scenes", "app", "workshop"]
"""From the ground up: a floor imports from itself and from those below it."""

WITHOUT_PYGAME = (
    "game/engine/",
    "game/patiences/",
    "game/catalogue/",
    "game/table/layout.py",
    "game/table/motion.py",
    "game/table/hand.py",
)
NOT_IN_ENGINE = {"os", "io", "time", "datetime", "pathlib", "shutil", "tempfile", "subprocess"}
LONGEST, LONG = 300, 250

NOT_OURS = {".venv", "venv", ".git", "build", "node_modules"}
OURS = [
    path for path in sorted(ROOT.rglob("*.py")) if not NOT_OURS & set(path.relative_to(ROOT).parts)
]
GAME = [path for path in OURS if path.relative_to(ROOT).parts[0] in ("game", "main.py")]
ENGINE = [path for path in GAME if path.relative_to(ROOT).parts[1:2] == ("engine",)]

BARE = [path for path in GAME if path.relative_to(ROOT).as_posix().startswith(WITHOUT_PYGAME)]


def name(path: Path) -> str:
    """The path as it is spoken of."""
    return path.relative_to(ROOT).as_posix()


def imports(tree: ast.AST) -> set[str]:
    """The dotted names of all that a module imports, wherever it does so."""
    found = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            module = "." * node.level + (node.module or "")
            found |= {f"{module}.{alias.name}" for alias in node.names}
    return found


def floor(dotted: str) -> str:
    """The floor that a dotted name stands on; empty outside the house."""
    parts = dotted.split(".")
    return parts[1] if parts[0] == "game" and len(parts) > 1 and parts[1] in FLOORS else ""


def backward(path: str, source: str) -> list[str]:
    """The imports of a file that run from a lower floor to a higher one, or that are relative.

    >>> backward("game/engine/x.py", "from game.patiences import SHELF\\nimport game.engine.cards")
    ['game.patiences.SHELF']
    >>> backward("game/look/x.py", "from game import table")
    ['game.table']
    >>> backward("game/look/x.py", "from . import y\\nfrom game import VERSION")
    ['..y']
    """
    if path == "main.py":
        return []
    own = floor(path.removesuffix(".py").replace("/", "."))
    height = FLOORS.index(own) if own else -1
    found = []
    for dotted in sorted(imports(ast.parse(source))):
        other = floor(dotted)
        if dotted.startswith(".") or (other and FLOORS.index(other) > height):
            found.append(dotted)
    return found


def undescribed(tree: ast.Module) -> list[str]:
    """The public functions, classes and methods without a docstring, and the module itself.

    >>> undescribed(ast.parse("def f(): pass\\nclass _C:\\n def g(self): pass"))
    ['module', 'f']
    """
    missing = [] if ast.get_docstring(tree) else ["module"]

    def visit(body: list[ast.stmt], prefix: str) -> None:
        for node in body:
            kinds = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)
            if not isinstance(node, kinds) or node.name.startswith("_"):
                continue
            setter = any(isinstance(d, ast.Attribute) for d in node.decorator_list)
            if not ast.get_docstring(node) and not setter:
                missing.append(prefix + node.name)
            if isinstance(node, ast.ClassDef):
                visit(node.body, f"{prefix}{node.name}.")

    visit(tree.body, "")
    return missing


def test_the_house_is_found():
    assert len(ENGINE) >= 10
    assert len(GAME) > len(ENGINE)
    rooms = {path.name for path in (ROOT / "game").iterdir() if list(path.glob("*.py"))}
    assert rooms <= set(FLOORS), "a room on no floor"


@pytest.mark.parametrize("path", GAME, ids=name)
def test_imports_run_one_way(path):
    assert backward(name(path), path.read_text("utf-8")) == []


@pytest.mark.parametrize("path", BARE, ids=name)
def test_no_pygame_where_it_does_not_belong(path):
    roots = {dotted.split(".")[0] for dotted in imports(ast.parse(path.read_text("utf-8")))}
    assert "pygame" not in roots


@pytest.mark.parametrize("path", ENGINE, ids=name)
def test_the_engine_is_standard_library_without_files_and_clock(path):
    tree = ast.parse(path.read_text("utf-8"))
    roots = {dotted.split(".")[0] for dotted in imports(tree)}
    assert roots <= sys.stdlib_module_names | {"game"}
    assert not roots & NOT_IN_ENGINE
    calls = [node.func for node in ast.walk(tree) if isinstance(node, ast.Call)]
    named = {func.id for func in calls if isinstance(func, ast.Name)}
    assert not named & {"open", "input", "print", "exec", "eval", "__import__"}


@pytest.mark.parametrize("path", OURS, ids=name)
def test_a_file_is_seen_at_a_glance(path):
    lines = len(path.read_text("utf-8").splitlines())
    assert lines <= LONGEST
    if lines > LONG:
        warnings.warn(f"{name(path)} has {lines} lines", stacklevel=1)


@pytest.mark.parametrize("path", GAME, ids=name)
def test_everything_public_says_what_it_is(path):
    assert undescribed(ast.parse(path.read_text("utf-8"))) == []


def test_nothing_else_at_the_top():
    allowed = {"main.py", "game", "assets", "tests", "requirements.txt", "README.md", "LICENSE"}
    allowed |= {"pyproject.toml", "CHANGELOG.md", ".ci", ".git", ".gitignore", ".venv"}
    caches = {".pytest_cache", ".ruff_cache", ".hypothesis", "__pycache__"}
    assert {path.name for path in ROOT.iterdir()} <= allowed | caches
