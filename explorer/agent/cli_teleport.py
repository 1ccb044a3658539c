"""`memory-agent snapshot`, `diff` and `merge`: memory that travels, on the command line."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from explorer.agent.answers import plain
from explorer.agent.console import (
    BAD_INPUT,
    DIFFERENT,
    Answered,
    AsJson,
    fail,
    now,
    print_json,
    print_lines,
    progress,
    sentences,
)
from explorer.agent.teleport import ConflictStrategy, MemoryTeleport
from explorer.agent.teleport_lines import diff_lines, finding_lines, merge_document, merge_lines
from explorer.agent.teleport_reports import SomethingFound
from explorer.memory.protocols import Report
from explorer.services.embedding import MiniLmEmbedder
from explorer.services.teleport.receipts import as_plain, as_text

Ours = Annotated[Path, typer.Argument(help="The workspace.", metavar="WORKSPACE.vdb")]
Theirs = Annotated[Path, typer.Argument(help="The file that came in; it is only read.", metavar="INCOMING.vdb")]
Namespaces = Annotated[list[str] | None, typer.Option("--namespace", help="Only this namespace; may be repeated.")]


def snapshot(
    workspace: Ours,
    out: Annotated[Path, typer.Argument(help="The file to write.", metavar="OUT.vdb")],
    namespace: Namespaces = None,
    branch: Annotated[list[str] | None, typer.Option("--branch", help="Only this branch; may be repeated.")] = None,
    newest_only: Annotated[bool, typer.Option("--newest-only", help="Without history and deletions.")] = False,
    exclude: Annotated[
        list[str] | None, typer.Option("--exclude", help="Leave this memory out; may be repeated.", metavar="KEY")
    ] = None,
    allow: Annotated[
        list[str] | None, typer.Option("--allow", help="Let this finding pass; may be repeated.", metavar="DIGEST")
    ] = None,
    allow_findings: Annotated[bool, typer.Option("--allow-findings", help="Let secrets pass.")] = False,
    replace: Annotated[bool, typer.Option("--replace", help="Write over a file that is there.")] = False,
    as_json: AsJson = False,
) -> None:
    """Write memory to a file that can be sent, after a look for secrets and personal data in it."""
    with sentences(as_json):
        try:
            with progress("Writing") as report:
                receipt = _teleport(workspace, report).snapshot(
                    out,
                    namespaces=namespace,
                    branches=branch,
                    newest_only=newest_only,
                    exclude=exclude or (),
                    replace=replace,
                    allowed=allow or (),
                    refuse_findings=not allow_findings,
                )
        except SomethingFound as found:
            findings = {"findings": plain(found.findings)}
            fail(str(found), BAD_INPUT, as_json, findings, finding_lines(found.findings))
    if as_json:
        print_json(as_plain(receipt))
    else:
        print_lines(as_text(receipt).splitlines())


def diff(workspace: Ours, incoming: Theirs, namespace: Namespaces = None, as_json: AsJson = False) -> None:
    """Compare a file with the workspace and write nothing; exit code 1 where they differ."""
    with sentences(as_json), progress("Comparing") as report:
        answer = _teleport(workspace, report).preview(incoming, namespace)
    if as_json:
        print_json(merge_document(answer))
    else:
        print_lines(diff_lines(answer))
    if answer.differs:
        raise Answered(DIFFERENT)


def merge(
    workspace: Ours,
    incoming: Theirs,
    namespace: Namespaces = None,
    strategy: Annotated[
        ConflictStrategy, typer.Option("--strategy", help="How conflicts are decided.")
    ] = ConflictStrategy.NEWER_WINS,
    anyway: Annotated[
        bool, typer.Option("--anyway", help="Merge what can be merged of a file that does not fit.")
    ] = False,
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Say what would be merged, write nothing.")] = False,
    as_json: AsJson = False,
) -> None:
    """Take over what is new and changed in a file, as one step that can be undone."""
    with sentences(as_json), progress("Merging") as report:
        teleport = _teleport(workspace, report)
        if dry_run:
            answer = teleport.preview(incoming, namespace, strategy)
        else:
            answer = teleport.carry_out(incoming, namespace, strategy, anyway=anyway)
    if as_json:
        print_json(merge_document(answer))
    else:
        print_lines(merge_lines(answer))


def _teleport(workspace: Path, report: Report) -> MemoryTeleport:
    return MemoryTeleport(workspace, clock=now, embedding=MiniLmEmbedder, report=report)
