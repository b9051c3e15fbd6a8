"""The server: tables, seats, live sockets, the store behind them, bots in worker processes."""
