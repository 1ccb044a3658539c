"""The workspace as it was when the snapshot went to Bob: the demo without what happened since."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from content import ContentError, Defaults, FactFile
from lineages import fact_records, read_lineages
from records import Record, revision_id, split_ref
from texture import iso, moment, sha256

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from bob_content import Sent, Was
    from lineages import Lineages

SENT_AT = datetime(2026, 11, 12, 17, 30, tzinfo=UTC)
Key = tuple[str, str]
_DELETION = ("deleted_at", "deleted_by", "delete_reason")


@dataclass(frozen=True, slots=True)
class Book:
    """The records of a workspace by key, with the facts that they were written from."""

    records: dict[Key, Record]
    lineages: Lineages

    def root(self, memory: str) -> Key:
        """Return the key that a handle names: "__namespace__/id", or a fact's key or beginning."""
        key = split_ref(memory if memory.startswith("__") else self.lineages.root_ref(memory))
        if key not in self.records:
            message = f"{memory!r} is not in the workspace"
            raise ContentError(message)
        return key

    def texts(self, root: Key) -> list[Key]:
        """Return the records of a memory, oldest first."""
        found = [root]
        while (following := (root[0], revision_id(root[1], len(found) + 1))) in self.records:
            found.append(following)
        return found


def as_sent(demo: Mapping[Key, Record], sent: Sent, lineages: Lineages) -> Book:
    """Return the workspace as it went out; the demo stays as it is."""
    book = Book({key: each for key, each in demo.items() if _written(each) <= iso(SENT_AT)}, lineages)
    restored = {book.root(was.memory) for was in sent.was if not was.deleted}
    for was in sent.was:
        if was.texts is not None:
            for key in book.texts(book.root(was.memory))[was.texts :]:
                del book.records[key]
    for key, record in book.records.items():
        book.records[key] = _undeleted(record, key in restored)
    for was in sent.was:
        key = book.texts(book.root(was.memory))[-1]
        book.records[key] = _as_it_was(book.records[key], was)
    book.records.update({split_ref(each.ref): each for each in _erased(sent)})
    return Book(without_strangers(book.records), lineages)


def without_strangers(records: Mapping[Key, Record]) -> dict[Key, Record]:
    """Return the records without references to what is not among them, and without conflicts about such things."""
    found = {key: _without_strangers(record, records) for key, record in records.items()}
    return {key: record for key, record in found.items() if record is not None}


def _written(record: Record) -> str:
    """When this text came to be; of what has one text only, when that was made."""
    metadata = record.metadata
    when = metadata.get("updated_at") if "revision_of" in metadata else metadata.get("created_at")
    return str(when or "")


def _undeleted(record: Record, is_wanted: bool) -> Record:
    deleted_at = record.metadata.get("deleted_at")
    if deleted_at is None or not (is_wanted or deleted_at > iso(SENT_AT)):
        return record
    metadata = {name: value for name, value in record.metadata.items() if name not in (*_DELETION, "superseded_by")}
    metadata |= {"content": record.embedded, "updated_at": metadata["created_at"]}
    return replace(record, metadata=metadata)


def _as_it_was(record: Record, was: Was) -> Record:
    record = record.with_metadata(**was.set)
    if was.at is not None:
        record = record.with_metadata(updated_at=iso(moment(was.at, record.id)))
    return record if was.text is None else with_text(record, was.text)


def with_text(record: Record, text: str) -> Record:
    """Return the record with another text and what belongs to it."""
    metadata = {**record.metadata, "content": text, "content_hash": sha256(text)}
    return replace(record, metadata=metadata, embedded=text, terms_of=text)


def _erased(sent: Sent) -> Iterable[Record]:
    defaults = Defaults(domain="people", namespace="project:main", agent="coder", veracity="stated")
    return fact_records(read_lineages([FactFile(defaults=defaults, topic=sent.erased)]))


def _without_strangers(record: Record, known: Mapping[Key, Record]) -> Record | None:
    metadata = dict(record.metadata)
    if any(split_ref(metadata[side]) not in known for side in ("a", "b") if side in metadata):
        return None
    if "links" in metadata:
        metadata["links"] = list(_links(record, known))
    replaced_by = str(metadata.get("superseded_by", "system:"))
    if not replaced_by.startswith("system:") and (record.namespace, replaced_by) not in known:
        del metadata["superseded_by"]
    return record if metadata == record.metadata else replace(record, metadata=metadata)


def _links(record: Record, known: Mapping[Key, Record]) -> Iterator[dict[str, object]]:
    """The links, an earlier text of a memory in the place of one that was not there yet."""
    for link in record.metadata["links"]:
        target = split_ref(link["to"])
        while target not in known and "~" in target[1]:
            root, _, number = target[1].partition("~")
            target = (target[0], revision_id(root, int(number) - 1))
        if target in known:
            yield {**link, "to": "/".join(target)}
