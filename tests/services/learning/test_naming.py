from __future__ import annotations

import pytest

from explorer.memory.keys import Key
from explorer.services.learning.naming import fact_named, links_named, sources_named
from explorer.services.learning.proposal import CannotLearn
from tests.services.learning.known import Known
from tests.services.raw_snapshot import MAIN

KNOWN = Known(
    {
        f"{MAIN} a": {"content": "one", "superseded_by": "a~2"},
        f"{MAIN} a~2": {"content": "two", "revision_of": "a"},
        f"{MAIN} twice": {"content": "x"},
        "user twice": {"content": "y"},
        "project:feature/x b": {"content": "z"},
        "__notes__ seen": {"content": "saw it", "agent_id": "ana"},
        "__hot__ item": {"content": "hot"},
    }
).editing


def test_a_fact_is_named_by_key_or_id() -> None:
    assert fact_named(KNOWN, f"{MAIN}/a", "main") == Key(MAIN, "a")
    assert fact_named(KNOWN, " a ", "main") == Key(MAIN, "a")
    assert fact_named(KNOWN, "project:feature/x/b", "main") == Key("project:feature/x", "b")
    assert fact_named(KNOWN, "user/twice", "main") == Key("user", "twice")


@pytest.mark.parametrize(
    ("said", "sentence"),
    [
        ("none", "no fact “none”.*namespace/id"),
        ("", "no fact"),
        ("b", "no fact “b”"),
        ("__notes__/seen", "no fact"),
        ("twice", "may mean “user/twice”, “project:main/twice”"),
    ],
)
def test_what_names_none_or_several_is_a_sentence(said: str, sentence: str) -> None:
    with pytest.raises(CannotLearn, match=sentence):
        fact_named(KNOWN, said, "main")


def test_links_lead_to_the_newest_text() -> None:
    assert links_named(KNOWN, ["a", f"{MAIN}/a~2"], "main") == [Key(MAIN, "a~2")]


def test_sources_are_facts_observations_and_session_items() -> None:
    assert sources_named(KNOWN, ["seen", "__hot__/item", "a", "seen"], "main") == [
        "__notes__/seen",
        "__hot__/item",
        f"{MAIN}/a",
    ]
    with pytest.raises(CannotLearn, match=r"no observation “unseen”.*record_observation"):
        sources_named(KNOWN, ["seen", "unseen"], "main")
