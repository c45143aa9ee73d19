"""The rules text of every card of the card game, in three languages, from its tree.

The golden texts stand in `golden/`.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from tests.games.telling import check_golden_text

from kadath.games.lcg.components import FACES
from kadath.games.lcg.decks.core_set import CORE_SET
from kadath.games.lcg.faces import SKILLS, ActFace, AssetFace, Face, PlayerFace
from kadath.games.lcg.vocabulary.abilities import Action, Forced, Free, PlayFast, Reaction, Symbol
from kadath.games.lcg.vocabulary.attempts import Fight, Investigate, TryToEvade
from kadath.games.lcg.vocabulary.conditions import InTest, ThereIs, YourTurn
from kadath.games.lcg.vocabulary.costs import DiscardThis, Exhaust, SpendResources, SpendUses
from kadath.games.lcg.vocabulary.effects import Deal, Discover, Draw, Heal, Until
from kadath.games.lcg.vocabulary.enemy_triggers import (
    EnemyAttacks,
    EnemyDefeated,
    EnemyEngages,
    EnemyEvaded,
)
from kadath.games.lcg.vocabulary.granted import Gains, While
from kadath.games.lcg.vocabulary.period_triggers import RoundEnds, TurnBegins
from kadath.games.lcg.vocabulary.selectors import (
    ATTACHED,
    TESTER,
    YOUR_LOCATION,
    Assets,
    Called,
    ConnectingTo,
    Either,
    Enemies,
    Investigators,
    LocationOf,
)
from kadath.games.lcg.vocabulary.skill_test_triggers import FailsTest, RevealsToken, SucceedsAt
from kadath.games.lcg.vocabulary.triggers import DamageDealt, Enters, EntersPlay, Leaves, PlaysCard
from kadath.games.lcg.vocabulary.wording import ability_text, back_lines, card_lines, card_text
from kadath.games.lcg.vocabulary.wording.names import (
    card_name,
    class_name,
    keyword_name,
    keyword_reminder,
    skill_name,
    slot_name,
    subtitle,
    trait_name,
    type_name,
)
from kadath.kernel.abilities.limits import Limit
from kadath.kernel.abilities.selectors import THIS, YOU
from kadath.kernel.abilities.triggers import Trigger
from kadath.kernel.effects import Selector, do
from kadath.kernel.listeners import Ability
from kadath.kernel.modifiers import Adjust
from kadath.kernel.nodes import NODES, Node
from kadath.kernel.windows import AFTER, WHEN, WOULD
from kadath.text.brackets import unbracketed
from kadath.text.checks import missing
from kadath.text.languages import LANGUAGES
from kadath.text.render import render

GOLDEN = Path(__file__).parent / "golden"

WHERE: tuple[Selector, ...] = (YOUR_LOCATION, ATTACHED, Called("attic"), LocationOf(TESTER))
WHO: tuple[Selector, ...] = (
    YOU,
    THIS,
    TESTER,
    ATTACHED,
    Investigators(),
    *(Investigators(at=where) for where in WHERE),
    Enemies(),
    *(Enemies(at=where) for where in WHERE),
    Enemies(trait="Ghoul"),
    Enemies(but_not="Elite"),
    Enemies(engaged_with=YOU),
    Enemies(exhausted=True),
    Enemies(exhausted=False),
    Assets(YOU),
    Assets(YOU, trait="Tome"),
    Either((Enemies(at=YOUR_LOCATION), Investigators(at=YOUR_LOCATION))),
)
HAPPENINGS: tuple[Trigger[Any], ...] = (
    EnemyAttacks(),
    EnemyAttacks(THIS),
    EnemyAttacks(whom=YOU),
    EnemyAttacks(Enemies(trait="Ghoul"), Investigators(at=YOUR_LOCATION)),
    *(DamageDealt(kind, YOU) for kind in ("damage", "horror")),
    *(DamageDealt("damage", THIS, by_attack=by_attack) for by_attack in (False, True)),
    EnemyDefeated(),
    EnemyDefeated(THIS),
    EnemyDefeated(by=YOU),
    EnemyEngages(),
    EnemyEngages(THIS),
    EnemyEvaded(by=YOU),
    EnemyEvaded(THIS),
    *(Enters(where) for where in (THIS, *WHERE)),
    *(Leaves(where) for where in (THIS, *WHERE)),
    Leaves(THIS, YOU),
    EntersPlay(THIS),
    RevealsToken(),
    RevealsToken(negative=True),
    FailsTest(),
    FailsTest(Investigators(at=YOUR_LOCATION)),
    *(SucceedsAt(kind) for kind in ("", "fight", "evade", "investigate")),
    *(SucceedsAt(kind, against=Enemies()) for kind in ("fight", "evade")),
    PlaysCard(),
    PlaysCard("Spell"),
    TurnBegins(),
    TurnBegins(Investigators()),
    RoundEnds(),
)
GRID: tuple[Ability, ...] = (
    *(Forced(WHEN, RoundEnds(), Deal(who, damage=1)) for who in WHO),
    *(Forced(WHEN, RoundEnds(), Deal(YOU, *hurt)) for hurt in ((2, 0), (0, 2), (1, 1), (2, 1))),
    *(Forced(WHEN, RoundEnds(), Deal(YOU, *hurt, direct=True)) for hurt in ((1, 0), (0, 1))),
    *(Forced(WHEN, RoundEnds(), Heal(YOU, *hurt)) for hurt in ((1, 0), (0, 1), (2, 2))),
    *(Forced(WHEN, RoundEnds(), Discover(1, where)) for where in WHERE),
    *(Adjust(who, "fight" if isinstance(who, Enemies) else "combat", 1) for who in WHO),
    *(Adjust(YOU, stat, by) for stat in (*SKILLS, "health", "sanity") for by in (-1, 2)),
    *(Reaction(AFTER, happening, Draw(1)) for happening in HAPPENINGS),
    *(Forced(WHEN, happening, Draw(1)) for happening in HAPPENINGS),
    *(Reaction(WOULD, happening, Draw(1)) for happening in (FailsTest(), RevealsToken())),
    *(
        Action(Draw(1), cost=cost, actions=actions, limit=limit)
        for cost in ((), (Exhaust(),), (DiscardThis(), SpendUses(2)))
        for actions in (1, 2)
        for limit in (None, Limit("round"), Limit("turn", 2), Limit("game", 3))
    ),
    *(
        Free(Draw(1), cost=cost, condition=condition)
        for cost in ((), (SpendResources(1),))
        for condition in (None, YourTurn(), InTest(), InTest(by=YOU), ThereIs(Enemies()))
    ),
    *(Action(Draw(1), designator=name) for name in ("parley", "evade")),
    *(Action(attempt) for attempt in (Fight(), TryToEvade(), Investigate())),
    *(Action(attempt(skill="willpower")) for attempt in (Fight, TryToEvade, Investigate)),
    *(PlayFast(Draw(1), condition=condition) for condition in (None, YourTurn(), InTest("fight"))),
    *(Symbol("skull", number) for number in (-1, 0, 2)),
    Symbol("tablet", -2, effect=Draw(1)),
    Symbol("tablet", -2, if_failed=Draw(1)),
    Symbol("tablet", -2, if_successful=Draw(1)),
    *(While(InTest(kind), (Adjust(YOU, "combat", 1),)) for kind in ("fight", "evade")),
    Gains(Enemies(trait="Ghoul"), (Forced(AFTER, EnemyDefeated(THIS), Draw(1)),)),
    *(Forced(WHEN, RoundEnds(), Until(end, Adjust(YOU, "combat", 1))) for end in ("turn", "round")),
    Forced(WHEN, RoundEnds(), Deal(ConnectingTo(YOUR_LOCATION), damage=1)),
    Forced(WHEN, RoundEnds(), do(Draw(1), Discover(1))),
)
"""What cards of others could say with these nodes."""

EVERY_ABILITY = [
    pytest.param(face, ability, id=f"{face.key}-{at}")
    for face in FACES.values()
    for at, ability in enumerate((*face.abilities, *face.back))
]


def golden(language: str) -> str:
    """All cards, as the golden file of a language has them."""
    cards = []
    for key in FACES:
        back = [f"(back) {line}" for line in back_lines(key, language)]
        cards.append([f"{key}: {title(key, language)}", *card_lines(key, language), *back])
    texts = ("\n".join(lines).replace("\n", "\n    ") for lines in cards)
    return "\n\n".join(texts) + "\n"


def title(key: str, language: str) -> str:
    """A card's title and what stands below it."""
    below = subtitle(key, language)
    return card_name(key, language) + (f" – {below}" if below else "")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_says_what_it_said(language: str) -> None:
    check_golden_text(GOLDEN / f"{language}.txt", golden(language))


