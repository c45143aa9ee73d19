"""The test kit of Final Hour: a notation for positions, a referee, and fuzzing support."""
