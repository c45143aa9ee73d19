"""The rules of the card game, a module for each chapter of its rulebook."""
