from __future__ import annotations

from explorer.agent.serving.asking import Asker


def test_a_session_is_one_agent_on_one_connection_of_one_server() -> None:
    first = Asker("claude-code", "1").session("server", "coder")
    assert first == Asker("other", "1").session("server", "coder")
    assert first.startswith("session_")
    others = {
        Asker(connection="2").session("server", "coder"),
        Asker(connection="1").session("server", "qa"),
        Asker(connection="1").session("another", "coder"),
        Asker("\ud800", "\ud800").session("server", "\ud800"),
    }
    assert len(others | {first}) == 5
