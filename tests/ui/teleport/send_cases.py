"""A workspace with things in it that should not leave the house, and a session that shows it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from pytestqt.qtbot import QtBot

from explorer.memory.keys import Key
from explorer.memory.protocols import Snapshot
from explorer.store.workspace import Workspace
from explorer.ui.session import Session
from tests.ui.conftest import AUTH, MAIN, PATIENCE, Agent

TOKEN = "ghp_16C7e42F292c6912E7710c838347Ae178B4a"
ADDRESS = "olena.kovalenko@acme-shop.com"
HOST = "build-07.acme.internal"
ON_CALL = Key(MAIN, "on-call")


def write_secrets(path: Path, hire: Callable[[Path], Agent]) -> None:
    """A token and a host in one fact, an address in an Arabic one with an emoji before it, an address in a branch."""
    agent = hire(path)
    agent.remember("token", f"CI has the token {TOKEN} on {HOST}", domain="deploy", topic="ci")
    agent.remember("on-call", f"🧠 اتصل بأولينا على {ADDRESS} قبل النشر", domain="people", topic="on call")
    agent.remember("auth-3", f"Questions about login go to {ADDRESS}", AUTH, domain="security")
    agent.close()


def scanned(path: Path) -> Snapshot:
    return Workspace(path).scan(lambda _: None)


def shown(session: Session, path: Path, qtbot: QtBot) -> Session:
    session.open(path)
    qtbot.waitUntil(lambda: session.snapshot is not None, timeout=PATIENCE)
    qtbot.waitUntil(lambda: session.tasks.is_idle, timeout=PATIENCE)
    return session
