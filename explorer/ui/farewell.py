"""Closing the window while something is still at work."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QMessageBox, QWidget

from explorer.ui import formats
from explorer.ui.session import Session
from explorer.ui.tasks import Lane

_TITLE_LENGTH = 80
_GIVEN_UP = (Lane.COMPARING, Lane.WRITING)
"""Reading begins anew with the next start; what is made and written down is finished before the window goes."""


def may_leave(session: Session, parent: QWidget) -> bool:
    """Ask once, where a job is at work that the person waits for; True where there is none."""
    job = session.tasks.current
    if job is None or job.lane not in _GIVEN_UP:
        return True
    box = QMessageBox(parent)
    box.setIcon(QMessageBox.Icon.Question)
    title = formats.isolated(formats.one_line(job.title, _TITLE_LENGTH))
    words = QCoreApplication.translate("Farewell", "“{job}” is not finished. Close all the same?")
    box.setText(words.format(job=title))
    box.setInformativeText(
        QCoreApplication.translate(
            "Farewell",
            "What was only looked at is given up; the file stays as it is. Changes that wait are kept and are written "
            "at the next start.",
        )
    )
    close = box.addButton(QCoreApplication.translate("Farewell", "Close"), QMessageBox.ButtonRole.AcceptRole)
    stay = box.addButton(QCoreApplication.translate("Farewell", "Stay"), QMessageBox.ButtonRole.RejectRole)
    box.setDefaultButton(stay)
    box.setEscapeButton(stay)
    box.exec()
    is_leaving = box.clickedButton() is close
    box.deleteLater()
    return is_leaving
