"""What decay says: what a run does, how many will have faded, and what is drawn."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QObject

from explorer.services.decay.counting import DecayReport, Fate, Outlook
from explorer.ui import formats

_FATES = {
    Fate.UNTOUCHED: ("", "muted"),
    Fate.DECAYED: ("hourglass-medium", "warning"),
    Fate.PRUNED: ("trash", "bad"),
}
VETO_ICON, VETO_TONE = "shield-check", "accent"


def fate_sign(fate: Fate) -> tuple[str, str]:
    """Icon and tone of what a run does with a fact; no icon where it does nothing."""
    return _FATES[fate]


def fate_word(fate: Fate) -> str:
    """What a run does with a fact."""
    return {
        Fate.UNTOUCHED: QCoreApplication.translate("DecayWords", "stays"),
        Fate.DECAYED: QCoreApplication.translate("DecayWords", "decays"),
        Fate.PRUNED: QCoreApplication.translate("DecayWords", "is deleted"),
    }[fate]


class DecayWords(QObject):
    """Plural forms are collected for the translators from `tr` only."""

    def parts(self, report: DecayReport) -> tuple[tuple[str, str], ...]:
        """The counts of a run, each with the tone that its sign has."""
        return (
            (self.tr("%n scanned", "", report.scanned), ""),
            (self.tr("%n decayed", "", report.decayed), "warning" if report.decayed else ""),
            (self.tr("%n pruned", "", report.pruned), "bad" if report.pruned else ""),
            (self.tr("%n untouched", "", report.untouched), ""),
        )

    def sentence(self, report: DecayReport) -> str:
        """The line of a run that was done."""
        counts = ", ".join(words for words, _ in self.parts(report))
        return self.tr("Decay: {counts}").format(counts=counts)

    def forecast(self, outlooks: tuple[Outlook, ...]) -> str:
        """How many will be below the threshold where nobody uses one."""
        told = [self._outlook(each) for each in outlooks]
        return self.tr("Below the threshold, where nobody uses them: {counts}").format(counts=" · ".join(told))

    def button(self, report: DecayReport) -> str:
        """What applying does, in a button."""
        if report.decayed and report.pruned:
            decays = self.tr("Decay %n fact(s)", "", report.decayed)
            return self.tr("{decays}, delete {count}").format(decays=decays, count=formats.count(report.pruned))
        if report.pruned:
            return self.tr("Delete %n fact(s)", "", report.pruned)
        return self.tr("Decay %n fact(s)", "", report.decayed) if report.decayed else self.tr("Decay")

    def settled(self, count: int) -> str:
        """What else a run does."""
        return self.tr("Settles %n open conflict(s) of what is deleted.", "", count)

    def shown(self, count: int, total: int) -> str:
        """How many facts are listed."""
        if count == total:
            return self.tr("%n fact(s) fade(s)", "", total)
        return self.tr("{count} of %n fact(s) that fade", "", total).format(count=formats.count(count))

    def not_fading(self, pinned: int, odd: int) -> str:
        """Who is left out, and why; empty where nobody is."""
        parts = []
        if pinned:
            parts.append(self.tr("%n pinned, which never fade(s)", "", pinned))
        if odd:
            parts.append(self.tr("%n odd one(s) left alone", "", odd))
        return " · ".join(parts)

    def drawn(self, count: int, total: int, undrawable: int) -> str:
        """How many facts the curves show."""
        if count == total:
            words = self.tr("%n fact(s) drawn", "", total)
        else:
            words = self.tr("every {step}th fact drawn, {count} of %n", "", total)
            words = words.format(step=formats.count(round(total / max(count, 1))), count=formats.count(count))
        if undrawable:
            words += " · " + self.tr("%n pinned or without date or importance, on no curve", "", undrawable)
        return words

    def _outlook(self, outlook: Outlook) -> str:
        if not outlook.days:
            return self.tr("today {count}").format(count=formats.count(outlook.below))
        words = self.tr("in %n day(s) {count}", "", outlook.days)
        return words.format(count=formats.count(outlook.below))
