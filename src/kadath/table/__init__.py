"""What every client shares: seats, languages, undo, saves and replays."""
