"""Filters that a person keeps under a name."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from explorer.memory.query import Facet, FactQuery
from explorer.ui.settings import FILTERS, Settings


class Selection(msgspec.Struct, frozen=True):
    """What the list is narrowed by, without branch and order."""

    text: str = ""
    facets: Mapping[Facet, frozenset[str]] = {}
    least_confidence: float = 0.0

    @property
    def is_empty(self) -> bool:
        """Whether nothing is narrowed."""
        return not self.text.strip() and not any(self.facets.values()) and not self.least_confidence

    def query(self) -> FactQuery:
        """The query for all branches in the default order."""
        selected = tuple((facet, frozenset(values)) for facet, values in sorted(self.facets.items()) if values)
        return FactQuery(text=self.text, selected=selected, least_confidence=self.least_confidence)

    def toggled(self, facet: Facet, value: str) -> Selection:
        """The selection with one value of a facet put in or taken out."""
        values = self.facets.get(facet, frozenset()) ^ {value}
        return msgspec.structs.replace(self, facets={**self.facets, facet: values})


class SavedFilters:
    """The named selections, kept in the settings; damaged ones are dropped."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings

    def all(self) -> dict[str, Selection]:
        """Every saved selection by name."""
        try:
            kept = msgspec.json.decode(self._settings.text(FILTERS) or "{}", type=dict[str, msgspec.Raw])
        except msgspec.DecodeError:
            return {}
        decoded = ((name, _decode(raw)) for name, raw in kept.items())
        return {name: selection for name, selection in decoded if selection is not None}

    def save(self, name: str, selection: Selection) -> None:
        """Keep `selection` under `name`, in place of what stood there."""
        self._write(self.all() | {name: selection})

    def remove(self, name: str) -> None:
        """Forget one."""
        self._write({other: selection for other, selection in self.all().items() if other != name})

    def _write(self, filters: dict[str, Selection]) -> None:
        self._settings.set(FILTERS, msgspec.json.encode(filters).decode())


def _decode(raw: msgspec.Raw) -> Selection | None:
    try:
        return msgspec.json.decode(raw, type=Selection)
    except msgspec.DecodeError:
        return None
