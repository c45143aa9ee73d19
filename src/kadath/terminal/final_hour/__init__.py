"""Final Hour in the terminal: the campus drawn in characters, and its panels."""
