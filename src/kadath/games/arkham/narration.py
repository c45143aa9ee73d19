"""The components of Arkham Horror in words: their names and texts."""

from __future__ import annotations

from collections.abc import Iterator

from kadath.kernel.effects import Number
from kadath.kernel.errors import NotWellFormed
from kadath.kernel.listeners import Ability
from kadath.kernel.nodes import Node
from kadath.text.declined import about_reader, declined
from kadath.text.fluent import messages
from kadath.text.lexicon import lexicon
from kadath.text.render import phrase, render
from kadath.text.roles import role

from . import components  # noqa: F401  (print the cards, and teach what their nodes say)
from .board import WORLDS, World
from .cards import (
    ANCIENT_ONES,
    ENCOUNTERS,
    FACES,
    GATE_CARDS,
    MARKER,
    MONSTERS,
    MYTHOS,
    PLACE,
    SHEETS,
    STORY_CONTINUES,
    AncientOne,
    Casting,
    Monster,
    abilities_of,
    kind_of,
)
from .place_cards import (
    card_name,
    card_text,
    entry_name,
    entry_text,
    gate_card_name,
    gate_card_text,
    gate_entry,
    gate_entry_text,
    kept_text,
)
from .vocabulary import wording  # noqa: F401  (print the cards, and teach what their nodes say)
from .vocabulary.effects.cards import KeepThisCard


def component(key: str, language: str) -> dict[str, str]:
    """A component's `name` and its rules `text`, with one ability per line.

    An Ancient One also has the text for the final battle: `battle`.
    """
    more: dict[str, str] = {}
    if key in ANCIENT_ONES:
        battle = list(_battle(ANCIENT_ONES[key], language))
        lines = [*_ancient_one(ANCIENT_ONES[key], language), *battle]
        more = {"battle": "\n".join(battle)}
    elif key in FACES:
        face = FACES[key]
        words = reader_of(key, language)
        lines = [render(one, language, game="arkham", **words) for one in face.abilities]
        if face.casting is not None:
            lines.insert(0, _casting(face.casting, language))
        if face.kind == MARKER:
            lines.append(_gate(WORLDS[key], language))
    elif key in SHEETS:
        words = reader_of(key, language)
        lines = [render(one, language, game="arkham", **words) for one in SHEETS[key].abilities]
    elif key in ENCOUNTERS:
        lines = [entry_text(key, language)]
    elif key in LOCATION_CARDS:
        lines = [card_text(key, language)]
    elif key in MYTHOS:
        card = MYTHOS[key]
        trees = (*([card.effect] if card.effect is not None else []), *card.abilities)
        lines = [render(tree, language, game="arkham") for tree in trees]
        if card.kind == STORY_CONTINUES:
            lines = [messages(language).format("arkham-mythos-shuffling")]
    elif key in GATE_CARDS:
        lines = [gate_card_text(key, language)]
    elif key in MONSTERS:
        lines = list(_monster(MONSTERS[key], language))
    else:
        raise NotWellFormed(f"Arkham Horror has no component {key!r}")
    name = name_of(key, language)
    called_kind = role(f"arkham-kind-{kind(key)}", _message(key), language)
    return {"name": name, "kind": called_kind, "text": "\n".join(lines), **more}


LOCATION_CARDS = frozenset(one.card for one in ENCOUNTERS.values())
"""The cards that have the entries of locations."""


def reader_of(key: str, language: str) -> dict[str, str]:
    """What patterns know of whoever reads a text: the gender, if `key` names an investigator.

    That may be the sheet or a Personal Story itself, or the sheet of somebody who reads it.
    """
    sheet = key.partition("_story")[0]
    return about_reader(f"arkham-card-{sheet}", language) if sheet in SHEETS else {}


def read(key: str, world: str, language: str, reader: str = "") -> str:
    """An encounter as it is read out: that of a location, or of a world on a gate card.

    The reader is the sheet of the investigator who has it: a woman is "zatrzymana" in Polish.
    """
    words = reader_of(reader, language)
    if world:
        text = gate_entry_text(key, world, language, **words)
        if is_kept(gate_entry(key, world)):
            text = f"{text} {on_kept(key, language)}"
    else:
        text = entry_text(key, language, **words)
    return text.replace("\n", " ")


def is_kept(effect: Node) -> bool:
    """Whether somebody who resolves an effect of a gate card may keep the card."""
    return any(isinstance(part, KeepThisCard) for part in effect.walk())


def on_kept(key: str, language: str) -> str:
    """What a gate card does for whoever keeps it."""
    text = " ".join(kept_text(key, language))
    return messages(language).format("arkham-on-kept-card", text=text)


