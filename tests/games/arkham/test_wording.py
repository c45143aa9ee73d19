"""The rules text of every component of Arkham Horror, in three languages, from its tree.

The golden texts are in `golden/`.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.games.telling import check_golden, check_told_apart, clauses_in, kinds_of

from kadath.games.arkham.cards import (
    ALLY,
    CLUES,
    COMMON,
    ENCOUNTERS,
    FACES,
    GATE_CARDS,
    MAGICAL,
    MONEY,
    MONSTERS,
    MYTHOS,
    PHYSICAL,
    PLACE,
    SANITY,
    SHEETS,
    SKILL,
    SKILLS,
    SPELL,
    STAMINA,
    UNIQUE,
)
from kadath.games.arkham.narration import component
from kadath.games.arkham.vocabulary.abilities import ANY, COMBAT, MOVEMENT, Action
from kadath.games.arkham.vocabulary.amounts import CardsHeld, DieRoll
from kadath.games.arkham.vocabulary.conditions import Against, OtherHandEmpty
from kadath.games.arkham.vocabulary.costs import DiscardThis, Exhaust, Spend, SpendMovement
from kadath.games.arkham.vocabulary.effects.cards import Discard, Draw, WearOut
from kadath.games.arkham.vocabulary.effects.checks import Check, RerollDie
from kadath.games.arkham.vocabulary.effects.gains import (
    AtOnce,
    Gain,
    Lose,
    RestoreToMaximum,
    SetTo,
)
from kadath.games.arkham.vocabulary.effects.spells import Cast, LastsThisCombat
from kadath.games.arkham.vocabulary.effects.states import BecomeBlessed
from kadath.games.arkham.vocabulary.modifiers import (
    Bonus,
    CombatBonus,
    ExtraClueDie,
    SixesCountTwice,
    SucceedOn,
)
from kadath.games.arkham.vocabulary.triggers import YouCheck, YouLose, YouRolled
from kadath.kernel.abilities.interrupts import Cancel
from kadath.kernel.abilities.kinds import Forced, Passive, Reaction
from kadath.kernel.effects import Amount, Effect, May, Selector, do
from kadath.kernel.errors import NotWellFormed
from kadath.kernel.modifiers import Modifier
from kadath.kernel.nodes import Node
from kadath.text.brackets import unbracketed
from kadath.text.checks import missing
from kadath.text.fluent import messages
from kadath.text.languages import LANGUAGES
from kadath.text.render import render
from kadath.text.speaker import Speaker

GOLDEN = Path(__file__).parent / "golden"
KEYS = (*FACES, *SHEETS, *ENCOUNTERS, *MONSTERS, *MYTHOS, *GATE_CARDS)
TOLD_BELOW = {*ENCOUNTERS, *GATE_CARDS}
"""Components whose texts `test_entries` compares with golden texts of their own."""
TREES: list[Node] = [
    *(ability for face in FACES.values() for ability in face.abilities),
    *(ability for sheet in SHEETS.values() for ability in sheet.abilities),
    *(entry.effect for entry in ENCOUNTERS.values()),
]

CHECKS = ("combat", "evade", "horror", "spell", *SKILLS)
KEYWORDS = ("ambush", "endless", "mask", "physical_immunity", "physical_resistance", "undead")

EFFECTS: tuple[Effect, ...] = (
    *(Check(skill, -1, passed=BecomeBlessed()) for skill in SKILLS),
    *(Check("lore", modifier) for modifier in (-3, 0, 2)),
    *(Check("lore", 0, difficulty) for difficulty in (2, 5)),
    Check("lore", 0, passed=Check("luck", 0, failed=BecomeBlessed())),
    *(Gain(n, what) for n in (1, 2, 5) for what in (SANITY, STAMINA, CLUES, MONEY)),
    *(Gain(DieRoll(), what) for what in (SANITY, STAMINA, CLUES, MONEY)),
    *(Lose(n, what) for n in (1, 2, 5, DieRoll()) for what in (SANITY, STAMINA)),
    AtOnce((Lose(1, SANITY), Lose(1, STAMINA))),
    do(Lose(1, SANITY), Lose(1, STAMINA)),
    *map(RestoreToMaximum, (SANITY, STAMINA)),
    *map(Draw, (COMMON, UNIQUE, SPELL, SKILL, ALLY)),
    *map(WearOut, (1, 2, 5)),
    May(Lose(1, SANITY)),
)
MODIFIERS: tuple[Modifier, ...] = (
    *(Bonus(to, 1) for to in (*SKILLS, "maximum_sanity", "maximum_stamina")),
    *(Bonus(f"{kind}_check", 2) for kind in CHECKS[:4]),
    *(CombatBonus(3, kind) for kind in (PHYSICAL, MAGICAL)),
    *map(SucceedOn, (4, 5, 6)),
    *map(ExtraClueDie, ("", *SKILLS)),
    SixesCountTwice(),
)
GRID: tuple[Node, ...] = (
    *EFFECTS,
    *MODIFIERS,
    LastsThisCombat(MODIFIERS[:3]),
    *map(YouLose, ("", SANITY, STAMINA)),
    *map(YouCheck, CHECKS),
    *map(YouRolled, ("", *CHECKS)),
    *map(Against, KEYWORDS),
    *(Passive(MODIFIERS[:1], condition) for condition in (OtherHandEmpty(), Against("mask"))),
    *(Action(phase, (Exhaust(),), Cancel()) for phase in (ANY, MOVEMENT, COMBAT)),
    Action(ANY, (Exhaust(), SpendMovement(5), DiscardThis()), Cast(do(Discard(), Cancel()))),
    Reaction(YouLose(), RerollDie(), (Exhaust(), SpendMovement(1))),
    Reaction(YouRolled(), Cast(Check("will", passed=RerollDie()))),
    Forced(YouLose(), Cancel()),
)
"""Texts that no card has yet, but that these nodes allow."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_text_of_every_component_matches_the_golden_text(language: str) -> None:
    said = {key: component(key, language) for key in KEYS if key not in TOLD_BELOW}
    texts = {key: f"{one['name']}\n{one['text']}" for key, one in said.items()}
    check_golden(GOLDEN / f"{language}.txt", texts)


