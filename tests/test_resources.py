from __future__ import annotations

from pathlib import Path

import pytest

from explorer import resources
from explorer.resources import resource

ROOT = Path(resources.__file__).parents[1]


def test_in_a_checkout_resources_lie_beside_the_package() -> None:
    assert resource("demo", "acme-shop.vdb") == ROOT / "resources" / "demo" / "acme-shop.vdb"
    assert resource("demo", "acme-shop.vdb").is_file()
    assert resource() == ROOT / "resources"


def test_once_installed_they_lie_inside_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "shipped").mkdir()
    monkeypatch.setattr(resources, "_HERE", tmp_path)
    assert resource("i18n") == tmp_path / "shipped" / "i18n"
