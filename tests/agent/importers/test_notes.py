from __future__ import annotations

from dataclasses import replace

from explorer.agent.importers.notes import read_note
from explorer.agent.importers.source_text import Unused
from tests.agent.importers.sources import source


def test_front_matter_with_lines_and_the_blocks_below() -> None:
    note = read_note(source("---\nname: A\ntags: [x, y]\n---\n\nText\n", "notes/a b.md"))
    assert (note.stem, note.head, note.lines) == ("a b", {"name": "A", "tags": ["x", "y"]}, {"name": 2, "tags": 3})
    assert [(block.text, block.line) for block in note.blocks] == [("Text", 6)]
    assert note.unused == ()


def test_what_is_no_yaml_or_no_text_is_told_with_the_file() -> None:
    file = replace(source('---\nname: "x" y\nbad: !!python/name:os.system x\n---\n'), unused=(Unused(1, "Bytes."),))
    note = read_note(file)
    assert [(part.line, part.file) for part in note.unused] == [(1, ""), (2, "memory.jsonl"), (3, "memory.jsonl")]
    assert note.head == {"name": '"x" y'}


def test_aliases_that_would_explode_are_not_read() -> None:
    bomb = "---\na: &a [x,x]\nb: &b [*a,*a]\nc: &c [*b,*b]\n---\nText"
    note = read_note(source(bomb))
    assert [block.text for block in note.blocks] == ["Text"]
    assert note.unused