def test_every_node_of_the_game_can_be_said() -> None:
    kinds = [kind for name, kind in NODES.items() if name.startswith(("lcg.", "kernel."))]
    kinds.remove(NODES["kernel.Special"])  # each special has a message of its own
    assert len(kinds) > 80
    abilities = [one for face in FACES.values() for one in (*face.abilities, *face.back)]
    reverses = [face.reverse for face in FACES.values() if isinstance(face, ActFace)]
    assert missing([*kinds, *abilities, *reverses, *GRID], game="lcg") == []


@pytest.mark.parametrize(("face", "ability"), EVERY_ABILITY)
def test_no_text_bypasses_the_renderer(face: Face, ability: Ability) -> None:
    text = ability_text(face, ability, "xx")
    assert unbracketed(text) == []
    assert text.replace("[[", "").replace("]]", "") == ability_text(face, ability, "en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_trees_that_differ_are_told_apart(language: str) -> None:
    told: dict[str, Node] = {}
    for tree in {*GRID, *(one for face in FACES.values() for one in (*face.abilities, *face.back))}:
        text = render(tree, language, then=False, game="lcg")
        other = told.setdefault(text, tree)
        assert other is tree, f"{tree} and {other} read alike: {text}"
    assert len(told) > 200


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("face", FACES.values(), ids=list(FACES))
def test_everything_printed_on_a_card_has_a_name(face: Face, language: str) -> None:
    names = [card_name(face.key, language), type_name(face.TYPE, language)]
    names += [trait_name(trait, language) for trait in face.traits]
    names += [keyword_name(keyword, language) for keyword in face.keywords]
    names += [keyword_reminder(keyword, language) for keyword in face.keywords]
    if isinstance(face, PlayerFace):
        names.append(class_name(CORE_SET.cards[face.key].cls, language))
        names += [skill_name(icon, language) for icon in face.icons]
    if isinstance(face, AssetFace):
        names += [slot_name(slot, language) for slot in face.slots]
    assert all(names)


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_are_set_with_care(language: str) -> None:
    for face in FACES.values():
        for line in (*card_text(face, language).split("\n"), *back_lines(face.key, language)):
            assert not re.search(
                r"  | [,.;:)]|,,|\.\.|[,;:]\.|\( |['\"]| - |\$|[\x00-\x08\x0b-\x1f]", line
            )
            assert not line or re.search(r"[.!?”»]$", line), line
            assert line[:1] == line[:1].upper()


def test_a_word_of_the_card_itself_is_told_by_its_type() -> None:
    swarm, attic = FACES["swarm-of-rats"], FACES["attic"]
    hurt = Forced(AFTER, EntersPlay(THIS), Deal(THIS, damage=1))
    assert ability_text(swarm, hurt, "en") == (
        "Forced – After this enemy enters play: deal 1 damage to it."
    )
    assert ability_text(attic, hurt, "uk") == (
        "Примусово – Після того, як ця локація ввійшла в гру: нанесіть цій локації 1 рану."
    )
    scrying = FACES["scrying"]
    assert ability_text(scrying, Action(Draw(1), cost=(SpendUses(2),)), "pl") == (
        "Akcja – Wydaj 2 ładunki: dobierz 1 kartę."
    )
