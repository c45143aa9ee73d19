"""The rules text of every card of Final Hour, in three languages, from its tree.

The golden texts stand in `golden/`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest
from tests.games.telling import check_golden_text

from kadath.games.final_hour.components.action_cards import ACTION_CARDS
from kadath.games.final_hour.components.ancient_ones import ANCIENT_ONES
from kadath.games.final_hour.components.items import ITEMS
from kadath.games.final_hour.vocabulary import wording  # noqa: F401  (registers what the nodes say)
from kadath.games.final_hour.vocabulary.effects import (
    Activate,
    Attack,
    Damage,
    Destroy,
    DestroyEvery,
    LoseHealth,
    Move,
    PlaceSeal,
    Spawn,
)
from kadath.games.final_hour.vocabulary.recipients import (
    Another,
    EachInvestigator,
    EachOtherInZone,
    Lead,
    OneHere,
)
from kadath.games.final_hour.vocabulary.selectors import (
    Adjacent,
    Chosen,
    GateLocations,
    GateOf,
    GatesWithMost,
    Here,
    HereAndAdjacent,
    HereAndCameFrom,
    LocationsWith,
    One,
    PlusLostHealth,
    RitualSite,
    TwiceCardsPlayed,
    Where,
    Within,
    YourZone,
    Zone,
)
from kadath.kernel.effects import Do, Effect, May, Repeat, do
from kadath.kernel.nodes import NODES, Node
from kadath.text.brackets import unbracketed
from kadath.text.checks import missing
from kadath.text.languages import LANGUAGES
from kadath.text.render import render

GOLDEN = Path(__file__).parent / "golden"


def box() -> Iterator[tuple[str, Effect]]:
    """Every text of the box by the name of its card; a top that both copies share only once."""
    for card in ACTION_CARDS:
        if card.copy == "a":
            yield f"{card.title}, top", card.top
        yield f"{card.title}, bottom {card.copy}", card.bottom
    for item in ITEMS:
        yield f"item {item.key}", item.effect
    for one in ANCIENT_ONES.values():
        for omen in one.omens:
            yield f"omen {omen.key}", omen.effect
            if omen.solo is not None:
                yield f"omen {omen.key}, solo", omen.solo


BOX = dict(box())

SEVERAL: tuple[Where, ...] = (
    Adjacent(),
    GateLocations(),
    GatesWithMost(),
    GatesWithMost(fewest=True),
    HereAndAdjacent(),
    HereAndCameFrom(),
    LocationsWith("chthonian"),
    LocationsWith("chthonian", but_ritual_site=True),
    LocationsWith("star_spawn"),
    Within(1),
    Within(2),
    YourZone(),
    Zone("green"),
    Zone("orange"),
)
SINGLE: tuple[Where, ...] = (Here(), RitualSite(), Chosen(), *map(GateOf, range(3)))
ONES = tuple(One(where) for where in SEVERAL)

GRID: tuple[Effect, ...] = (
    *(Attack(2, where) for where in (*SINGLE, *SEVERAL, *ONES)),
    *(Spawn(1, where) for where in (*SINGLE, *SEVERAL, *ONES)),
    *(Spawn(1, where, "ghoul_horde") for where in SINGLE),
    *(Damage(2, where) for where in (*SINGLE, *SEVERAL)),
    *(DestroyEvery(1, where) for where in (*SINGLE, *SEVERAL)),
    *(Activate(where) for where in (*SINGLE, *SEVERAL)),
    *(who(LoseHealth(1)) for who in (Another, OneHere, Lead, EachInvestigator, EachOtherInZone)),
    *(
        Move(2, must, fresh, after_each)
        for must in (False, True)
        for fresh in ("", "location", "path")
        for after_each in (None, LoseHealth(1))
    ),
    *(Destroy(2, health, up_to) for health in (0, 1, 2) for up_to in (False, True)),
    *(PlaceSeal(seals, up_to) for seals in (1, 2) for up_to in (False, True)),
    *(Attack(amount, Here()) for amount in (TwiceCardsPlayed(), PlusLostHealth(2, 3))),
    *(May(effect) for effect in (LoseHealth(1), Lead(LoseHealth(1)))),
    *(Repeat(times, LoseHealth(1)) for times in (2, 3)),
)
"""What cards of others could say with these nodes."""


def normal(value: Any) -> Any:
    """A tree without sequences inside sequences and sequences of one: they change nothing."""
    if isinstance(value, tuple):
        return tuple(map(normal, value))
    if not isinstance(value, Node):
        return value
    made = {spec.name: normal(getattr(value, spec.name)) for spec in fields(value)}  # type: ignore[arg-type]
    if isinstance(value, Do):
        steps = [step.effects if isinstance(step, Do) else (step,) for step in made["effects"]]
        effects = tuple(effect for step in steps for effect in step)
        return effects[0] if len(effects) == 1 else Do(effects)
    return type(value)(**made)


def golden(language: str) -> str:
    """All texts of the box, as the golden file of a language has them."""
    texts = (f"{name}\n{render(effect, language)}" for name, effect in BOX.items())
    return "\n\n".join(text.replace("\n", "\n    ") for text in texts) + "\n"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_says_what_it_said(language: str) -> None:
    check_golden_text(GOLDEN / f"{language}.txt", golden(language))


def test_every_node_of_the_game_can_be_said() -> None:
    kinds = [
        kind
        for name, kind in NODES.items()
        if name.startswith("final_hour.") or kind.__module__ == "kadath.kernel.effects"
    ]
    kinds.remove(NODES["kernel.Special"])  # each special has a message of its own
    assert len(kinds) > 50
    assert missing([*kinds, *BOX.values(), *GRID]) == []


@pytest.mark.parametrize("effect", [*BOX.values(), *GRID])
def test_no_text_bypasses_the_renderer(effect: Effect) -> None:
    text = render(effect, "xx")
    assert unbracketed(text) == []
    assert text.replace("[[", "").replace("]]", "") == render(effect, "en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_trees_that_differ_are_told_apart(language: str) -> None:
    parts = (node for tree in BOX.values() for node in tree.walk() if isinstance(node, Effect))
    trees = {normal(tree) for tree in (*parts, *GRID)}
    told: dict[str, Node] = {}
    for tree in trees:
        other = told.setdefault(render(tree, language), tree)
        assert other is tree, f"{tree} and {other} read alike"
    assert len(told) > 200


def test_trees_that_do_the_same_are_one_tree() -> None:
    hit, lose = Attack(2, Here()), LoseHealth(1)
    assert normal(do(do(hit, lose), lose)) == do(hit, lose, lose)
    assert normal(do(hit)) == hit
    assert normal(Another(do(hit))) == Another(hit)
