"""The language of the cards of Machina Arcana: its nodes, and in `wording` what they say."""
