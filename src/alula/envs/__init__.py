"""Standard environments: Gymnasium, PettingZoo, OpenSpiel, many tables at once, and a GPU.

`import alula.envs` registers `alula/Faraway-v0` where Gymnasium is installed; the other faces are
modules of their own: `faraway_v0` (PettingZoo), `openspiel`, `cuda`.
"""

from importlib.util import find_spec

from alula._extras import require

require("bots", "alula.envs")


def _register() -> None:
    if find_spec("gymnasium") is None:  # the tables of a GPU host do without
        return
    import gymnasium

    if "alula/Faraway-v0" not in gymnasium.registry:
        gymnasium.register(
            id="alula/Faraway-v0",
            entry_point="alula.envs.single:Faraway",
            vector_entry_point="alula.envs.vector:FarawayVector",
        )


_register()
