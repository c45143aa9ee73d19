"""What the battery knows of Arkham Horror."""
