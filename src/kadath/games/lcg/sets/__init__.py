"""Sets of cards that come from outside: data in a folder, never code.

`accepted` knows what such a card may say, `cards` reads one, `loading` brings a whole set into the
game, and `playing` tells with which sets a game is played.
"""
