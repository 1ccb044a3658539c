from __future__ import annotations

from typing import Any

import numpy as np

from explorer.memory.keys import Key
from explorer.services.learning.drafting import Draft, Spoken, draft, written_before
from explorer.services.learning.linking import LinkMade
from explorer.services.learning.proposal import Proposal, Statement, read_proposal
from tests.services.learning.known import ANA, PG14, Known
from tests.services.raw_snapshot import MAIN, NOW, NOW_TEXT


def statement(content: str = PG14, **said: Any) -> Statement:
    return read_proposal(Proposal(content, **said), "main", NOW)


def drafted(known: Known, said: Statement) -> Draft:
    return draft(known.editing, said, ANA, ["__notes__/n"])


def test_a_record_has_all_that_is_known_and_nothing_that_is_not() -> None:
    new = drafted(Known(), statement(domain="data", topic="Database", tags=["sql"]))
    assert new.key.namespace == MAIN
    hashed = new.metadata.pop("content_hash")
    assert len(hashed) == 64
    assert new.metadata == {
        "content": PG14,
        "memory_type": "project",
        "fact_type": "fact",
        "domain": "data",
        "topic": "Database",
        "veracity": "inferred",
        "confidence": 0.35,
        "importance": 0.5,
        "mention_count": 1,
        "last_mentioned_at": NOW_TEXT,
        "mentioned_in": ["ana/s1"],
        "agent_id": "ana",
        "created_at": NOW_TEXT,
        "updated_at": NOW_TEXT,
        "tags": ["sql"],
        "source_observation_ids": ["__notes__/n"],
    }
    assert new.fact.problems == ()


def test_the_same_statement_has_the_same_id_whoever_makes_it() -> None:
    first = drafted(Known(), statement(topic="Database"))
    assert drafted(Known(), statement(f" {PG14}", topic="DATABASE")).key == first.key
    others = [statement(), statement(topic="database", domain="x"), statement(topic="database", memory_type="user")]
    assert len({first.key, *(drafted(Known(), said).key for said in others)}) == 4


def test_an_id_that_is_taken_gets_a_number_and_an_undone_one_is_free() -> None:
    said = statement()
    first = drafted(Known(), said).key
    taken = Known({f"{MAIN} {first.id}": {"content": PG14, "superseded_by": "x"}})
    assert drafted(taken, said).key == Key(MAIN, f"{first.id}-2")
    assert [fact.id for fact in written_before(taken.editing, said)] == [first.id]
    undone = Known({f"{MAIN} {first.id}": {"content": PG14, "superseded_by": "system:undone"}})
    assert drafted(undone, said).key == first
    assert list(written_before(undone.editing, said)) == []
    other = Known({f"{MAIN} {first.id}": {"content": "Another text"}})
    assert list(written_before(other.editing, said)) == []


def test_what_is_written_has_links_a_vector_and_what_replaced_it() -> None:
    new = drafted(Known(), statement())
    link = LinkMade(Key("user", "a"), "text", "related", 0.5)
    written = new.operation(Spoken(np.array([1.0, 0.0], np.float32), "model"), [link], "winner")
    assert written.metadata["links"] == [{"to": "user/a", "type": "related", "weight": 0.5}]
    assert (written.metadata["superseded_by"], written.model, len(written.cargo.vector)) == ("winner", "model", 8)
    assert "links" not in new.metadata
    plain = new.operation(Spoken(), [])
    assert (plain.metadata, plain.cargo.vector, plain.model) == (new.metadata, b"", "")
