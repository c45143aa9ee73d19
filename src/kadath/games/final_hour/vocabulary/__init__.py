"""The vocabulary of Final Hour's cards: its nodes, and in `wording` their text."""
