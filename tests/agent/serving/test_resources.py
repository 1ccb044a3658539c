from __future__ import annotations

from dataclasses import replace

import pytest

from explorer.agent.desk import Desk
from explorer.agent.serving.resources import NoSuchPage, read_page
from explorer.agent.verbs.notes import record_observation, update_my_notes
from explorer.agent.verbs.policies import propose_policy


def test_an_empty_page_says_so(desk: Desk) -> None:
    assert "0 policies are active" in read_page(desk, "memory://policies")
    assert "there is no notebook" in read_page(desk, "memory://notes")


def test_pages(desk: Desk) -> None:
    coder = replace(desk, agent="coder")
    propose_policy(coder, "Test\nfirst", "conventions")
    update_my_notes(coder, "Halfway")
    seen = record_observation(coder, "It is cold").observation
    assert read_page(coder, "memory://policies") == "- [conventions] Test first"
    assert read_page(coder, "memory://notes") == f"Halfway\n\n- It is cold ({seen.id})"
    text = read_page(coder, "memory://preamble/Which%20database%20is%20it%2C%20and%2For%20why%3F")
    assert "- [conventions] Test first" in text
    assert "Halfway" in text
    assert "The database is PostgreSQL 16" in text
    assert "PostgreSQL" not in read_page(coder, "memory://preamble/")


@pytest.mark.parametrize("address", ["memory://", "memory://policies/x", "file:///etc/passwd", "", "memory://preamble"])
def test_what_is_not_there(desk: Desk, address: str) -> None:
    with pytest.raises(NoSuchPage, match=r"Read one of memory://policies, memory://notes, memory://preamble/\{task\}"):
        read_page(desk, address)
