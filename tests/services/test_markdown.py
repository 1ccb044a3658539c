from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from explorer.memory.facts import Fact
from explorer.services.markdown import as_markdown


def fact(
    content: str, topic: str = "", domain: str = "", confidence: float | None = None, namespace: str = "user"
) -> Fact:
    return Fact(namespace=namespace, id="a", content=content, topic=topic, domain=domain, confidence=confidence)


@pytest.mark.parametrize(
    ("one", "text"),
    [
        (fact("We use uv", "packaging", "tools", 0.7), "- **packaging** We use uv (tools, confidence 0.70)\n"),
        (fact("We use uv", "", "tools"), "- We use uv (tools)\n"),
        (fact("We use uv", confidence=1.0), "- We use uv (user, confidence 1.00)\n"),
        (fact("", "packaging"), "- **packaging**  (user)\n"),
        (fact("  padded\n"), "- padded (user)\n"),
        (fact("from vectlite's default namespace", namespace=""), "- from vectlite's default namespace\n"),
        (fact("there too", confidence=0.5, namespace=""), "- there too (confidence 0.50)\n"),
        (fact("first\n\nsecond\n  third  ", "t", "d"), "- **t** first\n\n  second\n    third\n  (d)\n"),
        (fact("first\nsecond", namespace=""), "- first\n  second\n"),
        (fact("run:\n```\nmake\n```"), "- run:\n  ```\n  make\n  ```\n  (user)\n"),
    ],
)
def test_one_item(one: Fact, text: str) -> None:
    assert as_markdown([one]) == text


def test_items_in_the_order_given() -> None:
    assert as_markdown(fact(text) for text in "ba") == "- b (user)\n- a (user)\n"


def test_no_facts_are_no_text() -> None:
    assert as_markdown([]) == ""


@given(st.lists(st.text(), min_size=1, max_size=4))
def test_a_list_has_one_item_a_fact_and_nothing_beside_it(texts: list[str]) -> None:
    lines = as_markdown(map(fact, texts)).split("\n")
    assert lines.pop() == ""
    assert sum(line.startswith("- ") for line in lines) == len(texts)
    assert all(line == "" or line.startswith(("- ", "  ")) for line in lines)
