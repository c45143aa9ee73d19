"""Arkham Horror in the terminal."""
