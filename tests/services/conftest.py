from __future__ import annotations

import os
import subprocess
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
import vectlite

from explorer.memory.protocols import Snapshot
from explorer.store.workspace import Workspace

Records = dict[str, dict[str, Any]]
"""Metadata by "namespace id"; the empty namespace is written as " id"."""
StoreOf = Callable[[Records], Snapshot]
Git = Callable[..., str]
FakeGit = Callable[[str], None]


@pytest.fixture
def store_of(tmp_path: Path) -> StoreOf:
    """Write the records with vectlite and read the file as the window does."""

    def write(records: Records) -> Snapshot:
        path = tmp_path / "w.vdb"
        with closing(vectlite.open(str(path), dimension=3)) as database:
            for where, metadata in records.items():
                namespace, _, record_id = where.rpartition(" ")
                database.insert(record_id, [1.0, 0.0, 0.0], metadata, namespace=namespace)
        return Workspace(path).scan(lambda _: None)

    return write


@pytest.fixture
def no_surroundings(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Neither the developer's settings nor a repository around the temporary folder."""
    for name in [name for name in os.environ if name.startswith("GIT_")]:
        monkeypatch.delenv(name)
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))


@pytest.fixture
def git() -> Git:
    def run(folder: Path, *arguments: str) -> str:
        folder.mkdir(parents=True, exist_ok=True)
        who = ("-c", "user.name=A", "-c", "user.email=a@example.org", "-c", "init.defaultBranch=main")
        done = subprocess.run(["git", *who, *arguments], cwd=folder, check=True, capture_output=True, text=True)
        return done.stdout.strip()

    return run


@pytest.fixture
def repository(tmp_path: Path, git: Git) -> Path:
    """One commit on main."""
    folder = tmp_path / "repository"
    git(folder, "init", "--quiet")
    git(folder, "commit", "--quiet", "--allow-empty", "--message", "first")
    return folder


@pytest.fixture
def fake_git(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> FakeGit:
    """Put a shell script in git's place."""

    def install(script: str) -> None:
        folder = tmp_path / "bin"
        folder.mkdir()
        (folder / "git").write_text(f"#!/bin/sh\n{script}\n", "utf-8")
        (folder / "git").chmod(0o755)
        monkeypatch.setenv("PATH", str(folder), prepend=os.pathsep)

    return install
