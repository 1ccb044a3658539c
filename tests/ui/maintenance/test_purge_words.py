from __future__ import annotations

from pathlib import Path

import pytest

from explorer.memory.keys import Key
from explorer.services.purging import Kept, PurgePlan, PurgeReason, plan_purge
from explorer.ui.maintenance.purge_words import PurgeWords, reason_word
from tests.ui.maintenance.check_cases import editing_of, write_odd

FOLDER = Path("/state/backups")


def plan(**given: object) -> PurgePlan:
    keys = dict.fromkeys(PurgeReason, ()) | {PurgeReason.DELETED: (Key("user", "a"), Key("user", "b"))}
    sizes = dict.fromkeys(PurgeReason, 0) | {PurgeReason.DELETED: 2_048}
    values: dict[str, object] = {
        "days": 90, "keys": keys, "bytes": sizes, "kept": {}, "repointed": (), "dangling": 0, "seconds": 20.0,
        "change": None,
    }  # fmt: skip
    return PurgePlan(**(values | given))  # type: ignore[arg-type]


@pytest.mark.parametrize("reason", list(PurgeReason))
def test_every_reason_has_a_word(reason: PurgeReason) -> None:
    assert reason_word(reason) not in ("", reason.value)


def test_button_and_question_have_numbers() -> None:
    words = PurgeWords()
    assert words.button(plan()).startswith("Purge 2 record(s) (2")
    assert words.question(plan()) == "Purge 2 record(s) for good? This cannot be undone."


def test_what_follows_is_told_where_it_does() -> None:
    words = PurgeWords()
    few = [text for _, text in words.follows(plan(), FOLDER)]
    assert few[0].startswith("2 record(s) leave the file")
    assert few[-2].endswith(f"kept as a backup in {FOLDER}")
    assert few[-1].startswith("It takes about 20 second(s), and works on a copy")
    assert len(few) == 4
    more = [text for _, text in words.follows(plan(repointed=(Key("user", "c"),), dangling=3), FOLDER)]
    assert more[2].startswith("1 record(s) that name")
    assert more[3].startswith("3 reference(s)")


def test_what_stays_says_why() -> None:
    words = PurgeWords()
    assert words.kept(plan()) == ""
    every = dict.fromkeys(Kept, 1)
    said = words.kept(plan(kept=every))
    assert said.startswith("6 record(s) are old enough and stay: 1 pinned, 1 named by what stays, ")
    assert said.count(",") == 5


def test_the_end_is_told_with_what_it_freed() -> None:
    words = PurgeWords()
    assert words.purged(3, 2_048).startswith("Purged 3 record(s) permanently · 2")
    assert words.compacted(0) == "The file was written anew · it is not smaller than before"
    assert words.backup(FOLDER) == f"The file as it was: {FOLDER}"
    assert words.nothing(plan()).startswith("Nothing was put aside more than 90 day(s) ago")


def test_a_real_plan_is_told(tmp_path: Path) -> None:
    found = plan_purge(editing_of(write_odd(tmp_path / "odd.vdb")), lambda _: None)
    assert PurgeWords().button(found).startswith("Purge 4 record(s)")
