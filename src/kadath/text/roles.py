"""What somebody is called by their part in a game: women as women, where a language tells."""

from __future__ import annotations

from .declined import forms_of
from .fluent import messages


def role(kind: str, name: str, language: str) -> str:
    """The message of a kind, or of the women of that kind if the one of this name is a woman."""
    said, woman = messages(language), f"{kind}-woman"
    known = forms_of(name, language)
    is_woman = known is not None and known.gender.startswith("f")
    return said.format(woman if is_woman and woman in said else kind)
