"""Why a deck is refused: values, put into words only when somebody reads them.

The text is loaded only then: playing games and buying cards need none.
"""

from __future__ import annotations

from typing import NamedTuple

from kadath.kernel.errors import NotLegal

from .every import every_card

CARDS = frozenset({"card", "investigator", "owner"})
"""The arguments of refusals that are card keys."""


class Refusal(NamedTuple):
    """A reason: its code, the rule behind it (empty if unreadable), and its arguments."""

    code: str
    rule: str = ""
    args: tuple[tuple[str, str | int], ...] = ()


def refusal(code: str, rule: str = "", **args: str | int) -> Refusal:
    """A reason with its arguments."""
    return Refusal(code, rule, tuple(args.items()))


class DeckRefused(NotLegal):
    """A deck or purchase was refused for these reasons."""

    code = "lcg.deck"

    def __init__(self, refusals: tuple[Refusal, ...]) -> None:
        super().__init__(" ".join(refusal_text(one, "en") for one in refusals))
        self.refusals = refusals

    def text(self, language: str) -> str:
        """All reasons, one per line."""
        return "\n".join(refusal_text(one, language) for one in self.refusals)


def refusal_text(one: Refusal, language: str) -> str:
    """A reason as a sentence."""
    from kadath.text.fluent import messages

    values = {name: _said(name, value, language) for name, value in one.args}
    return messages(language).format(f"lcg_decks-refusal-{one.code}", **values)


def listed_name(key: str, language: str) -> str:
    """The title of a card, followed by its level if above 0."""
    from ..vocabulary.wording.names import card_name

    card = every_card().cards.get(key)
    name = card_name(key, language)
    return f"{name} ({card.level})" if card is not None and card.level else name


def _said(name: str, value: str | int, language: str) -> str | int:
    from ..vocabulary.wording.names import class_name

    if name in CARDS and value in every_card().cards:
        return listed_name(str(value), language)
    return class_name(str(value), language) if name == "cls" else value
