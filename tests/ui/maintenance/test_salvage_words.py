from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from explorer.memory.keys import Key
from explorer.memory.salvaged import Doubt, DoubtfulRecord, LostPlace, Salvaged
from explorer.ui.maintenance.salvage_words import SalvageWords

SOUND = Salvaged(Path("a.vdb"), Path("new.vdb"), 384, "cosine", 3, 3, {"user": 2, "": 1})


def test_one_line_says_what_was_saved_and_what_was_lost() -> None:
    words = SalvageWords()
    assert words.summary(SOUND) == "Saved 3 record(s) to “new.vdb”"
    lost = replace(
        SOUND,
        promised=10,
        lost=(LostPlace("a.vdb", 5, 7, "nothing"),),
        doubtful=(DoubtfulRecord(Key("user", "a"), Doubt.ZERO),),
    )
    assert words.summary(lost) == (
        "Saved 3 record(s) to “new.vdb” · 7 lost of those that its header counts · 1 place(s) could not be read · "
        "1 record(s) to be looked at"
    )
    assert words.missing(replace(SOUND, promised=None)) is None


def test_the_report_names_everything() -> None:
    whole = replace(
        SOUND, header=("its count",), lost=(LostPlace("a.vdb", 5, 7, "nothing"),), batches=2, expired=1,
        is_cut_short=True, sha256="ff",
    )  # fmt: skip
    assert SalvageWords().report(whole).splitlines() == [
        "Saved 3 record(s) to “new.vdb” · 1 place(s) could not be read",
        "  user  2",
        "  (no namespace)  1",
        "The header is damaged: 1",
        "  its count",
        "Lost: 1",
        "  a.vdb: 7 bytes from byte 5 on (nothing)",
        "From the log: 2 batch(es)",
        "1 of them are past their time to live, and hidden from agents",
        "The file is full of what only looks like records; not each was followed to its end.",
        "SHA-256  ff",
    ]
