"""The language of the cards of Arkham Horror: its nodes, and in `wording` what they say."""
