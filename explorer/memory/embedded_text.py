"""The text of a record that its vector and its keyword terms are made from."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from explorer.memory.namespaces import SKILLS

SKILL_CONTENT_LENGTH = 500
EMBEDDED_OF_A_SKILL = frozenset(("name", "description", "trigger_keywords", "content"))
"""The fields of a skill that its vector is made from: where one of them changes, it needs another vector."""


def embedded_text(namespace: str, metadata: Mapping[str, Any]) -> str:
    """What is embedded of a record in `namespace`: its text; of a skill, as SEMANTICS 11 puts it together.

    That is `name: description keywords content[:500]`. Empty where the record has no text: it needs no vector.
    """
    content = _text(metadata.get("content"))
    if namespace != SKILLS or not content:
        return content
    given = metadata.get("trigger_keywords")
    keywords = given if isinstance(given, list | tuple) else ()
    said = " ".join(_text(keyword) for keyword in keywords)
    name, description = _text(metadata.get("name")), _text(metadata.get("description"))
    return f"{name}: {description} {said} {content[:SKILL_CONTENT_LENGTH]}"


def _text(value: object) -> str:
    return value if isinstance(value, str) else ""
