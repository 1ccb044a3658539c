from __future__ import annotations

import json

from explorer.agent.importers.agentmemory import fits, read
from explorer.memory.facts import FactType
from tests.agent.importers.sources import source

MEMORY = {
    "id": "mem_1", "title": "Sync", "content": "Imports a range", "type": "architecture", "concepts": ["sync"],
    "files": ["a.js"], "strength": 7, "isLatest": True, "createdAt": "2026-08-21T08:09:10Z", "updatedAt": 1787233512679,
}  # fmt: skip
OBSERVATION = {
    "id": "obs_1", "title": "prompt", "narrative": "Use the server", "facts": ["It works"], "type": "conversation",
    "sessionId": "s1", "confidence": 0.3, "importance": 5, "timestamp": "2026-08-20T13:43:57Z", "concepts": [],
}  # fmt: skip


def test_memories_and_observations_by_session() -> None:
    export = {
        "version": "0.9", "memories": [MEMORY, MEMORY | {"isLatest": False}], "sessions": [{"id": "s1"}],
        "observations": {"s1": [OBSERVATION], "s2": [{"title": "only this", "narrative": "", "concepts": []}, {}, 7]},
    }  # fmt: skip
    found = read([source(json.dumps(export, indent=4))])
    assert found.held == {"memories": 2, "observations": 3}
    assert [(one.text, one.subject) for one in found.statements] == [
        ("Imports a range", "Sync"),
        ("Use the server", "prompt"),
        ("It works", "prompt"),
        ("only this", "only this"),
    ]
    memory, observation, *_ = found.statements
    assert (memory.importance, memory.fact_type, memory.domain) == (0.7, FactType.FACT, "architecture")
    assert (memory.tags, memory.updated_at) == (("sync",), 1787233512.679)
    assert memory.more == {"imported_id": "mem_1", "files": ["a.js"]}
    assert (observation.confidence, observation.importance) == (0.3, 0.5)
    assert observation.fact_type is FactType.OBSERVATION
    assert observation.more == {"imported_id": "obs_1", "session_id": "s1"}
    assert [part.reason.partition(" ")[0] for part in found.unused] == ["“version”", "“Sync”", "“sessions”", "A", "No"]


def test_what_is_known_as_a_record_of_it() -> None:
    assert fits(MEMORY, ("memories",))
    assert fits(OBSERVATION, ("observations", "s1"))
    assert not fits(MEMORY, ())
    assert not fits({"content": "x"}, ("memories",))
