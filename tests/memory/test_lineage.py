from __future__ import annotations

import random
from typing import NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from explorer.memory.lineage import in_order


class Member(NamedTuple):
    id: str
    revision_of: str = ""
    superseded_by: str = ""


def ids(members: list[Member]) -> list[str]:
    return [member.id for member in in_order(members)]


def chain(length: int) -> list[Member]:
    """r → r~1 → r~2 → …"""
    names = ["r", *(f"r~{number}" for number in range(1, length))]
    return [
        Member(name, "r" if number else "", names[number + 1] if number + 1 < length else "")
        for number, name in enumerate(names)
    ]


@pytest.mark.parametrize("length", [1, 2, 3, 15])
def test_from_the_root_along_the_trail(length: int) -> None:
    members = chain(length)
    shuffled = members.copy()
    random.Random(length).shuffle(shuffled)
    assert in_order(shuffled) == members


@pytest.mark.parametrize(
    ("members", "expected"),
    [
        ([], []),
        # the trail leaves the lineage, or ends in a tombstone
        ([Member("r~1", "r", "system:deleted"), Member("r", "", "r~1")], ["r", "r~1"]),
        ([Member("r~1", "r"), Member("r", "", "other")], ["r", "r~1"]),
        # the root is gone
        ([Member("r~2", "r"), Member("r~1", "r", "r~2")], ["r~1", "r~2"]),
        # a fork: both sides revised
        ([Member("r~2", "r"), Member("r~1", "r"), Member("r", "", "r~2")], ["r", "r~2", "r~1"]),
        # the root's id sorts last
        ([Member("a", "z"), Member("z", "", "a")], ["z", "a"]),
    ],
)
def test_broken_trails(members: list[Member], expected: list[str]) -> None:
    assert ids(members) == expected


def test_without_a_trail_the_tenth_revision_comes_after_the_second() -> None:
    members = [Member("r", "", "system:deleted"), *(Member(f"r~{n}", "r", "system:deleted") for n in range(1, 12))]
    assert ids(members[::-1]) == ["r", *(f"r~{n}" for n in range(1, 12))]


@pytest.mark.parametrize(
    ("members", "expected"),
    [
        ([Member("r", "", "r")], ["r"]),
        ([Member("r", "", "r~1"), Member("r~1", "r", "r")], ["r", "r~1"]),
        (
            [Member("r~2", "r", "r~1"), Member("r~1", "r", "r~2"), Member("r", "", "r~1"), Member("r~3", "r")],
            ["r", "r~1", "r~2", "r~3"],
        ),
    ],
)
def test_circular_trails_end_where_they_began(members: list[Member], expected: list[str]) -> None:
    assert ids(members) == expected


@given(
    st.lists(
        st.builds(Member, st.sampled_from("abcdefgh"), st.sampled_from(["", "a", "z"]), st.sampled_from("abcdefghz")),
        unique_by=lambda member: member.id,
    )
)
def test_every_member_once_however_the_trail_runs(members: list[Member]) -> None:
    ordered = in_order(members)
    assert sorted(ordered) == sorted(members)
    assert in_order(members[::-1]) == ordered
