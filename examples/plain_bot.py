"""A bot in plain Python for `alula arena --bot "cmd:python plain_bot.py"`: it likes to climb."""

import json
import random
import sys
from typing import Any


def worth(option: dict[str, Any], view: dict[str, Any], rng: random.Random) -> float:
    """How much it likes an option: a higher number than before finds a sanctuary."""
    row = [0, *view["rows"][view["seat"]]]
    if option["event"] in ("play", "take"):
        step: int = option["region"] - row[-1]
        return 100 - step if step > 0 else step  # climb in small steps; else fall a little
    return rng.random()  # any sanctuary is a good one


def choose(message: dict[str, Any], rng: random.Random) -> int:
    """The index of the option that it likes best."""
    options = message["options"]
    return max(range(len(options)), key=lambda n: worth(options[n], message["view"], rng))


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "start":
        rng = random.Random(message["seed"])
        print(json.dumps({"type": "ready", "name": "plain"}), flush=True)
    elif message["type"] == "decide":
        print(json.dumps({"choice": choose(message, rng)}), flush=True)
