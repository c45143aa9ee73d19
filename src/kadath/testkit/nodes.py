"""The vocabulary of the cards: the kinds of node by category, game by game.

    python -m kadath.testkit.nodes [--names]

A vocabulary is too small if cards need the escape hatch, and too large if each card has its own
kinds; kinds with very many fields are a language in disguise. The report shows all three.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import fields, is_dataclass
from importlib import import_module
from typing import Any, NamedTuple

from kadath.games import manifests
from kadath.kernel.abilities.costs import Cost
from kadath.kernel.abilities.triggers import Trigger
from kadath.kernel.effects import Amount, Condition, Effect, Special
from kadath.kernel.listeners import Ability
from kadath.kernel.modifiers import Modifier
from kadath.kernel.nodes import Node, field_names, registered_name

CATEGORIES: dict[str, type[Node]] = {
    "modifiers": Modifier,
    "abilities": Ability,
    "effects": Effect,
    "conditions": Condition,
    "amounts": Amount,
    "costs": Cost,
    "triggers": Trigger,
}
ORDER = (
    *("effects", "selectors", "conditions", "costs"),
    *("triggers", "amounts", "modifiers", "abilities"),
)


class Vocabulary(NamedTuple):
    """The kinds of node on a game's cards, each with the number of cards that use it."""

    cards: int
    special: int
    kinds: Mapping[type[Node], int]

    @property
    def share_of_special(self) -> float:
        """The share of cards that need the escape hatch."""
        return self.special / self.cards if self.cards else 0.0

    def of(self, category: str) -> list[type[Node]]:
        """The kinds of a category, most used first."""
        found = [kind for kind in self.kinds if category_of(kind) == category]
        return sorted(found, key=lambda kind: (-self.kinds[kind], kind.__name__))


def category_of(kind: type[Node]) -> str:
    """The category of a kind of node; a description of things to look for counts as a selector."""
    found = (name for name, root in CATEGORIES.items() if issubclass(kind, root))
    return next(found, "selectors")


def trees_in(thing: Any) -> Iterator[Node]:
    """The trees in a component, wherever they are."""
    if isinstance(thing, Node):
        yield thing
    elif is_dataclass(thing):
        for spec in fields(thing):
            yield from trees_in(getattr(thing, spec.name))
    elif isinstance(thing, Mapping):
        for inner in thing.values():
            yield from trees_in(inner)
    elif isinstance(thing, tuple):
        for inner in thing:
            yield from trees_in(inner)


def vocabulary(components: Iterable[Any]) -> Vocabulary:
    """The vocabulary of some components; those without a tree do not count as cards."""
    cards = special = 0
    kinds: Counter[type[Node]] = Counter()
    for component in components:
        used = {type(part) for tree in trees_in(component) for part in tree.walk()}
        cards += bool(used)
        special += Special in used
        kinds.update(used)
    return Vocabulary(cards, special, kinds)


def with_trees() -> list[str]:
    """The games, playable or not yet, whose cards are trees."""
    return [name for name, manifest in manifests().items() if manifest.trees]


def box(game: str) -> list[Any]:
    """All components of a game that may have trees."""
    found: list[Any] = []
    for module, name in manifests()[game].trees:
        loaded = import_module(f"kadath.games.{game}.{module}")
        if name:
            kept = getattr(loaded, name)
            found += kept.values() if isinstance(kept, Mapping) else kept
    return found


def report(games: Mapping[str, Vocabulary]) -> Iterator[str]:
    """The counts in Markdown; kinds from the kernel are listed after a plus."""
    yield f"| | {' | '.join(games)} |"
    yield f"|---|{'---|' * len(games)}"
    for category in ORDER:
        yield row(category, (own_and_kernel(one.of(category)) for one in games.values()))
    yield row("all kinds", (own_and_kernel(one.kinds) for one in games.values()))
    yield row("kinds on one card only", (alone(one) for one in games.values()))
    yield row("most fields of a kind", (most_fields(one) for one in games.values()))
    yield row("cards that are trees", (str(one.cards) for one in games.values()))
    yield row(
        "special cards",
        (f"{one.special} ({one.share_of_special:.0%})" for one in games.values()),
    )


def row(name: str, cells: Iterable[str]) -> str:
    """A row of the table."""
    return f"| {name} | {' | '.join(cells)} |"


def own_and_kernel(kinds: Iterable[type[Node]]) -> str:
    """How many of the kinds are the game's own, and how many are the kernel's."""
    shared = [registered_name(kind).startswith("kernel.") for kind in kinds]
    own, kernel = shared.count(False), shared.count(True)
    return f"{own or '–'} + {kernel}" if kernel else f"{own or '–'}"


def alone(vocabulary: Vocabulary) -> str:
    """How many kinds only one card uses."""
    return str(sum(cards == 1 for cards in vocabulary.kinds.values()))


def most_fields(vocabulary: Vocabulary) -> str:
    """The kind with the most fields, and how many it has."""
    counts = {kind.__name__: len(field_names(kind)) for kind in vocabulary.kinds}
    most = max(counts, key=lambda name: (counts[name], name))
    return f"{counts[most]} (`{most}`)"


def names(games: Mapping[str, Vocabulary]) -> Iterator[str]:
    """The kinds by name, each with the number of cards that use it."""
    for game, words in games.items():
        for category in ORDER:
            listed = (f"{kind.__name__} {words.kinds[kind]}" for kind in words.of(category))
            yield f"{game}, {category}: {', '.join(listed) or '–'}"


def main(arguments: list[str]) -> int:
    """Print the report."""
    parser = argparse.ArgumentParser(prog="python -m kadath.testkit.nodes")
    parser.add_argument("--names", action="store_true", help="also list the kinds by name")
    wanted = parser.parse_args(arguments)
    games = {game: vocabulary(box(game)) for game in with_trees()}
    print("\n".join(report(games)))
    if wanted.names:
        print("\n" + "\n".join(names(games)))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
