"""The box: every card's tree is well formed, whatever it says."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import get_args

import pytest

from kadath.games.lcg.components import FACES
from kadath.games.lcg.components.scenarios import SCENARIOS
from kadath.games.lcg.faces import SKILLS, WILD, EnemyFace, Face, LocationFace, PlayerFace
from kadath.games.lcg.rules.chaos import SYMBOLS
from kadath.games.lcg.rules.slots import SLOTS
from kadath.games.lcg.vocabulary.abilities import Forced, PlayFast, Reaction, Symbol
from kadath.games.lcg.vocabulary.choices import Choose
from kadath.games.lcg.vocabulary.effects import MakeTest, Until
from kadath.games.lcg.vocabulary.encounter_deck import DiscardUntilSome
from kadath.games.lcg.vocabulary.modifiers import MayUseSkill, UseSkill
from kadath.games.lcg.vocabulary.selectors import Called
from kadath.kernel.abilities.limits import Limit
from kadath.kernel.abilities.selectors import Named, That
from kadath.kernel.abilities.triggers import Trigger
from kadath.kernel.codec import decode, encode
from kadath.kernel.effects import Special
from kadath.kernel.modifiers import Adjust
from kadath.kernel.nodes import NODES, Node
from kadath.kernel.windows import AFTER, FREE, WHEN, WOULD

PERIODS = {"test", "turn", "phase", "round", "game"}
STATS = {
    *SKILLS,
    "skill value",
    "attack damage",
    "clues discovered",
    "health",
    "sanity",
    "shroud",
    "fight",
    "evade",
    "cost",
}

every_face = pytest.mark.parametrize("face", FACES.values(), ids=list(FACES))


def nodes_of(face: Face) -> Iterator[Node]:
    for tree in face.trees():
        yield from tree.walk()


@every_face
def test_its_tree_survives_json(face: Face) -> None:
    for tree in face.trees():
        assert decode(json.loads(json.dumps(encode(tree)))) == tree


def unbound(node: Node, bound: frozenset[str]) -> Iterator[str]:
    if isinstance(node, Named) and node.name not in bound:
        yield node.name
    if isinstance(node, Choose | DiscardUntilSome):
        among = node.among if isinstance(node, Choose) else node.kind
        yield from unbound(among, bound)
        yield from unbound(node.then, bound | {node.name})
        return
    for child in node.children():
        yield from unbound(child, bound)


@every_face
def test_every_name_is_bound_where_it_is_used(face: Face) -> None:
    for tree in face.trees():
        assert list(unbound(tree, frozenset())) == []


@every_face
def test_every_word_is_one_the_rules_know(face: Face) -> None:
    for node in nodes_of(face):
        if isinstance(node, Adjust):
            assert node.stat in STATS
        if isinstance(node, Until):
            assert node.end_of in PERIODS
        if isinstance(node, MakeTest | UseSkill | MayUseSkill):
            assert node.skill in SKILLS
        if isinstance(node, Symbol):
            assert node.symbol in SYMBOLS
        if isinstance(node, Called):
            assert node.face in FACES
        if isinstance(node, Forced | Reaction | PlayFast):
            assert node.time in (WOULD, WHEN, AFTER, FREE)
        limit = getattr(node, "limit", None)
        assert not isinstance(limit, Limit) or limit.period in PERIODS


@every_face
def test_what_an_ability_speaks_of_is_part_of_what_it_answers(face: Face) -> None:
    for node in nodes_of(face):
        if isinstance(node, Forced | Reaction | PlayFast) and isinstance(node.to, Trigger):
            fields = node.to.KIND.__annotations__
            spoken_of = {one.what for one in node.effect.walk() if isinstance(one, That)}
            assert spoken_of <= set(fields)


def test_every_trigger_listens_to_the_kind_of_part_that_it_reads() -> None:
    kinds = [
        kind
        for name, kind in NODES.items()
        if name.startswith("lcg.") and issubclass(kind, Trigger)
    ]
    assert kinds
    for kind in kinds:
        (base,) = vars(kind)["__orig_bases__"]
        assert get_args(base) == (kind.KIND,)


@every_face
def test_its_printed_values_are_possible(face: Face) -> None:
    if isinstance(face, PlayerFace):
        assert set(face.icons) <= {*SKILLS, WILD}
        assert set(getattr(face, "slots", ())) <= set(SLOTS)
        assert bool(getattr(face, "uses", 0)) == bool(getattr(face, "use_type", ""))
    if isinstance(face, EnemyFace):
        assert face.health > 0
    if isinstance(face, LocationFace):
        assert face.symbol not in face.connects


def test_codes_are_unique() -> None:
    codes = [face.code for face in FACES.values()]
    assert len(set(codes)) == len(codes)


def test_special_cases_are_at_most_a_tenth() -> None:
    special = [
        key for key, face in FACES.items() if any(isinstance(n, Special) for n in nodes_of(face))
    ]
    assert len(special) * 10 <= len(FACES)


def test_every_kind_of_node_of_the_game_is_used_by_a_card_or_by_the_rules() -> None:
    used = {type(node) for face in FACES.values() for node in nodes_of(face)}
    trees = [tree for one in SCENARIOS.values() for tree in one.trees()]
    used |= {type(node) for tree in trees for node in tree.walk()}
    made_by_the_rules = {
        "AttackHits",
        "AttackMisses",
        "EvasionSucceeds",
        "InvestigationSucceeds",
        "TryToEvade",
        "These",
        "GainKeyword",
        "NotAWeakness",
        "PlayInYourTurn",
        "PreyOnly",
        "Bearer",
        "TurnEnds",
    }
    unused = {
        kind.__name__
        for name, kind in NODES.items()
        if kind.__module__.startswith("kadath.games.lcg") and kind not in used
    }
    assert unused <= made_by_the_rules
