from __future__ import annotations

from pathlib import Path

from tests.agent.command_line import Run
from tests.agent.exports.exported import make_exported


def test_an_export_says_what_it_holds(run: Run, tmp_path: Path) -> None:
    path, out = make_exported(tmp_path / "w.vdb"), tmp_path / "o.csv"
    ran = run("export", path, out)
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.startswith("Wrote “o.csv” (")
    assert "Not in it: deleted facts 1" in ran.out
    refused = run("export", path, out, "--json")
    assert refused.code == 2
    assert "--replace" in refused.document["error"]
    told = run("export", path, out, "--format", "markdown", "--branch", "main", "--replace", "--json")
    assert told.document["counts"] == {"facts": 5, "policies": 1}
