"""What the check of a file says: what is wrong, what that means, what mends it and what to do where nothing does."""

from __future__ import annotations

import json

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QObject

from explorer.memory.examination import Examination
from explorer.services.repairs.repair import Mend, Repair, RepairKind
from explorer.ui import formats
from explorer.ui.maintenance.file_findings import HARMLESS, Checked, FindingKind, Found
from explorer.ui.words import field_word

_CONTEXT = "CheckWords"
_TITLES = {
    FindingKind.DAMAGE: QT_TRANSLATE_NOOP("CheckWords", "Damage"),
    FindingKind.MISSING_VECTORS: QT_TRANSLATE_NOOP("CheckWords", "No vector of the file’s dimension"),
    FindingKind.HASHES: QT_TRANSLATE_NOOP("CheckWords", "Text does not match its hash"),
    FindingKind.NOT_FINITE: QT_TRANSLATE_NOOP("CheckWords", "Vectors with numbers that are none"),
    FindingKind.FIELDS: QT_TRANSLATE_NOOP("CheckWords", "Fields of a wrong type"),
    FindingKind.TIMES: QT_TRANSLATE_NOOP("CheckWords", "Times that cannot be read"),
    FindingKind.RINGS: QT_TRANSLATE_NOOP("CheckWords", "Records in a ring"),
    FindingKind.REFERENCES: QT_TRANSLATE_NOOP("CheckWords", "References that lead nowhere"),
    FindingKind.ZERO_VECTORS: QT_TRANSLATE_NOOP("CheckWords", "Vectors of zeros"),
    FindingKind.STALE_VECTORS: QT_TRANSLATE_NOOP("CheckWords", "Vectors of an earlier text"),
    FindingKind.NO_TEXT: QT_TRANSLATE_NOOP("CheckWords", "Facts without a text"),
    FindingKind.EXPIRED: QT_TRANSLATE_NOOP("CheckWords", "Expired and still in use"),
    FindingKind.SHARED_IDS: QT_TRANSLATE_NOOP("CheckWords", "Ids in several namespaces"),
    FindingKind.ROOTLESS: QT_TRANSLATE_NOOP("CheckWords", "First text is gone"),
    FindingKind.OUTLIVED: QT_TRANSLATE_NOOP("CheckWords", "Past their time to live"),
}
_MEANINGS = {
    FindingKind.DAMAGE: QT_TRANSLATE_NOOP(
        "CheckWords",
        "Bytes of the file are not what was written. Nothing is changed in it. Save what can be read to a new file, "
        "or put a backup in its place.",
    ),
    FindingKind.MISSING_VECTORS: QT_TRANSLATE_NOOP(
        "CheckWords",
        "Agents cannot open a file with such a record, so nothing is written to it. Save what can be read to a new "
        "file: these records get a vector there.",
    ),
    FindingKind.HASHES: QT_TRANSLATE_NOOP(
        "CheckWords",
        "Something changed these texts without their hash. Read them: the repair takes the text as it stands for "
        "right.",
    ),
    FindingKind.NOT_FINITE: QT_TRANSLATE_NOOP(
        "CheckWords",
        "Agents do not find these by meaning. The repair marks them; then “Renew vectors” makes a vector of the text.",
    ),
    FindingKind.FIELDS: QT_TRANSLATE_NOOP(
        "CheckWords",
        "These records are read-only until it is mended. A value that says what is meant is written as its type has "
        "it; another one is kept beside under a name of its own.",
    ),
    FindingKind.TIMES: QT_TRANSLATE_NOOP(
        "CheckWords",
        "Age and expiry of these records are not known. A time that can be told is written anew; another text is kept "
        "beside.",
    ),
    FindingKind.RINGS: QT_TRANSLATE_NOOP(
        "CheckWords", "Each replaces the next, so none is current. The repair makes the newest text current again."
    ),
    FindingKind.REFERENCES: QT_TRANSLATE_NOOP(
        "CheckWords",
        "What is named is not there. Where another text of the same memory is, the reference follows it; else it can "
        "be taken out.",
    ),
    FindingKind.ZERO_VECTORS: QT_TRANSLATE_NOOP(
        "CheckWords",
        "Agents do not find these by meaning. Records that are searched are marked; then “Renew vectors” makes a "
        "vector of the text. Others need none.",
    ),
    FindingKind.STALE_VECTORS: QT_TRANSLATE_NOOP(
        "CheckWords", "Agents find these by what they said before. “Renew vectors” makes vectors of the present texts."
    ),
    FindingKind.NO_TEXT: QT_TRANSLATE_NOOP(
        "CheckWords", "Agents get nothing from these. Show one and write its text, or delete it."
    ),
    FindingKind.EXPIRED: QT_TRANSLATE_NOOP(
        "CheckWords",
        "Their time has run out, and agents may still get them. The repair deletes them; Undo can bring them back.",
    ),
    FindingKind.SHARED_IDS: QT_TRANSLATE_NOOP(
        "CheckWords", "This is allowed: they are different records. Only a reference by id alone is ambiguous."
    ),
    FindingKind.ROOTLESS: QT_TRANSLATE_NOOP(
        "CheckWords", "The history of these begins with a later text, as after a purge. There is nothing to do."
    ),
    FindingKind.OUTLIVED: QT_TRANSLATE_NOOP(
        "CheckWords", "Nobody sees these any more. A purge, or writing the file anew, removes them."
    ),
}
_MENDS = {
    Mend.CONVERTED: QT_TRANSLATE_NOOP("CheckWords", "written as its type has it"),
    Mend.CLEARED: QT_TRANSLATE_NOOP("CheckWords", "the old value is kept beside it"),
    Mend.REOPENED: QT_TRANSLATE_NOOP("CheckWords", "current again"),
    Mend.DELETED: QT_TRANSLATE_NOOP("CheckWords", "deleted"),
    Mend.FOLLOWED: QT_TRANSLATE_NOOP("CheckWords", "names the text that is there"),
    Mend.DROPPED: QT_TRANSLATE_NOOP("CheckWords", "what is not there is taken out"),
    Mend.SETTLED: QT_TRANSLATE_NOOP("CheckWords", "the conflict is closed"),
    Mend.RENEWED: QT_TRANSLATE_NOOP("CheckWords", "the text as it stands counts"),
    Mend.MARKED: QT_TRANSLATE_NOOP("CheckWords", "marked, to be renewed"),
}
_TOLD_BY_VALUE = (RepairKind.FIELDS, RepairKind.TIMES)
_UNTOLD = ("updated_at",)


