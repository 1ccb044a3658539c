"""Light and dark: one palette and one small style sheet each, following the system."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication, QStyleFactory

from explorer.resources import resource


@dataclass(frozen=True, slots=True)
class Tones:
    """The colours of a theme by what they mean; text colours have at least 4.5:1 on `base` and `window`."""

    window: str
    base: str
    text: str
    muted: str
    line: str
    accent: str
    selection: str
    good: str
    warning: str
    bad: str
    removed: str
    added: str
    highlight: str
    track: str

    @property
    def is_dark(self) -> bool:
        """Whether these are the tones of the dark theme."""
        return self is DARK


LIGHT = Tones(
    window="#f3f4f6",
    base="#ffffff",
    text="#17181a",
    muted="#5c626b",
    line="#d5d8dd",
    accent="#1a56c4",
    selection="#e3ebfc",
    good="#1a7431",
    warning="#8f5400",
    bad="#b3261e",
    removed="#fde3e1",
    added="#dcf3e0",
    highlight="#ffe9a8",
    track="#e2e5ea",
)
DARK = Tones(
    window="#1e1f23",
    base="#17181b",
    text="#e9eaec",
    muted="#a8aeb7",
    line="#3a3d44",
    accent="#8ab0ff",
    selection="#26365c",
    good="#5dc878",
    warning="#e8ab4f",
    bad="#ff8a80",
    removed="#4d2320",
    added="#1d4027",
    highlight="#504010",
    track="#34373d",
)


def tones(palette: QPalette) -> Tones:
    """The tones that go with a widget's palette."""
    return DARK if palette.color(QPalette.ColorRole.Window).lightness() < 128 else LIGHT


def apply_theme(application: QApplication, forced: str | None = None) -> None:
    """Dress the application, and again whenever the system's colour scheme changes; `forced` is `light` or `dark`."""
    application.setStyle(QStyleFactory.create("Fusion"))
    hints = QGuiApplication.styleHints()

    def dress() -> None:
        scheme = hints.colorScheme()
        is_dark = forced == "dark" if forced else scheme is Qt.ColorScheme.Dark
        chosen = DARK if is_dark else LIGHT
        application.setPalette(_palette(chosen))
        application.setStyleSheet(_style_sheet(chosen))

    dress()
    hints.colorSchemeChanged.connect(dress)


def _palette(tones: Tones) -> QPalette:
    palette = QPalette()
    role = QPalette.ColorRole
    for target, value in (
        (role.Window, tones.window),
        (role.Base, tones.base),
        (role.AlternateBase, tones.window),
        (role.Button, tones.window),
        (role.ToolTipBase, tones.base),
        (role.Text, tones.text),
        (role.WindowText, tones.text),
        (role.ButtonText, tones.text),
        (role.ToolTipText, tones.text),
        (role.HighlightedText, tones.text),
        (role.PlaceholderText, tones.muted),
        (role.Highlight, tones.selection),
        (role.Accent, tones.accent),
        (role.Link, tones.accent),
        (role.LinkVisited, tones.accent),
        (role.Mid, tones.line),
        (role.Midlight, tones.line),
        (role.Light, tones.base),
        (role.Dark, tones.line),
        (role.Shadow, tones.line),
    ):
        palette.setColor(target, QColor(value))
    for target in (role.Text, role.WindowText, role.ButtonText):
        disabled = QColor(tones.muted)
        disabled.setAlphaF(0.6)
        palette.setColor(QPalette.ColorGroup.Disabled, target, disabled)
    return palette


def _style_sheet(tones: Tones) -> str:
    check = resource("icons", "check-dark.svg" if tones.is_dark else "check-light.svg").as_posix()
    return f"""
    QToolBar {{ border: 0; border-bottom: 1px solid {tones.line}; spacing: 4px; padding: 4px 8px; }}
    QToolBar QToolButton {{ padding: 4px 8px; border: 1px solid transparent; border-radius: 4px; }}
    QToolBar QToolButton:hover, QToolBar QToolButton:open {{ background: {tones.track}; }}
    QToolButton:focus, QPushButton:focus {{ border: 1px solid {tones.accent}; }}
    QToolBar QToolButton::menu-indicator, QToolButton::menu-indicator, QPushButton::menu-indicator {{ image: none; }}
    QTabBar {{ background: {tones.window}; }}
    QTabBar::tab {{ padding: 8px 16px; border: 0; border-bottom: 2px solid transparent; color: {tones.muted}; }}
    QTabBar::tab:selected {{ color: {tones.text}; border-bottom: 2px solid {tones.accent}; }}
    QTabBar::tab:focus {{ color: {tones.accent}; }}
    QTabWidget::pane {{ border: 0; }}
    QLineEdit {{ padding: 4px 8px; border: 1px solid {tones.line}; border-radius: 4px; background: {tones.base}; }}
    QLineEdit:focus {{ border: 1px solid {tones.accent}; }}
    QPushButton, QToolButton[chip="true"] {{
        padding: 3px 8px; border: 1px solid {tones.line}; border-radius: 4px; background: {tones.base}; }}
    QPushButton:hover, QToolButton[chip="true"]:hover {{ background: {tones.track}; }}
    QToolButton[chip="true"][on="true"] {{
        color: {tones.accent}; border-color: {tones.accent}; background: {tones.selection}; }}
    QHeaderView {{ background: {tones.base}; }}
    QHeaderView::section {{ background: {tones.base}; color: {tones.muted}; border: 0;
        border-bottom: 1px solid {tones.line}; padding: 4px 8px; }}
    QTreeView QHeaderView::section {{ padding: 4px 5px; }}
    QTableView, QTreeView {{ border: 0; outline: 0; }}
    QCheckBox::indicator, QMenu::indicator, QTreeView::indicator, QTableView::indicator {{ width: 14px; height: 14px;
        border: 1px solid {tones.muted}; border-radius: 3px; background: {tones.base}; }}
    QMenu::indicator {{ margin-left: 6px; }}
    QCheckBox::indicator:focus {{ border-color: {tones.accent}; }}
    QCheckBox::indicator:disabled {{ border-color: {tones.line}; }}
    QCheckBox::indicator:checked, QMenu::indicator:checked, QTreeView::indicator:checked,
    QTableView::indicator:checked {{ image: url("{check}"); }}
    QMenu {{ background: {tones.base}; border: 1px solid {tones.line}; padding: 4px 0; }}
    QMenu::item {{ padding: 5px 24px 5px 12px; }}
    QMenu::item:selected {{ background: {tones.selection}; }}
    QMenu::item:disabled {{ color: {tones.muted}; }}
    QMenu::separator {{ height: 1px; background: {tones.line}; margin: 4px 0; }}
    QDockWidget::title {{ padding: 8px; background: {tones.window}; }}
    QStatusBar {{ border-top: 1px solid {tones.line}; }}
    QStatusBar::item {{ border: 0; }}
    QMainWindow::separator {{ background: {tones.line}; width: 1px; height: 1px; }}
    QScrollArea {{ border: 0; }}
    QToolTip {{ border: 1px solid {tones.line}; padding: 4px; }}
    """
