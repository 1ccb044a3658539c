from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from explorer.services.teleport.parcels import Selection
from explorer.ui.session import Session
from explorer.ui.teleport.send_pane import FindingPane
from explorer.ui.teleport.send_work import Examined, examine
from explorer.ui.theme import DARK, LIGHT, apply_theme
from tests.ui.conftest import PATIENCE, Agent
from tests.ui.teleport.send_cases import ADDRESS, scanned, shown, write_secrets

MASKED = "o…@acme-shop.com"


@pytest.fixture
def examined(workspace: Path, hire: Callable[[Path], Agent]) -> Examined:
    write_secrets(workspace, hire)
    return examine(scanned(workspace), Selection(), lambda _: None)


def test_the_text_with_the_value_masked_and_lit(
    session: Session, workspace: Path, examined: Examined, qtbot: QtBot, qapp: QApplication
) -> None:
    apply_theme(qapp, "light")
    pane = FindingPane(shown(session, workspace, qtbot))
    qtbot.addWidget(pane)
    pane.show()
    finding = examined.found[2].finding
    pane.show_finding(examined.snapshot, finding, {finding.digest: finding.masked})
    qtbot.waitUntil(lambda: pane.toPlainText() == f"🧠 اتصل بأولينا على {MASKED} قبل النشر", timeout=PATIENCE)
    assert ADDRESS not in pane.toPlainText()
    (lit,) = pane.extraSelections()
    # The emoji before it is two of Qt's characters.
    assert lit.cursor.selectedText() == MASKED
    assert lit.format.background().color().name() == LIGHT.highlight
    apply_theme(qapp, "dark")
    assert pane.extraSelections()[0].format.background().color().name() == DARK.highlight
    apply_theme(qapp, "light")
    pane.show_nothing()
    assert pane.toPlainText() == ""
    assert pane.extraSelections() == []
