from __future__ import annotations

import pytest

from explorer.memory.health import Damage


@pytest.mark.parametrize(
    ("damage", "sentence"),
    [
        (Damage("w.vdb", 0, "no record begins"), "w.vdb: no record begins at byte 0"),
        (
            Damage("w.vdb", 1_234_567, "the file ends", 12_000),
            "w.vdb: the file ends at byte 1,234,567; 12,000 records lost",
        ),
        (Damage("w.vdb", 5, "the file ends", 1), "w.vdb: the file ends at byte 5; 1 record lost"),
        (Damage("w.vdb", 5, "the file ends", 0), "w.vdb: the file ends at byte 5; 0 records lost"),
    ],
)
def test_damage_as_a_sentence(damage: Damage, sentence: str) -> None:
    assert str(damage) == sentence
