"""The vocabulary of Arkham Horror's cards: its nodes, and in `wording` their text."""
