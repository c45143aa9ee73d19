"""The names of cards and of what is printed on them."""

from __future__ import annotations

from kadath.text.fluent import messages


def card_name(key: str, language: str) -> str:
    """The title of a card, by face key."""
    return messages(language).format(f"lcg-card-{key}")


def subtitle(key: str, language: str) -> str:
    """The subtitle of a card; empty if it has none."""
    return _if_any(f"lcg-subtitle-{key}", language)


def back_name(key: str, language: str) -> str:
    """The title on the back of an act or agenda; empty if it has none."""
    return _if_any(f"lcg-back-{key}", language)


def trait_name(trait: str, language: str) -> str:
    """A trait, by the English name used on faces."""
    slug = trait.lower().replace(" ", "-")
    return messages(language).format(f"lcg-trait-{slug}")


def keyword_name(keyword: str, language: str) -> str:
    """A keyword without a number."""
    return messages(language).format(f"lcg-keyword-{keyword}")


def keyword_reminder(keyword: str, language: str) -> str:
    """What a keyword means: shown on demand, never part of a card's text."""
    return messages(language).format(f"lcg-reminder-{keyword}")


def skill_name(skill: str, language: str) -> str:
    """A skill, or the wild icon."""
    return messages(language).format(f"lcg-skill-{skill}")


def class_name(cls: str, language: str) -> str:
    """The class of a player card."""
    return messages(language).format(f"lcg-class-{cls}")


def type_name(type_: str, language: str) -> str:
    """A type of card."""
    return messages(language).format(f"lcg-type-{type_}")


def slot_name(slot: str, language: str) -> str:
    """A slot that an asset fills."""
    return messages(language).format(f"lcg-slot-{slot}")


def set_name(encounter_set: str, language: str) -> str:
    """An encounter set, by the slug of its English name."""
    return messages(language).format(f"lcg-set-{encounter_set}")


def record_name(record: str, language: str) -> str:
    """A record in the campaign log, by key."""
    return messages(language).format(f"lcg-record-{record}")


def _if_any(message: str, language: str) -> str:
    known = messages(language)
    return known.format(message) if message in known else ""
