"""How the bots of the package were taught and tuned: `python -m lab teach --help`."""
