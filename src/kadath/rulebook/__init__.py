"""The rules in our own words, numbered, in three languages."""
