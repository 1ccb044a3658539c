from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Awaitable, Callable, Iterator
from concurrent.futures import Future
from dataclasses import replace
from pathlib import Path
from typing import Literal

import anyio
import pytest
from mcp import Client, MCPError
from mcp_types import CallToolResult, Implementation

from explorer.agent.desk import Desk
from explorer.agent.mcp_server import make_server
from explorer.agent.serving import threads
from explorer.agent.serving.office import Office
from explorer.agent.verbs import VERBS
from explorer.memory.protocols import Cancelled
from tests.agent.plain_vectlite import records
from tests.agent.remembering import NOW, make_remembering
from tests.agent.word_model import WordModel
from tests.agent.working_day import Day, afternoon, evening, forenoon, morning

Talk = Callable[[Client], Awaitable[None]]
CODER = Implementation(name="coder", version="1")


@pytest.fixture
def desk(tmp_path: Path) -> Desk:
    path = make_remembering(tmp_path / "there" / "w.vdb")
    return Desk(path, branch="main", clock=lambda: NOW, embedding=WordModel(), state_root=tmp_path / "state")


@pytest.fixture
def office(desk: Desk) -> Iterator[Office]:
    with Office(desk) as office:
        yield office


def done(office: Office) -> Future[Office]:
    opened: Future[Office] = Future()
    opened.set_result(office)
    return opened


def talk(office: Office | Future[Office], told: Talk, mode: Literal["legacy", "auto"] = "legacy") -> None:
    server = make_server(done(office) if isinstance(office, Office) else office)

    async def main() -> None:
        async with Client(server, mode=mode, client_info=CODER) as client:
            await told(client)

    asyncio.run(main())


def text_of(result: CallToolResult) -> str:
    return str(getattr(result.content[0], "text", ""))


@pytest.mark.parametrize("mode", ["legacy", "auto"])
def test_every_verb_is_a_tool_with_its_annotations(office: Office, mode: Literal["legacy", "auto"]) -> None:
    async def look(client: Client) -> None:
        tools = {tool.name: tool for tool in (await client.list_tools()).tools}
        assert list(tools) == list(VERBS)
        for name, verb in VERBS.items():
            tool = tools[name]
            assert tool.description
            assert tool.annotations is not None
            assert tool.annotations.read_only_hint is verb.read_only
            assert tool.annotations.destructive_hint is verb.destructive
            assert tool.annotations.idempotent_hint is verb.idempotent
            assert tool.annotations.open_world_hint is False
        assert tools["get_fact"].title == "Get fact"
        assert tools["get_fact"].input_schema["required"] == ["id"]
        assert "search_memory" in (client.instructions or "")

    talk(office, look, mode)


def test_an_answer_is_a_sentence_and_data_twice(office: Office) -> None:
    async def look(client: Client) -> None:
        result = await client.call_tool("search_memory", {"query": "Which database?"})
        sentence, data = (str(getattr(part, "text", "")) for part in result.content)
        assert sentence.endswith("that the filters let in.")
        assert result.structured_content == json.loads(data) | {"sentence": sentence}

    talk(office, look)


def test_errors_are_answers_that_a_model_reads(office: Office) -> None:
    async def look(client: Client) -> None:
        for name, given in (("get_fact", {"id": "gone"}), ("get_fact", {}), ("nothing", {})):
            result = await client.call_tool(name, given)
            assert result.is_error
            assert result.structured_content is None
            assert len(text_of(result)) > 20
        with pytest.raises(MCPError, match="Read one of memory://policies"):
            await client.read_resource("memory://nothing")

    talk(office, look)


def test_resources(office: Office) -> None:
    async def look(client: Client) -> None:
        assert [each.uri for each in (await client.list_resources()).resources] == [
            "memory://policies",
            "memory://notes",
        ]
        (template,) = (await client.list_resource_templates()).resource_templates
        assert template.uri_template == "memory://preamble/{task}"
        await client.call_tool("update_my_notes", {"text": "Halfway"})
        (notes,) = (await client.read_resource("memory://notes")).contents
        assert getattr(notes, "text", "") == "Halfway"
        (preamble,) = (await client.read_resource("memory://preamble/Which%20database%20do%20we%20use")).contents
        assert "PostgreSQL 16" in getattr(preamble, "text", "")

    talk(office, look)


def test_the_handshake_does_not_wait_for_the_verbs(office: Office) -> None:
    opening: Future[Office] = Future()

    async def look(client: Client) -> None:
        assert client.server_info is not None
        assert client.server_info.title == "Memory Explorer"
        async with anyio.create_task_group() as group:
            group.start_soon(client.list_tools)
            opening.set_result(office)

    talk(opening, look)


