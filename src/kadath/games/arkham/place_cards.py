"""Location and gate cards in words: their names and texts."""

from __future__ import annotations

from kadath.kernel.effects import Effect
from kadath.text.fluent import messages
from kadath.text.render import render

from .board import NEIGHBORHOOD
from .cards import BASE, ENCOUNTERS, GATE_CARDS, Encounter

BASE_CARDS = 7
"""The cards of each neighborhood in the base box; the numbers of Innsmouth's cards follow these."""
BASE_GATES = 12
OTHER = "other"
"""The entry of a gate card for worlds that it does not name."""


def entry_name(key: str, language: str) -> str:
    """The name of an entry: its place, and the number of its card in the deck."""
    one = ENCOUNTERS[key]
    say = messages(language).format
    place = say(f"arkham-space-{one.location}")
    return say("arkham-entry", place=place, number=_number(one))


def entry_text(key: str, language: str, **words: str) -> str:
    """An entry: a line of the story, if there is one, and its effect (see `render` for words)."""
    text = render(ENCOUNTERS[key].effect, language, game="arkham", **words)
    tale = f"arkham-tale-{key}"
    said = messages(language)
    return f"{said.format(tale)}\n{text}" if tale in said else text


def card_name(card: str, language: str) -> str:
    """The name of a location card: its neighborhood, and its number in the deck."""
    one = next(iter(entries_on(card)))
    say = messages(language).format
    deck = say(f"arkham-neighborhood-{NEIGHBORHOOD[one.location]}")
    return say("arkham-entry", place=deck, number=_number(one))


def card_text(card: str, language: str) -> str:
    """A location card: its entries, each under the name of its place."""
    say = messages(language).format
    return "\n".join(
        f"{say(f'arkham-space-{one.location}')}: {entry_text(one.key, language)}"
        for one in entries_on(card)
    )


def entries_on(card: str) -> list[Encounter]:
    """The entries of a location card, starting with that of a proper location."""
    found = [one for one in ENCOUNTERS.values() if one.card == card]
    return sorted(found, key=lambda one: one.location not in NEIGHBORHOOD)


def gate_card_name(key: str, language: str) -> str:
    """The name of a gate card: its color, and its number among the cards of that color."""
    card = GATE_CARDS[key]
    say = messages(language).format
    if not card.color:
        return say("arkham-gate-card-shuffles")
    number = int(key.rsplit("_", 1)[1]) + (0 if card.box == BASE else BASE_GATES)
    return say("arkham-gate-card", color=card.color, number=number)


def gate_card_text(key: str, language: str) -> str:
    """A gate card: its entries, each under the name of its world."""
    say = messages(language).format
    lines = []
    for world, _ in GATE_CARDS[key].entries:
        name = say("arkham-world-other") if world == OTHER else say(f"arkham-card-{world}")
        lines.append(f"{name}: {gate_entry_text(key, world, language)}")
    lines += kept_text(key, language)
    return "\n".join(lines) or say("arkham-gate-card-shuffling")


def gate_entry_text(key: str, world: str, language: str, **words: str) -> str:
    """The text of a gate card for a world, or for any other: a line of the story and its effect."""
    text = render(gate_entry(key, world), language, game="arkham", **words)
    tale = f"arkham-tale-{key}_{_read(key, world)}"
    said = messages(language)
    return f"{said.format(tale)}\n{text}" if tale in said else text


def gate_entry(key: str, world: str) -> Effect:
    """The entry of a gate card for a world, or for any other."""
    return dict(GATE_CARDS[key].entries)[_read(key, world)]


def _read(key: str, world: str) -> str:
    return world if world in dict(GATE_CARDS[key].entries) else OTHER


def kept_text(key: str, language: str) -> list[str]:
    """The abilities of a gate card that can be kept."""
    return [render(ability, language, game="arkham") for ability in GATE_CARDS[key].abilities]


def _number(one: Encounter) -> int:
    number = int(one.card.rsplit("_", 1)[1])
    return number + BASE_CARDS if one.card.startswith(f"innsmouth_{_deck(one)}") else number


def _deck(one: Encounter) -> str:
    return NEIGHBORHOOD.get(one.location, "french_hill")
