"""Lanterns: two keepers play oil against the dark until dawn."""
