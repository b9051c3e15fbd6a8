"""What several tests share: games to look at, and readable playthroughs."""
