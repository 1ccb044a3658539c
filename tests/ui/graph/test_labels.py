from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QFont, QImage, QPainter, QPalette

from explorer.memory.system_records import Policy
from explorer.services.graph import NodeKind
from explorer.services.graph_layout import compose
from explorer.ui.graph.labels import Label, Labels, Role, name_of
from explorer.ui.graph.scene import Scene, View
from explorer.ui.graph.style import Style
from tests.services.fake_snapshot import FakeSnapshot
from tests.ui.graph.sample import number_of, sample

pytestmark = pytest.mark.usefixtures("qapp")


def place(scene: Scene, scale: float) -> tuple[View, list[Label]]:
    left, top, right, bottom = scene.bounds()
    x, y = (left + right) / 2, (top + bottom) / 2
    if scale > 50.0:
        x, y = scene.layout.positions[number_of(scene.graph, "f7")].tolist()
    view = View(scale, 500 - x * scale, 350 - y * scale, 1000.0, 700.0)
    return view, Labels(QFont()).place(scene, view)


@pytest.mark.parametrize("scale", [3.0, 9.0, 17.0, 40.0, 90.0, 200.0])
def test_labels_never_overlap_and_are_inside(scale: float) -> None:
    view, labels = place(Scene(*sample(90)), scale)
    assert labels
    for one, other in combinations(labels, 2):
        assert not one.rect.intersects(other.rect)
    assert all(QRectF(0, 0, view.width, view.height).contains(label.rect) for label in labels)


def test_detail_grows_with_zoom() -> None:
    scene = Scene(*sample(90))
    assert {label.role for label in place(scene, 4.0)[1]} == {Role.DOMAIN}
    assert {label.role for label in place(scene, 17.0)[1]} == {Role.DOMAIN, Role.TOPIC}
    assert Role.TEXT in {label.role for label in place(scene, 90.0)[1]}


def test_texts_stay_clear_of_nodes() -> None:
    scene = Scene(*sample(90))
    view, labels = place(scene, 90.0)
    centres, radii = view.place(scene.layout.positions), scene.radii(view.scale)
    for label in labels:
        if label.role is Role.TEXT:
            inside = [
                number
                for number in range(len(centres))
                if scene.nodes_shown[number] and radii[number] >= 2 and label.rect.contains(*centres[number].tolist())
            ]
            assert not inside


def test_what_is_chosen_has_its_label_at_any_zoom() -> None:
    scene = Scene(*sample(90))
    scene.selected = number_of(scene.graph, "f7")
    assert (scene.selected, Role.CHOSEN) in {(label.node, label.role) for label in place(scene, 6.0)[1]}


def test_a_domain_keeps_its_name_in_sight_when_its_top_is_not() -> None:
    scene = Scene(*sample(90))
    region = scene.layout.domains[0]
    scale = 150.0
    view = View(scale, 500 - region.x * scale, 350 - region.y * scale, 1000.0, 700.0)
    labels = Labels(QFont()).place(scene, view)
    assert region.node in {label.node for label in labels}


def test_a_name_is_one_line() -> None:
    scene = Scene(*sample())
    assert name_of(scene.graph, number_of(scene.graph, "f1")) == "Fact 1 серйозно 👩‍🚀 نص"


def test_hidden_kinds_have_no_labels() -> None:
    scene = Scene(*sample(90))
    scene.node_kinds = {NodeKind.FACT}
    scene.refresh()
    assert place(scene, 17.0)[1] == []


def test_a_label_is_written_inside_its_place_only() -> None:
    scene = Scene(*sample(90))
    view, labels = place(scene, 17.0)
    image = QImage(int(view.width), int(view.height), QImage.Format.Format_RGB32)
    image.fill(QColor("white"))
    painter = QPainter(image)
    Labels(QFont()).draw(painter, labels[:1], scene, Style.of(QPalette(QColor("white"))))
    painter.end()
    rect = labels[0].rect.toAlignedRect()
    ink = [
        (x, y)
        for x in range(image.width())
        for y in range(0, image.height(), 3)
        if image.pixelColor(x, y).lightness() < 128
    ]
    assert ink
    assert all(rect.contains(x, y) for x, y in ink)


def test_agents_are_named_when_they_are_shown() -> None:
    scene = Scene(*sample(90))
    scene.node_kinds |= {NodeKind.AGENT}
    scene.refresh()
    named = {scene.graph.nodes[label.node].label for label in place(scene, 6.0)[1]}
    assert "coder" in named


def test_what_has_no_domain_is_named_so() -> None:
    policy = Policy(namespace="__policies__", id="p", content="rule")
    scene = Scene(*compose(FakeSnapshot([], [policy]), None))
    assert [label.text for label in place(scene, 20.0)[1]] == ["no domain"]
