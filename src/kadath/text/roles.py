"""The name of a role in a game, in the feminine for women if the language has it."""

from __future__ import annotations

from .declined import forms_of
from .fluent import messages


def role(kind: str, name: str, language: str) -> str:
    """The message of a role, or its feminine if the character with this name is a woman."""
    bundle, woman = messages(language), f"{kind}-woman"
    known = forms_of(name, language)
    is_woman = known is not None and known.gender.startswith("f")
    return bundle.format(woman if is_woman and woman in bundle else kind)
