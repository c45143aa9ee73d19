"""Decks: building, checking, buying cards, import and export. Not needed during a game."""
