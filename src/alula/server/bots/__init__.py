"""Bots at tables: the host's list of them, and worker processes in which they think."""
