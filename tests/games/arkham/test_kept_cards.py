"""Gate cards that are kept: what they do for the rest of the game."""

from __future__ import annotations

import pytest

from kadath.games.arkham.board import area
from kadath.games.arkham.cards import (
    GATE_CARD,
    GATE_CARDS,
    INNSMOUTH,
    MARKER,
    SANITY,
    SKILL,
    SPELL,
    STAMINA,
)
from kadath.games.arkham.game import Arkham
from kadath.games.arkham.rules.casting import cost_of
from kadath.games.arkham.rules.checks import COMBAT, SkillCheck, pool
from kadath.games.arkham.rules.final_battle import BattleAttack
from kadath.games.arkham.rules.gates import open_gate
from kadath.games.arkham.rules.other_worlds import OtherWorldEncounter
from kadath.games.arkham.state import Card
from kadath.games.arkham.values import focus, maximum
from kadath.games.arkham.vocabulary.effects.cards import KeepThisCard
from kadath.testkit.arkham.position import Position
from kadath.text.languages import LANGUAGES

from .test_encounters import gate_cards, table
from .test_final_battle import battle

SAYS = Arkham().narrator()
GIFT, CHANGE, GLIMPSE = "innsmouth_yellow_3", "innsmouth_yellow_2", "innsmouth_green_3"
"""A gift that counts gates, a body made over, and a glimpse of the future."""


def having(face: str, t: Position | None = None) -> Position:
    """An investigator who has kept a gate card."""
    t = t or table()
    t.s.cards[900] = Card(face, 1)
    t.s.derive()
    return t


def opens(t: Position, *spaces: str) -> None:
    """Gates open, one after another."""
    for space in spaces:
        happens = open_gate(t.s, space)
        assert happens is not None
        t.begin(happens)


@pytest.mark.rule("AH-3.4.2")
def test_who_keeps_the_gift_of_yuggoth_gets_a_spell_for_each_gate() -> None:
    t = table(area("yuggoth", 1))
    t.gate("woods", "yuggoth")
    gate_cards(t, GIFT)
    t.begin(OtherWorldEncounter(1, "yuggoth"))
    assert (t.row(1).space, t.s.decks[GATE_CARD]) == ("woods", ())
    t.deck(SPELL, "wither", "heal")
    opens(t, "graveyard", "black_cave")
    (card,) = t.s.cards_of(1, frozenset({GATE_CARD}))
    assert t.s.cards[card].tokens == len(t.s.cards_of(1, frozenset({SPELL}))) == 2


def test_the_gift_strengthens_then_eases_spells_and_devours_in_the_end() -> None:
    t = having(GIFT)
    spell = t.card("shrivelling", 1)
    t.deck(MARKER, "abyss", "yuggoth")
    before = [pool(t.s, 1, skill, 0) for skill in ("fight", "lore", "luck")]
    for tokens, more, cost in ((0, 0, 1), (1, 1, 1), (3, 1, 1), (4, 0, 0)):
        t.s.set_card(900, tokens=tokens)
        now = [pool(t.s, 1, skill, 0) for skill in ("fight", "lore", "luck")]
        assert now == [before[0] + more, before[1] + more, before[2]], tokens
        assert cost_of(t.s, 1, spell) == cost
    opens(t, "graveyard")
    assert 1 not in t.s.investigators


@pytest.mark.rule("AH-7.14")
def test_whoever_is_made_over_in_rlyeh_has_smaller_maxima_and_more_focus() -> None:
    t = table(area("rlyeh", 1))
    t.deck(SKILL, "lore")
    gate_cards(t, CHANGE)
    before = [maximum(t.s, 1, SANITY), maximum(t.s, 1, STAMINA), focus(t.s, 1)]
    t.begin(OtherWorldEncounter(1, "rlyeh"))
    after = [maximum(t.s, 1, SANITY), maximum(t.s, 1, STAMINA), focus(t.s, 1)]
    assert after == [before[0] - 1, before[1] - 1, before[2] + 1]
    assert (t.row(1).sanity, t.row(1).stamina, t.row(1).clues) == (1, 1, 3)


@pytest.mark.rule("AH-4.4")
def test_a_glimpse_of_the_future_is_three_successes_of_one_check() -> None:
    t = having(GLIMPSE)
    t.begin(SkillCheck(1, "lore", -9, difficulty=3)).choose("use:900:0:0")
    t.expects_no_question()
    (told,) = t.noted("check")
    assert (told["passed"], told["successes"], told["dice"]) == (True, 3, ())
    assert (t.s.cards[900].owner, t.s.decks[GATE_CARD]) == (0, (900,))
    t.roll(1).begin(SkillCheck(1, "lore", -9)).expects_no_question()


def test_a_glimpse_is_not_offered_where_three_successes_are_too_few() -> None:
    t = having(GLIMPSE)
    t.begin(SkillCheck(1, "lore", -9, difficulty=4)).expects_no_question()
    assert t.s.cards[900].owner == 1


@pytest.mark.rule("AH-13.6")
def test_a_glimpse_counts_three_times_against_the_ancient_one() -> None:
    t = having(GLIMPSE, battle("yig"))
    t.s.boxes += (INNSMOUTH,)
    attack = BattleAttack(1, 0, at="check")
    t.begin(attack).choose("use:900:0:0")
    assert attack.returns == 3
    assert t.noted("check")[0]["check"] == COMBAT


def test_every_gate_card_that_is_kept_does_something() -> None:
    kept = {
        key
        for key, card in GATE_CARDS.items()
        for _, entry in card.entries
        if any(isinstance(part, KeepThisCard) for part in entry.walk())
    }
    assert kept == {key for key, card in GATE_CARDS.items() if card.abilities}


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_entry_that_gives_away_its_card_says_what_the_card_does(language: str) -> None:
    t = table(area("city_of_the_great_race", 1))
    gate_cards(t, GLIMPSE)
    t.begin(OtherWorldEncounter(1, "city_of_the_great_race"))
    does = SAYS.component(GLIMPSE, language)["text"].splitlines()[-1]
    assert t.s.decision is not None
    clues, keeps = (SAYS.option_text(t.s, one, language) for one in t.s.decision.options)
    assert keeps.endswith(does)
    assert does not in clues
    (read,) = [one for one in t.s.log or () if one.kind == "gate-card"]
    assert SAYS.entry_text(t.s, read, language).endswith(does)
