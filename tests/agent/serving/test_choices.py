from __future__ import annotations

import pytest

from explorer.agent.serving.choices import keywords
from explorer.agent.serving.parameters import parameters
from explorer.agent.verbs import VERBS


def test_choices_and_bounds() -> None:
    assert keywords("search_memory", "mode") == {"enum": ["keyword", "semantic", "hybrid"]}
    assert keywords("update_my_notes", "mode") == {}
    assert keywords("propose_fact", "fact_type")["enum"][:2] == ["", "fact"]
    assert keywords("search_memory", "limit") == {"minimum": 1, "maximum": 1000}
    assert keywords("diff", "limit") == {"minimum": 1}
    assert keywords("search_memory", "fact_types")["items"]["enum"][0] == "fact"
    assert keywords("propose_fact", "content") == {}


@pytest.mark.parametrize("name", VERBS)
def test_a_default_is_one_of_the_choices(name: str) -> None:
    for parameter in parameters(VERBS[name].run):
        choices = keywords(name, parameter.name).get("enum")
        assert parameter.is_required or choices is None or parameter.default in choices
