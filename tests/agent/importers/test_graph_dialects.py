from __future__ import annotations

import pytest

from explorer.agent.importers.graph_dialects import (
    in_the_format,
    is_graph_record,
    is_texts_by_name,
    of_texts_by_name,
)

ENTITY = {"type": "entity", "name": "A", "observations": ["x"]}


@pytest.mark.parametrize(
    ("found", "records"),
    [
        (ENTITY, [ENTITY]),
        (
            {"_type": "entity", "name": "A", "observations": [], "_savedAt": "t"},
            [{"type": "entity", "name": "A", "observations": [], "createdAt": "t"}],
        ),
        ({"name": "A", "observations": ["x"]}, [ENTITY]),
        ({"from": "A", "to": "B"}, [{"type": "relation", "from": "A", "to": "B"}]),
        (
            {"entityName": "A", "entityType": "T", "observation": "x", "updatedAt": "t", "source": "s"},
            [
                {
                    "type": "entity",
                    "name": "A",
                    "entityType": "T",
                    "observations": [{"text": "x", "more": {"source": "s"}, "updatedAt": "t"}],
                }
            ],
        ),
        (
            {"entityName": "A", "contents": ["x", {"text": "y"}]},
            [{"type": "entity", "name": "A", "observations": [{"text": "x", "more": {}}, {"text": "y"}]}],
        ),
        (
            {"subject": "A", "fact": "x", "reason": "r", "citations": "", "category": "C"},
            [
                {
                    "type": "entity",
                    "name": "A",
                    "entityType": "C",
                    "observations": [{"text": "x", "more": {"reason": "r"}, "createdAt": None}],
                }
            ],
        ),
        (
            {"name": "A", "observations": ["x"], "relations": [{"relationType": "uses", "to": "B"}, "B"]},
            [
                ENTITY,
                {"type": "relation", "from": "A", "to": "B", "relationType": "uses"},
                {"type": "relation", "from": "A"},
            ],
        ),
        ({"entityName": "A"}, [{"entityName": "A"}]),
        ({"type": "map"}, [{"type": "map"}]),
    ],
)
def test_a_dialect_in_the_words_of_the_format(found: dict[str, object], records: list[dict[str, object]]) -> None:
    assert list(in_the_format(found)) == records
    assert is_graph_record(found) is any(record.get("type") in ("entity", "relation") for record in records)


def test_an_object_of_texts_by_name() -> None:
    assert is_texts_by_name({"a": "one two three", "b": "x"})
    assert not is_texts_by_name({"name": "app", "version": "1.0"})
    assert not is_texts_by_name({"a": "one two three", "b": 1})
    assert not is_texts_by_name({})
    assert list(of_texts_by_name({"a": "x"})) == [{"type": "entity", "name": "a", "observations": "x"}]
