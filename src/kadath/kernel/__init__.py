"""What every game stands on: procedures, decisions, effects, randomness, records. Knows no game."""
