"""An agent's working day, as a client has it: sixty calls, and what must stand in the memory in the evening."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

from mcp import Client


class Day:
    """Calls tools and keeps count."""

    def __init__(self, client: Client) -> None:
        self._client = client
        self.calls: Counter[str] = Counter()
        self.refused: list[str] = []

    async def __call__(self, tool: str, **given: Any) -> dict[str, Any]:
        """The data of the answer; empty where the call was refused."""
        self.calls[tool] += 1
        result = await self._client.call_tool(tool, given)
        if result.is_error:
            self.refused.append(tool)
            return {}
        assert isinstance(result.structured_content, dict)
        return result.structured_content


async def morning(day: Day) -> None:
    """Who I am, what holds, what is known."""
    await day("preamble", task="Move the webshop to a new database server")
    await day("get_my_notes")
    await day("list_policies")
    await day("list_memory_domains")
    await day("list_skills")
    await day("activate_skills", message="Move the webshop to a new database server")
    for question in ("Which database do we use?", "Who maintains the webshop?", "last week", "deploy"):
        await day("search_memory", query=question)
    await day("search_memory", query="database", mode="keyword", domain="data", limit=3, explain=True)
    await day("update_my_notes", text="Moving the database")


async def forenoon(day: Day) -> str:
    """Things are learned; the id of the fact about the port."""
    seen = await day("record_observation", content="psql says: server listens on port 5433", topic="database")
    port = await day(
        "propose_fact",
        content="The database server listens on port 5433",
        topic="port",
        domain="data",
        veracity="tool",
        source_observation_ids=[seen["observation"]["id"]],
    )
    said = {"content": "Deploys go out on Fridays", "topic": "deploys", "domain": "ops", "veracity": "stated"}
    first = await day("propose_fact", **said)
    again = await day("propose_fact", **said)
    assert (first["outcome"], again["outcome"]) == ("added", "known")
    assert again["id"] == first["id"]
    await day("propose_fact", content="Ana wants release notes in Spanish", memory_type="user", fact_type="preference")
    await day("propose_fact", content="The webshop is served by nginx", repo="web", domain="ops", tags=["proxy"])
    rule = await day("propose_policy", content="Take a backup before every migration", domain="conventions")
    await day("supersede_policy", id=rule["id"], content="Take two backups before every migration", reason="one broke")
    await day("propose_policy", content="Take two backups before every migration", domain="conventions")
    await day("remember", content="The staging server is down until noon", ttl_hours=4)
    await day("remember", content="Redis was restarted at 10", importance=0.2)
    for identity in (port["id"], first["id"], "project:main/database"):
        await day("get_fact", id=identity)
        await day("fact_history", id=identity)
    return str(port["id"])


async def afternoon(day: Day, port: str) -> None:
    """Things turn out otherwise, and some calls are refused."""
    moved = await day("supersede_fact", id=port, content="The database server listens on port 5432", reason="moved")
    assert (await day("get_fact", id=port))["id"] == moved["id"]
    assert len((await day("fact_history", id=port))["entries"]) == 2
    other = "Deploys never go out on Fridays"
    await day("propose_fact", content=other, topic="deploys", domain="ops", veracity="stated", on_conflict="record")
    for version in (11, 12):
        await day("propose_fact", content=f"The staging server runs Debian {version}", topic="staging", domain="ops")
    await day("list_memory_conflicts")
    await day("propose_fact", content="   ")
    await day("propose_fact", content="It follows", source_observation_ids=["__agents__/nothing"])
    await day("supersede_fact", id="gone", content="x")
    await day("search_memory", query="database", mode="psychic")
    await day("resolve_conflict", id="gone")
    await day("merge", incoming="/nowhere/at/all.vdb")
    await day("update_my_notes", text="The port is 5432 again", mode="append")
    for question in (
        "port",
        "Which port does the database listen on?",
        "Fridays",
        "nginx",
        "backup",
        "Debian",
        "release notes",
    ):
        await day("search_memory", query=question)


async def evening(day: Day, folder: Path) -> None:
    """What is left is put in order and sent."""
    await day("consolidate_memory")
    await day("harmonize_memory")
    await day("apply_decay")
    await day("list_memory_conflicts", state="all")
    sent = folder / "evening.vdb"
    await day("snapshot", path=str(sent))
    assert not (await day("diff", incoming=str(sent)))["differs"]
    await day("merge", incoming=str(sent))
    await day("list_policies", domain="conventions")
    await day("list_memory_domains")
    await day("get_my_notes")
    await day("preamble", task="Tell Ana which port the database listens on")
