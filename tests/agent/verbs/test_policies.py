from __future__ import annotations

from dataclasses import replace

import pytest

from explorer.agent.desk import Desk
from explorer.agent.verbs.policies import list_policies, propose_policy, supersede_policy
from explorer.memory.keys import Key
from explorer.services.policy_writing import CannotPropose
from tests.agent.plain_vectlite import records


def test_a_rule_is_proposed_once_replaced_and_listed(desk: Desk) -> None:
    told = propose_policy(desk, "Run the tests first", "conventions", "coder", ["database"], repo="web")
    assert (told.domain, told.is_new, told.is_new_domain) == ("repo:web/conventions", True, True)
    assert told.sentence.endswith("The domain is new; every role may write in it.")
    again = propose_policy(desk, "Run the tests first ", "repo:web/conventions")
    assert (again.id, again.is_new) == (told.id, False)
    replaced = supersede_policy(desk, told.id, "Run all tests first", "Some were skipped")
    assert (replaced.id, replaced.replaced) == (f"{told.id}~2", told.id)
    assert not supersede_policy(desk, told.id, "Run all tests first").is_new
    listed = list_policies(desk)
    (policy,) = listed.policies
    assert (policy.id, policy.content, policy.source_fact_ids) == (
        replaced.id,
        "Run all tests first",
        ("project:main/database",),
    )
    assert policy.tokens == listed.tokens > 0
    assert listed.sentence == f"1 policy is active, about {listed.tokens} tokens at every dispatch."
    assert list_policies(desk, "data").sentence == "0 policies are active in “data”."
    stored = records(desk.path)
    assert stored[Key("__policies__", replaced.id.partition("/")[2])]["agent_id"] == "coder"
    assert sum(key.namespace == "__grants__" for key in stored) == 10


def test_a_role_without_write_is_told_what_to_do(desk: Desk) -> None:
    with pytest.raises(CannotPropose, match=r"“qa” may not use the domain “data”.*propose_fact"):
        propose_policy(replace(desk, role="qa"), "Rule", "data")
    with pytest.raises(CannotPropose, match="“coder” may only read the domain “ops”"):
        propose_policy(desk, "Rule", "ops")
    assert list_policies(desk).policies == ()
