"""What is alive while a server runs: sockets in rooms, bots at work, clocks, presence."""
