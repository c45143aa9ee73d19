"""The test kit of the card game: notation, referee, and fuzzing support."""
