"""What every record that we understand has, whatever it holds."""

from __future__ import annotations

from datetime import datetime

from msgspec import Struct

from explorer.memory.keys import Key
from explorer.memory.times import parse_time

Time = str | int | float
"""A time as a writer noted it; `explorer.memory.times` reads it."""
DELETED = "system:deleted"
UNDONE = "system:undone"
DECAYED = "system:decayed"
EXPIRED = "system:expired"
CONSOLIDATED = "system:consolidated"
CLEANUP = "system:cleanup"
SYSTEM_PREFIX = "system:"
"""What a value of `superseded_by` begins with that names a reason and no record (SEMANTICS 2)."""
SUPERSEDED_BY = "superseded_by"
"""The kind of the reference from a replaced record to the one that replaced it."""


class Record(Struct, frozen=True, kw_only=True, gc=False):
    """A record's fields as they stand in the file; what is missing there has the default here.

    `problems` names each field that did not fit its type and therefore shows its default; such a record is
    read-only. Time fields keep the writer's notation; the properties give instants in UTC.
    """

    namespace: str
    id: str
    updated_at: Time | None = None
    superseded_by: str = ""
    revision_of: str = ""
    deleted_at: Time | None = None
    problems: tuple[str, ...] = ()

    @property
    def key(self) -> Key:
        """Where the record stands."""
        return Key(self.namespace, self.id)

    @property
    def root_id(self) -> str:
        """The id of the lineage's first record: its own where it is no revision."""
        return self.revision_of or self.id

    @property
    def is_deleted(self) -> bool:
        """Whether the record is a tombstone."""
        return self.superseded_by == DELETED or self.deleted_at is not None

    @property
    def is_current(self) -> bool:
        """Whether neither a newer revision nor a tombstone has taken its place."""
        return not self.superseded_by and self.deleted_at is None

    @property
    def updated(self) -> datetime | None:
        """When the record was last changed."""
        return parse_time(self.updated_at)
