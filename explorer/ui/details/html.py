"""The history and the ties of a record as rich text with links; everything an agent wrote is escaped."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from html import escape

import msgspec
from PySide6.QtCore import QCoreApplication, QUrl

from explorer.memory.keys import Key
from explorer.memory.query import FactState
from explorer.services.dossier import Revision, Tie, TieKind
from explorer.services.word_diff import Change, Piece
from explorer.ui import formats
from explorer.ui.formats import isolated
from explorer.ui.theme import Tones
from explorer.ui.words import state_word, tie_word

_SCHEME = "memory"
_SHOWN_LENGTH = 140
_SHOWN_TIES = 100
_CONTEXT_LENGTH = 60
_CHANGE_LENGTH, _HISTORY_LENGTH = 2_000, 8_000
"""Characters of one change, and of one revision, that are laid out: 200,000 would hold up the window for seconds."""


def link_to(key: Key) -> str:
    """An address that `key_of` reads back."""
    encode = QUrl.toPercentEncoding
    parts = (bytes(encode(part).data()).decode() for part in key)
    return f"{_SCHEME}:{'/'.join(parts)}"


def key_of(address: str) -> Key | None:
    """The key that a link names; None for any other address."""
    scheme, _, rest = address.partition(":")
    namespace, slash, record_id = rest.partition("/")
    if scheme != _SCHEME or not slash:
        return None
    return Key(QUrl.fromPercentEncoding(namespace.encode()), QUrl.fromPercentEncoding(record_id.encode()))


def history_html(history: Sequence[Revision], tones: Tones) -> str:
    """Every text a record has had, newest first, the words that changed marked."""
    rows = []
    for revision in history:
        date = escape(formats.local_date(revision.at))
        agent = f"<br>{escape(revision.agent)}" if revision.agent else ""
        text = _pieces(_shortened(revision.pieces), tones)
        rows.append(
            f'<tr><td style="color:{tones.muted}; padding:0 12px 8px 0" width="84">{date}{agent}</td>'
            f'<td style="padding-bottom:8px">{text}</td></tr>'
        )
    return f'<table cellspacing="0" cellpadding="0" width="100%">{"".join(rows)}</table>'


def ties_html(ties: Iterable[Tie], tones: Tones) -> str:
    """One line a tie, its other end as a link."""
    lines = []
    every = list(ties)
    for tie in every[:_SHOWN_TIES]:
        color = tones.bad if tie.kind in (TieKind.CONTRADICTS, TieKind.DUPLICATES) else tones.muted
        word = escape(tie_word(tie.kind))
        text = escape(isolated(_short(tie.text)))
        if tie.key is None:
            missing = QCoreApplication.translate("Words", "not in this workspace")
            end = f'{text} <span style="color:{tones.warning}">({escape(missing)})</span>'
        else:
            end = f'<a href="{link_to(tie.key)}">{text}</a>'
            if tie.is_deleted:
                end += f' <span style="color:{tones.muted}">({escape(state_word(FactState.DELETED))})</span>'
        weight = "" if tie.weight is None else f" {formats.share(tie.weight)}"
        kind = f" {escape(tie.word)}" if tie.word and tie.word != "related" else ""
        lines.append(
            f'<p style="margin:0 0 6px 0"><span style="color:{color}">{word}</span> {end}'
            f'<span style="color:{tones.muted}">{kind}{weight}</span></p>'
        )
    left_out = len(every) - _SHOWN_TIES
    if left_out > 0:
        more = QCoreApplication.translate("Words", "and {n} more").format(n=formats.count(left_out))
        lines.append(f'<p style="color:{tones.muted}">{escape(more)}</p>')
    return "".join(lines)


def other_html(other: Mapping[str, object], tones: Tones) -> str:
    """Metadata that we have no field for, as it stands."""
    rows = []
    for name, value in sorted(other.items()):
        shown = value if isinstance(value, str) else msgspec.json.encode(value).decode()
        rows.append(
            f'<tr><td style="color:{tones.muted}; padding:0 12px 4px 0">{escape(name)}</td>'
            f'<td style="padding-bottom:4px">{escape(_short(shown))}</td></tr>'
        )
    return f'<table cellspacing="0" cellpadding="0">{"".join(rows)}</table>'


def _pieces(pieces: Sequence[Piece], tones: Tones) -> str:
    html = ""
    before = Change.SAME
    for piece in pieces:
        # A thin space keeps what was taken away apart from what took its place.
        html += ("\u2009" if before is Change.REMOVED and piece.change is Change.ADDED else "") + _piece(piece, tones)
        before = piece.change
    return html


def _piece(piece: Piece, tones: Tones) -> str:
    text = escape(piece.text).replace("\n", "<br>")
    if piece.change is Change.REMOVED:
        return f'<span style="color:{tones.bad}; background:{tones.removed}"><s>{text}</s></span>'
    if piece.change is Change.ADDED:
        return f'<span style="color:{tones.good}; background:{tones.added}"><b>{text}</b></span>'
    return text


def _shortened(pieces: Sequence[Piece]) -> list[Piece]:
    """Long unchanged stretches keep their ends only: the change is what one looks for. What else is cut is counted."""
    shown: list[Piece] = []
    left, cut = _HISTORY_LENGTH, 0
    for piece in pieces:
        text = piece.text
        if piece.change is Change.SAME and len(text) > 3 * _CONTEXT_LENGTH:
            text = f"{text[:_CONTEXT_LENGTH]} … {text[-_CONTEXT_LENGTH:]}"
        kept = text[: min(left, _CHANGE_LENGTH)]
        shown.append(Piece(piece.change, kept))
        left, cut = left - len(kept), cut + len(text) - len(kept)
    if cut:
        more = QCoreApplication.translate("Words", "{n} more characters").format(n=formats.count(cut))
        shown.append(Piece(Change.SAME, f" … ({more})"))
    return [piece for piece in shown if piece.text]


def _short(text: str) -> str:
    line = " ".join(text[: 4 * _SHOWN_LENGTH].split())
    return line if len(line) <= _SHOWN_LENGTH else f"{line[: _SHOWN_LENGTH - 1]}…"
