"""What Bob's agents made of the snapshot: the records of the file that came back."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from around import domain_record, policy_records
from content import ContentError
from lineages import fact_records, read_lineages
from records import Record, revision_id, split_ref
from sent import SENT_AT, Book, with_text, without_strangers
from texture import iso, moment

if TYPE_CHECKING:
    from bob_content import Change, Changes, LinkRow
    from content import FactFile
    from lineages import Lineages
    from sent import Key

WRITER = "bob"


def come_back(sent: Book, new: FactFile, changes: Changes, snapshot_id: str) -> list[Record]:
    """Return the records of Bob's file: what he was sent, his changes, and which snapshot it was."""
    book = Book(dict(sent.records), sent.lineages)
    found = read_lineages([new], WRITER)
    for change in changes.change:
        _apply(change, book, found)
    records = list(fact_records(found))
    for policy in changes.policy:
        records += policy_records(policy, found)
    records += [domain_record(domain, SENT_AT) for domain in changes.domain]
    book.records.update({split_ref(record.ref): record for record in records})
    for link in changes.link:
        _link(link, book, found)
    return [*without_strangers(book.records).values(), _about(snapshot_id)]


def _apply(change: Change, book: Book, found: Lineages) -> None:
    texts = book.texts(book.root(change.memory))
    key, record = texts[-1], book.records[texts[-1]]
    at = iso(moment(change.at, record.id))
    if change.how == "remove":
        for each in texts:
            del book.records[each]
    elif change.how == "delete":
        deletion = {"deleted_at": at, "deleted_by": change.agent, "delete_reason": change.reason}
        gone = record.with_metadata(content="", superseded_by="system:deleted", updated_at=at, **deletion)
        book.records[key] = replace(gone, terms_of="")
    elif change.how == "replace":
        book.records[key] = record.with_metadata(superseded_by=found.find(change.by).root)
    elif change.how == "revise":
        root = texts[0]
        later = (root[0], revision_id(root[1], len(texts) + 1))
        book.records[later] = replace(_edited(record, change, at).with_metadata(revision_of=root[1]), id=later[1])
        book.records[key] = record.with_metadata(superseded_by=later[1])
    else:
        book.records[key] = _edited(record, change, at)


def _edited(record: Record, change: Change, at: str) -> Record:
    if change.text is None and all(record.metadata.get(name) == value for name, value in change.set.items()):
        message = f"{change.memory!r} is like that already"
        raise ContentError(message)
    fields: dict[str, Any] = {**change.set, "updated_at": at}
    if change.text is None:
        return record.with_metadata(**fields)
    if "fact_type" in record.metadata:
        fields["agent_id"] = change.agent
    return with_text(record, change.text).with_metadata(**fields)


def _link(link: LinkRow, book: Book, found: Lineages) -> None:
    source, target = (_either(handle, book, found) for handle in link.pair)
    record = book.records[source]
    more = {"to": "/".join(target), "type": "related", "weight": link.weight}
    book.records[source] = record.with_metadata(links=[*record.metadata["links"], more])


def _either(handle: str, book: Book, found: Lineages) -> Key:
    keys = {each.written.key for each in found}
    return split_ref(found.newest_ref(handle)) if handle in keys else book.texts(book.root(handle))[-1]


def _about(snapshot_id: str) -> Record:
    """By this record the file says which snapshot it came from."""
    about = {"snapshot_id": snapshot_id, "created_at": iso(SENT_AT), "workspace": "acme-shop", "ancestors": []}
    return Record("__teleport__", "snapshot", about)