def kind_title(kind: FindingKind) -> str:
    """The name of a kind."""
    return QCoreApplication.translate(_CONTEXT, str(_TITLES[kind]))


def kind_meaning(kind: FindingKind) -> str:
    """What a kind means to agents, what its repair does, and what else to do."""
    return QCoreApplication.translate(_CONTEXT, str(_MEANINGS[kind]))


def mend_word(mend: Mend) -> str:
    """What becomes of a field."""
    return QCoreApplication.translate(_CONTEXT, str(_MENDS[mend]))


def shown(value: object, most: int = 2_000) -> str:
    """A value as it stands in the record; a text in quotation marks."""
    if value is None:
        return QCoreApplication.translate("CheckWords", "nothing")
    if isinstance(value, str):
        return f"“{formats.isolated(formats.one_line(value, most))}”"
    return formats.one_line(json.dumps(value, ensure_ascii=False), most)


def wrong_words(found: Found, value: object, most: int = 200) -> str:
    """What is wrong with the record, in a few words; `value` is what stands in the field."""
    if found.key is None:
        return QCoreApplication.translate("CheckWords", "cannot be read as it was written")
    if found.kind in (FindingKind.RINGS, FindingKind.SHARED_IDS):
        return formats.one_line(found.said, most)
    if found.kind is FindingKind.FIELDS:
        return f"{field_word(found.field)}: {shown(value, most)}"
    if found.field:
        return f"{field_word(found.field)}: “{formats.isolated(formats.one_line(found.said, most))}”"
    return formats.one_line(str(found.key), most)


def repair_words(repair: Repair, most: int = 200) -> str:
    """What mends it: what stands there afterwards, where that says it, and what is done."""
    word = mend_word(repair.mend)
    if repair.kind in _TOLD_BY_VALUE:
        for name, _, after in repair.changes:
            if name == repair.field:
                return f"→ {shown(after, most)} · {word}"
    return word


def repair_lines(repair: Repair) -> list[str]:
    """Every field that the repair changes, each with what stands before and after."""
    return [
        f"{field_word(name)}: {shown(before)} → {shown(after)}"
        for name, before, after in repair.changes
        if name not in _UNTOLD
    ]


class CheckWords(QObject):
    """The sentences with numbers in them: their plural forms are collected for the translators from `tr` only."""

    def heading(self, checked: Checked) -> str:
        """Whether the file is sound, and how much there is to look at."""
        count = sum(len(rows) for kind, rows in checked.found.items() if kind not in HARMLESS)
        if not checked.examination.is_sound:
            return self.tr("Not sound: %n finding(s)", "", count)
        return self.tr("Sound, with %n thing(s) to look at", "", count) if count else self.tr("Sound: nothing is wrong")

    def file(self, examination: Examination) -> str:
        """What the file is."""
        file = examination.file
        if file is None:
            return examination.sentence
        parts = [
            self.tr("%n record(s)", "", examination.records),
            formats.file_size(file.size + file.wal_size),
            self.tr("vectlite format {version}").format(version=file.version),
            self.tr("%n dimension(s)", "", file.dimension),
            file.metric,
        ]
        if file.wal_size:
            parts.insert(2, self.tr("{size} of it in the log").format(size=formats.file_size(file.wal_size)))
        return " · ".join(parts)

    def growth(self, examination: Examination) -> str:
        """What of the file is current, and what agents get nothing of any more."""
        file, grown = examination.file, examination.growth
        if file is None:
            return ""
        aside = (grown.superseded, grown.deleted, grown.undone)
        parts = [self.tr("%n current", "", examination.records - sum(each.records for each in aside))]
        counted = (
            (grown.superseded.records, self.tr("%n earlier text(s)", "", grown.superseded.records)),
            (grown.deleted.records, self.tr("%n deleted", "", grown.deleted.records)),
            (grown.undone.records, self.tr("%n undone", "", grown.undone.records)),
            (grown.past_ttl.records, self.tr("%n past their time to live", "", grown.past_ttl.records)),
        )
        parts += [words for count, words in counted if count]
        size = sum(each.bytes for each in (*aside, grown.past_ttl))
        if size:
            share = self.tr("{part} of {whole} are not current")
            parts.append(share.format(part=formats.file_size(size), whole=formats.file_size(file.size + file.wal_size)))
        return " · ".join(parts)

    def repair(self, count: int) -> str:
        """What is on the button."""
        return self.tr("Repair %n record(s)", "", count)

    def found(self, count: int) -> str:
        """How many findings a kind has."""
        return self.tr("%n finding(s)", "", count)

    def ticked(self, ticked: int, mendable: int) -> str:
        """How many repairs are chosen."""
        if not mendable:
            return self.tr("Nothing here can be mended in place.")
        words = self.tr("{ticked} of %n repair(s) ticked; at first those that lose nothing", "", mendable)
        return words.format(ticked=formats.count(ticked))
