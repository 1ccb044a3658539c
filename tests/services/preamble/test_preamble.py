from __future__ import annotations

import subprocess
import sys
from datetime import UTC, datetime

from explorer.services.preamble.composing import ADVICE
from explorer.services.preamble.preamble import preamble
from tests.services.conftest import StoreOf

NOW = datetime(2026, 11, 30, 12, tzinfo=UTC)


def test_what_an_agent_gets_whatever_its_grants(store_of: StoreOf) -> None:
    snapshot = store_of(
        {
            "project:main db": {"content": "PostgreSQL 16", "domain": "data", "topic": "database", "confidence": 0.7},
            "__policies__ p": {"content": "Use PostgreSQL", "domain": "data", "required_role": "designer"},
            "__policies__ q": {"content": "Off", "domain": "data", "active": False},
            "__notes__ n": {"content": "Half way through", "agent_id": "coder"},
            "__notes__ m": {"content": "Private", "agent_id": "qa"},
            "__grants__ g": {"role": "coder", "domain": "data", "permission": "none"},
        }
    )
    made = preamble(snapshot, "Upgrade PostgreSQL at last", "coder", NOW, branch="main")
    assert made.text == (
        "## Policies\n\n- [data] Use PostgreSQL\n"
        "\n## Your notes\n\nHalf way through\n"
        "\n## Facts that may help with this task\n\n- [data/database] PostgreSQL 16 (confidence 0.7)\n"
        f"\n{ADVICE}\n"
    )
    assert (made.task, made.agent, made.branch, made.repo) == ("Upgrade PostgreSQL at last", "coder", "main", "")
    nobody = preamble(snapshot, "", "", NOW, branch=None)
    assert nobody.text == f"## Policies\n\n- [data] Use PostgreSQL\n\n{ADVICE}\n"


def test_no_model_is_in_sight() -> None:
    code = (
        "import sys, explorer.services.preamble.preamble\n"
        "assert not {'torch', 'sentence_transformers', 'explorer.services.embedding'} & set(sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
