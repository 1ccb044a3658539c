from __future__ import annotations

from explorer.agent.serving.pages import PAGES


def test_addresses() -> None:
    assert [page.address for page in PAGES] == ["memory://policies", "memory://notes", "memory://preamble/{task}"]
    assert [page.is_template for page in PAGES] == [False, False, True]
    assert PAGES[2].stem == "memory://preamble/"
