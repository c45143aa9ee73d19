"""The texts of the card game, one module per kind of text."""