def abilities_on(key: str, battle: bool) -> tuple[Ability, ...]:
    """The abilities on a component; an Ancient One has different ones in the final battle."""
    if key in SHEETS:
        return SHEETS[key].abilities
    if key in MONSTERS:
        return MONSTERS[key].abilities
    return ANCIENT_ONES[key].battle if battle else abilities_of(key)


def ability_text(key: str, ability: Ability, language: str) -> str:
    """One ability of a component, as worded there."""
    words = reader_of(key, language)
    if key in MONSTERS or key in ANCIENT_ONES:
        words = {"on": "monster" if key in MONSTERS else "sheet"}
    return render(ability, language, game="arkham", **words)


def name_of(key: str, language: str) -> str:
    """The name of a component by its key."""
    if key in ENCOUNTERS:
        return entry_name(key, language)
    if key in LOCATION_CARDS:
        return card_name(key, language)
    if key in GATE_CARDS:
        return gate_card_name(key, language)
    return messages(language).format(_message(key))


def called(key: str, language: str) -> str:
    """A component in a sentence: its name with its forms, or else a card in quotation marks."""
    return declined(name_of(key, language), _message(key), language, "kernel.card")


def _message(key: str) -> str:
    """The message with the name of a face, a sheet or a monster."""
    is_place = key in FACES and FACES[key].kind == PLACE
    return f"arkham-{'space' if is_place else 'card'}-{key}"


def kind(key: str) -> str:
    """The kind of a component, by its key."""
    if key in SHEETS:
        return "investigator"
    if key in MONSTERS:
        return "monster"
    is_location = key in ENCOUNTERS or key in LOCATION_CARDS
    return "location_card" if is_location else kind_of(key)


def _casting(casting: Casting, language: str) -> str:
    modifier = _modifier(casting.modifier, language)
    return messages(language).format(
        "arkham-rules-casting", modifier=modifier, sanity=casting.sanity
    )


def _gate(world: World, language: str) -> str:
    say = messages(language).format
    return say(
        "arkham-rules-gate",
        modifier=_modifier(world.modifier, language),
        dimension=say(f"arkham-dimension-{world.symbol}"),
    )


def _ancient_one(printed: AncientOne, language: str) -> Iterator[str]:
    say = messages(language).format
    rating = _modifier(printed.combat, language) if printed.combat else "?"
    defences = ", ".join(say(f"arkham-keyword-{word}") for word in sorted(printed.defences))
    yield say("arkham-rules-ancient_one", doom=printed.doom_track, rating=rating)
    if defences:
        yield f"{defences}."
    for ability in FACES[printed.key].abilities:
        yield render(ability, language, game="arkham", on="sheet")


def _battle(printed: AncientOne, language: str) -> Iterator[str]:
    """What applies in the final battle, how it starts, and the attack."""
    say = messages(language).format
    for ability in printed.battle:
        text = render(ability, language, game="arkham", on="sheet")
        yield say("arkham-rules-battle", text=text)
    if printed.start is not None:
        yield say("arkham-rules-start", text=render(printed.start, language, game="arkham"))
    if printed.attack is not None:
        yield say("arkham-rules-attack", text=render(printed.attack, language, game="arkham"))


def _monster(monster: Monster, language: str) -> Iterator[str]:
    say = messages(language).format
    yield say(
        "arkham-rules-moves",
        movement=say(f"arkham-movement-{monster.movement}"),
        dimension=say(f"arkham-dimension-{monster.dimension}"),
    )
    if monster.toughness:
        yield from _ratings(monster, language)
    keywords = [say(f"arkham-keyword-{keyword}") for keyword in sorted(monster.keywords)]
    for keyword, number in (
        ("nightmarish", monster.nightmarish),
        ("overwhelming", monster.overwhelming),
    ):
        if number:
            keywords.append(f"{say(f'arkham-keyword-{keyword}')} {number}")
    if keywords:
        yield f"{', '.join(keywords)}."
    for ability in monster.abilities:
        yield render(ability, language, game="arkham", on="monster")


def _ratings(monster: Monster, language: str) -> Iterator[str]:
    say = messages(language).format
    yield say("arkham-rules-awareness", modifier=_modifier(monster.awareness, language))
    if monster.horror is None:
        yield say("arkham-rules-no_horror")
    else:
        modifier = _modifier(monster.horror, language)
        yield say("arkham-rules-horror", modifier=modifier, damage=monster.horror_damage)
    modifier = _modifier(monster.combat, language)
    if monster.combat_damage:
        yield say("arkham-rules-combat", modifier=modifier, damage=monster.combat_damage)
    else:
        yield say("arkham-rules-harmless", modifier=modifier)
    yield say("arkham-rules-toughness", toughness=monster.toughness)


def _modifier(number: Number, language: str) -> str:
    grammar = lexicon(language).grammar
    if isinstance(number, int):
        return grammar.signed(number)
    return phrase(number, language, game="arkham").form(grammar.cases[0])
