"""The CUDA path in every test run: the same games under numba's simulator."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_device_plays_the_games_of_the_cpu() -> None:
    sizes = ["--quick", "--games", "3", "--steps", "8"]
    command = [sys.executable, "-m", "lab", "device-check", *sizes]
    environment = {**os.environ, "NUMBA_ENABLE_CUDASIM": "1"}
    done = subprocess.run(
        command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert "all equal on numba's CUDA simulator" in done.stdout
    assert done.stdout.count("step by step") == 5
