"""From written facts to fact records: revisions, supersessions and tombstones."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta
from itertools import pairwise
from typing import TYPE_CHECKING

import texture
from content import ContentError, Defaults, Fact, Topic
from records import Metadata, Record, present, revision_id, stable_id
from texture import iso

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from content import FactFile


@dataclass(frozen=True, slots=True)
class Text:
    """One text of a lineage: when and by whom it was written."""

    content: str
    at: datetime
    agent: str


@dataclass(frozen=True, slots=True)
class Lineage:
    """One fact with every text it has had, oldest first."""

    namespace: str
    root: str
    domain: str
    topic: str
    veracity: str
    written: Fact
    texts: tuple[Text, ...]

    @property
    def newest(self) -> str:
        """The id of the last text's record."""
        return revision_id(self.root, len(self.texts))

    @property
    def active(self) -> bool:
        """Neither superseded by another fact nor deleted."""
        return self.written.superseded_by is None and self.written.deleted is None


class Lineages:
    """All lineages, found by the key of their fact or by the beginning of their first text."""

    def __init__(self, lineages: list[Lineage]) -> None:
        self._all = lineages
        self._by_key = {each.written.key: each for each in lineages if each.written.key is not None}

    def __iter__(self) -> Iterator[Lineage]:
        return iter(self._all)

    def find(self, handle: str) -> Lineage:
        """Return the one lineage that `handle` names; raise ContentError if there is none or more than one."""
        if handle in self._by_key:
            return self._by_key[handle]
        found = [each for each in self._all if each.texts[0].content.startswith(handle)]
        if len(found) != 1:
            message = f"{handle!r} names {len(found)} facts"
            raise ContentError(message)
        return found[0]

    def root_ref(self, handle: str) -> str:
        """Return "namespace/id" of the first record, as somebody wrote it down before the fact was revised."""
        lineage = self.find(handle)
        return f"{lineage.namespace}/{lineage.root}"

    def newest_ref(self, handle: str) -> str:
        """Return "namespace/id" of the newest record."""
        lineage = self.find(handle)
        return f"{lineage.namespace}/{lineage.newest}"


def read_lineages(files: Iterable[FactFile], *writer: str) -> Lineages:
    """Return the facts of the files as lineages; raise ContentError if texts are not in the order of time.

    The ids depend on the texts, and on `writer`: two workspaces call the same text by different ids.
    """
    found = [
        _lineage(fact, topic, file.defaults, writer) for file in files for topic in file.topic for fact in topic.facts
    ]
    return Lineages(found)


def _lineage(fact: Fact, topic: Topic, defaults: Defaults, writer: tuple[str, ...]) -> Lineage:
    namespace = fact.namespace or defaults.namespace
    root = stable_id("mem", *writer, namespace, fact.text)
    agent = fact.agent or defaults.agent
    texts = [Text(fact.text, texture.moment(fact.at, root), agent)]
    texts += [Text(each.text, texture.moment(each.at, root), each.agent or agent) for each in fact.revised]
    if any(later.at <= earlier.at for earlier, later in pairwise(texts)):
        message = f"revisions out of order: {fact.text[:60]!r}"
        raise ContentError(message)
    domain = topic.domain or defaults.domain
    return Lineage(namespace, root, domain, topic.name, fact.veracity or defaults.veracity, fact, tuple(texts))


def fact_records(lineages: Lineages) -> list[Record]:
    """Return the records of every lineage, without links."""
    return [record for lineage in lineages for record in _records(lineage, lineages)]


def _records(lineage: Lineage, lineages: Lineages) -> Iterator[Record]:
    last = len(lineage.texts)
    for number, text in enumerate(lineage.texts, start=1):
        end = lineage.texts[number].at if number < last else _end(lineage, lineages)
        metadata = _text_metadata(lineage, text, end)
        if number > 1:
            metadata["revision_of"] = lineage.root
        if number < last:
            metadata["superseded_by"] = revision_id(lineage.root, number + 1)
        elif lineage.written.superseded_by is not None:
            metadata["superseded_by"] = _successor(lineage, lineages).root
        elif lineage.written.deleted is not None:
            metadata |= _tombstone(lineage)
        record_id = revision_id(lineage.root, number)
        yield Record(lineage.namespace, record_id, metadata, embedded=text.content, terms_of=text.content)


def _successor(lineage: Lineage, lineages: Lineages) -> Lineage:
    winner = lineages.find(lineage.written.superseded_by or "")
    if winner.namespace != lineage.namespace or winner.texts[0].at <= lineage.texts[-1].at:
        message = f"{winner.texts[0].content[:50]!r} cannot supersede {lineage.texts[-1].content[:50]!r}"
        raise ContentError(message)
    return winner


def _end(lineage: Lineage, lineages: Lineages) -> datetime | None:
    """When the last text was superseded or deleted; None while it is active."""
    if lineage.written.superseded_by is not None:
        return _successor(lineage, lineages).texts[0].at
    if lineage.written.deleted is not None:
        return texture.moment(lineage.written.deleted.at, lineage.root)
    return None


def _text_metadata(lineage: Lineage, text: Text, end: datetime | None) -> Metadata:
    fact, seed = lineage.written, f"{lineage.root}{text.content}"
    created = lineage.texts[0].at
    used = _last_access(lineage, text, end, seed)
    base = fact.importance if fact.importance is not None else texture.importance(lineage.root, fact.type)
    access, recall = texture.accesses(lineage.root, created, used, fact.mentions)
    confidence = fact.confidence
    if confidence is None:
        confidence = texture.confidence(lineage.root, lineage.veracity, fact.mentions)
    metadata = present(
        content=text.content,
        content_hash=texture.sha256(text.content),
        memory_type=lineage.namespace.partition(":")[0],
        fact_type=fact.type,
        domain=lineage.domain,
        topic=lineage.topic,
        confidence=confidence,
        importance=base if fact.pinned else texture.decayed(base, used),
        importance_base=base,
        decay_anchor=iso(used),
        veracity=lineage.veracity,
        created_at=iso(created),
        updated_at=iso(text.at),
        last_accessed=iso(used),
        valid_until=iso(texture.until(fact.valid_until)) if fact.valid_until else None,
        access_count=fact.accessed or access,
        recall_count=recall if fact.accessed is None else fact.accessed // 3,
        mention_count=fact.mentions,
        tags=fact.tags,
        links=[],
        source_observation_ids=[stable_id("obs", seed, str(n)) for n in range(min(fact.mentions, 3))],
        agent_id=text.agent,
        pinned=True if fact.pinned else None,
    )
    return metadata | fact.extra


def _last_access(lineage: Lineage, text: Text, end: datetime | None, seed: str) -> datetime:
    if lineage.written.used is not None:
        used = texture.moment(lineage.written.used, seed)
    elif end is None:
        used = texture.last_used(seed, text.at)
    else:
        used = text.at + timedelta(seconds=int((end - text.at).total_seconds() * texture.unit(seed, "used")))
    if used < text.at or (end is not None and used > end):
        message = f"last used outside its life: {text.content[:60]!r}"
        raise ContentError(message)
    return used


def _tombstone(lineage: Lineage) -> Metadata:
    deletion = lineage.written.deleted
    if deletion is None:
        return {}
    when = iso(texture.moment(deletion.at, lineage.root))
    return {
        "content": "",
        "deleted_at": when,
        "deleted_by": deletion.by,
        "delete_reason": deletion.reason,
        "superseded_by": "system:deleted",
        "updated_at": when,
    }
