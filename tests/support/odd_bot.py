"""A bot program that goes wrong in the way that its argument says. Only the standard library."""

import json
import os
import subprocess
import sys
import time
from pathlib import Path


def say(text: str) -> None:
    sys.stdout.write(text)
    sys.stdout.flush()


def flood(text: str) -> None:
    while True:
        say(text)


def leave_a_child() -> None:
    """A child that outlives everything, unless it is ended with its group."""
    child = subprocess.Popen([sys.executable, "-ISc", "import time; time.sleep(600)"])
    with Path(sys.argv[2]).open("a") as file:
        file.write(f"{child.pid}\n")


def at_start(mode: str) -> None:
    match mode:
        case "hang-at-start":
            time.sleep(600)
        case "die-at-start":
            sys.exit("no licence found")
        case "flood-at-start":
            flood("hello ")
        case "wrong-ready":
            say('{"type": "hello"}\n')
        case _:
            say('{"type": "ready", "name": "odd"}\n')


ANSWERS = {
    "good": '{"choice": 0}\n',
    "extra": '{"choice": 0}\n{"choice": 0}\n',
    "not-json": "I choose the first\n",
    "not-object": "[0]\n",
    "deep": "[" * 30_000 + "\n",
    "out-of-range": '{"choice": 99}\n',
    "negative": '{"choice": -1}\n',
    "true": '{"choice": true}\n',
    "fraction": '{"choice": 1.0}\n',
    "no-choice": '{"option": 1}\n',
    "half": '{"cho',
    "half-and-die": '{"cho',
    "errors": '{"choice": 0}\n',
}


def decide(mode: str) -> None:
    match mode:
        case "die":
            sys.exit("division by zero in my head")
        case "killed":
            os.kill(os.getpid(), 9)
        case "close":
            os.close(1)
        case "child":
            leave_a_child()
        case "flood":
            flood("all work and no play ")
        case "flood-lines":
            flood('{"choice": 0}\n')
        case "not-utf8":
            os.write(1, b"\xff\xfe\x1b[2J\n")
        case "errors":
            sys.stderr.write("x" * 500_000 + "\n")
    say(ANSWERS.get(mode, ""))
    if mode in ("hang", "half", "close", "child"):
        time.sleep(600)
    if mode == "half-and-die":
        os._exit(0)


def main(mode: str) -> None:
    if mode == "deaf":  # answers without reading anything
        flood('{"type": "ready"}\n')
    for line in sys.stdin:
        kind = json.loads(line)["type"]
        if kind == "start":
            at_start(mode)
        elif kind == "decide":
            decide(mode)


main(sys.argv[1])
