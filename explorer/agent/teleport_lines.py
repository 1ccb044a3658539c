"""Findings, comparisons and merges as text for people, and as JSON for programs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import fields
from pathlib import Path

from explorer.agent.answers import plain, shortened
from explorer.agent.teleport_reports import Change, MergeReport
from explorer.agent.teleport_words import obstacle_words
from explorer.services import secrets
from explorer.services.teleport.classify import DiffClass
from explorer.services.teleport.references import Missing
from explorer.services.teleport.result import MergeConflict, MergeResult

_TEXT_LENGTH = 100
_DONE = {
    "imported": "imported",
    "changed": "changed",
    "deleted": "deleted",
    "restored": "restored",
    "kept_both": "kept beside the ones here",
    "renewed": "with newer use counts or times",
    "left_out": "left out",
}
_LISTED = {
    DiffClass.NEW_THERE: "New there",
    DiffClass.CHANGED_THERE: "Changed there",
    DiffClass.MERGED: "Changed on both sides, in different fields",
    DiffClass.DELETED_THERE: "Deleted there",
    DiffClass.MISSING_THERE: "Missing there, without a trace: kept",
    DiffClass.CHANGED_HERE: "Changed here",
    DiffClass.DELETED_HERE: "Deleted here",
}


def finding_lines(findings: Sequence[secrets.Finding]) -> Iterator[str]:
    """What was found, masked, with where it is and the digest by which it is allowed."""
    for finding in findings:
        what = f"{finding.kind}{f' ({finding.what})' if finding.what else ''}"
        yield f"  {finding.key} {finding.field}: {what} {finding.masked}  {finding.digest}"


def diff_lines(report: MergeReport) -> Iterator[str]:
    """A comparison for a person."""
    yield f"“{report.workspace.name}” (here) and “{report.incoming.name}” (there):"
    yield from _obstacles(report)
    for kind, count in report.result.counts.items():
        yield f"  {kind:<24}{count:>8,}"
    if not report.differs:
        yield "There is no difference."
        return
    if not report.result.has_base:
        yield "What both files began with is not known here, so who changed what is not known either."
    yield from conflict_lines("Conflicts", report.result.conflicts)
    yield from change_lines(report.changes)
    yield from missing_lines(report.result.missing)


def merge_lines(report: MergeReport) -> Iterator[str]:
    """A merge for a person; the first three lines are those of seed A."""
    result = report.result
    yield from result.summary().splitlines()
    yield from _obstacles(report)
    yield from result_lines(result, report.changes)
    yield written_line(report.workspace, report.change_id, dry_run=report.dry_run)


def result_lines(result: MergeResult, changes: Sequence[Change]) -> Iterator[str]:
    """What a merge wrote, found and left, below its summary."""
    done = [f"{number:,} {words}" for name, words in _DONE.items() if (number := getattr(result.tally, name))]
    if done:
        yield f"Memories: {', '.join(done)}."
    yield from change_lines(changes)
    yield from conflict_lines("Decided conflicts", [each for each in result.conflicts if each.resolution])
    unsolved = [each for each in result.conflicts if not each.resolution]
    yield from conflict_lines("Conflicts left as they are, because no side is known to be the newer one", unsolved)
    yield from missing_lines(result.missing)


def written_line(workspace: Path, change_id: str, *, dry_run: bool) -> str:
    """Whether anything was written, and how it is taken back."""
    if dry_run:
        return "Nothing was written: this was a dry run."
    if change_id:
        return f"To take it back, open “{workspace.name}” in Memory Explorer and press Ctrl+Z."
    return "There was nothing to write."


def merge_document(report: MergeReport) -> dict[str, object]:
    """A comparison or merge as one flat document."""
    document: dict[str, object] = {
        field.name: plain(getattr(report, field.name)) for field in fields(report) if field.name != "result"
    }
    document |= {field.name: plain(getattr(report.result, field.name)) for field in fields(report.result)}
    said = [{**_as_dict(finding), "words": obstacle_words(finding)} for finding in report.obstacles]
    return document | {"obstacles": said, "differs": report.differs, "summary": report.result.summary()}


def _as_dict(value: object) -> dict[str, object]:
    document = plain(value)
    assert isinstance(document, dict)
    return document


def _obstacles(report: MergeReport) -> Iterator[str]:
    for finding in report.obstacles:
        yield f"Note: {obstacle_words(finding)}."


def change_lines(changes: Sequence[Change]) -> Iterator[str]:
    """What is not the same, by its class."""
    for kind, words in _LISTED.items():
        found = [_change(change) for change in changes if change.kind is kind]
        if found:
            yield f"{words}: {len(found):,}"
            yield from shortened(found)


def _change(change: Change) -> str:
    names = f" [{', '.join(change.fields)}]" if change.fields and change.kind is not DiffClass.NEW_THERE else ""
    text = "" if change.text == str(change.key) else f"  {change.text}"
    return f"  {change.key}{names}{text}"


def conflict_lines(title: str, conflicts: Sequence[MergeConflict]) -> Iterator[str]:
    """Conflicts with both texts."""
    if conflicts:
        yield f"{title}: {len(conflicts):,}"
        yield from shortened([_conflict(each) for each in conflicts])


def _conflict(conflict: MergeConflict) -> str:
    outcome = f" → {conflict.resolution}" if conflict.resolution else ""
    names = f" [{', '.join(conflict.fields)}]" if conflict.fields else ""
    here, there = _side(conflict, conflict.local_content), _side(conflict, conflict.remote_content)
    return f"  {conflict.namespace}/{conflict.record_id}{names}{outcome}  here: {here}  there: {there}"


def _side(conflict: MergeConflict, text: str) -> str:
    return "(deleted)" if not text and conflict.kind is DiffClass.EDIT_DELETE else _short(text)


def missing_lines(missing: Sequence[Missing]) -> Iterator[str]:
    """References that would lead nowhere."""
    found = [f"  {one.key} {one.field}: {one.reference}{_why(one)}" for one in missing]
    if found:
        yield f"References that lead nowhere here: {len(found):,}"
        yield from shortened(found)


def _why(missing: Missing) -> str:
    if missing.is_too_deep:
        return "(left out: nested too deep)"
    return " (left out: a circle)" if missing.is_circle else ""


def _short(text: str) -> str:
    line = " ".join(text[: 4 * _TEXT_LENGTH].split())
    if not line:
        return "(no text)"
    return line if len(line) <= _TEXT_LENGTH else f"{line[: _TEXT_LENGTH - 1]}…"
