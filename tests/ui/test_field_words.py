from __future__ import annotations

import pytest

from explorer.services.field_checks import FieldProblem
from explorer.ui.field_words import problem_words


@pytest.mark.parametrize("problem", list(FieldProblem))
def test_every_problem_is_a_sentence(problem: FieldProblem) -> None:
    words = problem_words(problem)
    assert words.endswith(".")
    assert "{" not in words


def test_a_sentence_says_what_would_be_right() -> None:
    assert "200" in problem_words(FieldProblem.TOO_LONG)
    assert "2027-01-31" in problem_words(FieldProblem.NO_TIME)
