"""Custom card sets: data in a folder, never code.

`accepted` knows what such a card may say, `cards` reads a card, `loading` brings a whole set into
the game, and `playing` records which sets a game uses.
"""
