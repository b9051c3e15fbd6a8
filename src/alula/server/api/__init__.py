"""The HTTP and socket face of the house; `docs/api.md` is its contract."""
