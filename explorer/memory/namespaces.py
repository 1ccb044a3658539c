"""Which namespaces there are and what a branch lets one see (DESIGN "Records in the file", SEMANTICS 8)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

USER, FEEDBACK = "user", "feedback"
GLOBAL_MEMORY_TYPES = (USER, FEEDBACK)
SCOPED_MEMORY_TYPES = ("project", "reference")
BRANCH_SEPARATOR = ":"
DEFAULT_BRANCH = "main"

POLICIES = "__policies__"
NOTES = "__notes__"
DOMAINS = "__domains__"
GRANTS = "__grants__"
SKILLS = "__skills__"
HOT = "__hot__"
CONFLICTS = "__conflicts__"
BELIEFS = "__beliefs__"
TELEPORT = "__teleport__"
WORKSPACE = "__workspace__"


def is_internal(namespace: str) -> bool:
    """Whether the namespace holds records of the system and no facts."""
    return namespace.startswith("__")


@lru_cache(1024)
def branch_of(namespace: str) -> str | None:
    """The branch that `project:<branch>` or `reference:<branch>` is scoped to; None for every other namespace."""
    memory_type, separator, branch = namespace.partition(BRANCH_SEPARATOR)
    return branch if separator and branch and memory_type in SCOPED_MEMORY_TYPES else None


def memory_type_of(namespace: str) -> str:
    """The memory type that the seed's layout gives to a namespace; of a foreign namespace, its own name."""
    return namespace.partition(BRANCH_SEPARATOR)[0] if branch_of(namespace) is not None else namespace


def namespaces_of(branch: str) -> tuple[str, ...]:
    """The namespaces that a branch has of its own."""
    return tuple(f"{memory_type}{BRANCH_SEPARATOR}{branch}" for memory_type in SCOPED_MEMORY_TYPES)


def namespace_for(memory_type: str, branch: str) -> str:
    """Where a record of a memory type is written on a branch; a type that belongs to none is its own namespace."""
    return f"{memory_type}{BRANCH_SEPARATOR}{branch}" if memory_type in SCOPED_MEMORY_TYPES else memory_type


def recalled_on(branch: str) -> tuple[str, ...]:
    """The namespaces that an agent asks on a branch (seed A): the global ones and the branch's own."""
    return (*GLOBAL_MEMORY_TYPES, *namespaces_of(branch))


def is_visible(namespace: str, branch: str | None) -> bool:
    """Whether facts of `namespace` are seen on `branch`; with no branch, facts of all branches are."""
    if is_internal(namespace):
        return False
    scope = branch_of(namespace)
    return scope is None or branch is None or scope == branch


def branches_in(namespaces: Iterable[str]) -> list[str]:
    """The branches that have memory, sorted, the default branch first."""
    found = {branch for namespace in namespaces if (branch := branch_of(namespace)) is not None}
    return sorted(found, key=lambda branch: (branch != DEFAULT_BRANCH, branch.casefold(), branch))
