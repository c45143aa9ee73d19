"""The rules of the card game, one module per chapter of the rulebook."""
