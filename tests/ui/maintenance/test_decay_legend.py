from __future__ import annotations

from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from explorer.memory.decay_laws import Weibull
from explorer.memory.facts import FactType
from explorer.ui.maintenance.decay_legend import DecayLegend
from explorer.ui.theme import apply_theme
from tests.ui.maintenance.decay_cases import trial_of


def test_a_switch_for_every_type_that_has_facts(qtbot: QtBot, qapp: QApplication) -> None:
    legend = DecayLegend()
    qtbot.addWidget(legend)
    legend.resize(600, 60)
    legend.show()
    legend.show_trial(trial_of())
    shown = {kind: switch.text() for kind, switch in legend.switches.items() if not switch.isHidden()}
    assert shown == {FactType.DECISION: "decision 2", FactType.REQUEST: "request 1", FactType.UNKNOWN: "unknown 3"}
    assert legend.switches[FactType.DECISION].icon().isNull(), "one curve for all"
    legend.show_trial(trial_of(Weibull()))
    decision = legend.switches[FactType.DECISION]
    assert decision.text() == "decision 2 · 9.7 d"
    assert decision.accessibleDescription() == "half is left after 9.7 days"
    light = decision.icon().pixmap(18, 12).toImage()
    apply_theme(qapp, "dark")
    qtbot.waitUntil(lambda: decision.icon().pixmap(18, 12).toImage() != light)
    apply_theme(qapp, "light")


def test_what_is_switched_off_is_announced(qtbot: QtBot) -> None:
    legend = DecayLegend()
    qtbot.addWidget(legend)
    said: list[object] = []
    legend.hidden_changed.connect(said.append)
    legend.switches[FactType.GOAL].click()
    legend.switches[FactType.GOAL].click()
    assert said == [{FactType.GOAL}, frozenset()]
