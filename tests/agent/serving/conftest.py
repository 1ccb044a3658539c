from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from explorer.agent.desk import Desk
from explorer.agent.serving.office import Office
from tests.agent.remembering import NOW, make_remembering
from tests.agent.word_model import WordModel


@pytest.fixture
def desk(tmp_path: Path) -> Desk:
    """A desk of a server: nobody's in particular, at the small workspace of `tests.agent.remembering`."""
    path = make_remembering(tmp_path / "there" / "w.vdb")
    return Desk(path, branch="main", clock=lambda: NOW, embedding=WordModel(), state_root=tmp_path / "state")


@pytest.fixture
def office(desk: Desk) -> Iterator[Office]:
    with Office(desk) as office:
        yield office
