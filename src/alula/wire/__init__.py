"""Everything that crosses the wire, as strict models: the single source of `docs/api.md`."""

from typing import Literal

from alula._extras import require

require("client", "alula.wire")

PROTOCOL: Literal["alula-table/1"] = "alula-table/1"
"""What client and server speak over a table's socket; another number is another language."""
