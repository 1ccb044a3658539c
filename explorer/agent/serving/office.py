"""The verbs as tools: listed, called, and answered in words and data; knows nothing of the protocol."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from types import TracebackType
from typing import Any, Self

from explorer.agent.answers import plain
from explorer.agent.desk import Desk
from explorer.agent.serving.afterwards import Afterwards
from explorer.agent.serving.asking import Asker
from explorer.agent.serving.docstrings import described
from explorer.agent.serving.parameters import Parameter, parameters, read_arguments
from explorer.agent.serving.resources import read_page
from explorer.agent.serving.schemas import input_schema
from explorer.agent.serving.shared_model import SharedModel
from explorer.agent.verbs import VERBS, Verb
from explorer.memory.errors import MemoryExplorerError
from explorer.memory.protocols import Cancelled, Report

_LOG = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Listed:
    """A verb as a tool."""

    verb: Verb
    text: str
    schema: Mapping[str, Any]
    parameters: tuple[Parameter, ...]


@dataclass(frozen=True, slots=True)
class Told:
    """An answer: a sentence, and the data where it is no error."""

    sentence: str
    data: Mapping[str, Any] | None = None
    is_error: bool = False


class Office:
    """The desks of all who call, at one workspace. Its methods block, and may be called from several threads.

    An asker without a desk of its own name sits at `desk` under the name that its client has. The model is loaded once,
    at the first text, and let go by `close`; so is the thread that counts recalls.
    """

    def __init__(self, desk: Desk) -> None:
        self._model = SharedModel(desk.embedding)
        self._afterwards = Afterwards()
        self._desk = replace(desk, embedding=self._model, counting=self._afterwards)

    @cached_property
    def tools(self) -> Mapping[str, Listed]:
        """Every verb by its name."""
        return {name: _listed(verb) for name, verb in VERBS.items()}

    def call(self, name: str, given: Mapping[str, object], asker: Asker, report: Report) -> Told:
        """The verb's answer, or why there is none, in words that a model can act on. Raises `Cancelled`."""
        tool = self.tools.get(name)
        if tool is None:
            return Told(f"There is no tool “{name}”: choose one of {', '.join(self.tools)}.", is_error=True)
        return _answered(
            name,
            lambda: _told(tool.verb.run(self._at(asker, report), **read_arguments(name, tool.parameters, given))),
        )

    def read(self, address: str, asker: Asker, report: Report) -> Told:
        """The text of a resource, or why there is none, as `sentence`. Raises `Cancelled`."""
        return _answered("The resource", lambda: Told(read_page(self._at(asker, report), address)))

    def close(self) -> None:
        """Count what is to be counted, and let the model go."""
        self._afterwards.close()
        self._model.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        self.close()

    def _at(self, asker: Asker, report: Report) -> Desk:
        agent = self._desk.agent or asker.name.strip()
        session = asker.session(self._desk.session, agent)
        return replace(self._desk, agent=agent, session=session, report=report)


def _listed(verb: Verb) -> Listed:
    known, words = parameters(verb.run), described(verb.run)
    return Listed(verb, words.text, input_schema(verb.name, known, words.arguments), known)


def _told(answer: object) -> Told:
    data = plain(answer)
    whole = data if isinstance(data, dict) else {"result": data}
    return Told(str(whole.get("sentence", "")), whole)


def _answered(what: str, work: Callable[[], Told]) -> Told:
    """What the work answers, or a sentence that says why it does not."""
    try:
        return work()
    except MemoryExplorerError as error:
        return Told(str(error), is_error=True)
    except Cancelled:
        raise
    except Exception as error:  # noqa: BLE001 a bug of one call must not end the server for all others
        _LOG.error("%s failed", what, exc_info=error)
        return Told(
            f"{what} failed because of an error in Memory Explorer ({type(error).__name__}), which its log describes. "
            "Do not repeat the same call; go on without it and tell the person.",
            is_error=True,
        )
