"""The vocabulary of Machina Arcana's cards: its nodes, and in `wording` their text."""
