"""The components of the box with their names, kinds, and rules text."""

from __future__ import annotations

from collections import Counter

from kadath.kernel.errors import NotWellFormed
from kadath.text.roles import role
from kadath.text.sentences import capitalized

from ..components.action_cards import ACTION_CARDS, DECKS, INVESTIGATORS, ActionCard
from ..components.ancient_ones import ANCIENT_ONES, AncientOne
from ..components.items import ITEMS, Item
from ..components.monsters import KINDS, MonsterKind
from ..components.priority_cards import NUMBERS
from .names import Names
from .rules_text import rules_text

_ACTIONS = {card.key: card for card in ACTION_CARDS}
_ITEMS = {item.key: item for item in ITEMS}
_MONSTERS = {f"monster-{number}": kind for number, kind in enumerate(KINDS)}
_PRIORITY = {f"priority-{number}": number for number in NUMBERS}


def component(names: Names, key: str) -> dict[str, str]:
    """A catalogue entry: at least its `name`, `kind`, and rules `text`."""
    if key in INVESTIGATORS:
        return _investigator(names, key)
    if key in _ACTIONS:
        return _action_card(names, _ACTIONS[key])
    if key in _ITEMS:
        return _item_card(names, _ITEMS[key])
    if key in _MONSTERS:
        return _monster(names, _MONSTERS[key])
    if key in _PRIORITY:
        card = names.priority(_PRIORITY[key])
        return {"name": card, "kind": names.name("kind", "priority_card"), "text": ""}
    if key in ANCIENT_ONES:
        return _ancient_one(names, ANCIENT_ONES[key])
    raise NotWellFormed(f"Final Hour has no component {key!r}")


def _investigator(names: Names, key: str) -> dict[str, str]:
    titles = dict.fromkeys(ACTION_CARDS[card].title for card in DECKS[key])
    return {
        "name": names.name("investigator", key),
        "kind": role(
            "final_hour-kind-investigator", f"final_hour-investigator-{key}", names.language
        ),
        "role": names.name("investigator", f"{key}-role"),
        "text": names.listed(names.name("action", title) for title in titles),
    }


def _action_card(names: Names, card: ActionCard) -> dict[str, str]:
    top = rules_text(card.top, names.language)
    bottom = rules_text(card.bottom, names.language)
    return {
        "name": names.name("action", card.title),
        "kind": names.name("kind", "action_card"),
        "investigator": names.name("investigator", card.investigator),
        "top": top,
        "bottom": bottom,
        "text": names.say("rules-action_card", top=top, bottom=bottom),
    }


def _item_card(names: Names, item: Item) -> dict[str, str]:
    timing = names.name("timing", item.timing)
    text = rules_text(item.effect, names.language)
    return {
        "name": names.name("item", item.key),
        "kind": names.name("kind", "item_card"),
        "timing": timing,
        "text": names.say("rules-item_card", timing=timing, text=text[:1].lower() + text[1:]),
    }


def _icon(names: Names, icon: str, count: int) -> str:
    rule = names.name("icon", f"{icon}-rule")
    return names.say("icon-twice", rule=rule) if count == 2 else rule


def _monster(names: Names, kind: MonsterKind) -> dict[str, str]:
    text = names.say(
        "rules-monster",
        health=kind.health,
        arrows=names.name("colour", kind.colour),
        icons=" ".join(_icon(names, icon, count) for icon, count in Counter(kind.icons).items()),
    )
    return {
        "name": capitalized(names.monster(kind)),
        "kind": names.name("kind", "common_monster" if kind.is_common else "unique_monster"),
        "text": capitalized(text.rstrip()),
    }


def _ancient_one(names: Names, one: AncientOne) -> dict[str, str]:
    lines = []
    following = [omen.least for omen in one.omens[1:]]
    for omen, more in zip(one.omens, [*following, None], strict=True):
        if more is None:
            omens = names.say("range-open", least=omen.least)
        else:
            omens = names.say("range", least=omen.least, most=more - 1)
        values = {
            "omens": omens,
            "omen": names.name("omen", omen.key),
            "text": rules_text(omen.effect, names.language),
        }
        if omen.solo is None:
            lines.append(names.say("rules-omen", **values))
        else:
            solo = rules_text(omen.solo, names.language)
            lines.append(names.say("rules-omen-solo", **values, solo=solo))
    return {
        "name": names.name("ancient_one", one.key),
        "kind": names.name("kind", "ancient_one"),
        "subtitle": names.name("ancient_one", f"{one.key}-subtitle"),
        "text": "\n".join(lines),
    }
