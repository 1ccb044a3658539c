"""The export of agentmemory: one document with `memories`, and `observations` by session."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from explorer.agent.importers.json_objects import JsonObject, json_objects
from explorer.agent.importers.json_values import share_of, text_of, texts_of, time_of
from explorer.agent.importers.source_text import Unused
from explorer.agent.importers.statements import Place, Reading, SourceFile, Statement, Subject
from explorer.memory.facts import FactType

DEFAULT_DOMAIN = "memory"
_MEMORIES, _OBSERVATIONS = "memories", "observations"
_SIGNS = frozenset(("concepts", "strength", "isLatest", "sourceObservationIds", "narrative", "sessionId"))
_STRONGEST = 10
_ENOUGH_SIGNS = 2
_FACT_TYPES = {"preference": FactType.PREFERENCE, "decision": FactType.DECISION, "error": FactType.ERROR}


def fits(found: JsonObject, lists: Sequence[str]) -> bool:
    """Whether an object is a memory or an observation of this kind."""
    return bool(lists) and lists[0] in (_MEMORIES, _OBSERVATIONS) and len(found.keys() & _SIGNS) >= _ENOUGH_SIGNS


def read(files: Sequence[SourceFile]) -> Reading:
    """What these files hold. An older version of a memory is left to its newest one."""
    subjects: dict[str, Subject] = {}
    statements: list[Statement] = []
    unused: list[Unused] = []
    held = {_MEMORIES: 0, _OBSERVATIONS: 0}
    for file in files:
        unused += file.unused
        for line, found, lists in json_objects(file.text):
            place = Place(file, line)
            kind = lists[0] if lists else ""
            if isinstance(found, str) or kind not in held:
                reason = found if isinstance(found, str) else "An object that is neither a memory nor an observation."
                unused.append(Unused(line, reason, file.name))
                continue
            held[kind] += 1
            said, why = _statements(place, found, is_memory=kind == _MEMORIES)
            if why:
                unused.append(Unused(line, why, file.name))
            for statement in said:
                statements.append(statement)
                subjects.setdefault(statement.subject, Subject(statement.subject, statement.domain, place))
    return Reading(tuple(subjects.values()), tuple(statements), (), tuple(unused), held)


def _statements(place: Place, found: JsonObject, is_memory: bool) -> tuple[list[Statement], str]:
    """What a record says, or why it says nothing."""
    title = text_of(found, "title")
    if found.get("isLatest") is False:
        return [], f"“{title}” is an older version of a memory."
    text = text_of(found, "content", "narrative")
    texts = Counter(part for part in (text, *_facts(found)) if part)
    if not texts and title:
        texts[title] = 1
    if not texts:
        return [], "A record without a text."
    kind = text_of(found, "type")
    more: dict[str, object] = {"imported_id": text_of(found, "id"), "session_id": text_of(found, "sessionId")}
    more["files"] = list(texts_of(found, "files"))
    default = FactType.FACT if is_memory else FactType.OBSERVATION
    return [
        Statement(
            text=one,
            subject=title or kind or DEFAULT_DOMAIN,
            domain=kind or DEFAULT_DOMAIN,
            place=place,
            fact_type=_FACT_TYPES.get(kind, default),
            created_at=time_of(found, "createdAt", "timestamp"),
            updated_at=time_of(found, "updatedAt"),
            confidence=share_of(found, "confidence"),
            importance=share_of(found, "strength" if is_memory else "importance", _STRONGEST),
            tags=texts_of(found, "concepts"),
            more={key: value for key, value in more.items() if value},
        )
        for one in texts
    ], ""


def _facts(found: JsonObject) -> Sequence[str]:
    given = found.get("facts")
    return [text for one in given if (text := text_of({"fact": one}, "fact"))] if isinstance(given, list) else ()
