"""The server: tables, seats, live sockets, the store behind them, bots in worker processes."""

from alula._extras import require

require("server", "alula.server")
