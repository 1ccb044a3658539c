from __future__ import annotations

import asyncio
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from mcp import Client, StdioServerParameters
from mcp.client.stdio import stdio_client
from mcp_types import Implementation

from tests.agent.command_line import Run
from tests.agent.plain_vectlite import footprint, records
from tests.agent.remembering import make_remembering

ROOT = Path(__file__).parents[2]


def command(tmp_path: Path, *arguments: str) -> list[str]:
    return [sys.executable, "-m", "tests.agent.noisy_server", str(tmp_path / "state"), "serve", *arguments]


def environment() -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": str(ROOT), "GIT_CEILING_DIRECTORIES": "/"}


def test_a_client_starts_it_and_standard_output_is_the_protocol_alone(tmp_path: Path) -> None:
    workspace, errors = tmp_path / "new.vdb", tmp_path / "stderr"
    program, *arguments = command(tmp_path, str(workspace), "--create")
    server = StdioServerParameters(command=program, args=arguments, env=environment(), cwd=tmp_path)

    async def talk() -> None:
        with errors.open("w") as log:
            me = Implementation(name="cli", version="1")
            async with Client(stdio_client(server, log), mode="legacy", client_info=me) as client:
                assert len((await client.list_tools()).tools) > 20
                said = await client.call_tool("propose_fact", {"content": "Redis runs on port 6380"})
                assert not said.is_error
                found = await client.call_tool("search_memory", {"query": "Which port?"})
                assert "6380" in str(found.structured_content)

    asyncio.run(talk())
    told = errors.read_text()
    assert "another prints when it is loaded\n" in told
    assert "a library prints\nso does one below Python\n" in told.replace("\n\n", "\n")
    assert "Traceback" not in told
    (fact,) = (each for each in records(workspace).values() if each.get("memory_type"))
    assert fact["agent_id"] == "cli"
    assert fact["recall_count"] == 1


def test_over_http_it_says_where_and_with_which_token(tmp_path: Path) -> None:
    workspace = make_remembering(tmp_path / "w.vdb")
    with subprocess.Popen(
        command(tmp_path, str(workspace), "--http", "127.0.0.1:0"),
        cwd=tmp_path,
        env=environment(),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as server:
        assert server.stderr is not None
        said = server.stderr.readline() + server.stderr.readline()
        server.terminate()
        out, rest = server.communicate(timeout=60)
    assert server.returncode == 130
    assert rest.endswith("Stopped.\n")
    assert re.fullmatch(r"Serving “w\.vdb” at http://127\.0\.0\.1:\d+/mcp until Ctrl\+C\.\nToken: [\w-]{43}\n", said)
    assert out == ""


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["none.vdb"], "There is no workspace .*none.vdb”. Check the path, or add --create"),
        (["."], "is a folder"),
        (["nowhere/new.vdb", "--create"], "There is no folder"),
        (["w.vdb", "--http", "0.0.0.0:8321"], "other computers.*--allow-remote"),
        (["w.vdb", "--http", "8321"], "is no address"),
    ],
)
def test_bad_input_gets_a_sentence(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, arguments: list[str], sentence: str
) -> None:
    make_remembering(tmp_path / "w.vdb")
    monkeypatch.chdir(tmp_path)
    before = footprint(tmp_path)
    ran = run("serve", *arguments)
    assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)
    assert re.search(sentence, ran.err)
    assert footprint(tmp_path) == before
