"""The test kit of the card game: a notation for positions, a referee, and what fuzzing must know."""
