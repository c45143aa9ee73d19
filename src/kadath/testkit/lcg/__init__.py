"""The card game's part of the battery."""
