"""The box of Final Hour as declarative data."""
