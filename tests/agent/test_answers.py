from __future__ import annotations

import json
from datetime import UTC, datetime
from pathlib import Path
from types import MappingProxyType

import msgspec

from explorer.agent.answers import check_lines, plain, printable
from explorer.memory.examination import Examination, FileKind
from explorer.memory.findings import Amount, Growth, VectorCheck
from explorer.memory.health import FileFacts
from explorer.memory.keys import Key
from explorer.services.teleport.classify import DiffClass
from explorer.services.teleport.merging import Tally


def test_json_types_only() -> None:
    examination = Examination(Path("w.vdb"), FileKind.FOREIGN, "No.", vectors=VectorCheck((Key("project:main", "a"),)))
    document = plain(examination)
    assert isinstance(document, dict)
    assert json.loads(json.dumps(document)) == document
    assert document["vectors"] == {"not_finite": ["project:main/a"], "zero": [], "missing": [], "stale": []}
    assert document["kind"] == "not a workspace"
    assert plain({"x": float("nan"), "t": datetime(2026, 1, 1, tzinfo=UTC)}) == {
        "x": "nan",
        "t": "2026-01-01T00:00:00+00:00",
    }


def test_keys_and_words_become_names() -> None:
    kinds = {DiffClass.NEW_THERE: 1, Key("user", "a"): Key("user", "b"), Path("x"): MappingProxyType({1: (2,)})}
    assert plain(kinds) == {"new there": 1, "user/a": "user/b", "x": {"1": [2]}}
    assert plain(frozenset({Key("user", "b"), Key("user", "a")})) == ["user/a", "user/b"]
    assert plain(Tally(imported=2))["imported"] == 2  # type: ignore[index]


def test_findings_are_cut_and_say_so() -> None:
    file = FileFacts(Path("w.vdb"), 7, 3, "cosine", 1, 0, datetime(2026, 1, 1, tzinfo=UTC), True)
    keys = tuple(Key("user", str(number)) for number in range(10))
    lines = list(check_lines(Examination(Path("w.vdb"), FileKind.WORKSPACE, "Yes.", file=file, without_content=keys)))
    assert lines[:3] == ["Yes.", "Facts without a text: 10", "  user/0"]
    assert lines[-1] == "  … and 2 more (--json names all)"
    sound = Examination(Path("w.vdb"), FileKind.WORKSPACE, "Yes.", file=file)
    assert list(check_lines(sound)) == ["Yes.", "Nothing is wrong with it."]


def test_what_is_in_no_list_is_told_with_its_bytes() -> None:
    file = FileFacts(Path("w.vdb"), 7, 3, "cosine", 1, 0, datetime(2026, 1, 1, tzinfo=UTC), True)
    growth = Growth(superseded=Amount(2, 1500), past_ttl=Amount(1, 90))
    lines = list(check_lines(Examination(Path("w.vdb"), FileKind.WORKSPACE, "Yes.", file=file, growth=growth)))
    told = "In the file and in no list: 2 superseded (1,500 bytes), 1 past their time to live (90 bytes)."
    assert lines == ["Yes.", "Nothing is wrong with it.", told]


def test_control_characters_do_not_reach_the_terminal() -> None:
    assert printable("a\x1b[31mb\nКиїв\u202e") == "a�[31mb�Київ�"
    assert printable("one\u2028two\u2029three") == "one�two�three"
    assert printable("👩\u200d💻\u3000\xa0") == "👩\u200d💻\u3000\xa0"


def test_a_name_that_is_not_utf_8_can_be_told_in_json() -> None:
    told = plain({"bad\udcff": [Path("bad\udcff.vdb"), "x\udc80"]})
    assert told == {"bad?": ["bad?.vdb", "x?"]}
    msgspec.json.encode(told)
