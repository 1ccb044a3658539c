"""Records for the tests of decay, by how old and how important they are."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Any

from hypothesis import strategies as st

from explorer.memory.facts import FactType
from explorer.memory.times import format_time
from tests.services.conftest import Records
from tests.services.raw_snapshot import NOW

FIELDS = ("importance", "importance_base", "decay_anchor")
HOURS = st.floats(-500, 3_000)


def ago(hours: float, now: datetime = NOW) -> str:
    return format_time(now - timedelta(hours=hours))


def fact(importance: float | None, hours: float = 0.0, **fields: Any) -> dict[str, Any]:
    """A fact that was last used so many hours ago."""
    return {"content": "Text", "importance": importance, "last_accessed": ago(hours), **fields}


def _said() -> st.SearchStrategy[str | float | None]:
    return (
        st.none() | HOURS.map(ago) | HOURS.map(lambda hours: (NOW - timedelta(hours=hours)).timestamp()) | st.just("?")
    )


def records() -> st.SearchStrategy[Records]:
    """Facts of every kind and age; some pinned, undated, odd, superseded, deleted, expired or without importance."""
    one = st.fixed_dictionaries(
        {"content": st.just("Text"), "importance": st.none() | st.floats(0, 1)},
        optional={
            "created_at": _said(),
            "last_accessed": _said(),
            "last_recalled_at": _said(),
            "fact_type": st.sampled_from([*FactType, "other"]),
            "pinned": st.booleans(),
            "superseded_by": st.sampled_from(["", "", "system:expired", "x"]),
            "deleted_at": st.just("2026-01-01"),
            "tags": st.sampled_from([[], "odd"]),
            "valid_until": st.just("2026-01-01"),
            "unknown": st.just({"kept": [1]}),
        },
    )
    return st.lists(one, max_size=8).map(lambda found: {f"user f{at}": each for at, each in enumerate(found)})
