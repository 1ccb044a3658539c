from __future__ import annotations

import pytest

from explorer.memory.errors import Refusal, Refused
from explorer.memory.keys import Key
from explorer.services.bulk import for_each


def rule(key: Key) -> str:
    if key.namespace == "bad":
        raise Refused(Refusal.GONE, key.id)
    return key.id


def test_each_record_once_in_order_and_those_refused_are_left_out() -> None:
    keys = [Key("ok", "b"), Key("bad", "x"), Key("ok", "a"), Key("ok", "b")]
    assert for_each(keys, rule) == ["b", "a"]
    assert for_each([], rule) == []


def test_the_first_refusal_is_raised_where_none_is_left() -> None:
    with pytest.raises(Refused, match="gone: x"):
        for_each([Key("bad", "x"), Key("bad", "y")], rule)
