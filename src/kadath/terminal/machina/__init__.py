"""Machina Arcana in a terminal."""
