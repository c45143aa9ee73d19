"""The HTTP endpoints, by topic."""
