"""Decks in the JSON format of deck sites: the investigator's code, and codes with counts."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

from ..vocabulary.wording.names import card_name
from .deck import Deck
from .every import every_card
from .reading import RANDOM_WEAKNESS, Reading, finish
from .refusals import Refusal, refusal

RANDOM_WEAKNESS_CODE = "01000"
"""What deck sites write for a basic weakness still to be drawn; no card has this number."""


def write_json(deck: Deck) -> str:
    """A deck as JSON for deck sites; `before` is our own addition, which others ignore."""
    return json.dumps(_data(deck), indent=2, ensure_ascii=False)


def read_json(text: str) -> Reading:
    """A deck from a deck site's JSON; other fields are ignored."""
    try:
        return _read(json.loads(text))
    except (ValueError, RecursionError):
        return _read(None)


def _data(deck: Deck) -> dict[str, Any]:
    slots = {every_card().cards[key].code: copies for key, copies in deck.cards}
    if deck.basic_weaknesses:
        slots[RANDOM_WEAKNESS_CODE] = deck.basic_weaknesses
    data: dict[str, Any] = {
        "investigator_code": every_card().cards[deck.investigator].code,
        "investigator_name": card_name(deck.investigator, "en"),
        "slots": slots,
        "xp": deck.experience,
    }
    if deck.granted:
        data["granted"] = [every_card().cards[key].code for key in deck.granted]
    if deck.before is not None:
        data["before"] = _data(deck.before)
    return data


def _read(data: Any) -> Reading:
    if not isinstance(data, dict) or not isinstance(data.get("slots"), dict):
        return Reading(Deck("", (), 0), (refusal("not-a-deck"),))
    unknown: list[Refusal] = []
    investigator = every_card().keys.get(str(data.get("investigator_code")), "")
    if investigator not in every_card().building:
        investigator = ""
        unknown.append(refusal("unknown-investigator", name=str(data.get("investigator_code", ""))))
    cards: Counter[str] = Counter()
    for code, count in data["slots"].items():
        key = RANDOM_WEAKNESS if code == RANDOM_WEAKNESS_CODE else every_card().keys.get(code)
        if key is None:
            unknown.append(refusal("unknown-card", name=code))
        elif type(count) is not int or count < 1:
            unknown.append(refusal("wrong-count", name=code, count=json.dumps(count)))
        else:
            cards[key] = count
    deck, reasons, _ = finish(investigator, cards, unknown)
    experience = _number(data, "xp") + _number(data, "xp_adjustment") - _number(data, "xp_spent")
    granted = data.get("granted")
    before = _read(data["before"]) if data.get("before") is not None else None
    deck = deck._replace(
        experience=max(0, experience),
        granted=tuple(map(_granted, granted)) if isinstance(granted, list) else (),
        before=before.deck if before else None,
    )
    name = data.get("name")
    return Reading(
        deck,
        (*reasons, *(before.refusals if before else ())),
        name.strip() if isinstance(name, str) else "",
    )


def _granted(code: Any) -> str:
    return every_card().keys.get(str(code), "")


def _number(data: dict[str, Any], name: str) -> int:
    value = data.get(name)
    return value if type(value) is int else 0
