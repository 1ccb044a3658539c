"""Policies as an agent gets them: all active ones, in every dispatch (seed B)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from explorer.memory.ahead import Ahead
from explorer.memory.decode import decode_system
from explorer.memory.protocols import Snapshot
from explorer.memory.system_records import Policy
from explorer.memory.terms import fold
from explorer.services.preamble.lines import policy_line
from explorer.services.tokens import estimate_tokens


@dataclass(frozen=True, slots=True)
class CountedPolicy:
    """A policy and about how many tokens its line costs."""

    policy: Policy
    tokens: int


@dataclass(frozen=True, slots=True)
class PolicyGroup:
    """The policies of one domain, active ones first."""

    domain: str
    policies: tuple[CountedPolicy, ...]

    @property
    def tokens(self) -> int:
        """What the group's active policies cost in every dispatch."""
        return sum(counted.tokens for counted in self.policies if counted.policy.active)


def group_policies(snapshot: Snapshot, text: str = "", ahead: Ahead | None = None) -> list[PolicyGroup]:
    """All current policies by domain; with `text`, those whose rule, domain or role holds all its words.

    A policy that a change of `ahead` waits for is as it will be, under the key that it has now.
    """
    words = fold(text).split()
    groups: dict[str, list[CountedPolicy]] = {}
    for policy in _policies(snapshot, ahead):
        if policy.is_current and _holds(policy, words):
            groups.setdefault(policy.domain, []).append(CountedPolicy(policy, policy_tokens(policy)))
    return [
        PolicyGroup(domain, tuple(sorted(groups[domain], key=lambda counted: not counted.policy.active)))
        for domain in sorted(groups, key=str.casefold)
    ]


def _policies(snapshot: Snapshot, ahead: Ahead | None) -> Iterator[Policy]:
    stored = snapshot.system(Policy)
    if ahead is None:
        yield from stored
        return
    standing = {ahead.current_key(policy.key) for policy in stored if policy.is_current}
    for policy in stored:
        newest = ahead.current_key(policy.key)
        if policy.key not in ahead.touched:
            yield policy
        elif policy.is_current or newest not in standing:
            metadata = ahead.metadata(newest)
            if metadata is not None:
                yield decode_system(policy.key, metadata, Policy)


def policy_tokens(policy: Policy) -> int:
    """About how many tokens the policy's line costs in a dispatch (SEMANTICS 9: `- [domain] rule`)."""
    return estimate_tokens(policy_line(policy))


def _holds(policy: Policy, words: list[str]) -> bool:
    text = fold(f"{policy.content} {policy.domain} {policy.required_role}")
    return all(word in text for word in words)
