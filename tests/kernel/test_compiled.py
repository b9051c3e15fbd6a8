"""Where machine code is kept: with the user, else where nobody else can put any, else nowhere."""

import os
import pwd
import tempfile
from pathlib import Path

import pytest

from alula.kernel import compiled


@pytest.fixture
def shared(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder in a temporary folder of everybody; the user's own cannot be made."""
    monkeypatch.setattr(compiled._settings, "CACHE_DIR", "")
    monkeypatch.setenv("XDG_CACHE_HOME", os.devnull)
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    return tmp_path / f"alula-{os.getuid()}"


def test_it_is_kept_with_the_user(
    shared: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "mine"))
    folder = compiled._name_cache_folder()
    assert folder.parent == tmp_path / "mine" / "alula"
    assert folder.is_dir()
    assert str(folder) == compiled._settings.CACHE_DIR
    assert not shared.exists()


def test_a_user_without_a_name_and_a_home_has_a_folder_too(
    shared: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def unknown(number: int) -> None:
        raise KeyError(number)

    monkeypatch.setattr(pwd, "getpwuid", unknown)
    for name in ("XDG_CACHE_HOME", "HOME", "USER", "LOGNAME", "LNAME", "USERNAME"):
        monkeypatch.delenv(name, raising=False)
    assert compiled._name_cache_folder().parent == shared
    assert shared.stat().st_mode & 0o077 == 0


def test_what_others_may_write_to_is_not_run(shared: Path) -> None:
    shared.mkdir()
    shared.chmod(0o777)
    assert compiled._name_cache_folder() == compiled._NOWHERE
    assert compiled._settings.CACHE_DIR == ""


def test_nowhere_is_right_too(shared: Path) -> None:
    shared.touch()
    assert compiled._name_cache_folder() == compiled._NOWHERE


@pytest.mark.usefixtures("shared")
def test_a_folder_that_the_user_names_is_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiled._settings, "CACHE_DIR", "here")
    assert compiled._name_cache_folder() == Path("here")
