"""Rules for all agents: proposed, replaced, listed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from explorer.agent.answers import counted
from explorer.agent.desk import Desk
from explorer.memory.changes import ChangeSet
from explorer.services.domains import domain_in
from explorer.services.editing import Editing
from explorer.services.policies import CountedPolicy, group_policies
from explorer.services.policy_writing import Asker, Proposed, replace_policy
from explorer.services.policy_writing import propose_policy as proposed

_WHAT_NOT = "Nothing was written"


@dataclass(frozen=True, slots=True)
class PolicyWritten:
    """What became of a policy; `is_new` False = the same text was in force already and nothing was written."""

    id: str
    domain: str
    is_new: bool
    is_new_domain: bool
    replaced: str
    sentence: str


@dataclass(frozen=True, slots=True)
class ListedPolicy:
    """A policy as it stands; `tokens` is about what its line costs at every dispatch."""

    id: str
    content: str
    domain: str
    active: bool
    required_role: str
    source_fact_ids: tuple[str, ...]
    agent: str
    created_at: str
    updated_at: str
    tokens: int


@dataclass(frozen=True, slots=True)
class PolicyList:
    """Policies by domain; `tokens` is what the active ones of them cost together at every dispatch."""

    policies: tuple[ListedPolicy, ...]
    active: int
    inactive: int
    tokens: int
    sentence: str


def propose_policy(
    desk: Desk,
    content: str,
    domain: str,
    required_role: str = "",
    source_fact_ids: Sequence[str] = (),
    repo: str = "",
) -> PolicyWritten:
    """Write a rule that every agent must follow, active at once.

    Use it for what agents must or must not do ("Run the tests before every commit"). What is merely true is a fact: use
    propose_fact. Every active policy is put into the prompt of every agent at every dispatch, whatever its domain or
    role, so keep it to one short sentence and look at list_policies first. Your role needs write permission in the
    domain; a new domain gives it to every role. The same rule in the same domain is not written twice.

    - `content`: The rule, one imperative sentence.
    - `domain`: The field of knowledge it belongs to, such as "conventions"; list_memory_domains names those there are.
    - `required_role`: The role it is addressed to, such as "coder"; it informs, and keeps the rule from nobody.
    - `source_fact_ids`: Ids of the facts that it follows from, as search_memory gives them; unknown ones are refused.
    - `repo`: The slug of a repository, to write into its domain "repo:<slug>/<domain>" instead of the workspace's.
    """

    def rule(editing: Editing) -> tuple[Proposed, ChangeSet | None]:
        where = domain_in(domain.strip(), repo.strip())
        return proposed(editing, asker, content, where, required_role, source_fact_ids)

    asker = _asker(desk)
    told = desk.write(rule, _WHAT_NOT)
    if not told.is_new:
        return _written(told, f"The same rule is in force in “{told.domain}” already, so nothing was written.")
    founded = " The domain is new; every role may write in it." if told.is_new_domain else ""
    return _written(told, f"The policy is in force in “{told.domain}” from the next dispatch on.{founded}")


def supersede_policy(desk: Desk, id: str, content: str, reason: str = "") -> PolicyWritten:  # noqa: A002 agents name it
    """Replace the text of a policy; the earlier text stays as its history.

    Use it when a rule has changed, instead of proposing a second one beside it. Your role needs write permission in the
    policy's domain. Domain, role and sources stay as they are. The same text again writes nothing.

    - `id`: The policy, as list_policies gives it; an id of an earlier text leads to the newest.
    - `content`: The rule as it holds from now on.
    - `reason`: Why it changed, kept with the earlier text.
    """
    asker = _asker(desk)
    told = desk.write(lambda editing: replace_policy(editing, asker, id, content, reason), _WHAT_NOT)
    if not told.is_new:
        return _written(told, "The policy says the same already, so nothing was written.")
    return _written(told, f"The policy in “{told.domain}” is replaced; its earlier text stays as its history.")


def list_policies(desk: Desk, domain: str = "", include_inactive: bool = False) -> PolicyList:
    """List the rules that hold, by domain, with about how many tokens each costs at every dispatch.

    Use it before you propose a policy, to replace or shorten one that is there. You get all active policies with your
    preamble anyway.

    - `domain`: Only this domain; empty = all.
    - `include_inactive`: Also those that a person has switched off.
    """
    editing = desk.read()
    groups = group_policies(editing.snapshot)
    every = [each for group in groups if not domain or group.domain == domain for each in group.policies]
    active = sum(each.policy.active for each in every)
    shown = [each for each in every if each.policy.active or include_inactive]
    tokens = sum(each.tokens for each in every if each.policy.active)
    where = f" in “{domain}”" if domain else ""
    off = f" {counted(len(every) - active, 'more is', 'more are')} switched off." if len(every) > active else ""
    costs = f", about {counted(tokens, 'token')} at every dispatch" if active else ""
    return PolicyList(
        tuple(map(_listed, shown)),
        active,
        len(every) - active,
        tokens,
        f"{counted(active, 'policy is', 'policies are')} active{where}{costs}.{off}",
    )


def _asker(desk: Desk) -> Asker:
    return Asker(desk.agent.strip(), desk.role.strip(), desk.branch_name())


def _written(told: Proposed, sentence: str) -> PolicyWritten:
    replaced = "" if told.replaced is None else str(told.replaced)
    return PolicyWritten(str(told.key), told.domain, told.is_new, told.is_new_domain, replaced, sentence)


def _listed(counted_policy: CountedPolicy) -> ListedPolicy:
    policy = counted_policy.policy
    return ListedPolicy(
        str(policy.key),
        policy.content,
        policy.domain,
        policy.active,
        policy.required_role,
        policy.source_fact_ids,
        policy.agent_id,
        str(policy.created_at or ""),
        str(policy.updated_at or ""),
        counted_policy.tokens if policy.active else 0,
    )
