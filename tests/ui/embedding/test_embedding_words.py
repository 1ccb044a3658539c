from __future__ import annotations

from pathlib import Path

import pytest

from explorer.memory.journal import Committed, Trouble
from explorer.memory.reembedding import Reembedded, ReembeddingPlan
from explorer.services.coverage import Coverage
from explorer.services.stale_vectors import OtherModel
from explorer.ui.embedding.embedding_words import EmbeddingWords, not_replaced

FOLDER = Path("/state/backups")
PLAN = ReembeddingPlan("all-MiniLM-L6-v2", 384, ("a", "b"), 3, 1, 0, 1_000)


@pytest.mark.parametrize(
    ("embedded", "pending", "missing", "said"),
    [
        (1_210, 0, 0, "All 1210 text(s) have a vector of what they say now."),
        (1_204, 6, 0, "1204 of 1210 text(s) have a vector of what they say now. 6 wait(s) for a new one."),
        (1, 0, 1_209, "1 of 1210 text(s) have a vector of what they say now. 1209 have none that can be used."),
    ],
)
def test_how_many_can_be_found_by_meaning(embedded: int, pending: int, missing: int, said: str) -> None:
    found = Coverage(1_210, embedded, pending, missing, "all-MiniLM-L6-v2", 384)
    assert " ".join(EmbeddingWords().coverage(found)) == said


def test_a_workspace_without_texts() -> None:
    assert list(EmbeddingWords().coverage(Coverage(0, 0, 0, 0, "", 3))) == ["There is no text that needs a vector."]


@pytest.mark.parametrize(("name", "said"), [("acme/x", "acme/x"), ("", "3 dimension(s)")])
def test_whose_vectors_they_are(name: str, said: str) -> None:
    text = EmbeddingWords().other(OtherModel(name, 3))
    assert said in text
    assert "3 dimension(s)" in text


@pytest.mark.parametrize(
    ("model", "said"),
    [
        (("acme/x", 8), "until they use the new model"),
        (("all-MiniLM-L6-v2", 8), "until they use the new model"),
        (("sentence-transformers/all-MiniLM-L6-v2", 384), "as before"),
    ],
)
def test_what_embedding_anew_means(model: tuple[str, int], said: str) -> None:
    words = EmbeddingWords()
    assert words.button(PLAN) == "Re-embed 3 text(s)"
    assert "cannot be undone" in words.question(PLAN)
    text = "\n".join(sentence for _, sentence in words.follows(PLAN, model, 100, FOLDER))
    for each in ("384 dimension(s)", model[0], f"{model[1]} dimension(s)", "about 2 minute(s)", str(FOLDER), said):
        assert each in text


def test_what_was_done() -> None:
    done = EmbeddingWords().done(Reembedded(Committed(), "id", 3, 2, FOLDER / "copy"), "acme/x")
    for each in ("3 text(s)", "acme/x", "2 text(s) changed meanwhile", str(FOLDER / "copy")):
        assert each in done


@pytest.mark.parametrize("trouble", Trouble)
def test_every_trouble_has_its_sentence(trouble: Trouble) -> None:
    text = not_replaced(trouble, "team.vdb")
    assert text.startswith("No vector was replaced: ")
    assert "{" not in text
