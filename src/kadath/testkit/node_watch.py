"""Watching the nodes of cards: which of them run, observed directly, not from a log."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any, NamedTuple, Self

from kadath.kernel.nodes import Node


class Watched(NamedTuple):
    """A node that shows a feature running: when its method is called, or its field read.

    A method other than `run` has to return something true: a modifier that changes nothing is idle.
    """

    feature: str
    card: str
    node: Node
    name: str


class NodeWatch:
    """Counts what runs while it is entered: `with NodeWatch(watched) as watch: ...; watch.ran`."""

    def __init__(self, watched: Iterable[Watched]) -> None:
        self.ran: Counter[str] = Counter()
        self._features: dict[int, dict[str, str]] = {}
        self._watched: set[tuple[type[Node], str]] = set()
        self._before: list[tuple[type[Node], str, Any]] = []
        for one in watched:
            self._features.setdefault(id(one.node), {})[one.card] = one.feature
            self._watched.add((type(one.node), one.name))

    def __enter__(self) -> Self:
        for kind, name in self._watched:
            self._before.append((kind, name, kind.__dict__.get(name)))
            meant = getattr(kind, name)
            seen = self._method(meant) if callable(meant) else property(self._reader(meant))
            setattr(kind, name, seen)
        return self

    def __exit__(self, *error: object) -> None:
        for kind, name, was in self._before:
            if was is None:
                delattr(kind, name)
            else:
                setattr(kind, name, was)
        self._before.clear()

    def card_of(self, state: Any, source: int) -> str | None:
        """The card a node is on, if several share it."""
        raise NotImplementedError

    def _method(self, meant: Any) -> Any:
        def watched(node: Node, state: Any, scope: Any, *more: Any) -> Any:
            answer = meant(node, state, scope, *more)
            if id(node) in self._features and (answer or meant.__name__ == "run"):
                self._note(node, state, scope)
            return answer

        watched.__name__ = meant.__name__
        return watched

    def _reader(self, meant: Any) -> Any:
        def watched(node: Node) -> Any:
            if id(node) in self._features:
                self._note(node, None, None)
            return meant.__get__(node)

        return watched

    def _note(self, node: Node, state: Any, scope: Any) -> None:
        """Count a feature, for the right card if several share the node."""
        features = self._features[id(node)]
        if len(features) > 1 and state is not None:
            card = self.card_of(state, scope.source)
            if card in features:
                self.ran[features[card]] += 1
                return
        self.ran.update(features.values())
