"""The arguments of a verb by its signature: their types, defaults and choices, and what a client sends for them."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from explorer.memory.errors import MemoryExplorerError

_WORDS: Mapping[Any, str] = {
    str: "a text",
    bool: "true or false",
    int: "a whole number",
    float: "a number",
    Sequence[str]: "a list of texts",
}
_NOT_DONE = "Nothing was done"
_SHOWN = 60


class WrongArguments(MemoryExplorerError):
    """A call names an argument that the verb has not, leaves one out that it needs, or sends another type."""


@dataclass(frozen=True, slots=True)
class Parameter:
    """One argument. `kind` is str, bool, int, float or `Sequence[str]`; `choices`, where there are any, are all values.

    `is_optional` = None may be sent too.
    """

    name: str
    kind: Any
    choices: tuple[str, ...] = ()
    is_optional: bool = False
    is_required: bool = False
    default: Any = None

    def read(self, value: object) -> object:
        """The value as the verb takes it. Raises `WrongArguments`."""
        if value is None:
            # Some clients send null for everything that is left out.
            if self.is_required:
                raise self._wrong(value)
            return self.default
        try:
            # Models quote numbers now and then: "5" is 5.
            read = msgspec.convert(value, self.kind, strict=False)
        except msgspec.ValidationError:
            raise self._wrong(value) from None
        if self.choices and read not in self.choices:
            raise self._wrong(value)
        return tuple(read) if isinstance(read, list) else read

    def _wrong(self, value: object) -> WrongArguments:
        wanted = f"one of {', '.join(self.choices)}" if self.choices else _WORDS[self.kind]
        sent = msgspec.json.encode(value).decode()
        shown = sent if len(sent) <= _SHOWN else f"{sent[:_SHOWN]}…"
        return WrongArguments(f"`{self.name}` is {wanted}, not {shown}. {_NOT_DONE}; call it again with that.")


def parameters(run: Callable[..., Any]) -> tuple[Parameter, ...]:
    """The arguments of a verb after its desk. Raises `TypeError` for a type that no verb has had so far."""
    hints = get_type_hints(run)
    signature = list(inspect.signature(run).parameters.values())[1:]
    return tuple(_parameter(each, hints[each.name]) for each in signature)


def read_arguments(verb: str, known: Sequence[Parameter], given: Mapping[str, object]) -> dict[str, object]:
    """What a client sent, as `run` takes it; what it left out is left out. Raises `WrongArguments`."""
    by_name = {parameter.name: parameter for parameter in known}
    for name in given:
        if name not in by_name:
            has = f"its arguments are {', '.join(by_name)}" if by_name else "it has none"
            raise WrongArguments(f"{verb} has no argument “{name}”: {has}. {_NOT_DONE}; call it again without it.")
    missing = [each.name for each in known if each.is_required and each.name not in given]
    if missing:
        raise WrongArguments(f"{verb} needs `{'` and `'.join(missing)}`. {_NOT_DONE}; call it again with that.")
    return {name: by_name[name].read(value) for name, value in given.items()}


def _parameter(declared: inspect.Parameter, hint: Any) -> Parameter:
    is_required = declared.default is inspect.Parameter.empty
    default = None if is_required else declared.default
    kinds = [hint]
    if get_origin(hint) in (UnionType, Union):
        kinds = [each for each in get_args(hint) if each is not NoneType]
    (kind,) = kinds
    choices: tuple[str, ...] = ()
    if get_origin(kind) is Literal:
        choices, kind = get_args(kind), str
    if kind not in _WORDS:
        raise TypeError(f"{declared.name}: {hint}")
    return Parameter(declared.name, kind, choices, kind is not hint and not choices, is_required, default)
