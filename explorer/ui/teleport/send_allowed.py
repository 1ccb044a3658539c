"""The values that a person let pass: they are remembered by their digests only."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from explorer.ui.settings import ALLOWED, Settings


class Allowed:
    """What the scan before sending leaves alone, as it stands in the settings."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings

    @property
    def digests(self) -> frozenset[str]:
        """SHA-256 of each value; a damaged setting counts as none."""
        try:
            return frozenset(msgspec.json.decode(self._settings.text(ALLOWED) or "[]", type=list[str]))
        except msgspec.DecodeError:
            return frozenset()

    def allow(self, digests: Iterable[str]) -> None:
        """Do not ask about these values again."""
        self._keep(self.digests | frozenset(digests))

    def forbid(self, digests: Iterable[str]) -> None:
        """Ask about these values again."""
        self._keep(self.digests - frozenset(digests))

    def forget(self) -> None:
        """Ask about every value again."""
        self._keep(frozenset())

    def _keep(self, digests: frozenset[str]) -> None:
        self._settings.set(ALLOWED, msgspec.json.encode(sorted(digests)).decode())
