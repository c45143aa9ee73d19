"""The language of the cards: its nodes, and in `wording`, under the same names, what they say."""
