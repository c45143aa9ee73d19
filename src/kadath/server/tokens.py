"""Tokens that nobody can guess."""

from __future__ import annotations

import secrets
from hashlib import sha256

SEED_BITS = 63
_LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"
"""Letters and digits that are not easily confused."""


def new_id(length: int = 14) -> str:
    """An id for a person (public) or a table (five bits a letter)."""
    return "".join(secrets.choice(_LETTERS) for _ in range(length))


def new_token() -> str:
    """A secret of 160 bits, which grants access."""
    return new_id(32)


def new_seed() -> int:
    """A seed for a game; nobody may know it before the end."""
    return secrets.randbits(SEED_BITS)


def digest(token: str) -> str:
    """The digest of a secret, which is all that is stored of it."""
    return sha256(token.encode()).hexdigest()
