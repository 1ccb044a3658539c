"""What goes into the file: records, their ids and their references."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from texture import sha256

Metadata = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Record:
    """One record. `embedded` is the text its vector stands for; None means a vector derived from the key."""

    namespace: str
    id: str
    metadata: Metadata
    embedded: str | None = None
    terms_of: str = ""

    @property
    def ref(self) -> str:
        """The reference "namespace/id" (a namespace may hold slashes, an id never does)."""
        return f"{self.namespace}/{self.id}"

    def with_metadata(self, **more: Any) -> Record:
        """Return a copy with further metadata."""
        return replace(self, metadata={**self.metadata, **more})


def stable_id(prefix: str, *parts: str) -> str:
    """Return `prefix_` and 12 hex digits that depend on the parts alone."""
    return f"{prefix}_{sha256(chr(10).join(parts))[:12]}"


def revision_id(root: str, number: int) -> str:
    """Return the id of a lineage's n-th text: the root itself, then `<root>~2`, `<root>~3`, …."""
    return root if number == 1 else f"{root}~{number}"


def split_ref(ref: str) -> tuple[str, str]:
    """Return (namespace, id) of a reference."""
    namespace, _, record_id = ref.rpartition("/")
    return namespace, record_id


def present(**values: Any) -> Metadata:
    """Return the values without those that are None."""
    return {key: value for key, value in values.items() if value is not None}
