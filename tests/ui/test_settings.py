from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray, QSettings

from explorer.memory.journal import Retention
from explorer.ui.settings import (
    ALL,
    BACKUPS,
    COLUMNS,
    COMPACT,
    DAYS,
    DECAY_HALF_LIFE,
    FILTERS,
    LIMITS,
    MEGABYTES,
    RECENT,
    Setting,
    Settings,
)


def again(tmp_path: Path) -> Settings:
    """The same file as the next start of the program reads it."""
    return Settings(QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat))


@pytest.fixture
def raw(tmp_path: Path) -> QSettings:
    return QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat)


def test_recent_files_are_the_newest_first_each_once_and_ten_at_most(settings: Settings, tmp_path: Path) -> None:
    paths = [tmp_path / f"{number}.vdb" for number in range(12)]
    for path in paths:
        settings.remember_file(path)
    assert settings.recent == paths[:1:-1]
    settings.remember_file(paths[5])
    assert settings.recent[0] == paths[5]
    assert len(settings.recent) == len(set(settings.recent)) == 10
    settings.forget_files()
    assert settings.recent == []


def test_a_relative_path_is_remembered_as_the_file_it_means(
    settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    settings.remember_file(Path("a.vdb"))
    assert settings.recent == [tmp_path / "a.vdb"]


@pytest.mark.parametrize("name", ["a, b.vdb", 'quo"te.vdb', "база 🧠.vdb", "per%cent.vdb", "@Invalid().vdb"])
def test_any_name_survives_a_restart(settings: Settings, raw: QSettings, tmp_path: Path, name: str) -> None:
    settings.remember_file(tmp_path / name)
    settings._store.sync()
    assert again(tmp_path).recent == [tmp_path / name]


def test_flags_texts_and_states_survive_a_restart(settings: Settings, tmp_path: Path) -> None:
    settings.set(COMPACT, True)
    settings.set(FILTERS, "@some, text")
    settings.set(COLUMNS, QByteArray(b"\x00\x01\xff"))
    settings._store.sync()
    kept = again(tmp_path)
    assert kept.flag(COMPACT)
    assert kept.text(FILTERS) == "@some, text"
    assert kept.bytes(COLUMNS) == QByteArray(b"\x00\x01\xff")
    settings.set(COMPACT, False)
    settings._store.sync()
    assert not again(tmp_path).flag(COMPACT, default=True)


def test_where_nothing_is_kept_the_default_counts(settings: Settings) -> None:
    assert settings.flag(COMPACT) is False
    assert settings.flag(COMPACT, default=True) is True
    assert settings.text(FILTERS) == ""
    assert settings.bytes(COLUMNS).isEmpty()
    assert settings.recent == []


@pytest.mark.parametrize("damaged", ["not json", "{}", "[1, 2]", "[", "", 7])
def test_a_damaged_list_of_recent_files_counts_as_none(settings: Settings, raw: QSettings, damaged: object) -> None:
    raw.setValue(RECENT.name, damaged)
    raw.sync()
    settings._store.sync()
    assert settings.recent == []


def test_a_value_of_another_kind_counts_as_none(settings: Settings) -> None:
    settings._store.setValue(COLUMNS.name, "text")
    settings._store.setValue(FILTERS.name, ["a", "b"])
    assert settings.bytes(COLUMNS).isEmpty()
    assert settings.text(FILTERS) == ""


def test_every_setting_has_its_name_and_its_meaning() -> None:
    assert len({setting.name for setting in ALL}) == len(ALL)
    assert all(setting.meaning for setting in ALL)


def test_what_is_kept_of_the_history_survives_a_restart(settings: Settings, tmp_path: Path) -> None:
    assert settings.retention == Retention()
    settings.set_retention(Retention(days=30, megabytes=1_000, backups=0))
    settings._store.sync()
    assert again(tmp_path).retention == Retention(30, 1_000, 0)


@pytest.mark.parametrize("setting", LIMITS)
@pytest.mark.parametrize("damaged", ["many", "", "1.5", "-1", "1000000", "9" * 30, True, None, ["1", "2"]])
def test_a_damaged_number_counts_as_the_default_and_spoils_no_other(
    settings: Settings, setting: Setting, damaged: object
) -> None:
    settings.set_retention(Retention(31, 501, 8))
    settings._store.setValue(setting.name, damaged)
    kept, usual = settings.retention, Retention()
    wanted = {DAYS: (usual.days, 501, 8), MEGABYTES: (31, usual.megabytes, 8), BACKUPS: (31, 501, usual.backups)}
    assert (kept.days, kept.megabytes, kept.backups) == wanted[setting]


def test_a_figure_that_is_damaged_or_out_of_bounds_counts_as_none(settings: Settings, tmp_path: Path) -> None:
    settings.set(DECAY_HALF_LIFE, "36.5")
    settings._store.sync()
    assert again(tmp_path).figure(DECAY_HALF_LIFE, 168.0, 1.0, 1_000.0) == 36.5
    for damaged in ("", "x", "nan", "0.5", "1001"):
        settings.set(DECAY_HALF_LIFE, damaged)
        assert settings.figure(DECAY_HALF_LIFE, 168.0, 1.0, 1_000.0) == 168.0
