"""Everything that crosses the wire, as strict models: the single source of `docs/api.md`."""