def test_every_node_of_the_game_has_a_pattern() -> None:
    kinds = kinds_of("arkham")
    assert len(kinds) > 40
    assert missing([*kinds, *TREES, *GRID], game="arkham") == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_different_trees_have_different_texts(language: str) -> None:
    trees = clauses_in([*TREES, *GRID], (Selector, Amount))
    assert check_told_apart(trees, language, "arkham") > 150


def test_no_text_bypasses_the_renderer() -> None:
    for tree in (*TREES, *GRID):
        text = render(tree, "xx", game="arkham")
        assert unbracketed(text) == []
        assert text.replace("[[", "").replace("]]", "") == render(tree, "en", game="arkham")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_components_have_the_same_name_and_no_name_is_without_one(language: str) -> None:
    names = {component(key, language)["name"] for key in KEYS}
    assert len(names) == len(KEYS)
    named = {key for key in messages(language) if key.startswith("arkham-card-")}
    places = {key for key, face in FACES.items() if face.kind == PLACE}
    own = {f"arkham-card-{key}" for key in {*KEYS} - TOLD_BELOW - places}
    assert named == own


def test_an_unknown_component_has_no_text() -> None:
    with pytest.raises(NotWellFormed, match="no component 'laser'"):
        component("laser", "en")


def test_effects_that_depend_on_the_casting_follow_it() -> None:
    casting = Reaction(YouLose(STAMINA), Cast(Cancel()))
    assert render(casting, "pl", game="arkham") == (
        "Gdy masz stracić punkty Wytrzymałości, możesz rzucić i zakryć to Zaklęcie; "
        "jeśli się powiedzie, zapobiegnij temu."
    )


def test_a_price_that_is_counted_is_offered_like_any_other() -> None:
    price = Spend(CardsHeld(ALLY, plus=1), MONEY)
    told = Speaker("uk", game="arkham").offered(price)
    assert told == "Витратити 1 долар і ще 1 долар за кожного союзника."


@pytest.mark.parametrize(
    ("amount", "text"),
    [
        (1, "Twoja Poczytalność jest teraz równa 1 (nie więcej niż maksimum)."),
        (DieRoll(), "Twoja Poczytalność jest teraz równa wynikowi rzutu kością "),
    ],
)
def test_polish_sets_a_track_to_a_number_and_to_a_roll(amount: int | Amount, text: str) -> None:
    assert render(SetTo(amount, SANITY), "pl", game="arkham").startswith(text)
