from __future__ import annotations

import pytest
from PySide6.QtGui import QColor

from explorer.ui.widgets.hues import _HUES, _USUAL, PATTERNS, Hues, domain_hue_index


def luminance(colour: QColor) -> float:
    """WCAG 2's relative luminance."""
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
        for part in (colour.redF(), colour.greenF(), colour.blueF())
    )
    return float(0.2126 * red + 0.7152 * green + 0.0722 * blue)


@pytest.mark.parametrize("hue", _HUES)
def test_every_hue_stands_out_from_its_ground(hue: tuple[str, str]) -> None:
    on_light, on_dark = (luminance(QColor(name)) for name in hue)
    assert (1.0 + 0.05) / (on_light + 0.05) >= 3.0
    assert (on_dark + 0.05) / (luminance(QColor("#1e1f23")) + 0.05) >= 3.0


def test_the_usual_domains_have_ten_different_hues() -> None:
    assert sorted(domain_hue_index(name).hue for name in _USUAL) == list(range(10))
    assert {domain_hue_index(name).pattern for name in _USUAL} == {0}


def test_a_name_has_one_hue_and_pattern_in_every_run() -> None:
    assert domain_hue_index("repo:acme/ui") == (4, 1)
    assert Hues().color("repo:acme/ui", dark=True) == QColor(_HUES[4][1])
    assert Hues().color("", dark=False).isValid()
    spread = [domain_hue_index(f"name {number}") for number in range(500)]
    assert {one.hue for one in spread} == set(range(10))
    assert {one.pattern for one in spread} == set(range(len(PATTERNS)))


def test_ten_domains_never_share_a_hue() -> None:
    names = [f"domain {number}" for number in range(10)]
    assert len({Hues(names).index(name).hue for name in names}) == 10
    assert {Hues(names).pattern(name) for name in names} == {PATTERNS[0]}


def test_more_domains_differ_in_hue_or_pattern_as_long_as_they_can() -> None:
    names = [f"domain {number}" for number in range(30)]
    assert len({Hues(names).index(name) for name in names}) == 30
    assert Hues([*names, "one too many"]).color("one too many", dark=True).isValid()


def test_usual_domains_keep_their_hue_whatever_else_there_is() -> None:
    hues = Hues(["aaa", "bbb", "deploy", "ccc"])
    assert hues.index("deploy") == domain_hue_index("deploy")
