"""Where a memory can be moved or copied to: a branch, or what every branch sees."""

from __future__ import annotations

from dataclasses import dataclass

from explorer.memory.namespaces import (
    GLOBAL_MEMORY_TYPES,
    SCOPED_MEMORY_TYPES,
    branch_of,
    memory_type_of,
    namespace_for,
)


@dataclass(frozen=True, slots=True)
class Place:
    """A branch; with an empty `branch`, the global namespace of a memory type: `user` or `feedback`."""

    branch: str = ""
    memory_type: str = ""

    def __post_init__(self) -> None:
        if not self.branch and self.memory_type not in GLOBAL_MEMORY_TYPES:
            raise ValueError(f"every branch sees {' and '.join(GLOBAL_MEMORY_TYPES)}, not {self.memory_type!r}")

    @property
    def name(self) -> str:
        """What it is called."""
        return self.branch or self.memory_type

    def type_of(self, namespace: str) -> str:
        """The memory type that a record of a namespace has there.

        On a branch a reference stays one, and everything else is of the project.
        """
        if not self.branch:
            return self.memory_type
        known = memory_type_of(namespace)
        return known if known in SCOPED_MEMORY_TYPES else SCOPED_MEMORY_TYPES[0]

    def namespace_for(self, namespace: str) -> str:
        """Where a record of a namespace comes to stand."""
        return namespace_for(self.type_of(namespace), self.branch)


def name_of(namespace: str) -> str:
    """What a record's home is called: its branch, or the namespace that all branches see."""
    return branch_of(namespace) or namespace
