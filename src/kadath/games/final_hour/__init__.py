"""Arkham Horror: Final Hour."""
