"""The rulebook of Final Hour: a module for each of its chapters."""
