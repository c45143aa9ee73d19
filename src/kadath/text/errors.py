"""The one way in which text can fail: something has no words."""

from __future__ import annotations

from ..kernel.errors import KadathError


class NotSaid(KadathError, LookupError):
    """A node, a word, a form or a message that some language has no words for."""

    code = "not-said"
