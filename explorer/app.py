"""Start-up and wiring: the only module that knows every part."""

from __future__ import annotations

import argparse
import getpass
import signal
import sys
import tempfile
from collections.abc import Sequence
from datetime import UTC, datetime
from functools import partial
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QSettings, QTimer, QTranslator
from PySide6.QtWidgets import QApplication

from explorer import __version__
from explorer.demo import FROM_BOB, copy_demo, demo_base, is_copy_of_demo
from explorer.memory.protocols import Embedder
from explorer.resources import resource
from explorer.services.embedding_kept import kept_embedder
from explorer.store.committer import FileCommitter
from explorer.store.courier import FileCourier
from explorer.store.file_care import WorkspaceCare
from explorer.store.workspace import Workspace
from explorer.ui.crash import CrashReporter
from explorer.ui.main_window import MainWindow
from explorer.ui.pictures import ScreenshotFailed
from explorer.ui.screenshot import take_screenshots
from explorer.ui.session import Session
from explorer.ui.settings import EMBEDDING, Settings
from explorer.ui.tasks import Tasks
from explorer.ui.theme import apply_theme

_LANGUAGES = ("en", "es", "uk")
_SWITCH_SECONDS = 0.0005
_SIGNAL_POLL_MS = 250


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the window; the exit code: 0 done, 2 where a screenshot was asked of what cannot be read."""
    options = _parse(sys.argv[1:] if arguments is None else arguments)
    # A job that computes in Python hands the interpreter over this often; with the default of 5 ms a paint event
    # that asks Python for each cell would wait 5 ms for each.
    sys.setswitchinterval(_SWITCH_SECONDS)
    application = QApplication(sys.argv[:1])
    QCoreApplication.setOrganizationName("memory-explorer")
    QCoreApplication.setApplicationName("memory-explorer")
    QCoreApplication.setApplicationVersion(__version__)
    translators = _translate(application, options.language)
    apply_theme(application, options.theme)
    tasks = Tasks(application)
    with tempfile.TemporaryDirectory(prefix="memory-explorer-") as temporary:
        window = _window(tasks, Path(temporary), options)
        reporter = CrashReporter(window)
        window.demo_requested.connect(lambda: window.open(copy_demo(Path(temporary)), remember=False))
        path = copy_demo(Path(temporary)) if options.demo else options.file
        try:
            if options.screenshot is not None:
                return _take_screenshots(window, path, options)
            window.show()
            window.travel.compare_when_open(options.compare)
            if path is not None:
                window.open(path, remember=not options.demo)
            return _run(application)
        finally:
            window.close()
            tasks.close()
            window.session.writes.release()
            window.embedding.in_use.close()
            reporter.close()
            for translator in translators:
                application.removeTranslator(translator)


def _window(tasks: Tasks, temporary: Path, options: argparse.Namespace) -> MainWindow:
    settings = _settings(temporary if options.screenshot else None)
    embedder = kept_embedder(settings.text(EMBEDDING))
    # Pictures are not to begin with writing what an earlier session left.
    root = temporary if options.screenshot else None
    open_committer = None if options.read_only else partial(_open_committer, temporary, root, settings, embedder)
    session = Session(tasks, _now, Workspace, open_committer, getpass.getuser(), tasks)
    return MainWindow(session, settings, embedder, FileCourier(temporary), WorkspaceCare(_now))


def _now() -> datetime:
    return datetime.now(UTC)


def _open_committer(
    temporary: Path, root: Path | None, settings: Settings, embedder: Embedder, path: Path
) -> FileCommitter:
    """What writes to `path`, with its journal below `root`; the journal of a copy of the demo goes with the copy."""
    is_demo = temporary.resolve() in path.resolve().parents
    committer = FileCommitter(path, _now, embedder, temporary if is_demo else root)
    committer.prepare(settings.retention)
    if is_copy_of_demo(path, temporary):
        committer.bases.keep(demo_base())
    return committer


def _parse(arguments: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="memory-explorer", description="Review and correct what AI agents remember in a .vdb workspace."
    )
    parser.add_argument("file", nargs="?", type=Path, metavar="FILE", help="the workspace (.vdb) to open")
    parser.add_argument("--demo", action="store_true", help="open a copy of the demo workspace")
    parser.add_argument(
        "--compare", nargs="+", type=Path, default=[], metavar="OTHER", help="compare other workspaces with it"
    )
    parser.add_argument("--read-only", action="store_true", help="hide everything that changes the workspace")
    parser.add_argument("--theme", choices=("light", "dark"), help="instead of the system's")
    parser.add_argument("--language", choices=_LANGUAGES, help="instead of the system's")
    parser.add_argument("--size", type=_size, metavar="WxH", default=(1280, 800), help="of the window in screenshots")
    parser.add_argument("--screenshot", type=Path, metavar="DIR", help="write a PNG of every view to DIR and exit")
    parser.add_argument("--version", action="version", version=f"memory-explorer {__version__}")
    options = parser.parse_args(arguments)
    if options.demo and options.file is not None:
        parser.error("--demo opens the demo: leave FILE out")
    if options.compare and options.file is None and not options.demo:
        parser.error("--compare needs a FILE, or --demo")
    if options.screenshot is not None and options.file is None and not options.demo:
        parser.error("--screenshot needs a FILE, or --demo")
    return options


def _size(text: str) -> tuple[int, int]:
    try:
        width, height = map(int, text.lower().split("x"))
    except ValueError:
        raise argparse.ArgumentTypeError(f"“{text}” is no size; write it like 1600x1000") from None
    if not (640 <= width <= 8_000 and 400 <= height <= 8_000):
        raise argparse.ArgumentTypeError("a size lies between 640x400 and 8000x8000")
    return width, height


def _settings(folder: Path | None) -> Settings:
    """The person's settings; for screenshots a fresh set in `folder`, so that they look the same everywhere."""
    if folder is None:
        return Settings(QSettings())
    return Settings(QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat))


def _translate(application: QApplication, language: str | None) -> list[QTranslator]:
    if language is not None or QLocale.system().language() is QLocale.Language.C:
        QLocale.setDefault(QLocale(language or "en_US"))
    locale = QLocale()
    translators = []
    qt_folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    for name, folder in (("qtbase", qt_folder), ("explorer", str(resource("i18n")))):
        translator = QTranslator(application)
        # Without a file for the language, English: its file holds the plural forms.
        if translator.load(locale, name, "_", folder) or translator.load(f"{name}_en", folder):
            application.installTranslator(translator)
            translators.append(translator)
    return translators


def _take_screenshots(window: MainWindow, path: Path, options: argparse.Namespace) -> int:
    try:
        others = options.compare or ([FROM_BOB] if options.demo else [])
        for written in take_screenshots(
            window, path, options.screenshot, options.size, is_copy=options.demo, compare=others
        ):
            print(written)
    except ScreenshotFailed as error:
        print(f"memory-explorer: {error}", file=sys.stderr)
        return 2
    return 0


def _run(application: QApplication) -> int:
    # Python sees Ctrl+C only while it runs: the timer lets it.
    signal.signal(signal.SIGINT, lambda *_: application.quit())
    timer = QTimer(application)
    timer.timeout.connect(lambda: None)
    timer.start(_SIGNAL_POLL_MS)
    return application.exec()
