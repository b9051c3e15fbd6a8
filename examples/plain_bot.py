"""A bot in plain Python: it climbs by small steps and takes the cards with the most fame."""

import json
import random
import sys

FAME = {44: 2, 49: 12, 53: 11, 57: 10, 61: 14, 65: 15, 68: 24}  # regions it likes to take


def choose(view, options, rng):
    """The index of the option that looks best."""

    def worth(option):
        if option["event"] == "play":  # a small step up finds a sanctuary; else go low
            row = view["rows"][view["seat"]]
            step = option["region"] - (row[-1] if row else 0)
            return -step if step > 0 else step - 100
        if option["event"] == "take":
            return FAME.get(option["region"], 0)
        return rng.random()

    return max(range(len(options)), key=lambda index: worth(options[index]))


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "start":
        rng = random.Random(message["seed"])
        print(json.dumps({"type": "ready", "name": "plain"}), flush=True)
    elif message["type"] == "decide":
        choice = choose(message["view"], message["options"], rng)
        print(json.dumps({"choice": choice}), flush=True)
