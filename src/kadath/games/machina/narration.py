"""The cards of Machina Arcana in words: their names, and what their trees say."""

from __future__ import annotations

from kadath.kernel.errors import NotWellFormed
from kadath.text.fluent import messages
from kadath.text.render import render

from . import components  # noqa: F401  (print the cards, and teach what their nodes say)
from .cards import CARDS
from .vocabulary import wording  # noqa: F401  (print the cards, and teach what their nodes say)


def component(key: str, language: str) -> dict[str, str]:
    """A card's `name` and its rules `text`, an ability a line."""
    if key not in CARDS:
        raise NotWellFormed(f"Machina Arcana has no card {key!r}")
    lines = (render(ability, language, game="machina") for ability in CARDS[key].abilities)
    name = messages(language).format(f"machina-card-{key}")
    return {"name": name, "text": "\n".join(lines)}
