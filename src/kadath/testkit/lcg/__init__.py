"""The test kit of the card game: notation, referee, and what fuzzing must know."""
