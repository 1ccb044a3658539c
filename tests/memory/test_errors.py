from __future__ import annotations

import inspect

from explorer.memory import errors


def test_every_expected_error_is_caught_as_one_and_says_its_sentence() -> None:
    kinds = [kind for _, kind in inspect.getmembers(errors, inspect.isclass)]
    assert errors.WorkspaceBusy in kinds
    for kind in kinds:
        assert issubclass(kind, errors.MemoryExplorerError)
        assert str(kind("The file is busy.")) == "The file is busy."
    assert not issubclass(errors.MemoryExplorerError, OSError | ValueError)
