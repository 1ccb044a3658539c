from __future__ import annotations

from explorer.memory.findings import DeadReference, Ring, UnreadableTime
from explorer.memory.keys import Key

A, B = Key("user", "a"), Key("user", "b")


def test_each_finding_says_where_it_is() -> None:
    assert str(UnreadableTime(A, "created_at", "soon")) == "user/a: created_at is “soon”"
    assert str(DeadReference(A, "links", "user/x")) == "user/a: links names “user/x”"
    assert str(Ring("superseded_by", (A, B))) == "superseded_by: user/a → user/b → user/a"
