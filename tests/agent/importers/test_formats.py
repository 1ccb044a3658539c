from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from explorer.agent.importers.formats import FORMATS, format_named, format_of, formats_of, known_formats, unknown_format
from explorer.agent.importers.source_text import decode
from explorer.agent.importers.statements import SourceFile
from explorer.memory.errors import UnusableSource
from tests.agent.importers.sources import MODIFIED, source

SAMPLES = [
    ("memory.jsonl", '{"type":"entity","name":"A","observations":["x"]}', "knowledge-graph"),
    ("memory.json", '{"entities":[{"name":"A"}],"relations":[]}', "knowledge-graph"),
    ("a.json", "[\n" + '{"type":"map"},\n' * 9 + '{"type":"relation","from":"A","to":"B"}]', "knowledge-graph"),
    ("memory.json", '{"updates": "The endpoint was moved"}', "knowledge-graph"),
    ("memory.json", " \n", "knowledge-graph"),
    ("notes", '{"memory": "x", "user_id": "ana"}', "mem0"),
    ("a.json", '{"results":[{"memory":"x"}],"relations":[{"source":"a"}]}', "mem0"),
    ("a.json", '{"observations":{"s":[{"narrative":"x","sessionId":"s"}]}}', "agentmemory"),
    ("a.txt.jsonl", '{"namespace":"user","id":"1","metadata":{}}', "json-lines"),
    ("MEMORY.md", "- x", "claude-memory"),
    ("a.md", "---\nname: x\ntype: user\n---\nx", "claude-memory"),
    ("a.md", "- [tip] Save often #save", "basic-memory"),
    ("README", "# Title\n- [tip] Save often", "basic-memory"),
    ("README.md", "# Title\n\nWords", None),
    ("package.json", '{"name": "app", "version": "1.0"}', None),
    ("a.json", '{"scripts": {"a": "b c d"}}', None),
    ("a.json", "{ CORRUPTED JSON", None),
    ("a.txt", "Dear diary", None),
]


@pytest.mark.parametrize(("name", "text", "expected"), SAMPLES)
def test_the_format_is_told_by_what_is_in_the_file(name: str, text: str, expected: str | None) -> None:
    found = format_of(source(text, name))
    assert (None if found is None else found.name) == expected


def test_markdown_beside_a_memory_belongs_to_it() -> None:
    files = [source("words", name) for name in ("m/MEMORY.md", "m/a.md", "a.md", "m/a.json")]
    assert {name: found and found.name for name, found in formats_of(files).items()} == {
        "m/MEMORY.md": "claude-memory",
        "m/a.md": "claude-memory",
        "a.md": None,
        "m/a.json": None,
    }


def test_what_is_unknown_is_said_with_the_formats_known() -> None:
    with pytest.raises(UnusableSource, match="There is no format “diary”"):
        format_named("diary")
    assert format_named("mem0").name == "mem0"
    said = str(unknown_format(source('{"a": 1}', "diary.json")))
    assert "“diary.json” is of no known format: it begins with an object with the keys “a”" in said
    assert all(name in known_formats() and name in said for name in FORMATS)


def test_every_format_reads_nothing_from_nothing() -> None:
    for known in FORMATS.values():
        mapped, held = known.read([], "main")
        assert mapped.records == ()
        assert not any(held.values())


PARTS = st.sampled_from(
    [b'{"type":"entity","name":"A","observations":', b'["x"]}', b"\n", b"---\n", b"name: x\n", b"type: user\n",
     b"- [a] b", b"\xff\xfe", b"\0", b'{"memory":"x","user_id":"u","metadata":', b"{}", b"}", b"[[A]]", b"# Rules\n",
     b"[" * 2_000, b'{"a":' * 2_000, b"\r\n", b'{"namespace":"n","id":"1","metadata":{"x":1e999}}',
     b"```\n", b"\xd0", b","]
)  # fmt: skip


@given(
    st.lists(PARTS | st.binary(max_size=20), max_size=8), st.sampled_from(["a.json", "a.md", "MEMORY.md", "CLAUDE.md"])
)
def test_any_bytes_are_read_or_refused_and_never_more(parts: list[bytes], name: str) -> None:
    text, unused = decode(b"".join(parts))
    file = SourceFile(name, text, MODIFIED, tuple(unused))
    found = format_of(file)
    if found is None:
        assert "no known format" in str(unknown_format(file))
    for known in FORMATS.values():
        mapped, _ = known.read([file], "main")
        for record in mapped.records:
            json.dumps(record.metadata, allow_nan=False, ensure_ascii=False).encode()
            assert str(record.key).encode()
        assert all(part.reason.encode() for part in mapped.unused)
