from __future__ import annotations

from datetime import UTC, datetime

from explorer.services.preamble.choices import Choices, choices
from tests.services.conftest import StoreOf

NOW = datetime(2026, 11, 30, tzinfo=UTC)


def test_who_is_known(store_of: StoreOf) -> None:
    snapshot = store_of(
        {
            "project:main a": {"content": "A", "agent_id": "coder", "domain": "repo:shop/data"},
            "project:other b": {"content": "B", "agent_id": "QA", "domain": "repo:api/tests"},
            "project:main c": {"content": "C", "domain": "repo:"},
            "project:main d": {"content": "D", "domain": "repo:odd", "agent_id": " "},
            "__policies__ p": {"content": "P", "agent_id": "pm", "domain": "repo:shop/rules"},
            "__policies__ q": {"content": "Q", "agent_id": "gone", "domain": "repo:gone/x", "superseded_by": "p"},
            "__notes__ n": {"content": "N", "agent_id": "designer"},
            "__notes__ security": {"content": "N"},
            "__notes__ m": {"content": " ", "agent_id": "blank"},
        }
    )
    assert choices(snapshot, NOW) == Choices(
        ("coder", "designer", "pm", "QA", "security"), ("designer", "security"), ("api", "shop")
    )


def test_nobody_is_known(store_of: StoreOf) -> None:
    assert choices(store_of({}), NOW) == Choices()
