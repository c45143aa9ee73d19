"""The report on the vocabulary of the cards, and the limits it has to keep."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from kadath.games.arkham.vocabulary.costs import Exhaust
from kadath.games.lcg.vocabulary.enemy_triggers import EnemyAttacks
from kadath.games.machina.cards import CARDS
from kadath.games.machina.vocabulary.effects import Restore
from kadath.games.machina.vocabulary.moving import Move
from kadath.games.machina.vocabulary.targets import Direct
from kadath.games.machina.vocabulary.triggers import Hits
from kadath.kernel.abilities.selectors import You
from kadath.kernel.effects import Do, Effect, Special, do
from kadath.kernel.modifiers import Adjust
from kadath.kernel.nodes import Node
from kadath.testkit.nodes import (
    box,
    category_of,
    main,
    names,
    report,
    trees_in,
    vocabulary,
    with_trees,
)


class Toy(NamedTuple):
    """A component that keeps its trees in its own way."""

    key: str
    effects: dict[str, Effect] = {}  # noqa: RUF012  (never written to)


TOYS = [
    Toy("blank"),
    Toy("walk", {"top": do(Move(1), Move(2)), "bottom": Move(3)}),
    Toy("rest", {"top": Restore(1, "health")}),
    Toy("odd", {"top": do(Special("odd", "special.odd"), Move(1))}),
]


@pytest.mark.parametrize("game", with_trees())
def test_few_cards_need_the_escape_hatch(game: str) -> None:
    words = vocabulary(box(game))
    assert words.cards > 20
    assert words.share_of_special <= 0.1


def test_every_component_with_a_tree_is_a_card() -> None:
    assert vocabulary(box("machina")).cards == len(CARDS)


@pytest.mark.parametrize(
    ("kind", "category"),
    [
        (Move, "effects"),
        (Direct, "selectors"),
        (Hits, "triggers"),
        (EnemyAttacks, "triggers"),
        (Exhaust, "costs"),
        (Adjust, "modifiers"),
    ],
)
def test_a_kind_has_its_category(kind: type[Node], category: str) -> None:
    assert category_of(kind) == category


def test_what_is_counted() -> None:
    words = vocabulary(TOYS)
    assert words.cards == 3
    assert words.special == 1
    assert words.share_of_special == pytest.approx(1 / 3)
    assert words.kinds == {Do: 2, Move: 2, Restore: 1, You: 3, Special: 1}
    assert words.of("effects") == [Do, Move, Restore, Special]
    assert vocabulary([]).share_of_special == 0


def test_trees_are_found_wherever_a_component_keeps_them() -> None:
    assert list(trees_in(TOYS[1])) == [do(Move(1), Move(2)), Move(3)]
    assert list(trees_in("a word")) == []


def test_the_report() -> None:
    toys = {"toys": vocabulary(TOYS)}
    assert list(report(toys)) == [
        "| | toys |",
        "|---|---|",
        "| effects | 2 + 2 |",
        "| selectors | – + 1 |",
        "| conditions | – |",
        "| costs | – |",
        "| triggers | – |",
        "| amounts | – |",
        "| modifiers | – |",
        "| abilities | – |",
        "| all kinds | 2 + 3 |",
        "| kinds on one card only | 2 |",
        "| most fields of a kind | 3 (`Restore`) |",
        "| cards that are trees | 3 |",
        "| special cards | 1 (33%) |",
    ]
    assert list(names(toys))[:2] == [
        "toys, effects: Do 2, Move 2, Restore 1, Special 1",
        "toys, selectors: You 3",
    ]


def test_the_command_prints_every_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--names"]) == 0
    printed = capsys.readouterr().out
    assert printed.startswith("| | arkham | final_hour | lcg | machina |\n")
    assert "machina, costs: Pay " in printed
