from __future__ import annotations

import asyncio
from concurrent.futures import Future
from typing import Any

import anyio
import httpx2
import pytest
from mcp import Client
from mcp.client.streamable_http import streamable_http_client

from explorer.agent.desk import Desk
from explorer.agent.mcp_server import make_server
from explorer.agent.serving.addresses import Address, listen
from explorer.agent.serving.http import PATH, TokenGuard, guarded_app, serve_http
from explorer.agent.serving.office import Office
from tests.agent.plain_vectlite import records

TOKEN = "a token"
BEARER = {"authorization": f"Bearer {TOKEN}"}
HERE = Address("127.0.0.1", 0)
THROUGH = 406
"""What the protocol says to a request that does not accept its answers."""


def app_of(office: Office, address: Address = HERE) -> TokenGuard:
    opened: Future[Office] = Future()
    opened.set_result(office)
    return guarded_app(make_server(opened), address, TOKEN)


def asked(app: TokenGuard, headers: dict[str, str], path: str = PATH) -> int:
    """The status of an answer, without a socket in between."""
    answers: list[Any] = []

    async def receive() -> dict[str, Any]:
        return {"type": "http.request", "body": b"{}", "more_body": False}

    async def send(message: Any) -> None:
        answers.append(message)

    async def ask() -> None:
        sent = {"host": "127.0.0.1:80", "content-type": "application/json", **headers}
        pairs = [(name.encode(), value.encode("latin-1")) for name, value in sent.items()]
        scope = {"type": "http", "method": "POST", "path": path, "headers": pairs, "query_string": b""}
        async with app.app.router.lifespan_context(app.app):
            await app(scope, receive, send)

    asyncio.run(ask())
    status = answers[0]["status"]
    assert isinstance(status, int)
    return status


@pytest.mark.parametrize(
    "headers",
    [
        {},
        {"authorization": ""},
        {"authorization": TOKEN},
        {"authorization": f"Basic {TOKEN}"},
        {"authorization": "Bearer"},
        {"authorization": "Bearer another"},
        {"authorization": "Bearer a tökén"},
    ],
)
@pytest.mark.parametrize("path", [PATH, "/", "/elsewhere"])
def test_without_the_token_nothing_is_answered(office: Office, headers: dict[str, str], path: str) -> None:
    assert asked(app_of(office), headers, path) == 401


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({"host": "evil.example:80"}, 421),
        ({"host": "evil.example"}, 421),
        ({"origin": "http://evil.example"}, 403),
        ({"origin": "http://127.0.0.1.evil.example:80"}, 403),
        ({}, THROUGH),
        ({"host": "localhost"}, THROUGH),
        ({"host": "[::1]:80", "origin": "http://localhost:3000"}, THROUGH),
        ({"authorization": f"bearer {TOKEN}"}, THROUGH),
    ],
)
def test_a_browser_that_was_led_here_is_refused(office: Office, headers: dict[str, str], status: int) -> None:
    assert asked(app_of(office), {**BEARER, **headers}) == status


@pytest.mark.parametrize(
    ("listens_at", "headers", "status"),
    [
        ("192.168.0.7", {**BEARER, "host": "192.168.0.7:80"}, THROUGH),
        ("192.168.0.7", {**BEARER, "host": "localhost:80"}, 421),
        ("0.0.0.0", {**BEARER, "host": "box.example:80"}, THROUGH),
        ("0.0.0.0", {"host": "box.example:80"}, 401),
    ],
)
def test_elsewhere_it_is_called_by_its_own_name(
    office: Office, listens_at: str, headers: dict[str, str], status: int
) -> None:
    assert asked(app_of(office, Address(listens_at, 80)), headers) == status


@pytest.mark.parametrize("mode", ["legacy", "auto"])
def test_clients_with_the_token_work(office: Office, desk: Desk, mode: str) -> None:
    async def talk(name: str, url: str) -> None:
        async with (
            httpx2.AsyncClient(headers=BEARER) as http,
            Client(streamable_http_client(url, http_client=http), mode=mode) as client,
        ):
            said = await client.call_tool("remember", {"content": name})
            assert not said.is_error
            assert len((await client.list_tools()).tools) == len(office.tools)

    async def main() -> None:
        with listen(HERE) as listening:
            url = f"http://127.0.0.1:{listening.getsockname()[1]}{PATH}"
            async with anyio.create_task_group() as group:
                group.start_soon(serve_http, app_of(office), listening)
                await talk("first", url)
                await talk("second", url)
                group.cancel_scope.cancel()

    asyncio.run(main())
    sessions = {each["session_id"] for key, each in records(desk.path).items() if key.namespace == "__hot__"}
    assert len(sessions) == (2 if mode == "legacy" else 1)
