"""The card game in a terminal: the locations drawn with characters, and what lies around them."""
