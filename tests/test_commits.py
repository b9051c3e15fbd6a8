"""What a commit may be called."""

import subprocess
import sys
from pathlib import Path

HOOK = Path(__file__).parent.parent / ".githooks" / "commit-msg"


def asked(message: str, folder: Path) -> "subprocess.CompletedProcess[str]":
    file = folder / "COMMIT_EDITMSG"
    file.write_text(message, encoding="utf-8")
    command = [sys.executable, str(HOOK), str(file)]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_a_subject_of_72_characters_is_good(tmp_path: Path) -> None:
    assert asked("ä" * 72 + "\n\n" + "x" * 200, tmp_path).returncode == 0
    assert asked("\n# a comment of git, however long it may be\nshort", tmp_path).returncode == 0


def test_a_longer_one_is_refused_with_its_length(tmp_path: Path) -> None:
    refused = asked("x" * 73, tmp_path)
    assert refused.returncode == 1
    assert "73 characters, 72 are the most: xxx" in refused.stderr
