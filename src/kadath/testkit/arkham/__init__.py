"""The test kit of Arkham Horror."""
