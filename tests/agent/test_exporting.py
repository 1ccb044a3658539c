from __future__ import annotations

import hashlib
from pathlib import Path

import pytest

from explorer.agent.exporting import CannotExport, ExportFormat, export_memory
from explorer.memory.errors import CannotSend, MemoryExplorerError, TargetExists
from explorer.memory.protocols import Cancelled
from tests.agent.exports.exported import NOW, make_exported
from tests.agent.plain_vectlite import footprint


@pytest.fixture
def path(tmp_path: Path) -> Path:
    (tmp_path / "there").mkdir()
    return make_exported(tmp_path / "there" / "w.vdb")


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("o.jsonl", ExportFormat.JSONL),
        ("o.MD", ExportFormat.MARKDOWN),
        ("o.csv", ExportFormat.CSV),
        ("o.graphml", ExportFormat.GRAPHML),
    ],
)
def test_the_suffix_says_the_format_and_the_workspace_is_only_read(
    path: Path, tmp_path: Path, name: str, kind: str
) -> None:
    before = footprint(path.parent)
    told = export_memory(path, tmp_path / name, clock=lambda: NOW)
    assert footprint(path.parent) == before
    assert told.format == kind
    data = (tmp_path / name).read_bytes()
    assert (told.size, told.sha256) == (len(data), hashlib.sha256(data).hexdigest())
    assert export_memory(path, tmp_path / name, clock=lambda: NOW, replace=True).sha256 == told.sha256


def test_the_report_says_what_is_in_it_and_what_is_not(path: Path, tmp_path: Path) -> None:
    told = export_memory(path, tmp_path / "m.jsonl", "memory-jsonl", branch="main", clock=lambda: NOW)
    assert told.sentence.startswith("Wrote “m.jsonl” (")
    assert told.sentence.endswith(" bytes): entities 4, observations 5, relations 1.")
    assert told.left_out["policies"] == 2
    assert 0 not in told.left_out.values()
    assert export_memory(path, tmp_path / "n.jsonl", branch="*", clock=lambda: NOW).branch is None


def test_what_is_refused_changes_nothing(path: Path, tmp_path: Path) -> None:
    there = tmp_path / "o.md"
    there.write_text("mine")
    refusals: list[tuple[Path, dict[str, object], type[MemoryExplorerError], str]] = [
        (there, {}, TargetExists, "--replace"),
        (tmp_path / "o.txt", {}, CannotExport, "say --format jsonl, markdown"),
        (tmp_path / "o.md", {"kind": "pdf"}, CannotExport, "no format “pdf”"),
        (tmp_path / "o.csv", {"vectors": True}, CannotExport, "Only jsonl holds vectors"),
        (path, {"kind": "jsonl", "replace": True}, CannotSend, "is the workspace itself"),
        (path.with_name("w.vdb.wal"), {"kind": "jsonl"}, CannotSend, "belongs to it"),
        (tmp_path / "none" / "o.md", {}, CannotSend, "cannot be written"),
    ]
    before = footprint(tmp_path)
    for out, options, error, sentence in refusals:
        with pytest.raises(error, match=sentence):
            export_memory(path, out, clock=lambda: NOW, **options)  # type: ignore[arg-type]
    assert footprint(tmp_path) == before


def test_a_stop_leaves_nothing(path: Path, tmp_path: Path) -> None:
    def stop(done: float) -> None:
        if done > 0.3:
            raise Cancelled

    with pytest.raises(Cancelled):
        export_memory(path, tmp_path / "o.md", clock=lambda: NOW, report=stop)
    assert [each.name for each in tmp_path.iterdir()] == ["there"]
