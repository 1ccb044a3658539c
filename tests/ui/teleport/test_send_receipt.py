from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices, QGuiApplication
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit
from pytestqt.qtbot import QtBot

from explorer.memory.keys import Key
from explorer.services.secrets import Finding, FindingKind
from explorer.services.teleport.parcels import LeftOut
from explorer.services.teleport.receipts import SnapshotReceipt, as_text
from explorer.ui.teleport.send_receipt import ReceiptPage
from explorer.ui.theme import apply_theme
from tests.ui.conftest import NOW

FOUND = Finding(Key("user", "a"), "content", FindingKind.EMAIL, "", "o…@acme.com", "00")
RECEIPT = SnapshotReceipt(
    "id",
    Path("/home/ana/خطة/shop.vdb"),
    "7f" * 32,
    1_241_872,
    NOW,
    "shop",
    {"project:main": 281, "user": 11, "__policies__": 5},
    300,
    LeftOut(branches=34, excluded=1, references=2),
    (FOUND,),
)


@pytest.fixture
def page(qtbot: QtBot, qapp: QApplication) -> ReceiptPage:
    apply_theme(qapp, "light")
    made = ReceiptPage()
    qtbot.addWidget(made)
    made.resize(800, 500)
    made.show()
    made.show_receipt(RECEIPT, is_read_only=False)
    return made


def said(page: ReceiptPage) -> list[str]:
    texts = [label.text() for label in page.findChildren(QLabel)]
    return texts + [field.text() for field in page.findChildren(QLineEdit)]


def test_all_there_is_to_know(page: ReceiptPage) -> None:
    texts = said(page)
    for text in ("/home/ana/خطة/shop.vdb", "7f" * 32, "281", "project:main", "11", "about the user", "policies"):
        assert text in texts
    assert "34" in texts
    assert "of other branches" in texts
    whole = "\n".join(texts)
    for part in ("297 memory", "1241872 bytes", "2 lead", "1 went out\no…@acme.com · e-mail address · Text · user/a"):
        assert part in whole
    assert page.no_base.text == ""


def test_nothing_stayed_and_nothing_was_found(page: ReceiptPage) -> None:
    page.show_receipt(replace(RECEIPT, left_out=LeftOut(), findings=()), is_read_only=False)
    assert "nothing" in said(page)
    assert "none that the scan knows went out" in said(page)


def test_many_findings_are_counted_and_the_rest_is_named(page: ReceiptPage) -> None:
    page.show_receipt(replace(RECEIPT, findings=(FOUND,) * 120), is_read_only=False)
    whole = "\n".join(said(page))
    assert "120 went out" in whole
    assert "and 70 more" in whole


def test_it_can_be_copied(page: ReceiptPage) -> None:
    clipboard = QGuiApplication.clipboard()
    page.copy_text.click()
    assert clipboard.text() == as_text(RECEIPT)
    assert "as text" in page.copied.text()
    page.copy_json.click()
    assert json.loads(clipboard.text())["snapshot_id"] == "id"
    page.copy_digest.click()
    assert clipboard.text() == RECEIPT.sha256


def test_the_folder_is_shown(page: ReceiptPage, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[QUrl] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", opened.append)
    page.show_folder.click()
    assert opened == [QUrl.fromLocalFile("/home/ana/خطة")]


@pytest.mark.parametrize(("is_read_only", "why"), [(True, "reading only"), (False, "on this computer")])
def test_why_no_base_could_be_kept(page: ReceiptPage, is_read_only: bool, why: str) -> None:
    page.show_receipt(replace(RECEIPT, is_base_kept=False), is_read_only=is_read_only)
    assert why in page.no_base.text
    assert "common base" in page.no_base.text
