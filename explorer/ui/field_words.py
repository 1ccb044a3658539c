"""Why a text does not fit a field, in the person's language: what is wrong and what would be right."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from explorer.services.field_checks import LONGEST_LINE, FieldProblem
from explorer.ui import formats

_CONTEXT = "FieldProblems"
_SENTENCES = {
    FieldProblem.NO_NUMBER: QT_TRANSLATE_NOOP("FieldProblems", "This is no number. Write it like 0.85 or 85 %."),
    FieldProblem.OUT_OF_RANGE: QT_TRANSLATE_NOOP("FieldProblems", "The figure must lie between 0 and 1."),
    FieldProblem.NO_TIME: QT_TRANSLATE_NOOP(
        "FieldProblems", "This is no date. Write it like 2027-01-31, or 2027-01-31 18:00; leave it empty for no end."
    ),
    FieldProblem.CONTROL_CHARACTERS: QT_TRANSLATE_NOOP(
        "FieldProblems", "This must be one line without tabs and other control characters."
    ),
    FieldProblem.TOO_LONG: QT_TRANSLATE_NOOP("FieldProblems", "This is too long: at most {n} characters."),
    FieldProblem.EMPTY: QT_TRANSLATE_NOOP("FieldProblems", "A text cannot be emptied. Delete the fact instead."),
    FieldProblem.NOT_STORABLE: QT_TRANSLATE_NOOP(
        "FieldProblems", "One character in here is broken and cannot be stored. Type it again."
    ),
}


def problem_words(problem: FieldProblem) -> str:
    """One or two sentences for the line below the field."""
    text = QCoreApplication.translate(_CONTEXT, str(_SENTENCES[problem]))
    return text.replace("{n}", formats.count(LONGEST_LINE))
