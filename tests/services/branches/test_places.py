from __future__ import annotations

import pytest

from explorer.services.branches.places import Place, name_of


@pytest.mark.parametrize(
    ("place", "namespace", "expected"),
    [
        (Place("main"), "project:feature/x", "project:main"),
        (Place("main"), "reference:feature/x", "reference:main"),
        (Place("main"), "user", "project:main"),
        (Place("main"), "team:alpha", "project:main"),
        (Place("a:b"), "project:main", "project:a:b"),
        (Place(memory_type="user"), "project:main", "user"),
        (Place(memory_type="feedback"), "user", "feedback"),
    ],
)
def test_where_a_record_comes_to_stand(place: Place, namespace: str, expected: str) -> None:
    assert place.namespace_for(namespace) == expected


def test_places_and_homes_have_names() -> None:
    assert (Place("main").name, Place(memory_type="user").name) == ("main", "user")
    assert (name_of("project:feature/x"), name_of("team:alpha"), name_of("project:")) == (
        "feature/x", "team:alpha", "project:",
    )  # fmt: skip
