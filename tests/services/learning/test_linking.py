from __future__ import annotations

from collections.abc import Sequence

from explorer.memory.keys import Key
from explorer.services.learning.linking import LinkMade, links
from explorer.services.learning.surroundings import surroundings
from tests.services.conftest import Records
from tests.services.learning.known import Known
from tests.services.raw_snapshot import MAIN
from tests.services.vector_snapshot import towards

NEW = "Zephyr ships the Harrier board"


def made(records: Records, cosines: Sequence[float], linked: Sequence[Key] = ()) -> list[LinkMade]:
    vectors = {str(each["content"]): towards(cosine) for each, cosine in zip(records.values(), cosines, strict=True)}
    known = Known(records, {**vectors, NEW: towards(1.0)})
    return links(surroundings(known.editing, "main", known.spoken(NEW).vector), NEW, [Key(MAIN, "out")], linked)


def test_the_five_most_related_in_meaning_from_the_threshold_on() -> None:
    records: Records = {f"{MAIN} f{number}": {"content": f"text {number}"} for number in range(8)}
    records[f"{MAIN} out"] = {"content": "left out"}
    found = made(records, [0.6, 0.67, 0.68, 0.7, 0.8, 0.9, 0.95, 0.1, 1.0])
    assert [(link.to.id, link.type, link.weight) for link in found] == [
        ("f6", "related", 0.9),
        ("f5", "related", 0.8),
        ("f4", "related", 0.6),
        ("f3", "related", 0.4),
        ("f2", "related", 0.36),
    ]


def test_two_rare_words_are_a_link_and_one_is_none() -> None:
    found = made(
        {
            f"{MAIN} two": {"content": "Harrier is made by Zephyr"},
            f"{MAIN} one": {"content": "Harrier is a bird"},
            f"{MAIN} three": {"content": "A Harrier flies"},
        },
        [0.0, 0.0, 0.0],
    )
    # Harrier is in three of three facts, so it is rare in none.
    assert found == []
    found = made(
        {
            f"{MAIN} two": {"content": "Harrier is made by Zephyr"},
            f"{MAIN} one": {"content": "The board met on Monday"},
        },
        [0.0, 0.0],
    )
    assert [(link.to.id, link.type, link.weight) for link in found] == [("two", "shares words", 0.4)]


def test_what_is_linked_by_hand_comes_first_and_beside_the_others() -> None:
    records: Records = {f"{MAIN} f{number}": {"content": f"text {number}"} for number in range(7)}
    found = made(records, [0.9] * 7, [Key(MAIN, "f3")])
    assert (found[0].to.id, found[0].weight) == ("f3", 1.0)
    assert len(found) == 6
    assert len({link.to for link in found}) == 6
