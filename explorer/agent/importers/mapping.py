"""From a reading to records: every statement is a fact or a policy, ties are links between facts."""

from __future__ import annotations

import hashlib
from collections import defaultdict
from dataclasses import dataclass

from explorer.agent.importers.source_text import Unused
from explorer.agent.importers.statements import Place, Reading, Statement, Subject, Tie
from explorer.memory.facts import Veracity
from explorer.memory.keys import Key
from explorer.memory.namespaces import POLICIES, namespace_for
from explorer.memory.records import Time
from explorer.memory.text import content_hash, normalise
from explorer.memory.times import format_time, parse_time

IMPORTANCE = 0.5
CONFIDENCE = 0.5 * Veracity.IMPORTED.weight


@dataclass(frozen=True, slots=True)
class Incoming:
    """A record that is to come into a workspace: its key, its metadata as stored, its vector where the source has it.

    `file` and `line` say where it stands; the vector is little-endian float32.
    """

    key: Key
    metadata: dict[str, object]
    file: str
    line: int
    vector: bytes | None = None

    @property
    def content(self) -> str:
        """The text."""
        return str(self.metadata.get("content") or "")

    @property
    def links(self) -> list[dict[str, object]]:
        """The links to other facts, as they are stored."""
        links = self.metadata.get("links", [])
        return [link for link in links if isinstance(link, dict)] if isinstance(links, list) else []


@dataclass(frozen=True, slots=True)
class Mapped:
    """The records of a reading in its order, and what of it became none."""

    records: tuple[Incoming, ...]
    unused: tuple[Unused, ...]


def record_id(prefix: str, namespace: str, name: str, text: str) -> str:
    """The id of what is known of `name`: the same at every import, so that importing twice adds nothing."""
    identity = "\0".join((namespace, name, normalise(text)))
    return f"{prefix}_{hashlib.sha256(identity.encode()).hexdigest()[:16]}"


def to_records(reading: Reading, prefix: str, branch: str) -> Mapped:
    """Each statement as a record of `branch` whose id begins with `prefix`.

    A tie A → B is a link from the first fact of A to the first fact of B: linking all facts of both would make
    hundreds of links of one tie. A subject that has ties but no fact gets one fact whose text is its name, so that
    the links have an end. The same text twice is one fact with two mentions.

    A policy comes in switched off: an active one reaches every agent at every dispatch, and what a file from
    elsewhere orders is for a person to switch on.
    """
    mapping = _Mapping(reading, prefix, branch)
    mapping.add_statements()
    mapping.add_links()
    unused = sorted((*reading.unused, *mapping.unused), key=lambda part: (part.file, part.line))
    return Mapped(tuple(mapping.records.values()), tuple(dict.fromkeys(unused)))


class _Mapping:
    def __init__(self, reading: Reading, prefix: str, branch: str) -> None:
        self._reading = reading
        self._prefix = prefix
        self._branch = branch
        self._names = {subject.name for subject in reading.subjects}
        self._first: dict[str, Incoming] = {}
        self.records: dict[Key, Incoming] = {}
        self.unused: list[Unused] = []

    def add_statements(self) -> None:
        tied = {name for tie in self._reading.ties if self._why_no_link(tie) is None for name in _ends(tie)}
        said: defaultdict[str, list[Statement]] = defaultdict(list)
        for statement in self._reading.statements:
            said[statement.subject].append(statement)
        for subject in self._reading.subjects:
            statements = said[subject.name]
            if subject.name in tied and all(statement.is_policy for statement in statements):
                statements = [*statements, _of_the_name(subject)]
            if not statements:
                self._report(subject.place, f"“{subject.name}” has no observation and no relation that could be kept.")
            for statement in statements:
                self._add(statement)

    def add_links(self) -> None:
        seen: dict[tuple[str, str, str], Place] = {}
        for tie in self._reading.ties:
            shown = f"The relation “{tie.source}” → {tie.kind} → “{tie.target}”"
            why = self._why_no_link(tie)
            same = (*_ends(tie), tie.kind)
            if why is None and same in seen:
                why = f"is already in line {seen[same].line}{_elsewhere(seen[same], tie.place)}"
            if why is not None:
                self._report(tie.place, f"{shown} {why}.")
                continue
            seen[same] = tie.place
            link: dict[str, object] = {"to": str(self._first[tie.target].key), "type": tie.kind, "weight": 1.0}
            links = self._first[tie.source].metadata["links"]
            assert isinstance(links, list)
            links.append(link)

    def _add(self, statement: Statement) -> None:
        namespace = POLICIES if statement.is_policy else namespace_for(statement.memory_type, self._branch)
        name = statement.topic or statement.subject
        key = Key(namespace, record_id(self._prefix, namespace, name, statement.text))
        known = self.records.get(key)
        if known is None:
            metadata = _policy(statement) if statement.is_policy else _fact(statement)
            known = self.records[key] = Incoming(key, metadata, statement.place.file.name, statement.place.line)
        elif not statement.is_policy:
            mentions = known.metadata["mention_count"]
            assert isinstance(mentions, int)
            known.metadata["mention_count"] = mentions + 1
        if not statement.is_policy:
            self._first.setdefault(statement.subject, known)

    def _why_no_link(self, tie: Tie) -> str | None:
        missing = [f"“{name}”" for name in dict.fromkeys(_ends(tie)) if name not in self._names]
        if missing:
            return f"has an end that is not described there: {' and '.join(missing)}"
        if tie.source == tie.target:
            return "leads from an entity to itself"
        return None

    def _report(self, place: Place, reason: str) -> None:
        self.unused.append(Unused(place.line, reason, place.file.name))


def _of_the_name(subject: Subject) -> Statement:
    return Statement(subject.name, subject.name, subject.domain, subject.place, created_at=subject.created_at)


def _fact(statement: Statement) -> dict[str, object]:
    known = _shared(statement) | {
        "memory_type": statement.memory_type,
        "fact_type": statement.fact_type.value,
        "topic": statement.topic or statement.subject,
        "confidence": CONFIDENCE if statement.confidence is None else statement.confidence,
        "importance": IMPORTANCE if statement.importance is None else statement.importance,
        "mention_count": 1,
        "tags": list(statement.tags),
        "links": [],
    }
    end = _stored(statement.valid_until)
    return {**statement.more, **known} | ({} if end is None else {"valid_until": end})


def _policy(statement: Statement) -> dict[str, object]:
    known = _shared(statement) | {"active": False, "required_role": "", "source_fact_ids": []}
    return {**statement.more, **known, "section": statement.topic}


def _shared(statement: Statement) -> dict[str, object]:
    file = statement.place.file
    created = _stored(statement.created_at) or format_time(file.modified)
    known: dict[str, object] = {
        "content": statement.text,
        "content_hash": content_hash(statement.text),
        "domain": statement.domain,
        "veracity": Veracity.IMPORTED.value,
        "created_at": created,
        "updated_at": _stored(statement.updated_at) or created,
        "source_file": file.name,
        "source_line": statement.place.line,
    }
    return known | {"agent_id": statement.agent_id} if statement.agent_id else known


def _stored(value: Time | None) -> str | None:
    found = parse_time(value)
    return None if found is None else format_time(found)


def _ends(tie: Tie) -> tuple[str, str]:
    return tie.source, tie.target


def _elsewhere(there: Place, here: Place) -> str:
    return "" if there.file.name == here.file.name else f" of “{there.file.name}”"
