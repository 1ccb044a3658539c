from __future__ import annotations

import pytest

from explorer.ui.maintenance.matters import Found, Task
from explorer.ui.maintenance.review_words import ReviewWords


@pytest.mark.parametrize("task", Task)
def test_what_is_said_of_a_search(qapp: object, task: Task) -> None:
    words = ReviewWords(task)
    assert "{name}" in words.title
    assert words.looked_at(None) == ""
    assert words.heading(None, 0) == "Looking…"
    assert words.heading(Found((), 1), 3).startswith("3 ")
    assert words.nothing(is_done=True) != words.nothing(is_done=False)
    assert words.stopped()[1] == "Nothing was changed."
    assert words.changed(2).startswith("2 ")
    assert words.fallen(2).startswith("2 ")


def test_every_count_is_told(qapp: object) -> None:
    found = Found((), 12, without_vector=2, odd=1, without_agent=4, purgeable=3, standing=5)
    told = ReviewWords(Task.HARMONISE).looked_at(found)
    assert [part.split()[0] for part in told.split(" · ")] == ["12", "2", "1", "4", "5", "3"]
    assert ReviewWords(Task.CONSOLIDATE).looked_at(Found((), 12)) == "12 fact(s) looked at"
