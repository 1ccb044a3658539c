from __future__ import annotations

import time
from pathlib import Path

import pytest
from PySide6.QtCore import QSize, QUrl
from PySide6.QtGui import QColor, QImage, QTextDocument
from pytestqt.qtbot import QtBot

from explorer.ui.widgets.markdown_view import MarkdownView


@pytest.fixture
def view(qtbot: QtBot) -> MarkdownView:
    made = MarkdownView()
    qtbot.addWidget(made)
    made.resize(400, 300)
    made.show()
    return made


@pytest.fixture
def red(tmp_path: Path) -> Path:
    image = QImage(60, 60, QImage.Format.Format_RGB32)
    image.fill(QColor("#ff0000"))
    path = tmp_path / "red.png"
    image.save(str(path))
    return path


def reds(view: MarkdownView) -> int:
    image = view.grab().toImage()
    pixels = (image.pixelColor(x, y) for x in range(0, image.width(), 3) for y in range(0, image.height(), 3))
    return sum(color.red() > 200 and color.green() < 50 and color.blue() < 50 for color in pixels)


@pytest.mark.parametrize("address", ["https://example.org/x.png", "file:///etc/passwd", "qrc:/x.png", "x.png"])
def test_nothing_is_loaded(view: MarkdownView, address: str) -> None:
    kinds = QTextDocument.ResourceType
    assert view.loadResource(kinds.HtmlResource.value, QUrl(address)) is None
    assert view.loadResource(kinds.StyleSheetResource.value, QUrl(address)) is None
    # Where it gets none, Qt looks for the image itself: it gets one that shows nothing.
    image = view.loadResource(kinds.ImageResource.value, QUrl(address))
    assert isinstance(image, QImage)
    assert (image.size(), image.pixelColor(0, 0).alpha()) == (QSize(1, 1), 0)


@pytest.mark.parametrize("written", ["![red]({file})", "![red]({path})", '<img src="{file}">'])
def test_an_image_of_this_machine_is_not_shown(view: MarkdownView, red: Path, written: str) -> None:
    view.show_text(f"before\n\n{written.format(file=red.as_uri(), path=red)}\n\nafter")
    assert "before" in view.toPlainText()
    assert "after" in view.toPlainText()
    assert reds(view) == 0
    view.setHtml(f'<div style="background:#ff0000">{"x " * 300}</div>')
    assert reds(view) > 0, "the measure finds red where it is"


def test_words_stand_for_an_image(view: MarkdownView) -> None:
    view.show_text("see ![the plan](https://example.org/a.png) and ![that](b.png), \ufffc too")
    assert view.toPlainText() == "see [image: the plan] and [image: that], \ufffc too"


def test_html_is_text(view: MarkdownView) -> None:
    view.show_text("a <b>bold</b> and <script>alert(1)</script>\n\n<h1>no heading</h1>")
    text = view.toPlainText()
    for part in ("<b>bold</b>", "<script>alert(1)</script>", "<h1>no heading</h1>"):
        assert part in text


def test_markdown_is_laid_out(view: MarkdownView) -> None:
    view.show_text("# Head\n\nsome **bold** and `code`\n\n- one\n- two\n\n| a | b |\n|---|---|\n| 1 | 2 |\n")
    text = view.toPlainText()
    assert "**" not in text
    assert "# " not in text
    assert "font-weight" in view.toHtml()
    assert "<table" in view.toHtml()
    assert "<li" in view.toHtml()


def test_a_link_is_announced_and_not_followed(view: MarkdownView, qtbot: QtBot) -> None:
    view.show_text("[the page](https://example.org/x)")
    before = view.toPlainText()
    assert not view.openLinks()
    with qtbot.waitSignal(view.anchorClicked) as heard:
        view.anchorClicked.emit(QUrl("https://example.org/x"))
    assert heard.args == [QUrl("https://example.org/x")]
    assert view.toPlainText() == before


@pytest.mark.parametrize("unit", ["word and **bold** _text_ ", "слово і ще одне ", "数据库是", "line\n\n"])
def test_200_kb_are_shown_whole_and_soon(view: MarkdownView, unit: str) -> None:
    text = (unit * (200_000 // len(unit.encode()) + 1)) + "END"
    assert len(text.encode()) >= 200_000
    begin = time.perf_counter()
    view.show_text(text)
    view.sizeHint()
    assert time.perf_counter() - begin < 1.5
    shown = view.toPlainText()
    assert shown.endswith("END")
    if len(text) > 40_000:
        assert shown == text, "a long text is shown letter by letter"


def test_a_nul_does_not_cut_the_text(view: MarkdownView) -> None:
    view.show_text("before\x00after")
    assert view.toPlainText() == "before␀after"


def test_it_is_as_high_as_its_text(view: MarkdownView) -> None:
    view.show_text("one line")
    low = view.sizeHint().height()
    view.show_text("\n\n".join(f"paragraph {number}" for number in range(50)))
    assert view.sizeHint().height() > 20 * low
    assert not view.verticalScrollBar().isVisible()


def test_a_long_word_breaks(view: MarkdownView) -> None:
    view.show_text("x" * 5_000)
    assert view.document().size().width() <= view.viewport().width()
