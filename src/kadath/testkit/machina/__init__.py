"""What the battery knows of Machina Arcana."""
