from __future__ import annotations

import pytest

from explorer.services.teleport.fitness import Finding, Obstacle, common_model, obstacles
from tests.services.teleport.workspaces import Workspace, store


def workspace(path: str, dimension: int = 3, model: str = "") -> Workspace:
    return Workspace(store({"__workspace__ w": {"embedding_model": model}} if model else {}), path, dimension)


def test_two_files_that_fit() -> None:
    assert obstacles(workspace("a.vdb"), workspace("b.vdb")) == []


def test_a_file_is_not_merged_with_itself() -> None:
    (finding,) = obstacles(workspace("a.vdb"), workspace("./a.vdb", 4))
    assert finding.obstacle is Obstacle.SAME_FILE


@pytest.mark.parametrize(
    ("here", "there", "common"),
    [
        ((3, ""), (3, ""), ""),
        ((3, "m"), (3, "m"), "m"),
        ((3, "org/m"), (3, "m"), "org/m"),
        ((3, "m"), (3, ""), "m"),
        ((3, ""), (3, "m"), "m"),
        ((3, "m"), (3, "n"), None),
        ((3, "m"), (4, "m"), None),
    ],
)
def test_whose_vectors_both_have(here: tuple[int, str], there: tuple[int, str], common: str | None) -> None:
    ours, theirs = workspace("a.vdb", *here), workspace("b.vdb", *there)
    assert common_model(ours, theirs) == common
    assert bool(obstacles(ours, theirs)) is (common is None)


def test_what_each_of_them_says() -> None:
    assert obstacles(workspace("a.vdb", 3, "m"), workspace("b.vdb", 3, "n")) == [
        Finding(Obstacle.OTHER_MODEL, "m", "n")
    ]
    assert obstacles(workspace("a.vdb", 3), workspace("b.vdb", 4)) == [Finding(Obstacle.OTHER_DIMENSION, "3", "4")]
