"""The JSON Schema of a verb's arguments, for agents to read."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from explorer.agent.serving.choices import keywords
from explorer.agent.serving.parameters import Parameter

_TYPES: Mapping[Any, Mapping[str, Any]] = {
    str: {"type": "string"},
    bool: {"type": "boolean"},
    int: {"type": "integer"},
    float: {"type": "number"},
    Sequence[str]: {"type": "array", "items": {"type": "string"}},
}


def input_schema(verb: str, known: Sequence[Parameter], texts: Mapping[str, str]) -> dict[str, Any]:
    """An object with the verb's arguments: type, choices, bounds, default, and the text that describes each."""
    return {
        "type": "object",
        "properties": {each.name: _property(verb, each, texts.get(each.name, "")) for each in known},
        "required": [each.name for each in known if each.is_required],
        "additionalProperties": False,
    }


def _property(verb: str, parameter: Parameter, text: str) -> dict[str, Any]:
    schema = dict(_TYPES[parameter.kind])
    schema |= {"enum": list(parameter.choices)} if parameter.choices else keywords(verb, parameter.name)
    if parameter.is_optional:
        schema["type"] = [schema["type"], "null"]
    if text:
        schema["description"] = text
    if not parameter.is_required:
        default = parameter.default
        schema["default"] = list(default) if isinstance(default, tuple) else default
    return schema
