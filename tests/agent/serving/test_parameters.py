from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import pytest

from explorer.agent.serving.parameters import Parameter, WrongArguments, parameters, read_arguments


def verb(
    desk: object,
    text: str,
    number: int = 3,
    share: float | None = None,
    flag: bool = False,
    names: Sequence[str] = (),
    way: Literal["up", "down"] = "up",
) -> None:
    """A verb with every type there is."""


def odd(desk: object, when: dict[str, int]) -> None:
    """A verb with a type that none has."""


KNOWN = parameters(verb)


def test_the_signature_is_read() -> None:
    assert list(KNOWN) == [
        Parameter("text", str, is_required=True),
        Parameter("number", int, default=3),
        Parameter("share", float, is_optional=True),
        Parameter("flag", bool, default=False),
        Parameter("names", Sequence[str], default=()),
        Parameter("way", str, ("up", "down"), default="up"),
    ]
    with pytest.raises(TypeError, match="when"):
        parameters(odd)


def test_what_clients_send() -> None:
    sent = {"text": "x", "number": "5", "share": 1, "flag": "true", "names": ["a"], "way": "down"}
    read = {"text": "x", "number": 5, "share": 1.0, "flag": True, "names": ("a",), "way": "down"}
    assert read_arguments("verb", KNOWN, sent) == read
    nothing = {"text": "x", "number": None, "share": None, "flag": None, "names": None, "way": None}
    assert read_arguments("verb", KNOWN, nothing) == {
        "text": "x", "number": 3, "share": None, "flag": False, "names": (), "way": "up",
    }  # fmt: skip
    assert read_arguments("verb", KNOWN, {"text": ""}) == {"text": ""}


@pytest.mark.parametrize(
    ("sent", "sentence"),
    [
        ({}, r"verb needs `text`\. Nothing was done"),
        ({"text": None}, "`text` is a text, not null"),
        ({"text": 5}, "`text` is a text, not 5"),
        ({"text": "x", "number": "many"}, '`number` is a whole number, not "many"'),
        ({"text": "x", "number": 1.5}, "`number` is a whole number, not 1.5"),
        ({"text": "x", "share": [1]}, r"`share` is a number, not \[1\]"),
        ({"text": "x", "names": "a"}, '`names` is a list of texts, not "a"'),
        ({"text": "x", "names": [1]}, "`names` is a list of texts"),
        ({"text": "x", "way": "left"}, '`way` is one of up, down, not "left"'),
        ({"text": "x", "flag": "x" * 99}, "`flag` is true or false, not .{60}…"),
        ({"text": "x", "nmae": 1}, "verb has no argument “nmae”: its arguments are text, number"),
    ],
)
def test_what_is_wrong_is_said(sent: dict[str, object], sentence: str) -> None:
    with pytest.raises(WrongArguments, match=sentence):
        read_arguments("verb", KNOWN, sent)


def test_a_verb_without_arguments() -> None:
    with pytest.raises(WrongArguments, match="list has no argument “x”: it has none"):
        read_arguments("list", (), {"x": 1})
