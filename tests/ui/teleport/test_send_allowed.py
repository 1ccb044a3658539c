from __future__ import annotations

import json

import pytest

from explorer.ui.settings import ALLOWED, Settings
from explorer.ui.teleport.send_allowed import Allowed


def test_values_are_remembered_by_their_digests(settings: Settings) -> None:
    Allowed(settings).allow(["b", "a"])
    Allowed(settings).allow(["a", "c"])
    assert Allowed(settings).digests == {"a", "b", "c"}
    assert json.loads(settings.text(ALLOWED)) == ["a", "b", "c"]


def test_they_can_be_taken_back_one_by_one_or_all(settings: Settings) -> None:
    allowed = Allowed(settings)
    allowed.allow(["a", "b"])
    allowed.forbid(["a", "x"])
    assert allowed.digests == {"b"}
    allowed.forget()
    assert allowed.digests == frozenset()


@pytest.mark.parametrize("damaged", ["", "{", '{"a": 1}', "[1]", "null"])
def test_a_damaged_setting_allows_nothing(settings: Settings, damaged: str) -> None:
    settings.set(ALLOWED, damaged)
    assert Allowed(settings).digests == frozenset()
