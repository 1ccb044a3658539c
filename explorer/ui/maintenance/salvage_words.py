"""What was saved of a damaged file, and what was not."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from PySide6.QtCore import QObject

from explorer.memory.salvaged import Salvaged
from explorer.ui import formats


class SalvageWords(QObject):
    """The sentences with numbers in them: their plural forms are collected for the translators from `tr` only."""

    def summary(self, salvaged: Salvaged) -> str:
        """One line: how much is in the new file, how much was lost."""
        parts = [self.tr("Saved %n record(s) to {name}", "", salvaged.saved).replace("{name}", self._target(salvaged))]
        if (missing := self.missing(salvaged)) is not None:
            parts.append(self.tr("%n lost of those that its header counts", "", missing))
        if salvaged.lost:
            parts.append(self.tr("%n place(s) could not be read", "", len(salvaged.lost)))
        if salvaged.doubtful:
            parts.append(self.tr("%n record(s) to be looked at", "", len(salvaged.doubtful)))
        return " · ".join(parts)

    def missing(self, salvaged: Salvaged) -> int | None:
        """How many records of the main file are lost, as its header counts them; None where that is not known."""
        if salvaged.promised is None or salvaged.promised <= salvaged.stood:
            return None
        return salvaged.promised - salvaged.stood

    def report(self, salvaged: Salvaged) -> str:
        """All of it, a line each."""
        return "\n".join(self._lines(salvaged))

    def _lines(self, salvaged: Salvaged) -> Iterator[str]:
        yield self.summary(salvaged)
        for namespace, count in salvaged.namespaces.items():
            name = namespace or self.tr("(no namespace)")
            yield f"  {name}  {formats.count(count)}"
        yield from self._listed(self.tr("The header is damaged"), salvaged.header)
        yield from self._listed(self.tr("Lost"), salvaged.lost)
        yield from self._listed(self.tr("Saved, to be looked at"), salvaged.doubtful)
        yield from self._listed(self.tr("Several records with one key"), salvaged.duplicates)
        if salvaged.batches:
            yield self.tr("From the log: %n batch(es)", "", salvaged.batches)
        yield from self._listed(self.tr("Changes in the log that were not made"), salvaged.unplaced)
        if salvaged.expired:
            yield self.tr("%n of them are past their time to live, and hidden from agents", "", salvaged.expired)
        if salvaged.is_cut_short:
            yield self.tr("The file is full of what only looks like records; not each was followed to its end.")
        if salvaged.sha256:
            yield f"SHA-256  {salvaged.sha256}"

    @staticmethod
    def _target(salvaged: Salvaged) -> str:
        name = salvaged.path.name if salvaged.target is None else salvaged.target.name
        return f"“{formats.isolated(name)}”"

    @staticmethod
    def _listed(what: str, places: Iterable[object]) -> Iterator[str]:
        lines = [f"  {place}" for place in places]
        if lines:
            yield f"{what}: {formats.count(len(lines))}"
            yield from lines
