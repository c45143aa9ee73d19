"""The rulebook of Final Hour, one module per chapter."""
