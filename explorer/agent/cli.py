"""`memory-agent`: the verbs on the command line.

Answers go to stdout, progress and errors to stderr; with `--json` stdout holds exactly one JSON document, also for
an error. Exit codes: 0 done, 2 bad input, 3 the workspace is busy, 130 stopped by Ctrl+C.
"""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Iterable, Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, NoReturn

import msgspec
import typer
from rich.console import Console
from rich.progress import Progress

from explorer.agent import answers, verbs
from explorer.memory.errors import MemoryExplorerError, WorkspaceBusy
from explorer.memory.namespaces import DEFAULT_BRANCH
from explorer.memory.protocols import Report
from explorer.services.embedding import MiniLmEmbedder

BAD_INPUT, BUSY, STOPPED = 2, 3, 130

app = typer.Typer(
    name="memory-agent",
    help="Bring memory into a workspace, and check one.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON document instead of text.")]


def main() -> None:
    """Run the command that the arguments name."""
    try:
        app()
    except SystemExit as end:
        # Arguments that were not understood: typer has said why on stderr, and stdout still owes a document.
        if end.code == BAD_INPUT and not isinstance(end, _Answered) and "--json" in sys.argv[1:]:
            _print_json({"error": "The arguments were not understood; stderr says why, --help what there is."})
        raise


@app.callback()
def _commands() -> None:
    """Bring memory into a workspace, and check one."""


@app.command("import")
def import_files(
    files: Annotated[list[Path], typer.Argument(help="Memory files of an MCP memory server.", metavar="FILE...")],
    into: Annotated[Path, typer.Option("--into", help="The workspace (.vdb) to add to.", metavar="W.vdb")],
    create: Annotated[bool, typer.Option("--create", help="Make the workspace where there is none.")] = False,
    branch: Annotated[str, typer.Option("--branch", help="The branch that the facts belong to.")] = DEFAULT_BRANCH,
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Say what would be added, write nothing.")] = False,
    as_json: AsJson = False,
) -> None:
    """Import memory.jsonl files of the MCP knowledge-graph memory server: observations become facts."""
    with _sentences(as_json), _progress("Importing") as report:
        answer = verbs.import_memory(
            files,
            into,
            embedding=MiniLmEmbedder,
            clock=_now,
            report=report,
            create=create,
            branch=branch,
            dry_run=dry_run,
        )
    if as_json:
        _print_json(answers.plain(answer))
    else:
        _print_lines(answers.import_lines(answer))


@app.command("check")
def check_file(
    file: Annotated[Path, typer.Argument(help="The workspace (.vdb) to look at.", metavar="FILE")],
    as_json: AsJson = False,
) -> None:
    """Say what a file is, what it holds and what is wrong with it; changes nothing and takes no lock."""
    with _sentences(as_json), _progress("Checking") as report:
        answer = verbs.check(file, _now, report)
    document = answers.plain(answer)
    assert isinstance(document, dict)
    if answer.file is None:
        _fail(answer.sentence, BAD_INPUT, as_json, document)
    if as_json:
        _print_json(document | {"sound": answer.is_sound})
    else:
        _print_lines(answers.check_lines(answer))


class _Answered(SystemExit):
    """The end of a command that has said on stdout or stderr what was wrong."""


@contextlib.contextmanager
def _sentences(as_json: bool) -> Iterator[None]:
    """Expected errors become a sentence and an exit code; anything else is a bug and keeps its traceback."""
    try:
        yield
    except WorkspaceBusy as error:
        _fail(str(error), BUSY, as_json)
    except MemoryExplorerError as error:
        _fail(str(error), BAD_INPUT, as_json)
    except KeyboardInterrupt:
        _fail("Stopped.", STOPPED, as_json)


@contextlib.contextmanager
def _progress(what: str) -> Iterator[Report]:
    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(what, total=1.0)
        yield lambda done: bar.update(task, completed=done)


def _fail(sentence: str, code: int, as_json: bool, document: dict[str, object] | None = None) -> NoReturn:
    if as_json:
        _print_json((document or {}) | {"error": answers.plain(sentence)})
    else:
        sys.stderr.write(answers.printable(sentence) + "\n")
    raise _Answered(code)


def _print_json(document: object) -> None:
    sys.stdout.buffer.write(msgspec.json.encode(document) + b"\n")
    sys.stdout.buffer.flush()


def _print_lines(lines: Iterable[str]) -> None:
    for line in lines:
        print(answers.printable(line))


def _now() -> datetime:
    return datetime.now(UTC)
