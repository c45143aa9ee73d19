"""The test kit of Machina Arcana."""
