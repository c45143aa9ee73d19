"""Machina Arcana in the terminal."""
