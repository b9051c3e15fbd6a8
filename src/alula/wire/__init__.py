"""Everything that crosses the wire, as strict models: the single source of `docs/api.md`."""

from alula._extras import require

require("client", "alula.wire")
