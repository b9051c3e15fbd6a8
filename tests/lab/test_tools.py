"""The workshop's one door."""

import subprocess
import sys
from importlib import import_module
from pathlib import Path

from lab.__main__ import TOOLS

ROOT = Path(__file__).parent.parent.parent


def lab(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "lab", *arguments]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=60)


def test_every_tool_is_there_and_listed() -> None:
    listed = lab()
    assert listed.returncode == 0
    for name, (module, purpose) in TOOLS.items():
        assert callable(import_module(module).main)
        assert f"  {name}" in listed.stdout
        assert purpose in listed.stdout


def test_an_unknown_tool_is_refused() -> None:
    refused = lab("hammer")
    assert refused.returncode == 2
    assert "there is no tool 'hammer'" in refused.stderr


def test_the_cost_of_messages_is_measured_against_a_checkout(tmp_path: Path) -> None:
    told = lab("message-cost", str(ROOT), "--rounds", "2")
    assert told.returncode == 0, told.stderr
    assert told.stdout.count("ratio") == 2
    refused = lab("message-cost", str(tmp_path))
    assert refused.returncode == 2
    assert "is no checkout" in refused.stderr
