"""The shop of `review_cases`, and a person who goes through what is proposed of it."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from explorer.services.editing import Editing
from explorer.ui.session import Session
from explorer.ui.settings import Settings
from explorer.ui.theme import apply_theme
from tests.ui.maintenance.decay_cases import Decaying, write_fading
from tests.ui.maintenance.review_cases import Reviewing, editing_of, shop_of, write_shop


@pytest.fixture(scope="session")
def shop_once(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("shop") / "shop.vdb"
    write_shop(path)
    return path


@pytest.fixture
def shop(shop_once: Path, tmp_path: Path) -> Path:
    path = tmp_path / "shop.vdb"
    shutil.copyfile(shop_once, path)
    return path


@pytest.fixture
def editing(shop: Path) -> Editing:
    """The shop as a rule sees it."""
    return editing_of(shop_of(shop))


@pytest.fixture
def reviewing(
    qapp: QApplication, shop: Path, session: Session, settings: Settings, qtbot: QtBot
) -> Iterator[Reviewing]:
    """Nothing is open yet."""
    apply_theme(qapp, "light")
    made = Reviewing(shop, session, settings, qtbot)
    yield made
    made.close()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


@pytest.fixture(scope="session")
def fading_once(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("fading") / "fading.vdb"
    write_fading(path)
    return path


@pytest.fixture
def fading_file(fading_once: Path, tmp_path: Path) -> Path:
    for part in fading_once.parent.glob("fading.vdb*"):
        shutil.copyfile(part, tmp_path / part.name)
    return tmp_path / "fading.vdb"


@pytest.fixture
def decaying(
    qapp: QApplication, fading_file: Path, session: Session, settings: Settings, qtbot: QtBot
) -> Iterator[Decaying]:
    """The decay window on the facts of `write_fading`, with everything counted and planned."""
    apply_theme(qapp, "light")
    made = Decaying(fading_file, session, settings, qtbot)
    yield made
    made.close()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