def test_a_long_call_tells_how_far_it_is_while_others_are_answered(
    office: Office, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(threads, "_TICK_SECONDS", 0.001)
    heard, is_heard, go_on = list[float](), threading.Event(), threading.Event()

    def slow(desk: Desk) -> str:
        desk.report(0.5)
        assert is_heard.wait(10)
        assert go_on.wait(10)
        return "done"

    async def hear(progress: float, total: float | None, message: str | None) -> None:
        heard.append(progress)
        is_heard.set()

    async def look(client: Client) -> None:
        async with anyio.create_task_group() as group:
            group.start_soon(lambda: client.call_tool("list_skills", {}, progress_callback=hear))
            await client.call_tool("get_my_notes", {})
            go_on.set()
        assert heard == [0.5]

    tool = replace(office.tools["list_skills"], verb=replace(VERBS["list_skills"], run=slow))
    monkeypatch.setitem(office.__dict__, "tools", {**office.tools, "list_skills": tool})
    talk(office, look)


def test_a_call_that_is_cancelled_stops(office: Office, monkeypatch: pytest.MonkeyPatch) -> None:
    begun, stopped = threading.Event(), threading.Event()

    def endless(desk: Desk) -> None:
        begun.set()
        try:
            while True:
                desk.report(0.1)
        except Cancelled:
            stopped.set()
            raise

    async def look(client: Client) -> None:
        async with anyio.create_task_group() as group:
            group.start_soon(client.call_tool, "consolidate_memory", {})
            await anyio.to_thread.run_sync(begun.wait, 10)
            group.cancel_scope.cancel()
        assert await anyio.to_thread.run_sync(stopped.wait, 10)
        # The turn of those who write is free again.
        assert not (await client.call_tool("update_my_notes", {"text": "x"})).is_error

    tool = replace(office.tools["consolidate_memory"], verb=replace(VERBS["consolidate_memory"], run=endless))
    monkeypatch.setitem(office.__dict__, "tools", {**office.tools, "consolidate_memory": tool})
    talk(office, look)


def test_two_servers_write_one_workspace_and_nothing_is_lost(desk: Desk) -> None:
    async def main() -> None:
        with Office(replace(desk, agent="one")) as first, Office(replace(desk, agent="two")) as second:
            async with Client(make_server(done(first))) as one, Client(make_server(done(second))) as two:

                async def write(client: Client, name: str) -> None:
                    for number in range(5):
                        result = await client.call_tool("record_observation", {"content": f"{name} {number}"})
                        assert not result.is_error, text_of(result)

                async with anyio.create_task_group() as group:
                    group.start_soon(write, one, "one")
                    group.start_soon(write, two, "two")

    asyncio.run(main())
    kept = {each.get("content") for each in records(desk.path).values()}
    assert {f"{name} {number}" for name in ("one", "two") for number in range(5)} <= kept


def test_a_working_day(office: Office, desk: Desk, tmp_path: Path) -> None:
    days: list[Day] = []

    async def work(client: Client) -> None:
        day = Day(client)
        days.append(day)
        await morning(day)
        await afternoon(day, await forenoon(day))
        await evening(day, tmp_path)

    talk(office, work)
    office.close()
    (day,) = days
    assert day.calls.total() >= 60
    assert set(day.calls) == set(VERBS)
    assert day.refused == [
        "propose_fact",
        "propose_fact",
        "supersede_fact",
        "search_memory",
        "resolve_conflict",
        "merge",
    ]
    kept = records(desk.path)
    written = {str(each["content"]): each for each in kept.values() if each.get("agent_id") == "coder"}
    current = {text for text, each in written.items() if not each.get("superseded_by") and each.get("memory_type")}
    assert {text: written[text].get("domain") for text in current} == {
        "The database server listens on port 5432": "data",
        "Deploys go out on Fridays": "ops",
        "Deploys never go out on Fridays": "ops",
        "The staging server runs Debian 12": "ops",
        "Ana wants release notes in Spanish": None,
        "The webshop is served by nginx": "repo:web/ops",
    }
    conflicts = [each for key, each in kept.items() if key.namespace == "__conflicts__"]
    assert sorted(str(each["state"]) for each in conflicts) == ["open", "resolved"]
    assert [
        each["content"]
        for key, each in kept.items()
        if key.namespace == "__policies__" and not each.get("superseded_by")
    ] == ["Take two backups before every migration"]
    notes = {text for text, each in written.items() if each.get("kind") or "port is" in text}
    assert "Moving the database\nThe port is 5432 again" in notes
    assert len([key for key in kept if key.namespace == "__hot__"]) == 2
    assert written["The database server listens on port 5432"]["recall_count"] >= 1
