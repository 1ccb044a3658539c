"""What a purge says: before it is asked for, while it runs, and once it is done."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QObject

from explorer.services.purging import Kept, PurgePlan, PurgeReason
from explorer.ui import formats
from explorer.ui.dialogs.rough_time import rough_time

_CONTEXT = "PurgeWords"
_REASONS = {
    PurgeReason.SUPERSEDED: QT_TRANSLATE_NOOP("PurgeWords", "Earlier texts, and what was replaced"),
    PurgeReason.DELETED: QT_TRANSLATE_NOOP("PurgeWords", "Deleted"),
    PurgeReason.UNDONE: QT_TRANSLATE_NOOP("PurgeWords", "Undone"),
    PurgeReason.EXPIRED: QT_TRANSLATE_NOOP("PurgeWords", "Past their time to live, whatever their age"),
}


def reason_word(reason: PurgeReason) -> str:
    """Why records go."""
    return QCoreApplication.translate(_CONTEXT, str(_REASONS[reason]))


class PurgeWords(QObject):
    """The sentences with numbers in them: their plural forms are collected for the translators from `tr` only."""

    def button(self, plan: PurgePlan) -> str:
        """`Purge 312 records (1.1 MB)`."""
        return self.tr("Purge %n record(s) ({size})", "", plan.records).format(size=formats.file_size(plan.bytes_freed))

    def question(self, plan: PurgePlan) -> str:
        """What the dialog asks."""
        return self.tr("Purge %n record(s) for good? This cannot be undone.", "", plan.records)

    def follows(self, plan: PurgePlan, folder: Path) -> Iterator[tuple[str, str]]:
        """What follows from it, each with its icon; `folder` is where the backup will be."""
        yield "trash", self.tr("%n record(s) leave the file, and Undo cannot bring them back.", "", plan.records)
        yield (
            "clock-counter-clockwise",
            self.tr("The history of what stays begins later: the texts that go are not shown in it any more."),
        )
        if plan.repointed:
            yield (
                "arrow-bend-up-right",
                self.tr(
                    "%n record(s) that name one of them will name the newest text instead.", "", len(plan.repointed)
                ),
            )
        if plan.dangling:
            yield (
                "link-break",
                self.tr("%n reference(s) in what is history will lead nowhere.", "", plan.dangling),
            )
        yield from self.means(plan.seconds, folder)

    def means(self, seconds: float, folder: Path) -> Iterator[tuple[str, str]]:
        """What writing the file anew means."""
        yield (
            "copy",
            self.tr("The whole file as it is now is kept as a backup in {folder}").format(
                folder=formats.isolated(str(folder))
            ),
        )
        yield (
            "hourglass-medium",
            self.tr(
                "It takes {time}, and works on a copy: you and agents can go on working. Only for a moment at the "
                "end, when the new file takes the place of the old one, agents have to wait."
            ).format(time=rough_time(seconds)),
        )

    def kept(self, plan: PurgePlan) -> str:
        """What is old enough and stays, and why; empty where nothing is."""
        words = {
            Kept.PINNED: self.tr("%n pinned", "", plan.kept.get(Kept.PINNED, 0)),
            Kept.NEEDED: self.tr("%n named by what stays", "", plan.kept.get(Kept.NEEDED, 0)),
            Kept.UNDATED: self.tr("%n without a date", "", plan.kept.get(Kept.UNDATED, 0)),
            Kept.BROKEN: self.tr("%n to be repaired first", "", plan.kept.get(Kept.BROKEN, 0)),
            Kept.ODD: self.tr("%n with odd values", "", plan.kept.get(Kept.ODD, 0)),
            Kept.WAITING: self.tr("%n not written yet", "", plan.kept.get(Kept.WAITING, 0)),
        }
        parts = [words[reason] for reason in Kept if plan.kept.get(reason)]
        total = sum(plan.kept.values())
        if not total:
            return ""
        return self.tr("%n record(s) are old enough and stay: {why}.", "", total).format(why=", ".join(parts))

    def nothing(self, plan: PurgePlan) -> str:
        """That nothing goes."""
        return self.tr("Nothing was put aside more than %n day(s) ago that may go.", "", plan.days)

    def purged(self, records: int, freed: int) -> str:
        """What was done."""
        done = self.tr("Purged %n record(s) permanently", "", records)
        return f"{done} · {self.freed(freed)}"

    def compacted(self, freed: int) -> str:
        """That the file was written anew."""
        done = self.tr("The file was written anew")
        return f"{done} · {self.freed(freed)}"

    def freed(self, size: int) -> str:
        """How much smaller the file is."""
        if size <= 0:
            return self.tr("it is not smaller than before")
        return self.tr("{size} freed").format(size=formats.file_size(size))

    def backup(self, path: Path) -> str:
        """Where the file as it was is."""
        return self.tr("The file as it was: {path}").format(path=formats.isolated(str(path)))
