from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import msgspec


def test_one_answer_a_request_and_nothing_else_on_stdout(tmp_path: Path) -> None:
    (tmp_path / "model.safetensors").write_bytes(b"other")
    ran = subprocess.run(
        [sys.executable, "-m", "explorer.services.embedding_worker", str(tmp_path)],
        input=b'["a"]\n["b"]\n',
        capture_output=True,
        check=True,
        cwd=Path(__file__).parents[2],
    )
    answers = [msgspec.json.decode(line) for line in ran.stdout.splitlines()]
    assert len(answers) == 2
    assert all(set(answer) <= {"damaged", "missing"} for answer in answers)


def test_it_ends_with_its_input() -> None:
    subprocess.run(
        [sys.executable, "-m", "explorer.services.embedding_worker"],
        input=b"",
        check=True,
        timeout=30,
        cwd=Path(__file__).parents[2],
    )
