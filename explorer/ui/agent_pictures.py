"""Pictures of the Agent view: question, comparison, a fact asked for, preamble, skills; and of the embedding model."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from explorer.memory.keys import Key
from explorer.memory.reembedding import plan_reembedding
from explorer.services.recall.request import Mode
from explorer.services.recall.results import Silence
from explorer.ui.agent_view.agent_view import PREAMBLE, SKILLS
from explorer.ui.docks.docks import AGENT
from explorer.ui.embedding.model_dialog import ModelDialog
from explorer.ui.embedding.reembed_dialog import ReembedDialog
from explorer.ui.main_window import MainWindow
from explorer.ui.pictures import picture_of, save, settle, wait

_QUESTION = "what went wrong with checkout last week?"
_LOOKED_THROUGH, _SECONDS = 100, 40.0
_MESSAGE, _FILE = "write a migration that adds a column to orders", "migrations/versions/0042_orders.py"
_TASK = "Deploy the checkout service to production and watch its error budget"


def searching(window: MainWindow, folder: Path) -> Iterator[Path]:
    """The dock with each of its pages; nothing is changed, and the dock is closed again."""
    search = window.docks.agent.search
    window.docks.search_as_agent()
    search.ask(_QUESTION)
    _settle(window)
    search.lists.setFocus()
    yield save(window, folder / "agent-search.png")
    search.bar.compare.choose(Mode.KEYWORD)
    search.bar.compare.chosen.emit()
    _settle(window)
    yield save(window, folder / "agent-compare.png")
    search.bar.compare.choose(None)
    search.bar.compare.chosen.emit()
    window.docks.ask_why_not(_unlisted(window))
    _settle(window)
    yield save(window, folder / "agent-why-not.png")
    search.ask_about(None)
    window.docks.agent.preamble.show_task(_TASK)
    window.docks.agent.go_to_page(PREAMBLE)
    settle(window)
    yield save(window, folder / "agent-preamble.png")
    skills = window.docks.agent.skills
    window.docks.agent.go_to_page(SKILLS)
    skills.tester.ask(_MESSAGE, _FILE)
    settle(window)
    wait(lambda: not skills.tester.isVisible() or _is_tried(window))
    settle(window)
    yield save(window, folder / "agent-skills.png")
    window.docks.show(AGENT, shown=False)
    yield from _embedding(window, folder)


def _embedding(window: MainWindow, folder: Path) -> Iterator[Path]:
    """Which model is used, and what is asked before all texts are embedded anew; nothing is done."""
    settle(window)
    in_use, snapshot, committer = window.embedding.in_use, window.session.snapshot, window.session.writes.committer
    chosen = ModelDialog(window.session, in_use, window)
    chosen.show()
    wait(lambda: not chosen.search.is_looking and chosen.state.coverage is not None)
    yield from picture_of(window, chosen, folder / "embedding.png")
    if snapshot is not None and committer is not None and in_use.embedder is not None:
        plan = plan_reembedding(snapshot, lambda _: None)
        backups = committer.copy_before().parent
        asked = ReembedDialog(plan, in_use.embedder, _SECONDS, backups, window)
        yield from picture_of(window, asked, folder / "reembed.png")


def _unlisted(window: MainWindow) -> list[Key]:
    """Facts of the window that are none of the results, the newest first."""
    facts, answer = window.tabs.facts.model, window.docks.agent.search.answer
    listed = {} if answer is None or answer.main is None else answer.main.places
    keys = (facts.key_at(at) for at in range(min(facts.rowCount(), _LOOKED_THROUGH)))
    return [key for key in keys if key not in listed]


def _is_tried(window: MainWindow) -> bool:
    """Whether the message was tried, by its meaning too where there is a model for it."""
    tried = window.docks.agent.skills.tester.tried
    return tried is not None and tried.silence is not Silence.LOADING


def _settle(window: MainWindow) -> None:
    """Wait until the meaning of the question is told too, where there is a model for it."""
    search = window.docks.agent.search
    settle(window)
    wait(lambda: search.answer is not None and search.answer.silence is not Silence.LOADING)
    settle(window)
