"""The card game in the terminal: the locations drawn in characters, and the panels."""
