from __future__ import annotations

from typing import Any

import pytest

from explorer.memory.embedded_text import embedded_text

DOCKER = {"name": "docker", "description": "Best practices", "trigger_keywords": ["docker", "compose"]}


@pytest.mark.parametrize(
    ("namespace", "metadata", "text"),
    [
        ("user", {"content": "A fact", "topic": "t"}, "A fact"),
        ("__policies__", {"content": "A rule"}, "A rule"),
        ("user", {"content": None}, ""),
        ("__skills__", {**DOCKER, "content": "Pin versions"}, "docker: Best practices docker compose Pin versions"),
        ("__skills__", {**DOCKER, "content": "x" * 600}, f"docker: Best practices docker compose {'x' * 500}"),
        ("__skills__", {"name": "docker", "content": "Pin"}, "docker:   Pin"),
        ("__skills__", {"name": 7, "trigger_keywords": "docker", "content": "Pin"}, ":   Pin"),
        ("__skills__", {"name": "x", "trigger_keywords": [1, "a"], "content": "Pin"}, "x:   a Pin"),
        ("__skills__", {**DOCKER, "content": ""}, ""),
    ],
)
def test_what_is_embedded(namespace: str, metadata: dict[str, Any], text: str) -> None:
    assert embedded_text(namespace, metadata) == text
