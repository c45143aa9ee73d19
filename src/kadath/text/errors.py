"""The one way in which text can fail: a text is missing."""

from __future__ import annotations

from ..kernel.errors import KadathError


class NotSaid(KadathError, LookupError):
    """A pattern, a word, a form or a message is missing in a language."""

    code = "not-said"
