"""Decks: building, refusing, buying and exchanging them. Nothing here is needed during a game."""
