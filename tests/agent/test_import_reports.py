from __future__ import annotations

from pathlib import Path

from explorer.agent.import_reports import ImportReport, SourceReport


def test_the_new_records_of_all_sources_are_added_up() -> None:
    one, other = (SourceReport(Path("a"), "mem0", 1, {"memories": added}, added, 0, 0, 0, 0, 0, ()) for added in (2, 3))
    assert ImportReport(Path("w.vdb"), False, False, True, (), (one, other)).added == 5
    assert ImportReport(Path("w.vdb"), False, False, True, (), ()).added == 0
