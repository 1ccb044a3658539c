from __future__ import annotations

import jsonschema
import pytest

from explorer.agent.serving.docstrings import described
from explorer.agent.serving.parameters import parameters
from explorer.agent.serving.schemas import input_schema
from explorer.agent.verbs import VERBS


@pytest.mark.parametrize("name", VERBS)
def test_every_verb_has_a_valid_schema_that_takes_its_defaults(name: str) -> None:
    run = VERBS[name].run
    schema = input_schema(name, parameters(run), described(run).arguments)
    jsonschema.Draft202012Validator.check_schema(schema)
    values = {each: about["default"] for each, about in schema["properties"].items() if "default" in about}
    jsonschema.validate(values | dict.fromkeys(schema["required"], "x"), schema)
    assert all(about["description"] for about in schema["properties"].values())


def test_what_a_schema_says() -> None:
    run = VERBS["propose_fact"].run
    schema = input_schema("propose_fact", parameters(run), {"content": "The fact."})
    assert schema["required"] == ["content"]
    assert schema["additionalProperties"] is False
    properties = schema["properties"]
    assert properties["content"] == {"type": "string", "description": "The fact."}
    assert properties["confidence"] == {"type": ["number", "null"], "minimum": 0, "maximum": 1, "default": None}
    assert properties["memory_type"]["enum"] == ["project", "reference", "user", "feedback"]
    assert properties["tags"] == {"type": "array", "items": {"type": "string"}, "default": []}
