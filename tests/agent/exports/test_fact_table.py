from __future__ import annotations

import csv
import io
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from explorer.agent.exports.fact_table import COLUMNS, fact_table, unharmed
from tests.agent.exports.exported import chosen


def test_a_row_for_every_fact(path: Path) -> None:
    made = fact_table(chosen(path))
    data = b"".join(made.parts)
    assert data.startswith(b"\xef\xbb\xbfid,branch,")
    rows = {row["id"]: row for row in csv.DictReader(io.StringIO(data.decode("utf-8-sig"), newline=""))}
    assert made.counts == {"facts": len(rows)} == {"facts": 9}
    assert tuple(rows["project:main/db"]) == COLUMNS
    assert rows["project:main/db2"]["text"] == "'=cmd|' /C calc'!A0"
    assert rows["project:main/pool"]["text"] == "# Not a heading\n- <b>nor</b> a list\n```"
    assert (rows["project:main/old"]["state"], rows["project:main/db"]["confidence"]) == ("superseded", "0.9")
    assert (rows["project:dev/dev"]["branch"], rows["user/odd"]["branch"]) == ("dev", "")


@given(st.text(max_size=6))
def test_no_cell_begins_as_a_formula_does(text: str) -> None:
    assert not unharmed(text).lstrip(" ").startswith(("=", "+", "-", "@", "\t", "\r", "\n"))
    assert unharmed(text).removeprefix("'") == text.removeprefix("'") or unharmed(text) == f"'{text}"


@pytest.mark.parametrize("text", ["=1", "+1", "-1", "@x", "\tx", "\r=1", "  =1", "\n=1"])
def test_what_a_spreadsheet_would_run(text: str) -> None:
    assert unharmed(text) == f"'{text}"


@pytest.mark.parametrize("text", ["", "a=1", "PostgreSQL", "'x", "привіт"])
def test_what_it_would_not(text: str) -> None:
    assert unharmed(text) == text
