"""Why a change cannot be written now, in the person's language: what happened, what was not lost, what to do."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from explorer.memory.journal import Trouble

_CONTEXT = "Trouble"
_SENTENCES = {
    Trouble.BUSY: QT_TRANSLATE_NOOP(
        "Trouble", "An agent has the file open. What you changed is kept and written as soon as it is free."
    ),
    Trouble.MISSING: QT_TRANSLATE_NOOP(
        "Trouble",
        "“{name}” is not there any more. What you changed is kept: put the file back, or export the waiting changes.",
    ),
    Trouble.READ_ONLY: QT_TRANSLATE_NOOP(
        "Trouble",
        "“{name}” or its folder may not be written by you. What you changed is kept: ask the owner for permission, "
        "or export the waiting changes.",
    ),
    Trouble.DISK_FULL: QT_TRANSLATE_NOOP(
        "Trouble",
        "The disk with “{name}” is full. Nothing was lost and what you changed is kept. Free as much space as the "
        "file takes: then the changes are written.",
    ),
    Trouble.DAMAGED: QT_TRANSLATE_NOOP(
        "Trouble",
        "“{name}” is damaged, so nothing is written to it. What you changed is kept: put an earlier copy in its place, "
        "or export the waiting changes.",
    ),
    Trouble.NAMES_TOO_LONG: QT_TRANSLATE_NOOP(
        "Trouble",
        "The name “{name}” and the name of a branch are too long together for the file that vectlite keeps for a "
        "branch of 32 facts and more. What you changed is kept: give the file a shorter name and open it again.",
    ),
    Trouble.FAILED: QT_TRANSLATE_NOOP(
        "Trouble", "Writing to “{name}” failed. Nothing was lost; what you changed is kept and tried again."
    ),
}


def trouble_words(trouble: Trouble, name: str) -> str:
    """One or two sentences; `name` is the file's."""
    return QCoreApplication.translate(_CONTEXT, str(_SENTENCES[trouble])).replace("{name}", name)
