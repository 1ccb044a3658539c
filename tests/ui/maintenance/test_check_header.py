from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from explorer.ui.maintenance.check_header import CheckHeader
from explorer.ui.session import Session
from explorer.ui.theme import apply_theme
from tests.ui.maintenance.check_cases import checked_of, write_odd, write_sound


def test_an_icon_and_a_word_say_whether_it_is_sound(
    session: Session, qapp: QApplication, qtbot: QtBot, tmp_path: Path
) -> None:
    apply_theme(qapp, "light")
    header = CheckHeader(session)
    qtbot.addWidget(header)
    header.show()
    sign = next(each for each in header.findChildren(QLabel) if not each.text() and not each.pixmap().isNull())
    header.show_checked(checked_of(write_sound(tmp_path / "s.vdb")))
    sound = sign.pixmap().toImage()
    assert header.heading.text() == "Sound: nothing is wrong"
    assert header.growth.text() == "3 current"
    header.show_checked(checked_of(write_odd(tmp_path / "o.vdb")))
    assert header.heading.text() == "Not sound: 9 finding(s)"
    odd = sign.pixmap().toImage()
    assert odd != sound
    apply_theme(qapp, "dark")
    assert sign.pixmap().toImage() != odd
    apply_theme(qapp, "light")
