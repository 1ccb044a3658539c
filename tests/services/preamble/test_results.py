from __future__ import annotations

from explorer.services.preamble.results import Cost, Part
from explorer.services.tokens import estimate_tokens


def test_a_part_costs_what_its_text_costs() -> None:
    text = "- [git] Never push to main\n"
    assert Cost.of(text) == Cost(27, estimate_tokens(text))
    assert Part.of(text) == Part(text, 27, estimate_tokens(text))
    assert Part.of("") == Part()
