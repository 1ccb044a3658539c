from __future__ import annotations

import pytest

from explorer.services.field_checks import FieldProblem
from explorer.ui.agent_view.skill_notation import IMPORTANCE, LIST, PARAGRAPH


@pytest.mark.parametrize(
    ("typed", "values"),
    [
        ("", []),
        ("docker", ["docker"]),
        ("docker, compose ,, docker", ["docker", "compose"]),
        ("docker\ncompose\r\nhelm", ["docker", "compose", "helm"]),
        ("*.{yml,yaml}, Dockerfile", ["*.{yml,yaml}", "Dockerfile"]),
        ("Bash(git add, git commit)\nRead", ["Bash(git add, git commit)", "Read"]),
        ("部署, قاعدة, 🚀", ["部署", "قاعدة", "🚀"]),
    ],
)
def test_lists_have_a_comma_or_a_line_end_between_values(typed: str, values: list[str]) -> None:
    assert LIST.read(typed).value == values
    assert LIST.read(LIST.write(values)).value == values


@pytest.mark.parametrize(
    ("typed", "problem"),
    [
        ("a\tb", FieldProblem.CONTROL_CHARACTERS),
        ("x" * 201, FieldProblem.TOO_LONG),
        ("\ud800", FieldProblem.NOT_STORABLE),
    ],
)
def test_values_that_do_not_fit(typed: str, problem: FieldProblem) -> None:
    assert LIST.read(f"good, {typed}").problem is problem


def test_a_description_is_one_line_of_any_length() -> None:
    assert PARAGRAPH.read("  Best\n practices ").value == "Best practices"
    assert PARAGRAPH.read("word " * 300).value == ("word " * 300).strip()
    assert PARAGRAPH.read("").value == ""
    assert PARAGRAPH.read("\ud800").problem is FieldProblem.NOT_STORABLE


def test_every_skill_has_an_importance() -> None:
    assert IMPORTANCE.read("0.85").value == 0.85
    assert IMPORTANCE.read("").problem is FieldProblem.NO_NUMBER
    assert IMPORTANCE.read("7").problem is FieldProblem.OUT_OF_RANGE
