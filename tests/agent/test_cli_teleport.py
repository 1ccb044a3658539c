from __future__ import annotations

from pathlib import Path

import pytest

from explorer.memory.keys import Key
from tests.agent.command_line import Run
from tests.agent.plain_vectlite import (
    FINDING_KEY,
    LONG_AGO,
    add,
    add_finding,
    edit,
    fact,
    footprint,
    make,
    opened,
    records,
)

ONE, TWO = Key("user", "mem_00"), Key("project:main", "mem_01")
THREE_LINES = ["Imported: 1 new memories", "Skipped: 47 duplicates", "Conflicts: 0"]


@pytest.fixture
def workspace(tmp_path: Path) -> Path:
    (tmp_path / "home").mkdir()
    (tmp_path / "mail").mkdir()
    return make(tmp_path / "home" / "agent_a.vdb", 47)


@pytest.fixture
def mail(tmp_path: Path) -> Path:
    return tmp_path / "mail"


@pytest.fixture
def incoming(run: Run, workspace: Path, mail: Path) -> Path:
    path = mail / "for_agent_b.vdb"
    assert run("snapshot", workspace, path, "--json").code == 0
    add_finding(path)
    return path


def test_the_story_of_seed_a_as_text(run: Run, workspace: Path, incoming: Path) -> None:
    ran = run("diff", workspace, incoming)
    assert (ran.code, ran.err) == (1, "")
    assert "reference:main/mem_new_finding" in ran.out
    ran = run("merge", workspace, incoming, "--dry-run")
    assert (ran.code, ran.out.splitlines()[:3]) == (0, THREE_LINES)
    assert "Nothing was written" in ran.out
    assert FINDING_KEY not in records(workspace)
    ran = run("merge", workspace, incoming)
    assert (ran.code, ran.err, ran.out.splitlines()[:3]) == (0, "", THREE_LINES)
    assert "Ctrl+Z" in ran.out
    assert FINDING_KEY in records(workspace)
    assert run("diff", workspace, incoming).code == 0
    assert "There was nothing to write." in run("merge", workspace, incoming).out


def test_the_story_of_seed_a_as_json(run: Run, workspace: Path, incoming: Path) -> None:
    ran = run("diff", workspace, incoming, "--json")
    assert (ran.code, ran.err) == (1, "")
    assert (ran.document["imported"], ran.document["differs"], ran.document["change_id"]) == (1, True, "")
    assert ran.document["counts"] == {"same": 47, "new there": 1}
    [change] = ran.document["changes"]
    assert (change["key"], change["kind"]) == ("reference:main/mem_new_finding", "new there")
    ran = run("merge", workspace, incoming, "--json")
    assert (ran.code, ran.err) == (0, "")
    assert ran.document["summary"].splitlines() == THREE_LINES
    assert ran.document["tally"]["imported"] == 1
    assert ran.document["change_id"]
    assert run("diff", workspace, incoming, "--json").document["differs"] is False


def test_a_receipt(run: Run, workspace: Path, mail: Path) -> None:
    ran = run(
        "snapshot", workspace, mail / "a.vdb", "--namespace", "user", "--namespace", "project:main",
        "--branch", "main", "--newest-only", "--exclude", ONE, "--json",
    )  # fmt: skip
    assert (ran.code, ran.err) == (0, "")
    assert ran.document["memories"] == {"user": 15, "project:main": 16}
    assert ran.document["left_out"]["excluded"] == 1
    assert ran.document["size"] == (mail / "a.vdb").stat().st_size
    ran = run("snapshot", workspace, mail / "a.vdb", "--replace")
    assert ran.code == 0
    assert "47 memories" in ran.out


@pytest.mark.parametrize("as_json", [False, True])
def test_secrets_do_not_leave_unasked(run: Run, workspace: Path, mail: Path, as_json: bool) -> None:
    secret = "ghp_aB3dE5gH7jK9mN1pQ3rS5tU7vW9xY1zA3bC5"
    add(workspace, Key("user", "key"), f"The token is {secret}")
    flags = ["--json"] if as_json else []
    ran = run("snapshot", workspace, mail / "a.vdb", *flags)
    assert ran.code == 2
    assert footprint(mail) == {}
    assert secret not in ran.out + ran.err
    digest = run("snapshot", workspace, mail / "a.vdb", "--json").document["findings"][0]["digest"]
    said = ran.document["error"] if as_json else ran.err
    assert "--exclude" in said
    assert "--allow-findings" in said
    if as_json:
        [finding] = ran.document["findings"]
        assert (finding["key"], finding["field"], finding["kind"]) == ("user/key", "content", "secret")
    else:
        assert ran.out == ""
        assert "user/key content: secret" in ran.err
        assert digest in ran.err
    for number, options in enumerate((["--allow-findings"], ["--allow", digest], ["--exclude", "user/key"])):
        assert run("snapshot", workspace, mail / f"{number}.vdb", *options, *flags).code == 0


