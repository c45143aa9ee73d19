"""The vocabulary of the cards: its nodes, and in `wording`, under the same names, their text."""
