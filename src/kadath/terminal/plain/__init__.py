"""The dress of a game that has none of its own."""
