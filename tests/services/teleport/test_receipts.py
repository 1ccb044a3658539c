from __future__ import annotations

import json
from dataclasses import replace
from datetime import UTC, datetime, timedelta, timezone
from pathlib import Path

from explorer.memory.cargo import Whole
from explorer.memory.keys import Key
from explorer.memory.teleport import Parcel, Sent
from explorer.services.secrets import Finding, FindingKind
from explorer.services.teleport.parcels import LeftOut, Packed
from explorer.services.teleport.receipts import SnapshotReceipt, as_json, as_text, receipt_of

NOW = datetime(2026, 11, 30, 14, 5, 6, tzinfo=timezone(timedelta(hours=2)))
TOKEN = Finding(Key("project:main", "ci"), "content", FindingKind.SECRET, "GitHub Token", "ghp_…4a", "ab" * 32)
MAIL = Finding(Key("user", "a\nb"), "tags", FindingKind.EMAIL, "", "o…@acme.com", "cd" * 32)
RECEIPT = SnapshotReceipt(
    "c32bbf4f",
    Path("/home/ana/Documents/shop-2026-11-30.vdb"),
    "72" * 32,
    1_241_872,
    NOW,
    "shop",
    {"user": 1, "project:main": 1_281},
    1_300,
    LeftOut(branches=1, excluded=2, earlier_texts=12, references=3),
    (TOKEN, MAIL),
)


def test_as_text_for_a_message_beside_the_file() -> None:
    assert as_text(RECEIPT) == (
        "Snapshot of “shop”, 2026-11-30 12:05:06 UTC\n"
        "\n"
        "File:     /home/ana/Documents/shop-2026-11-30.vdb\n"
        "Size:     1.2 MB (1,241,872 bytes)\n"
        f"SHA-256:  {'72' * 32}\n"
        "Snapshot: c32bbf4f\n"
        "\n"
        "It holds 1,282 memories in 1,300 records:\n"
        "  1,281  project:main\n"
        "      1  user\n"
        "\n"
        "What stayed:\n"
        "  1 memory of branches that were not chosen\n"
        "  2 memories that were left out by hand\n"
        "  12 earlier texts\n"
        "3 references lead from what went to what stayed.\n"
        "\n"
        "2 findings of the scan for secrets and personal data went out:\n"
        "  GitHub Token: ghp_…4a in content of project:main/ci\n"
        "  email: o…@acme.com in tags of user/a b\n"
    )


def test_as_text_of_nothing_special() -> None:
    text = as_text(replace(RECEIPT, left_out=LeftOut(), findings=(), size=1, memories={"": 1}, records=1))
    for line in ("Nothing stayed behind.", "No secrets", "1 byte\n", "1 memory in 1 record:", "(no namespace)"):
        assert line in text
    assert "base" not in text


def test_a_base_that_could_not_be_kept_is_said() -> None:
    assert "without a common base" in as_text(replace(RECEIPT, is_base_kept=False))
    assert json.loads(as_json(replace(RECEIPT, is_base_kept=False)))["is_base_kept"] is False


def test_as_json_for_programs() -> None:
    said = json.loads(as_json(RECEIPT))
    assert said["memories"] == {"user": 1, "project:main": 1_281}
    assert said["created_at"] == "2026-11-30T12:05:06+00:00"
    assert said["path"] == "/home/ana/Documents/shop-2026-11-30.vdb"
    assert (said["size"], said["records"], said["workspace"]) == (1_241_872, 1_300, "shop")
    assert said["left_out"] == {
        "namespaces": 0, "branches": 1, "not_chosen": 0, "excluded": 2, "deleted": 0, "earlier_texts": 12,
        "references": 3,
    }  # fmt: skip
    assert said["findings"][0] == {
        "record": "project:main/ci", "field": "content", "kind": "secret", "what": "GitHub Token", "masked": "ghp_…4a",
    }  # fmt: skip


def test_digests_stay_because_short_values_can_be_guessed_from_them() -> None:
    for text in (as_json(RECEIPT), as_text(RECEIPT)):
        assert TOKEN.digest not in text


def test_names_break_no_line_and_turn_nothing_round() -> None:
    odd = replace(RECEIPT, workspace="a\n\u202eb", path=Path("/x/caf\udce9\x1b[31m.vdb"), memories={"u\u2028v": 1})
    text = as_text(odd)
    assert "“a b”" in text
    assert "/x/caf? [31m.vdb" in text
    assert "u v" in text
    assert json.loads(as_json(odd))["path"] == "/x/caf?\x1b[31m.vdb"


def test_receipt_of_what_was_packed_and_written() -> None:
    parcel = Parcel([Whole("user", "a", {}), Whole("__teleport__", "snapshot", {})], 3, "cosine")
    packed = Packed("id", parcel, {"user": 1}, LeftOut(deleted=1), {})
    sent = Sent(Path("/x.vdb"), "ff", 9)
    now = datetime(2026, 1, 1, tzinfo=UTC)
    receipt = receipt_of(packed, sent, "shop", now, [TOKEN], is_base_kept=False)
    assert receipt == SnapshotReceipt(
        "id", Path("/x.vdb"), "ff", 9, now, "shop", {"user": 1}, 2, LeftOut(deleted=1), (TOKEN,), False
    )
