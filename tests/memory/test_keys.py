from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from explorer.memory.keys import Key, readings

NAMES = st.text(st.sampled_from("ab/:~é ")) | st.text()


@pytest.mark.parametrize(
    ("reference", "expected"),
    [
        ("m1", [("home", "m1")]),
        ("user/m1", [("user", "m1"), ("home", "user/m1")]),
        (
            "project:feature/auth/m1",
            [("project:feature/auth", "m1"), ("project:feature", "auth/m1"), ("home", "project:feature/auth/m1")],
        ),
        ("/m1", [("", "m1"), ("home", "/m1")]),
        ("user/", [("user", ""), ("home", "user/")]),
        ("a//b", [("a/", "b"), ("a", "/b"), ("home", "a//b")]),
        ("", [("home", "")]),
    ],
)
def test_what_a_reference_may_mean(reference: str, expected: list[tuple[str, str]]) -> None:
    assert list(readings(reference, "home")) == expected


@given(NAMES, NAMES)
def test_the_last_reading_is_the_id_at_home(reference: str, home: str) -> None:
    found = list(readings(reference, home))
    assert found[-1] == Key(home, reference)
    assert len(found) == reference.count("/") + 1


@given(NAMES, NAMES, NAMES)
def test_a_written_key_is_read_back_from_any_home(namespace: str, record_id: str, home: str) -> None:
    key = Key(namespace, record_id)
    assert key in list(readings(str(key), home))


def test_the_same_id_in_two_namespaces_is_two_records() -> None:
    assert Key("user", "a") != Key("feedback", "a")
    assert str(Key("project:feature/auth", "a")) == "project:feature/auth/a"
