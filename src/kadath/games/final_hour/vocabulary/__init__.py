"""The language of the cards of Final Hour: its nodes, and in `wording` what they say."""
