from __future__ import annotations

from explorer.services.recall.request import DEFAULT_LIMIT, Mode, Request


def test_what_an_agent_asks_that_says_nothing_else() -> None:
    request = Request("why")
    assert (request.mode, request.branch, request.limit) == (Mode.HYBRID, "main", DEFAULT_LIMIT)
    assert {request: "kept"}[Request("why")] == "kept"
