"""The colours of the voices: each always beside its word."""

from __future__ import annotations

from explorer.services.recall.results import Voice
from explorer.ui.theme import Tones

# From the hues of the domains, told apart by colour-blind people; a contrast of 3 with their ground: (light, dark).
_COLORS = {
    Voice.LEXICAL: ("#4477aa", "#6fa8e0"),
    Voice.SEMANTIC: ("#aa3377", "#d869a8"),
    Voice.TEMPORAL: ("#8a8a2b", "#bdbd4f"),
    Voice.GRAPH: ("#17917f", "#4cc2b0"),
}


def voice_color(voice: Voice, shown: Tones) -> str:
    """The colour on the ground of a theme."""
    return _COLORS[voice][shown.is_dark]
