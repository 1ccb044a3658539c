"""What may answer at all: domains, types and agents, each with its count, and how many results are asked for."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QMenu, QWidget

from explorer.memory.facts import FactType
from explorer.memory.query import Facet, FacetCount, FactQuery
from explorer.services.recall.request import DEFAULT_LIMIT
from explorer.ui import formats
from explorer.ui.agent_view.choice_button import ChipMenu
from explorer.ui.session import Session
from explorer.ui.tabs.facet_bar import StayingMenu
from explorer.ui.words import facet_value_word, facet_word

_FACETS = (Facet.DOMAIN, Facet.TYPE, Facet.AGENT)
_LIMITS = (DEFAULT_LIMIT, 20, 50, 100)
_LENGTH, _ENTRIES = 60, 60


@dataclass(frozen=True, slots=True)
class Filters:
    """What is ticked; empty = all."""

    domains: frozenset[str] = frozenset()
    types: frozenset[FactType] = frozenset()
    agents: frozenset[str] = frozenset()
    limit: int = DEFAULT_LIMIT


@dataclass(frozen=True, slots=True)
class _Ticked:
    values: dict[Facet, frozenset[str]] = field(default_factory=dict)
    limit: int = DEFAULT_LIMIT


class FilterMenu(ChipMenu):
    """Its face says how many filters hold."""

    changed = Signal()

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(QCoreApplication.translate("FilterMenu", "Filter"), parent)
        self._session = session
        self._ticked = _Ticked()
        for facet in _FACETS:
            menu = StayingMenu(facet_word(facet), self.drop_down)
            menu.setToolTipsVisible(True)
            menu.aboutToShow.connect(partial(self._fill, facet, menu))
            self.drop_down.addMenu(menu)
        self.drop_down.addSeparator()
        self._limits = self.drop_down.addMenu(self.tr("Results"))
        for limit in _LIMITS:
            action = self._limits.addAction(formats.count(limit), partial(self._limit_to, limit))
            action.setCheckable(True)
        self._clear = self.drop_down.addAction(self.tr("Clear the filter"), self.clear)
        self._show()

    @property
    def filters(self) -> Filters:
        """What holds."""
        values = self._ticked.values
        types = frozenset(FactType(value) for value in values.get(Facet.TYPE, ()))
        return Filters(
            values.get(Facet.DOMAIN, frozenset()), types, values.get(Facet.AGENT, frozenset()), self._ticked.limit
        )

    def clear(self) -> None:
        """Let everything answer again."""
        self._take(_Ticked())

    def tick(self, facet: Facet, value: str) -> None:
        """Tick or untick a value."""
        values = self._ticked.values
        ticked = values.get(facet, frozenset()) ^ {value}
        self._take(_Ticked({**values, facet: ticked}, self._ticked.limit))

    def _limit_to(self, limit: int) -> None:
        self._take(_Ticked(self._ticked.values, limit))

    def _take(self, ticked: _Ticked) -> None:
        is_other, self._ticked = ticked != self._ticked, ticked
        self._show()
        if is_other:
            self.changed.emit()

    def _show(self) -> None:
        words = [
            facet_value_word(facet, value) for facet in _FACETS for value in sorted(self._ticked.values.get(facet, ()))
        ]
        has_limit = self._ticked.limit != DEFAULT_LIMIT
        count = len(words) + has_limit
        face = self.tr("Filter {count}").format(count=formats.count(count)) if count else self.tr("Filter")
        tip = self.tr("Only these may answer: {words}").format(words=", ".join(words)) if words else ""
        self.say(face, tip, marked=bool(count))
        self._clear.setEnabled(bool(count))
        for limit, action in zip(_LIMITS, self._limits.actions(), strict=True):
            action.setChecked(limit == self._ticked.limit)

    def _fill(self, facet: Facet, menu: QMenu) -> None:
        menu.clear()
        menu.addAction(self.tr("Counting…")).setEnabled(False)
        query, now = FactQuery(branch=self._session.branch), self._session.now()

        def show(counts: Sequence[FacetCount]) -> None:
            chosen = self._ticked.values.get(facet, frozenset())
            found = {each.value: each.count for each in counts}
            offered = list(dict.fromkeys([*list(found)[:_ENTRIES], *sorted(chosen)]))
            menu.clear()
            for value in offered:
                word = facet_value_word(facet, value)
                text = f"{formats.one_line(word, _LENGTH)}\t{formats.count(found.get(value, 0))}"
                action = menu.addAction(text.replace("&", "&&"), partial(self.tick, facet, value))
                action.setToolTip(word)
                action.setCheckable(True)
                action.setChecked(value in chosen)
            if left_out := len(found.keys() - {*offered}):
                menu.addAction(self.tr("%n rarer value(s) are not listed", "", left_out)).setEnabled(False)
            if menu.isEmpty():
                menu.addAction(self.tr("Nothing to choose from")).setEnabled(False)

        self._session.ask("search facet", lambda snapshot: snapshot.facet(facet, query, now), show)
