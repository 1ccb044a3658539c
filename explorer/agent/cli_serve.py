"""`memory-agent serve`: the MCP server of a workspace."""

from __future__ import annotations

import secrets
import signal
import sys
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, BinaryIO

import typer

from explorer.agent.console import now, sentences
from explorer.agent.serving.addresses import Address, listen, read_address
from explorer.agent.serving.wire import claim_stdout
from explorer.memory.errors import NotAWorkspace

if TYPE_CHECKING:
    from explorer.agent.serving.office import Office

_TOKEN_VARIABLE = "MEMORY_AGENT_TOKEN"  # noqa: S105 the name of a variable


@dataclass(frozen=True, slots=True)
class _Seat:
    """What the options say of the agents that will call."""

    path: Path
    agent: str
    role: str
    branch: str | None
    repo: str


def serve(
    context: typer.Context,
    workspace: Annotated[Path, typer.Argument(help="The workspace (.vdb).", metavar="W.vdb")],
    create: Annotated[bool, typer.Option("--create", help="Make the workspace where there is none.")] = False,
    agent: Annotated[
        str, typer.Option("--agent", help="Who calls; without it, the name that the client has.", metavar="NAME")
    ] = "",
    role: Annotated[str, typer.Option("--role", help="The role that grants are looked up for.")] = "general",
    branch: Annotated[
        str | None, typer.Option("--branch", help="The branch; without it, git's of the working folder.")
    ] = None,
    repo: Annotated[str, typer.Option("--repo", help="The repository that is worked in.", metavar="SLUG")] = "",
    http: Annotated[
        str, typer.Option("--http", help="Serve over HTTP at this address instead of stdio.", metavar="127.0.0.1:PORT")
    ] = "",
    token: Annotated[
        str,
        typer.Option("--token", help="What HTTP clients must send; without it, a new one.", envvar=_TOKEN_VARIABLE),
    ] = "",
    allow_remote: Annotated[
        bool, typer.Option("--allow-remote", help="Listen on an address that other computers reach.")
    ] = False,
) -> None:
    """Serve a workspace to agents by the Model Context Protocol: over stdio, or over HTTP with a token."""
    with sentences(as_json=False):
        address = read_address(http, allow_remote=allow_remote) if http else None
        _check_workspace(workspace, create=create)
        wire: BinaryIO = claim_stdout() if context.obj is None else context.obj
        seat = _Seat(workspace.absolute(), agent.strip(), role, branch, repo.strip())
        if address is None:
            _serve_stdio(seat, wire)
        else:
            _serve_http(seat, address, token.strip())


def main(wire: BinaryIO) -> None:
    """Run `memory-agent serve` by the program's arguments, without the other commands; `wire` was standard output."""
    app = typer.Typer(pretty_exceptions_enable=False, add_completion=False)
    app.command()(serve)
    app(sys.argv[2:], prog_name=f"memory-agent {sys.argv[1]}", obj=wire)


def _check_workspace(path: Path, *, create: bool) -> None:
    if path.exists() or path.with_name(path.name + ".wal").exists():
        if path.is_dir():
            raise NotAWorkspace(f"“{path}” is a folder. Name the workspace's file (.vdb).")
        return
    if not create:
        raise NotAWorkspace(f"There is no workspace “{path}”. Check the path, or add --create to make it.")
    from explorer.agent.serving.founding import found_workspace  # noqa: PLC0415 - slow, and seldom needed

    found_workspace(path, now)


def _serve_stdio(seat: _Seat, wire: BinaryIO) -> None:
    # Neither the protocol's library nor the verbs are needed by any other command, and both are slow to load.
    from explorer.agent.mcp_server import make_server  # noqa: PLC0415
    from explorer.agent.serving.stdio import serve_stdio  # noqa: PLC0415

    with ThreadPoolExecutor(1, "opening") as opening:
        office = opening.submit(_open, seat)
        serve_stdio(make_server(office), wire, lambda: office.result().close())


def _serve_http(seat: _Seat, address: Address, token: str) -> None:
    import anyio  # noqa: PLC0415 - as below

    from explorer.agent.mcp_server import make_server  # noqa: PLC0415
    from explorer.agent.serving.http import PATH, guarded_app, serve_http  # noqa: PLC0415

    # What the library that serves does at SIGTERM would skip the end of this function.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    with listen(address) as listening, ThreadPoolExecutor(1, "opening") as opening:
        here = Address(address.host, listening.getsockname()[1])
        office = opening.submit(_open, seat)
        # A token that somebody chose is known to whom it concerns, and belongs in no log.
        made = "" if token else secrets.token_urlsafe(32)
        sys.stderr.write(f"Serving “{seat.path.name}” at http://{here}{PATH} until Ctrl+C.\n")
        sys.stderr.write(f"Token: {made}\n" if made else "")
        sys.stderr.flush()
        try:
            anyio.run(serve_http, guarded_app(make_server(office), here, token or made), listening)
        finally:
            office.result().close()


def _open(seat: _Seat) -> Office:
    from explorer.agent.serving.office import Office  # noqa: PLC0415 - slow: after the handshake
    from explorer.agent.serving.working_folder import desk_in  # noqa: PLC0415

    return Office(desk_in(Path.cwd(), seat.path, seat.agent, seat.role, seat.branch, seat.repo))
