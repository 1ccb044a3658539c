"""The results of one list as a model: what a row shows, and what it says to a screen reader."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from html import escape

from PySide6.QtCore import QAbstractListModel, QCoreApplication, QModelIndex, QObject, QPersistentModelIndex, Qt
from typing_extensions import override

from explorer.memory.keys import Key
from explorer.services.recall.results import Voice
from explorer.ui import formats
from explorer.ui.agent_view.answers import Answer, Listing, Result
from explorer.ui.agent_view.search_words import (
    UNCHANGED,
    Change,
    closed_words,
    heard_words,
    moved_words,
    percent,
    voice_word,
)

_NO_INDEX = QModelIndex()
_WHOLE = 0.995
_TIP_LENGTH = 2_000


@dataclass(frozen=True, slots=True)
class ResultRow:
    """One row: `note` is what else there is to know, `warning` what warns; `change` compares with the other list."""

    result: Result
    note: str = ""
    warning: str = ""
    change: Change = UNCHANGED

    @property
    def shares(self) -> dict[Voice, float]:
        """Of the fused score, what each voice gave, 0..1."""
        found = self.result.found
        whole = sum(heard.part for heard in found.voices.values())
        return {voice: heard.part / whole if whole > 0 else 0.0 for voice, heard in found.voices.items()}


class ResultModel(QAbstractListModel):
    """Shows a `Listing`; the row under `Qt.ItemDataRole.UserRole`."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.rows: tuple[ResultRow, ...] = ()
        self._names: dict[Key, str] = {}

    def show_rows(self, rows: tuple[ResultRow, ...], answer: Answer | None) -> None:
        """Show these rows, of this answer."""
        self.beginResetModel()
        self.rows, self._names = rows, {} if answer is None else dict(answer.names)
        self.endResetModel()

    def position_of(self, key: Key | None) -> int | None:
        """Where a fact stands, counted from 0."""
        return next((at for at, row in enumerate(self.rows) if row.result.found.key == key), None)

    @override
    def rowCount(self, parent: QModelIndex | QPersistentModelIndex = _NO_INDEX) -> int:
        return 0 if parent.isValid() else len(self.rows)

    @override
    def data(self, index: QModelIndex | QPersistentModelIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        row = self.rows[index.row()]
        if role == Qt.ItemDataRole.UserRole:
            return row
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return self._sentence(row)
        if role == Qt.ItemDataRole.ToolTipRole:
            return self._tip(row)
        return None

    def _sentence(self, row: ResultRow) -> str:
        """All of a row, for a screen reader."""
        result = row.result
        score = QCoreApplication.translate("Results", "score {score}").format(score=formats.share(result.found.score))
        voices = ", ".join(self._voices(row))
        text = formats.one_line(result.fact.content, _TIP_LENGTH)
        said = (f"{formats.count(result.place)}. {text}", place_words(result), score, voices)
        return " · ".join(part for part in (*said, row.change.words, row.note, row.warning) if part)

    def _tip(self, row: ResultRow) -> str:
        result = row.result
        lines = [formats.one_line(result.fact.content, _TIP_LENGTH), *self._voices(row)]
        lines += filter(None, [moved_words(result.found, result.place, self._names), row.change.words, row.warning])
        return "".join(f"<p style='margin:0 0 4px 0'>{escape(line)}</p>" for line in lines)

    def _voices(self, row: ResultRow) -> list[str]:
        """How each voice found it, with its share."""
        found, shares = row.result.found, row.shares
        return [
            f"{voice_word(voice)} {percent(shares[voice])}: {heard_words(voice, heard, self._names)}"
            for voice, heard in found.voices.items()
        ]


def place_words(result: Result) -> str:
    """Domain and topic."""
    fact = result.fact
    return f"{fact.shown_domain} › {fact.topic}" if fact.topic else fact.shown_domain


def rows_of(
    listing: Listing, changes: Mapping[Key, Change], role: str = "", closed: frozenset[str] = frozenset()
) -> tuple[ResultRow, ...]:
    """The rows of a list; results in domains that are `closed` to the role say so, and stay."""
    return tuple(
        ResultRow(
            result,
            _note(result),
            closed_words(role, result.fact.shown_domain) if result.fact.shown_domain in closed else "",
            changes.get(result.found.key, UNCHANGED),
        )
        for result in listing.results
    )


def _note(result: Result) -> str:
    found, parts = result.found, []
    if found.rank_before and found.rank_before != result.place:
        moved = QCoreApplication.translate("Results", "diversity: from {before}")
        parts.append(moved.format(before=formats.count(found.rank_before)))
    if found.decay < _WHOLE:
        parts.append(QCoreApplication.translate("Results", "faded to {share}").format(share=percent(found.decay)))
    if result.fact.confidence is not None:
        confidence = QCoreApplication.translate("Results", "confidence {share}")
        parts.append(confidence.format(share=formats.share(result.fact.confidence)))
    return " · ".join(parts)
