"""Which abilities of which cards of Machina Arcana run.

An ability with an effect has run when its effect does, a passive one when it changes something.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Self

from kadath.games.machina.cards import CARDS, Card
from kadath.games.machina.rules.play import MachinaPlay
from kadath.kernel.abilities.kinds import Forbidding, Passive
from kadath.kernel.listeners import Ability
from kadath.kernel.nodes import Node

from ..node_watch import NodeWatch, Watched
from ..watching import StepsRun, steps_of


def feature_of(card: Card, number: int) -> str:
    """The name under which an ability of a card is counted."""
    return f"{card.key} {number} {type(card.abilities[number]).__name__}"


def features_of(card: Card) -> Iterator[str]:
    """The features of a card: its abilities."""
    for number in range(len(card.abilities)):
        yield feature_of(card, number)


def watched_nodes(ability: Ability) -> Iterator[tuple[Node, str]]:
    """The nodes that show an ability running, and the method called on each."""
    if isinstance(ability, Passive):
        for change in ability.changes:
            yield change, "forbids" if isinstance(change, Forbidding) else "change"
    else:
        yield getattr(ability, "effect"), "run"  # noqa: B009 (each kind has one)


class AbilityWatch(NodeWatch):
    """Counts the abilities that run."""

    def __init__(self) -> None:
        super().__init__(
            Watched(feature_of(card, number), card.key, node, name)
            for card in CARDS.values()
            for number, ability in enumerate(card.abilities)
            for node, name in watched_nodes(ability)
        )

    def card_of(self, state: MachinaPlay, source: int) -> str | None:
        return state.card(source).key if source in state.cards else None


class Witness:
    """Counts the abilities and the steps that run."""

    def __init__(self) -> None:
        self.ran: Counter[str] = Counter()
        self._abilities = AbilityWatch()
        self._steps = StepsRun(steps_of("machina"))

    def __enter__(self) -> Self:
        self._abilities.__enter__()
        self._steps.__enter__()
        return self

    def __exit__(self, *error: object) -> None:
        self._steps.__exit__(*error)
        self._abilities.__exit__(*error)
        self.ran = self._abilities.ran + self._steps.ran
