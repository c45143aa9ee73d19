"""The cards of Machina Arcana in words: their names, and what their trees say."""

from __future__ import annotations

from kadath.kernel.errors import NotWellFormed
from kadath.text.declined import forms_of
from kadath.text.fluent import messages
from kadath.text.render import render

from . import components  # noqa: F401  (print the cards, and teach what their nodes say)
from .cards import CARDS
from .vocabulary import wording  # noqa: F401  (print the cards, and teach what their nodes say)

TOLD = ("opening", "story", "setup", "rules", "victory", "defeat", "closing")
"""What a card may tell besides its rules text, in this order."""


def component(key: str, language: str) -> dict[str, str]:
    """A card's `name` and its rules `text`, an ability a line; what it tells is its `story`.

    Where its language declines the name, `acc` is whom somebody attacks.
    """
    if key not in CARDS:
        raise NotWellFormed(f"Machina Arcana has no card {key!r}")
    card, said = CARDS[key], messages(language)
    lines = [render(one, language, game="machina", kind=card.kind) for one in card.abilities]
    told = [message for part in TOLD if (message := f"machina-{part}-{key}") in said]
    described = {"name": said.format(f"machina-card-{key}"), "text": "\n".join(lines)}
    forms = forms_of(f"machina-card-{key}", language)
    if forms is not None:
        described["acc"] = forms.form("acc")
    if told:
        described["story"] = "\n".join(said.format(message) for message in told)
    return described
