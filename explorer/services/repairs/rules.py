"""The repairs of a record's own fields: wrong types, unreadable times, stale hashes, vectors, and time that ran out."""

from __future__ import annotations

from explorer.memory.effects import digest_of, same_value
from explorer.memory.facts import Fact
from explorer.memory.records import DELETED, EXPIRED, SUPERSEDED_BY
from explorer.memory.system_records import Policy
from explorer.memory.text import digest_by, identify_digest
from explorer.memory.times import TIME_FIELDS, is_unreadable
from explorer.services.deletion import tombstone
from explorer.services.editing import decoded
from explorer.services.repairs.fields import read_as, read_as_time
from explorer.services.repairs.repair import Draft, Mend, RepairKind
from explorer.services.stale_vectors import STALE

_CONTENT, _HASH = "content", "content_hash"
_REASON = "expired"


def mend_fields(draft: Draft, algorithm: str | None) -> None:
    """Give fields of a wrong type the value that they plainly say, else none; the text first, its hash goes by it.

    A text that was none gets a hash by `algorithm`, the one of the file, where it had any, and is to be embedded.
    """
    record = decoded(draft.key, draft.now)
    if record is None:
        return
    for field in sorted(record.problems, key=lambda name: name != _CONTENT):
        value = draft.now.get(field)
        if field in TIME_FIELDS or field in draft.mended:
            continue
        read = None if field in (SUPERSEDED_BY, "revision_of", _HASH) else read_as(type(record), field, value)
        after = {field: None if read is None else read.value}
        content = draft.now.get(_CONTENT)
        if field == _HASH and algorithm is not None and isinstance(content, str):
            after[field] = digest_by(algorithm, content)
        if read is None or not read.is_whole or same_value(value, read.value):
            after |= draft.kept(field)
        if field == _CONTENT and read is not None:
            if draft.now.get(_HASH) is not None:
                after[_HASH] = None if algorithm is None else digest_by(algorithm, read.value)
            if isinstance(record, Fact | Policy):
                after[STALE] = True
        draft.mend(RepairKind.FIELDS, field, Mend.CLEARED if read is None else Mend.CONVERTED, after)


def mend_times(draft: Draft) -> None:
    """Give times the notation that is read; what names no instant goes aside, and the record has no such time.

    A deletion whose time cannot be read stays one.
    """
    for field in TIME_FIELDS:
        value = draft.now.get(field)
        if not is_unreadable(value):
            continue
        time = read_as_time(value)
        after = {field: time}
        if time is None:
            after |= draft.kept(field)
            if field == "deleted_at":
                after[SUPERSEDED_BY] = DELETED
        draft.mend(RepairKind.TIMES, field, Mend.CLEARED if time is None else Mend.CONVERTED, after)


def mend_hash(draft: Draft, algorithm: str | None) -> None:
    """Make the hash anew, in the way of the file's other records: the text as it stands counts."""
    content, digest = draft.now.get(_CONTENT), draft.now.get(_HASH)
    if algorithm is None or not isinstance(content, str) or not isinstance(digest, str) or not digest:
        return
    is_gone = not content and (draft.now.get("deleted_at") is not None or draft.now.get(SUPERSEDED_BY) == DELETED)
    if not is_gone and identify_digest(content, digest) is None:
        draft.mend(RepairKind.HASHES, _HASH, Mend.RENEWED, {_HASH: digest_by(algorithm, content)})


def mend_expired(draft: Draft) -> None:
    """Delete a fact whose time has run out; what is pinned stays."""
    record = decoded(draft.key, draft.now)
    if not isinstance(record, Fact) or not record.is_current or record.pinned or record.problems:
        return
    if (end := record.expires) is None or end > draft.editing.now:
        return
    after = tombstone(draft.editing, draft.key, _REASON, EXPIRED).after
    digest = draft.now.get(_HASH) or digest_of(draft.now)
    draft.mend(RepairKind.EXPIRED, "valid_until", Mend.DELETED, {**after, _HASH: digest})


def mend_vector(draft: Draft) -> None:
    """Mark a fact or policy in use, whose vector is none, so that it gets one when vectors are renewed."""
    record = decoded(draft.key, draft.now)
    is_embedded = isinstance(record, Fact | Policy) and record.is_current and record.content.strip() != ""
    if is_embedded and draft.now.get(STALE) is not True:
        draft.mend(RepairKind.VECTORS, STALE, Mend.MARKED, {STALE: True})
