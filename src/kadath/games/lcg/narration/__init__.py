"""What the card game says to people, by what is said."""
