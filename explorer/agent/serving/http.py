"""The server over HTTP: for whoever has the token, and for no page that a browser was led to."""

from __future__ import annotations

import hmac
import json
import socket
from typing import Any

import uvicorn
from mcp.server.lowlevel import Server
from mcp.server.transport_security import TransportSecuritySettings
from starlette.applications import Starlette
from starlette.datastructures import Headers
from starlette.types import Receive, Scope, Send

from explorer.agent.serving.addresses import Address

PATH = "/mcp"
_SCHEME = "bearer "
_GOODBYE_SECONDS = 2
_REFUSAL = json.dumps({"error": "Send the token of this server: Authorization: Bearer TOKEN."}).encode()


class TokenGuard:
    """Lets through what carries the token; anything else is answered with 401 before a byte of it is read."""

    def __init__(self, app: Starlette, token: str) -> None:
        self.app = app
        self._token = token.encode()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one request. What is no HTTP comes from the program that serves, and there is nothing else here."""
        if scope["type"] != "http" or self._is_allowed(Headers(scope=scope).getlist("authorization")):
            await self.app(scope, receive, send)
            return
        headers = [(b"content-type", b"application/json"), (b"www-authenticate", b"Bearer")]
        await send({"type": "http.response.start", "status": 401, "headers": headers})
        await send({"type": "http.response.body", "body": _REFUSAL})

    def _is_allowed(self, sent: list[str]) -> bool:
        if len(sent) != 1 or sent[0][: len(_SCHEME)].lower() != _SCHEME:
            return False
        token = sent[0][len(_SCHEME) :].strip().encode("latin-1", "replace")
        return hmac.compare_digest(token, self._token)


def guarded_app(server: Server[Any], address: Address, token: str) -> TokenGuard:
    """The server at `PATH`, behind its token; names of other hosts are refused, so that no browser is led here."""
    app = server.streamable_http_app(
        streamable_http_path=PATH, host=address.host, transport_security=_security(address)
    )
    return TokenGuard(app, token)


async def serve_http(app: TokenGuard, listening: socket.socket) -> None:
    """Answer until a signal says that it is enough."""
    config = uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        ws="none",
        server_header=False,
        timeout_graceful_shutdown=_GOODBYE_SECONDS,
    )
    await uvicorn.Server(config).serve([listening])


def _security(address: Address) -> TransportSecuritySettings:
    """Under which names it is asked. Where it listens everywhere, those are not known, and the token alone guards."""
    if address.is_any:
        return TransportSecuritySettings(enable_dns_rebinding_protection=False)
    hosts = [address.shown_host]
    if address.is_loopback:
        hosts = ["127.0.0.1", "localhost", "[::1]", *hosts]
    names = [name for host in dict.fromkeys(hosts) for name in (host, f"{host}:*")]
    return TransportSecuritySettings(allowed_hosts=names, allowed_origins=[f"http://{name}" for name in names])
