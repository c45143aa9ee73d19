"""The cards of Machina Arcana in words: their names, and the text of their trees."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kadath.kernel.errors import NotWellFormed
from kadath.text.declined import about_reader, forms_of
from kadath.text.fluent import messages
from kadath.text.render import render

from . import components  # noqa: F401  (print the cards, and teach what their nodes say)
from .cards import CARDS, EXPLORER, ITEMS, WEAPON, Card
from .goals import awaited
from .vocabulary import wording  # noqa: F401  (print the cards, and teach what their nodes say)
from .vocabulary.abilities import Active

if TYPE_CHECKING:
    from .state import MachinaState

EDGES = ("top", "bottom", "right", "left")
"""The edges of an item that may have a connector."""
TOLD = ("opening", "story", "setup", "rules")
"""What a card may have besides its rules text, in this order; the end of a scenario is not among
it.
"""
ENDS = ("victory", "defeat")
"""What a final challenge has after that: how it is won, and how it is lost."""


def component(key: str, language: str) -> dict[str, str]:
    """A card's `name`, its rules `text` with one ability per line, and its `story`.

    If the language declines the name, `acc` is its accusative, for the target of an attack.
    `traits` is whatever else is printed on it: a class, a level, hands, what locks onto it.
    `awaits` is the number of tokens it counts to, or `explorers`. `goal` is how a final challenge
    is won and lost, one line each.
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
    if wanted := awaited(key):
        described["awaits"] = wanted
    if traits := _traits(card, language):
        described["traits"] = traits
    ends = [
        said.format(f"machina-told-{part}", how=said.format(message))
        for part in ENDS
        if (message := f"machina-{part}-{key}") in said
    ]
    if ends:
        described["goal"] = "\n".join(ends)
    if told or ends:
        described["story"] = "\n".join([*(said.format(message) for message in told), *ends])
    return described


def does(key: str, number: int, language: str) -> str:
    """The effect of an ability of a card, without its cost and its target."""
    ability = CARDS[key].abilities[number]
    told = ability.effect if isinstance(ability, Active) else ability
    return render(told, language, game="machina", **reader_of(key, language))


def reader_of(key: str, language: str) -> dict[str, str]:
    """What patterns know of whoever reads a text, by their card: the gender of an explorer."""
    is_explorer = CARDS[key].kind == EXPLORER
    return about_reader(f"machina-card-{key}", language) if is_explorer else {}


def reader_on_table(s: MachinaState, who: int, language: str) -> dict[str, str]:
    """The same for a unit on the table; empty if `who` is none."""
    return reader_of(s.cards[who].face, language) if who in s.cards else {}


def closing(scenario: str, language: str) -> str:
    """How the story of a scenario ends when it is won."""
    return messages(language).format(f"machina-closing-{scenario}")


def _traits(card: Card, language: str) -> str:
    said = messages(language)
    if card.klass:
        return said.format(f"machina-class-{card.klass}")
    if card.kind not in ITEMS:
        return ""
    parts = [said.format("machina-trait-level", level=card.level)]
    if card.kind == WEAPON and not card.is_augmentation:
        parts.append(said.format(f"machina-trait-{'one' if card.one_handed else 'two'}-handed"))
    # Symbols are numbered separately for each type of item.
    parts += [
        said.format(f"machina-trait-{edge}", symbol=symbol.rpartition("_")[2])
        for edge in EDGES
        if (symbol := getattr(card.connectors, edge))
    ]
    return ", ".join(parts)
