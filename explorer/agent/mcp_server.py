"""The Model Context Protocol: every verb is a tool, and what goes before a task is a resource."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from concurrent.futures import Future
from typing import TYPE_CHECKING, Any

import anyio
import anyio.to_thread
from mcp import MCPError
from mcp.server.context import ServerRequestContext
from mcp.server.lowlevel import Server
from mcp_types import (
    INVALID_PARAMS,
    CallToolRequestParams,
    CallToolResult,
    ListResourcesResult,
    ListResourceTemplatesResult,
    ListToolsResult,
    PaginatedRequestParams,
    ReadResourceRequestParams,
    ReadResourceResult,
    Resource,
    ResourceTemplate,
    TextContent,
    TextResourceContents,
    Tool,
    ToolAnnotations,
)

from explorer import __version__
from explorer.agent.serving.asking import Asker
from explorer.agent.serving.pages import MARKDOWN, PAGES
from explorer.agent.serving.threads import in_thread

if TYPE_CHECKING:
    from explorer.agent.serving.office import Listed, Office, Told

Context = ServerRequestContext[Any, Any]

INSTRUCTIONS = (
    "This is the memory that the agents of a workspace share, and that outlives every session. Call preamble with your "
    "task before you begin, unless its policies and notes are in your prompt already, and follow the policies. Call "
    "search_memory before you decide or assume anything. When you learn something that will matter later, call "
    "propose_fact, and supersede_fact when a fact is out of date. A person reviews all of it in Memory Explorer."
)


class _Handlers:
    """What answers the requests. `office` is opened in a thread, so that the handshake need not wait for it."""

    def __init__(self, office: Future[Office]) -> None:
        self._office = office
        # One change after another: planned at once, all but one would have to be planned anew.
        self._writing = anyio.Lock()

    async def list_tools(self, _: Context, __: PaginatedRequestParams | None) -> ListToolsResult:
        office = await self._opened()
        return ListToolsResult(tools=[_tool(listed) for listed in office.tools.values()])

    async def call_tool(self, context: Context, call: CallToolRequestParams) -> CallToolResult:
        office = await self._opened()
        asker = _asker(context)
        tool = office.tools.get(call.name)

        async def answer() -> CallToolResult:
            told = await in_thread(
                lambda report: office.call(call.name, call.arguments or {}, asker, report), _progress(context)
            )
            return _result(told)

        if tool is None or tool.verb.read_only:
            return await answer()
        async with self._writing:
            return await answer()

    async def list_resources(self, _: Context, __: PaginatedRequestParams | None) -> ListResourcesResult:
        pages = [page for page in PAGES if not page.is_template]
        return ListResourcesResult(
            resources=[
                Resource(
                    uri=page.address,
                    name=page.name,
                    title=page.title,
                    description=page.description,
                    mime_type=MARKDOWN,
                )
                for page in pages
            ]
        )

    async def list_templates(self, _: Context, __: PaginatedRequestParams | None) -> ListResourceTemplatesResult:
        pages = [page for page in PAGES if page.is_template]
        return ListResourceTemplatesResult(
            resource_templates=[
                ResourceTemplate(
                    uri_template=page.address,
                    name=page.name,
                    title=page.title,
                    description=page.description,
                    mime_type=MARKDOWN,
                )
                for page in pages
            ]
        )

    async def read_resource(self, context: Context, wanted: ReadResourceRequestParams) -> ReadResourceResult:
        office = await self._opened()
        asker = _asker(context)
        told = await in_thread(lambda report: office.read(wanted.uri, asker, report), _progress(context))
        if told.is_error:
            raise MCPError(INVALID_PARAMS, told.sentence)
        return ReadResourceResult(
            contents=[TextResourceContents(uri=wanted.uri, mime_type=MARKDOWN, text=told.sentence)]
        )

    async def _opened(self) -> Office:
        if not self._office.done():
            await anyio.to_thread.run_sync(self._office.exception)
        return self._office.result()


def make_server(office: Future[Office]) -> Server[Any]:
    """The server, for any transport; `office` need not be open yet."""
    handlers = _Handlers(office)
    return Server(
        "memory-explorer",
        title="Memory Explorer",
        version=__version__,
        instructions=INSTRUCTIONS,
        on_list_tools=handlers.list_tools,
        on_call_tool=handlers.call_tool,
        on_list_resources=handlers.list_resources,
        on_list_resource_templates=handlers.list_templates,
        on_read_resource=handlers.read_resource,
    )


def _tool(listed: Listed) -> Tool:
    verb = listed.verb
    return Tool(
        name=verb.name,
        title=verb.name.replace("_", " ").capitalize(),
        description=listed.text,
        input_schema=dict(listed.schema),
        annotations=ToolAnnotations(
            read_only_hint=verb.read_only,
            destructive_hint=verb.destructive,
            idempotent_hint=verb.idempotent,
            open_world_hint=False,
        ),
    )


def _result(told: Told) -> CallToolResult:
    """The sentence, then the data once more as text: many clients show a model nothing but the text."""
    content = [TextContent(text=told.sentence)] if told.sentence else []
    if told.data is not None:
        rest = {name: value for name, value in told.data.items() if name != "sentence"}
        content.append(TextContent(text=json.dumps(rest, ensure_ascii=False)))
    return CallToolResult(content=[*content], structured_content=told.data, is_error=told.is_error)


def _asker(context: Context) -> Asker:
    """Who calls: the name from the handshake or the request, and over HTTP the session that the header names."""
    client, request = context.session.client_params, context.request
    session = "" if request is None else request.headers.get("mcp-session-id", "")
    return Asker("" if client is None else client.client_info.name, session)


def _progress(context: Context) -> Callable[[float], Awaitable[None]]:
    """Tells the client how much is done, where it asked for that."""

    async def tell(done: float) -> None:
        await context.session.report_progress(done, 1.0)

    return tell
