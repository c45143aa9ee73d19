"""The HTTP endpoints, by what they are about."""
