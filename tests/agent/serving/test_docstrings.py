from __future__ import annotations

import inspect

import pytest

from explorer.agent.serving.docstrings import described
from explorer.agent.verbs import VERBS


def example(a: str, b: str, c: str) -> None:
    """Do it.

    Use it when it
    has to be done.

    - `a`: The first, which
      runs on.
    - `b`, `c`: As elsewhere.

    It can be undone.
    """


def test_the_text_and_the_arguments() -> None:
    told = described(example)
    assert told.text == "Do it.\n\nUse it when it has to be done.\n\nIt can be undone."
    assert told.arguments == {"a": "The first, which runs on.", "b": "As elsewhere.", "c": "As elsewhere."}


@pytest.mark.parametrize("name", VERBS)
def test_every_argument_of_every_verb_is_described_and_no_other(name: str) -> None:
    run = VERBS[name].run
    told = described(run)
    assert told.text
    assert set(told.arguments) == set(list(inspect.signature(run).parameters)[1:])
