"""Final Hour in a terminal: the campus drawn with characters, and what lies around it."""
