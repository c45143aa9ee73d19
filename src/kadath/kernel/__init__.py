"""The kernel: procedures on a stack, decisions, trees of effects, records. No game is in here."""
