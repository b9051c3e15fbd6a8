"""Is the strongest bot still as strong as it was? This checkout against an earlier commit, by SPRT.

The earlier one is the newest tag, or the commit named here. It plays as a program (`alula-bot/1`)
from a checkout of its own, so that neither side sees the other's code.
"""

import argparse
import json
import shlex
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parent.parent
REFERENCE = "0957328"
"""Where there is no tag yet."""
PLACE = "import sys; sys.path.insert(0, {source!r}); "
PROGRAM = PLACE + "from alula.cli import main; main()"
COMPILE = PLACE + "from alula.bots.prepare import prepare; prepare()"


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="strength", description=__doc__)
    parser.add_argument("--against", default=None, help="a tag or a commit")
    parser.add_argument("--bot", default="best")
    parser.add_argument("--budget", default="0.1")
    parser.add_argument("--sprt", default="0.45:0.50", help="weaker, or as strong")
    parser.add_argument("--games", default="2000", help="at most")
    options = parser.parse_args(arguments)
    commit = options.against or _newest_tag() or REFERENCE
    with tempfile.TemporaryDirectory(prefix="alula-strength-") as folder:
        then, result = Path(folder, "then"), Path(folder, "result.json")
        subprocess.run(["git", "clone", "--quiet", str(ROOT), str(then)], check=True)
        subprocess.run(["git", "checkout", "--quiet", commit], cwd=then, check=True)
        python, source = [sys.executable, "-P", "-c"], str(then / "src")
        subprocess.run([*python, COMPILE.format(source=source)], check=True)
        earlier = shlex.join([*python, PROGRAM.format(source=source), "bot", options.bot])
        match = ["--bot", options.bot, "--bot", f"cmd:{earlier}", "--budget", options.budget]
        ends = ["--sprt", options.sprt, "--games", options.games, "--json", str(result)]
        print(f"{options.bot} of this checkout against that of {commit}:", flush=True)
        arena = "from alula.cli import main; main()"
        subprocess.run([sys.executable, "-c", arena, "arena", *match, *ends], check=True)
        verdict = json.loads(result.read_text())["sprt"]["verdict"]
    print({"higher": "as strong", "lower": "weaker"}.get(verdict, "not decided"))
    return 1 if verdict == "lower" else 0


def _newest_tag() -> str | None:
    told = subprocess.run(
        ["git", "describe", "--tags", "--abbrev=0"], cwd=ROOT, capture_output=True, text=True
    )
    return told.stdout.strip() or None
