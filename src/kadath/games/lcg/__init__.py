"""Arkham Horror: The Card Game."""
