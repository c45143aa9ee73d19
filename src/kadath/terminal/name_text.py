"""Names on the board and in the panels."""

from __future__ import annotations


def initial(name: str) -> str:
    """The first letter of a name."""
    return next((sign for sign in name if sign.isalpha()), "?").upper()


def headline(name: str) -> str:
    """A name on its own: capitalized, whatever it is within a sentence."""
    return name[:1].upper() + name[1:]
