from __future__ import annotations

import math
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from explorer.memory.decode import KIND_BY_NAMESPACE, decode_fact, decode_system, unknown_keys
from explorer.memory.facts import Fact, Link
from explorer.memory.keys import Key
from explorer.memory.system_records import Conflict, Grant, Policy, Skill, SystemRecord

KEY = Key("project:main", "a")
SCALARS = (
    st.none()
    | st.booleans()
    | st.integers(-(2**63), 2**63 - 1)
    | st.just(10**400)
    | st.floats()
    | st.text(st.characters(codec=None), max_size=8)
    | st.sampled_from(["open", "write", "2026-11-30", "system:deleted"])
)
JSON = st.recursive(
    SCALARS,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(st.characters(codec=None), max_size=4), inner),
    max_leaves=6,
)
LINKS = st.lists(st.fixed_dictionaries({"to": st.text(max_size=3) | SCALARS}, optional={"weight": SCALARS, "x": JSON}))


def metadata_for(kind: type[msgspec.Struct]) -> st.SearchStrategy[dict[str, Any]]:
    names = st.sampled_from(kind.__struct_fields__) | st.text(st.characters(codec=None), max_size=6)
    return st.dictionaries(names, JSON | LINKS, max_size=8)


def test_a_whole_fact() -> None:
    fact = decode_fact(
        KEY,
        {
            "content": "Deploys run on Tuesdays",
            "confidence": 1,
            "importance": 0.5,
            "tags": ["ops", "деплой"],
            "links": [{"to": "user/b", "type": "because", "weight": 0.5}, {"to": "c"}],
            "created_at": 1_796_029_200,
            "mention_count": 3,
            "pinned": True,
            "their_key": [1],
        },
    )
    assert (fact.key, fact.content, fact.confidence, fact.importance) == (KEY, "Deploys run on Tuesdays", 1.0, 0.5)
    assert fact.tags == ("ops", "деплой")
    assert fact.links == (Link("user/b", "because", 0.5), Link("c", "related", 0.0))
    assert (fact.created_at, fact.mention_count, fact.pinned, fact.problems) == (1_796_029_200, 3, True, ())


@pytest.mark.parametrize(
    ("field", "value"),
    [
        *(("confidence", odd) for odd in (-0.1, 1.1, "0.5", True, math.nan, math.inf, 10**400)),
        *(("mention_count", odd) for odd in (-1, 1.5, "3", True)),
        ("created_at", True),
        ("created_at", []),
        ("tags", "ops"),
        ("tags", ["ops", 1]),
        ("tags", ["ops", None]),
        ("tags", {"ops": 1}),
        ("links", ["b"]),
        ("links", [{"type": "x"}]),
        ("links", [{"to": 1}]),
        ("links", [{"to": "b", "weight": "0.5"}]),
        *(("pinned", odd) for odd in (1, 0, "true")),
        ("content", 1),
        ("content", ["x"]),
        ("content", {"text": "x"}),
        ("superseded_by", 0),
        ("links", [{"to": "b", "\ud800": 1}]),
    ],
)
def test_what_does_not_fit_is_named_and_the_rest_stands(field: str, value: object) -> None:
    fact = decode_fact(KEY, {"topic": "t", "domain": "d", field: value})
    assert fact == Fact(namespace=KEY.namespace, id=KEY.id, topic="t", domain="d", problems=(field,))


def test_all_that_does_not_fit_is_named() -> None:
    fact = decode_fact(KEY, {"confidence": 2, "tags": "x", "content": "kept", "pinned": 1})
    assert set(fact.problems) == {"confidence", "tags", "pinned"}
    assert fact.content == "kept"


def test_null_is_missing() -> None:
    names = [name for name in Fact.__struct_fields__ if name not in ("namespace", "id")]
    assert decode_fact(KEY, dict.fromkeys(names)) == Fact(namespace=KEY.namespace, id=KEY.id)


def test_metadata_cannot_move_a_record_or_call_it_odd() -> None:
    fact = decode_fact(KEY, {"namespace": "user", "id": 7, "problems": ["content"], "content": "x"})
    assert fact == Fact(namespace=KEY.namespace, id=KEY.id, content="x")


def test_unknown_keys_are_kept_with_those_that_bear_our_names() -> None:
    metadata = {"content": "x", "their_key": {"a": [1]}, "namespace": "n", "id": 1, "problems": "none", "active": True}
    assert unknown_keys(Fact, metadata) == {
        "their_key": {"a": [1]},
        "namespace": "n",
        "id": 1,
        "problems": "none",
        "active": True,
    }
    assert "active" not in unknown_keys(Policy, metadata)


@pytest.mark.parametrize(
    ("kind", "metadata", "problems"),
    [
        (Policy, {"active": "yes"}, ("active",)),
        (Policy, {"active": None, "required_role": None}, ()),
        (Grant, {"permission": "admin"}, ("permission",)),
        (Grant, {"permission": "none"}, ()),
        (Conflict, {"state": "closed"}, ("state",)),
        (Conflict, {"similarity": 0.965, "a": "user/a", "b": "user/b"}, ()),
        (Skill, {"glob_patterns": "*.py", "importance": 2}, ("glob_patterns", "importance")),
    ],
)
def test_records_of_the_system_by_the_same_rules(
    kind: type[SystemRecord], metadata: dict[str, object], problems: tuple[str, ...]
) -> None:
    record = decode_system(Key("__n__", "x"), metadata, kind)
    assert set(record.problems) == set(problems)
    for name, value in metadata.items():
        if name not in problems and value is not None:
            assert getattr(record, name) == value


def test_an_odd_grant_gives_what_a_missing_one_does() -> None:
    assert decode_system(Key("__grants__", "g"), {"permission": "admin"}, Grant).permission == "read"


def test_every_kind_has_one_namespace() -> None:
    kinds = list(KIND_BY_NAMESPACE.values())
    assert len(set(kinds)) == len(kinds)
    assert all(namespace.startswith("__") and namespace.endswith("__") for namespace in KIND_BY_NAMESPACE)
    assert set(kinds) == set(SystemRecord.__subclasses__())


@pytest.mark.parametrize("kind", [Fact, *KIND_BY_NAMESPACE.values()])
@given(data=st.data())
def test_no_metadata_raises_and_nothing_is_dropped(kind: type[Any], data: st.DataObject) -> None:
    metadata = data.draw(metadata_for(kind))
    record = decode_fact(KEY, metadata) if kind is Fact else decode_system(KEY, metadata, kind)
    other = unknown_keys(kind, metadata)
    assert record.key == KEY
    assert set(record.problems) <= set(metadata)
    for name, value in metadata.items():
        if name in other:
            assert other[name] is value
        elif value is not None and name not in record.problems:
            assert_holds(getattr(record, name), value)


def assert_holds(decoded: object, value: object) -> None:
    """The typed value says what the stored one says; what a link's type has no field for stays in the metadata."""
    if isinstance(value, list):
        assert isinstance(decoded, tuple)
        assert len(decoded) == len(value)
        for part, stored in zip(decoded, value, strict=True):
            assert_holds(part, stored)
    elif isinstance(value, dict) and isinstance(decoded, Link):
        assert_holds(decoded.to, value["to"])
    elif isinstance(value, float) and math.isnan(value):
        assert isinstance(decoded, float)
        assert math.isnan(decoded)
    else:
        assert decoded == value