def test_conflicts_are_named(run: Run, workspace: Path, incoming: Path) -> None:
    edit(incoming, ONE, content="There", updated_at=LONG_AGO)
    edit(workspace, ONE, content="Here", updated_at=LONG_AGO)
    edit(incoming, TWO, content="Newer there", updated_at="2026-11-02T00:00:00Z")
    edit(workspace, TWO, content="Older here", updated_at="2026-11-01T00:00:00Z")
    ran = run("diff", workspace, incoming)
    assert "Conflicts: 2" in ran.out
    ran = run("merge", workspace, incoming, "--strategy", "newer_wins")
    assert ran.code == 0
    assert "Conflicts: 2" in ran.out
    assert "Conflicts left as they are, because no side is known to be the newer one: 1" in ran.out
    assert "user/mem_00 [content]  here: Here  there: There" in ran.out
    assert "project:main/mem_01 [content] → theirs" in ran.out
    ran = run("merge", workspace, incoming, "--strategy", "local_wins", "--json")
    [conflict] = ran.document["conflicts"]
    assert (conflict["record_id"], conflict["resolution"]) == ("mem_00", "mine")
    assert run("merge", workspace, incoming, "--strategy", "no_one_wins").code == 2


@pytest.mark.parametrize("as_json", [False, True])
@pytest.mark.parametrize("verb", ["diff", "merge"])
def test_bad_files_are_a_sentence_and_exit_code_2(
    run: Run, workspace: Path, incoming: Path, verb: str, as_json: bool
) -> None:
    mail = incoming.parent
    for name, data in (("empty", b""), ("foreign", b"PK\x03\x04" * 20), ("newer", b"VDB1\x63\x00" + bytes(30))):
        (mail / name).write_bytes(data)
    (mail / "cut").write_bytes(incoming.read_bytes()[:10])
    bad = [mail / "none.vdb", mail, mail / "empty", mail / "foreign", mail / "newer", mail / "cut", workspace]
    before = footprint(workspace.parent), footprint(mail)
    for path in bad:
        ran = run(verb, workspace, path, *(["--json"] if as_json else []))
        assert ran.code == 2, path
        sentence = ran.document["error"] if as_json else ran.err.strip()
        assert sentence[-1] == "."
        assert "\n" not in sentence
        assert (ran.err if as_json else ran.out) == ""
    assert run(verb, mail / "none.vdb", incoming).code == 2
    assert run(verb, workspace, incoming, "--namespace", "usr").code == 2
    assert (footprint(workspace.parent), footprint(mail)) == before


def test_what_does_not_fit_is_merged_only_when_asked(run: Run, workspace: Path, incoming: Path) -> None:
    other = make(incoming.parent / "other.vdb", dimension=8, mine=fact("Only there"))
    ran = run("diff", workspace, other, "--json")
    assert ran.code == 1
    assert ran.document["obstacles"][0]["obstacle"] == "other dimension"
    before = footprint(workspace.parent)
    ran = run("merge", workspace, other)
    assert ran.code == 2
    assert "8 numbers" in ran.err
    assert "--anyway" in ran.err
    assert footprint(workspace.parent) == before
    ran = run("merge", workspace, other, "--anyway")
    assert ran.code == 0
    assert "Note: its vectors have 8 numbers" in ran.out


@pytest.mark.parametrize("as_json", [False, True])
def test_a_busy_workspace_is_exit_code_3_and_nothing_waits(
    run: Run, workspace: Path, incoming: Path, as_json: bool
) -> None:
    flags = ["--json"] if as_json else []
    with opened(workspace):
        assert run("diff", workspace, incoming, *flags).code == 1
        assert run("merge", workspace, incoming, "--dry-run", *flags).code == 0
        ran = run("merge", workspace, incoming, *flags)
        assert ran.code == 3
        assert "Another program" in (ran.document["error"] if as_json else ran.err)
    add(workspace, Key("user", "later"), "What the agent writes after that")
    assert FINDING_KEY not in records(workspace)


@pytest.mark.parametrize("as_json", [False, True])
def test_bad_targets_are_a_sentence(run: Run, workspace: Path, incoming: Path, as_json: bool) -> None:
    before = footprint(workspace.parent), footprint(incoming.parent)
    for arguments in (
        (workspace, incoming),
        (workspace, workspace, "--replace"),
        (workspace, incoming.parent / "none" / "x.vdb"),
        (workspace, incoming.parent / "x.vdb", "--exclude", "user/none"),
        (workspace, incoming.parent / "x.vdb", "--branch", "none"),
        (incoming.parent / "none.vdb", incoming.parent / "x.vdb"),
    ):
        ran = run("snapshot", *arguments, *(["--json"] if as_json else []))
        assert ran.code == 2
        assert (ran.document["error"] if as_json else ran.err.strip())[-1] == "."
    assert (footprint(workspace.parent), footprint(incoming.parent)) == before


def test_long_lists_are_cut_in_text_only(run: Run, workspace: Path, incoming: Path) -> None:
    with opened(incoming) as database:
        for number in range(20):
            database.insert(f"n{number}", [1.0] + [0.0] * 383, fact(f"New {number}"), namespace="user")
    ran = run("diff", workspace, incoming)
    assert "  … and 13 more (--json names all)" in ran.out
    assert len(run("diff", workspace, incoming, "--json").document["changes"]) == 21


def test_the_lock_of_a_workspace_is_not_replaced(run: Run, workspace: Path) -> None:
    lock = workspace.with_name("agent_a.vdb.lock")
    before = footprint(workspace.parent)
    assert run("snapshot", workspace, lock, "--replace").code == 2
    assert footprint(workspace.parent) == before


def test_a_target_that_cannot_be_is_a_sentence(run: Run, workspace: Path, mail: Path) -> None:
    loop = mail / "loop.vdb"
    loop.symlink_to(loop)
    for target in (loop, mail / f"{'x' * 300}.vdb"):
        ran = run("snapshot", workspace, target)
        assert (ran.code, ran.err.count("\n"), ran.err.strip()[-1]) == (2, 1, ".")
