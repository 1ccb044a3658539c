from __future__ import annotations

import pytest

from explorer.memory.changes import ChangeSet
from explorer.memory.errors import MemoryExplorerError
from explorer.memory.keys import Key
from explorer.services.editing import Editing
from explorer.services.given_text import UnusableText
from explorer.services.policy_writing import Asker, CannotPropose, Proposed, propose_policy, replace_policy
from tests.services.conftest import Records, StoreOf
from tests.services.raw_snapshot import MAIN, NOW_TEXT, applied, editing_of, standing_of

POLICIES = "__policies__"
RECORDS: Records = {
    f"{MAIN} a": {"content": "A", "domain": "ops", "superseded_by": "a~2"},
    f"{MAIN} a~2": {"content": "A2", "domain": "ops", "revision_of": "a"},
    f"{MAIN} gone": {"content": "", "deleted_at": NOW_TEXT, "superseded_by": "system:deleted"},
    f"{POLICIES} p": {"content": "Write tests", "domain": "git", "active": True, "mine": 1, "agent_id": "qa"},
    f"{POLICIES} off": {"content": "Never deploy on Fridays", "domain": "git", "active": False},
    f"{POLICIES} odd": {"content": "Odd", "domain": "git", "active": "perhaps"},
    f"{POLICIES} dead": {"content": "", "domain": "git", "deleted_at": NOW_TEXT, "superseded_by": "system:deleted"},
    "__grants__ g": {"role": "coder", "domain": "git", "permission": "write"},
    "__grants__ h": {"role": "intern", "domain": "git", "permission": "none"},
}
CODER = Asker("bob", "coder")


def proposed(
    editing: Editing, text: str, domain: str = "git", role: str = "", sources: tuple[str, ...] = ()
) -> tuple[Proposed, ChangeSet | None]:
    return propose_policy(editing, CODER, text, domain, role, sources)


def test_a_policy_is_active_at_once_and_says_where_it_comes_from(store_of: StoreOf) -> None:
    snapshot = store_of(RECORDS)
    told, change = proposed(
        editing_of(snapshot), " Squash before merging ", role="reviewer", sources=("a", f"{MAIN}/a~2")
    )
    assert (told.domain, told.is_new, told.is_new_domain) == ("git", True, False)
    assert change is not None
    assert change.label == "Squash before merging"
    found = standing_of(applied(snapshot, change), f"{POLICIES} {told.key.id}")
    assert (found["content"], found["active"], found["required_role"]) == ("Squash before merging", True, "reviewer")
    assert found["source_fact_ids"] == [f"{MAIN}/a"], "two texts of one fact are one source"
    assert (found["agent_id"], found["created_at"]) == ("bob", NOW_TEXT)


def test_the_same_rule_is_there_once(store_of: StoreOf) -> None:
    snapshot = store_of(RECORDS)
    told, change = proposed(editing_of(snapshot), "Write tests\n")
    assert (told, change) == (Proposed(Key(POLICIES, "p"), "git", is_new=False), None)
    _, first = proposed(editing_of(snapshot), "Rebase")
    assert first is not None
    again, nothing = proposed(editing_of(snapshot, first), "Rebase")
    assert (again.is_new, nothing) == (False, None)
    elsewhere, change = proposed(editing_of(snapshot), "Write tests", "new")
    assert elsewhere.is_new
    assert elsewhere.is_new_domain
    assert change is not None


@pytest.mark.parametrize(
    ("asker", "text", "domain", "sources", "sentence"),
    [
        (Asker("x", "qa"), "Rule", "git", (), "“qa” may only read the domain “git”.*propose_fact"),
        (Asker("x", "intern"), "Rule", "git", (), "“intern” may not use"),
        (Asker("x", "nobody"), "Rule", "git", (), "“nobody” may only read"),
        (CODER, "Rule", " ", (), "belongs to a domain"),
        (CODER, "Never deploy on Fridays", "git", (), "was switched off"),
        (CODER, "Rule", "git", ("project:main/none",), "There is no fact “project:main/none”.*search_memory"),
        (CODER, "Rule", "git", ("gone",), "not in force"),
        (CODER, "Rule", "git", (f"{POLICIES}/p",), "There is no fact"),
        (CODER, "Rule", "new", ("none",), "There is no fact"),
    ],
)
def test_what_is_refused_says_what_to_do(
    store_of: StoreOf, asker: Asker, text: str, domain: str, sources: tuple[str, ...], sentence: str
) -> None:
    with pytest.raises(MemoryExplorerError, match=sentence):
        propose_policy(editing_of(store_of(RECORDS)), asker, text, domain, "", sources)


def test_a_policy_needs_a_text(store_of: StoreOf) -> None:
    with pytest.raises(UnusableText, match="A policy needs a text"):
        proposed(editing_of(store_of(RECORDS)), " ")


def test_another_text_is_a_revision_and_keeps_the_reason(store_of: StoreOf) -> None:
    snapshot = store_of(RECORDS)
    told, change = replace_policy(editing_of(snapshot), CODER, f"{POLICIES}/p", "Write tests first", "Coverage fell")
    assert (told.key, told.replaced, told.is_new) == (Key(POLICIES, "p~2"), Key(POLICIES, "p"), True)
    after = applied(snapshot, change)
    new, old = standing_of(after, f"{POLICIES} p~2"), standing_of(after, f"{POLICIES} p")
    assert (new["content"], new["mine"], new["active"], new["agent_id"]) == ("Write tests first", 1, True, "bob")
    assert "superseded_reason" not in new
    assert (old["superseded_by"], old["superseded_reason"], old["content"]) == ("p~2", "Coverage fell", "Write tests")
    assert change is not None
    told, _ = replace_policy(editing_of(snapshot, change), CODER, "p", "Write all tests first", "")
    assert told.key == Key(POLICIES, "p~3"), "an id of an earlier text leads to the newest"
    assert replace_policy(editing_of(snapshot), CODER, "p", "Write tests ", "")[1] is None


@pytest.mark.parametrize(
    ("asker", "policy", "sentence"),
    [
        (CODER, "none", "There is no policy “none”.*list_policies"),
        (CODER, "dead", "not in force"),
        (CODER, "odd", "is damaged"),
        (Asker("x", "qa"), "p", "may only read"),
    ],
)
def test_what_cannot_be_replaced_says_why(store_of: StoreOf, asker: Asker, policy: str, sentence: str) -> None:
    with pytest.raises(CannotPropose, match=sentence):
        replace_policy(editing_of(store_of(RECORDS)), asker, policy, "New", "")
