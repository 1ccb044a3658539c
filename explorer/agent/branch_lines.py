"""Branches, their merges, moves and ends, as text for people and as JSON for programs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import fields

from explorer.agent.answers import counted, plain, shortened
from explorer.agent.branch_reports import Branches, BranchMerge, BranchMove, BranchRemoval
from explorer.agent.teleport_lines import change_lines, conflict_lines, missing_lines, result_lines, written_line
from explorer.memory.errors import Refusal, Refused
from explorer.services.branches.survey import BranchRow
from explorer.services.git import Head
from explorer.services.git_branches import GitStanding, GitState
from explorer.services.superseding import Affected

_REASONS = {
    Refusal.GONE: "is not in the workspace any more",
    Refusal.NOT_CURRENT: "is deleted",
    Refusal.OTHER_KIND: "is no fact, and belongs to no branch",
    Refusal.ALREADY_THERE: "is there already",
}


def refusal_sentence(refused: Refused) -> str:
    """Why nothing was moved."""
    return f"“{refused.label}” {_REASONS.get(refused.reason, 'cannot be moved')}. Nothing was moved; name another fact."


def branches_lines(answer: Branches) -> Iterator[str]:
    """Every branch, orphans first."""
    yield head_sentence(answer.head)
    if not any(row.name is not None for row in answer.rows):
        yield "No branch has memory."
    for row in answer.rows:
        name = "(all branches)" if row.name is None else row.name
        changed = "" if row.changed is None else f"  changed {row.changed:%Y-%m-%d}"
        cited = f"  cited by {counted(row.policies, 'policy', 'policies')}" if row.policies else ""
        deleted = f"  {row.deleted:,} deleted" if row.deleted else ""
        yield f"  {name}  {counted(row.facts, 'fact')}{deleted}{cited}{changed}{_git_words(row.git)}"


def head_sentence(head: Head) -> str:
    """Where git stands; told, never guessed."""
    if head.trouble:
        return f"Git's branch is not known: {head.trouble}."
    if head.is_detached:
        return f"Git is at commit {head.commit}, on no branch."
    return "The workspace's folder is under no git." if head.branch is None else f"Git is on {head.branch}."


def diff_lines(report: BranchMerge) -> Iterator[str]:
    """A comparison for a person."""
    yield f"“{report.target}” (here) and “{report.source}” (there):"
    for kind, count in report.result.counts.items():
        yield f"  {kind:<24}{count:>8,}"
    if not report.differs:
        yield "There is no difference."
        return
    yield from conflict_lines("Conflicts", report.result.conflicts)
    yield from change_lines(report.changes)
    yield from missing_lines(report.result.missing)


def merge_lines(report: BranchMerge) -> Iterator[str]:
    """A merge for a person; the first line is that of seed A."""
    yield report.summary()
    if report.result.conflicts:
        yield f"Conflicts: {len(report.result.conflicts):,}"
    yield from result_lines(report.result, report.changes)
    yield written_line(report.workspace, report.change_id, dry_run=report.dry_run)


def removal_lines(report: BranchRemoval) -> Iterator[str]:
    """What went, or would go, with a branch."""
    verb = "would be deleted" if report.dry_run else "deleted"
    replaced = f", {report.deletion.replaced:,} of them superseded" if report.deletion.replaced else ""
    yield f"Branch “{report.branch}”: {counted(report.memories, 'memory', 'memories')} {verb}{replaced}."
    yield from _affected("Policies that cite them", report.reached.policies)
    yield from _affected("Facts elsewhere that link to them", report.reached.linking)
    yield from _affected("Facts that they replaced", report.reached.replaced)
    yield from _affected("Open conflicts that it settles", report.reached.conflicts)
    yield written_line(report.workspace, report.change_id, dry_run=report.dry_run)


def question(planned: BranchRemoval) -> str:
    """What is asked before a branch goes."""
    return f"Delete branch “{planned.branch}” with its {counted(planned.memories, 'memory', 'memories')}?"


def move_lines(report: BranchMove) -> Iterator[str]:
    """What was moved, or would be."""
    moving = report.moving
    done = "copied" if report.copies else "moved"
    verb = f"would be {done}" if report.dry_run else done
    yield f"{counted(moving.memories, 'memory', 'memories')} {verb} to “{report.target}”."
    if moving.there_already:
        yield f"{moving.there_already:,} said the same there already and were not written a second time."
    if moving.renamed:
        yield f"{moving.renamed:,} got the name of their branch behind their id, because the id is taken there."
    if moving.references:
        yield f"{counted(moving.references, 'other record')} that named them names them where they are now."
    yield written_line(report.workspace, report.change_id, dry_run=report.dry_run)


def branches_document(answer: Branches) -> dict[str, object]:
    """All branches as one document; the one that all branches see has the name null."""
    rows = [{**_as_dict(row), "orphan": row.is_orphan} for row in answer.rows]
    return {"workspace": plain(answer.workspace), "git": _head(answer.head), "branches": rows}


def merge_document(report: BranchMerge) -> dict[str, object]:
    """A comparison or merge as one flat document."""
    document = {field.name: plain(getattr(report, field.name)) for field in fields(report) if field.name != "result"}
    document |= {field.name: plain(getattr(report.result, field.name)) for field in fields(report.result)}
    return document | {"differs": report.differs, "summary": report.summary()}


def removal_document(report: BranchRemoval) -> dict[str, object]:
    """A deletion as one document."""
    deletion = report.deletion
    return {
        "workspace": plain(report.workspace),
        "branch": plain(report.branch),
        "dry_run": report.dry_run,
        "change_id": report.change_id,
        "memories": deletion.memories,
        "superseded": deletion.replaced,
        "deleted": plain(deletion.keys),
        "conflicts_settled": deletion.conflicts,
        "reached": plain(report.reached),
    }


def move_document(report: BranchMove) -> dict[str, object]:
    """A move as one document."""
    moving = report.moving
    return {
        "workspace": plain(report.workspace),
        "source": plain(report.source),
        "target": plain(report.target),
        "copies": report.copies,
        "dry_run": report.dry_run,
        "change_id": report.change_id,
        "memories": moving.memories,
        "there_already": moving.there_already,
        "renamed": moving.renamed,
        "references": moving.references,
    }


def _affected(title: str, affected: Sequence[Affected]) -> Iterator[str]:
    if affected:
        yield f"{title}: {len(affected):,}"
        yield from shortened([f"  {each.key}  {each.label}".rstrip() for each in affected])


def _git_words(git: GitStanding | None) -> str:
    if git is None or git.state is GitState.UNKNOWN:
        return ""
    detail = {
        GitState.MERGED: f" into {git.detail}",
        GitState.REMOTE: f" {git.detail} only",
        GitState.RENAMED: f" to {git.detail}",
        GitState.CHECKED_OUT: f" in {git.detail}",
    }.get(git.state, "")
    return f"  git: {git.state}{detail}"


def _head(head: Head) -> dict[str, object]:
    return {
        "in_repository": head.in_repository,
        "branch": plain(head.branch),
        "commit": head.commit,
        "trouble": plain(head.trouble),
        "sentence": plain(head_sentence(head)),
    }


def _as_dict(row: BranchRow) -> dict[str, object]:
    document = plain(row)
    assert isinstance(document, dict)
    return document
