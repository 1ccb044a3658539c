from __future__ import annotations

import inspect

from explorer.memory import errors


def test_every_expected_error_is_caught_as_one_and_says_its_sentence() -> None:
    kinds = [kind for _, kind in inspect.getmembers(errors, inspect.isclass) if issubclass(kind, Exception)]
    kinds.remove(errors.Refused)
    assert errors.WorkspaceBusy in kinds
    for kind in kinds:
        assert issubclass(kind, errors.MemoryExplorerError)
        assert str(kind("The file is busy.")) == "The file is busy."
    assert not issubclass(errors.MemoryExplorerError, OSError | ValueError)


def test_a_refusal_has_its_reason_and_what_it_is_about() -> None:
    refused = errors.Refused(errors.Refusal.CYCLE, "The database")
    assert isinstance(refused, errors.MemoryExplorerError)
    assert (refused.reason, refused.label) == (errors.Refusal.CYCLE, "The database")
    assert str(refused) == "cycle: The database"
    assert str(errors.Refused(errors.Refusal.GONE)) == "gone"
