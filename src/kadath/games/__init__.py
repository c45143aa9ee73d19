"""The games, each a package of its own; none imports another."""
