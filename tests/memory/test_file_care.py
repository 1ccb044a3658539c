from __future__ import annotations

from pathlib import Path

from explorer.memory.examination import FileKind
from explorer.memory.file_care import FileCare
from explorer.store.file_care import WorkspaceCare
from tests.ui.conftest import NOW


def test_the_store_cares_for_files(tmp_path: Path) -> None:
    care: FileCare = WorkspaceCare(lambda: NOW)
    assert care.examine(tmp_path, lambda _: None).kind is FileKind.FOLDER
