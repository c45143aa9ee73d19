"""Every entry of the location and gate cards runs, and has its text in three languages."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest
from tests.games.telling import check_golden

from kadath.games.arkham import components
from kadath.games.arkham.board import NEIGHBORHOOD, STREET_OF, WORLDS, area
from kadath.games.arkham.cards import (
    BASE,
    ENCOUNTERS,
    FACES,
    GATE_CARD,
    GATE_CARDS,
    INNSMOUTH,
    PLACE,
    Encounter,
    GateCard,
)
from kadath.games.arkham.catalogue import catalogue
from kadath.games.arkham.narration import component
from kadath.games.arkham.rules.encounters import Encountering
from kadath.games.arkham.rules.gates import open_gate
from kadath.games.arkham.rules.other_worlds import OTHER, OtherWorldEncounter
from kadath.games.arkham.rules.play import ArkhamPlay
from kadath.games.arkham.rules.setup import lay_out
from kadath.games.arkham.rules.whole_game import WholeGame
from kadath.games.arkham.vocabulary.effects.checks import Check, CheckTable
from kadath.kernel.codec import state_from_data, state_to_data
from kadath.kernel.effects import Effect
from kadath.kernel.procedure import END, Procedure
from kadath.kernel.rng import below
from kadath.text.fluent import messages
from kadath.text.languages import LANGUAGES
from kadath.text.render import render

assert components.__all__, "importing the components prints them"

GOLDEN = Path(__file__).parent / "golden"

TRIES = 150
STEPS = 400
STOPS = ((0, 0, 0), (0, 0, 0), (3, 3, 3), (3, 3, 3))
"""Sliders so that each skill is at its lowest in some of the tries, without Clue tokens."""


@cache
def begun() -> ArkhamPlay:
    """A game of two in progress, with a bit of everything in their hands."""
    s = ArkhamPlay(7)
    s.boxes = (BASE, INNSMOUTH)
    lay_out(s, ("harvey_walters", "mandy_thompson"))
    for who in s.seats:
        s.set_investigator(who, money=8, clues=5, trophies=("gug", "ghoul", "byakhee"))
        for kind in ("common_item", "unique_item", "spell", "skill_card", "ally"):
            for card in s.decks.get(kind, ())[:1]:
                s.decks[kind] = tuple(one for one in s.decks[kind] if one != card)
                s.set_card(card, owner=who)
    play(s, open_gate(s, "woods"), 7)
    return s


def play(s: ArkhamPlay, frame: Procedure | None, rng: int) -> None:
    """Play a procedure to its end, choosing at random."""
    assert frame is not None
    s.rng = rng
    s.log = []
    s.stack[:] = [WholeGame(at=END), frame]
    s.advance()
    for _ in range(STEPS):
        if s.decision is None or not any(one is frame for one in s.stack):
            return
        assert s.listeners == s.rebuilt_listeners()
        options = s.decision.options
        # Spend all Clue tokens, so that hard checks are passed as well.
        clue = s.decision.option("clue")
        s.apply(clue if clue is not None else options[below(s, len(options))])
    raise AssertionError(f"it goes on: {[type(one).__name__ for one in s.stack]}")


def outcomes(who: int, space: str, frame: Callable[..., Procedure], *args: str) -> Counter[bool]:
    """The results of the checks of one entry, played until each has passed and failed."""
    results: Counter[bool] = Counter()
    for seed in range(TRIES):
        s = begun().clone()
        s.set_investigator(who, space=space, sliders=STOPS[seed % 4])
        s.set_investigator(who, clues=(0, 12, 2)[seed % 3])
        play(s, frame(who, *args), seed)
        if seed == 0:
            again = state_from_data(ArkhamPlay, state_to_data(s))
            assert state_to_data(again) == state_to_data(s)
        for entry in s.log or ():
            if entry.kind == "check":
                results[bool(dict(entry.args)["passed"])] += 1
        if seed >= 2 and (results[True] and results[False]):
            break
    return results


def has_check(effect: Effect) -> bool:
    return any(isinstance(part, Check | CheckTable) for part in effect.walk())


def of_neighborhood(one: Encounter) -> str:
    return NEIGHBORHOOD.get(one.location, "french_hill")


NEIGHBORHOODS = sorted({of_neighborhood(one) for one in ENCOUNTERS.values()})
NEEDS_HERALD = "innsmouth_shore_14_devil_reef"
WORLD_OF = {OTHER: "another_dimension"}


@pytest.mark.rule("AH-3.3.3")
@pytest.mark.parametrize("neighborhood", NEIGHBORHOODS)
def test_every_entry_of_a_neighborhood_runs(neighborhood: str) -> None:
    entries = [one for one in ENCOUNTERS.values() if of_neighborhood(one) == neighborhood]
    assert entries
    for one in entries:
        space = one.location if one.location in STREET_OF else "silver_twilight_lodge"
        results = outcomes(1, space, Encountering, one.key)
        if has_check(one.effect) and one.key != NEEDS_HERALD:
            assert results[True], one.key
            assert results[False], one.key


@pytest.mark.rule("AH-3.4.2")
@pytest.mark.parametrize("color", ["yellow", "green", "red", "blue"])
def test_every_entry_of_a_color_runs(color: str) -> None:
    for card in [one for one in GATE_CARDS.values() if one.color == color]:
        for world, effect in card.entries:
            results = visits(card, WORLD_OF.get(world, world))
            if has_check(effect) and world != OTHER:
                assert results[True], (card.key, world)
                assert results[False], (card.key, world)


def visits(card: GateCard, world: str) -> Counter[bool]:
    """The results of the checks of a gate card that lies on top of its deck."""
    s = begun()
    deck = s.decks[GATE_CARD]
    sleeve = next(one for one in deck if s.cards[one].face == card.key)
    s.decks[GATE_CARD] = (sleeve, *(one for one in deck if one != sleeve))
    return outcomes(2, area(world, 1), OtherWorldEncounter, world)


def test_the_cards_of_the_printed_boxes_are_all_there() -> None:
    """63 and 78 location cards with three entries each, 49 and 16 gate cards (AH-1.1, IH-1.1)."""
    cards = Counter((one.box, one.card) for one in ENCOUNTERS.values())
    assert set(cards.values()) == {3}
    assert Counter(box for box, _ in cards) == {BASE: 63, INNSMOUTH: 36 + 42}
    assert Counter(one.box for one in GATE_CARDS.values()) == {BASE: 49, INNSMOUTH: 16}
    assert sum(len(one.entries) for one in GATE_CARDS.values()) == 48 * 3 + 16 * 2


def test_entries_name_existing_places_and_worlds() -> None:
    places = {*STREET_OF, "inner_sanctum", "innsmouth_jail_cell"}
    assert {one.location for one in ENCOUNTERS.values()} <= places
    for card in GATE_CARDS.values():
        for world, _ in card.entries:
            assert world == OTHER or card.color in WORLDS[world].colors


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_text_of_every_entry_matches_the_golden_text(language: str) -> None:
    texts = {
        key: f"{component(key, language)['name']}\n{render(one.effect, language, game='arkham')}"
        for key, one in ENCOUNTERS.items()
    }
    check_golden(GOLDEN / f"locations_{language}.txt", texts)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_text_of_every_gate_card_matches_the_golden_text(language: str) -> None:
    texts = {
        f"{key}_{world}": render(effect, language, game="arkham")
        for key, card in GATE_CARDS.items()
        for world, effect in card.entries
    }
    check_golden(GOLDEN / f"gates_{language}.txt", texts)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_of_the_catalogue_has_text(language: str) -> None:
    for one in catalogue():
        said = component(one.key, language)
        assert said["name"], one.key
        assert said["text"] or one.kind not in ("location_card", "gate_card"), one.key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_entry_has_a_line_of_story(language: str) -> None:
    said = messages(language)
    for key in ENCOUNTERS:
        assert f"arkham-tale-{key}" in said
    entries = [(key, world) for key, one in GATE_CARDS.items() for world, _ in one.entries]
    silent = [one for one in entries if f"arkham-tale-{'_'.join(one)}" not in said]
    assert all(key.startswith("innsmouth") and world == OTHER for key, world in silent)


def test_the_back_of_a_card_is_shown_if_it_has_text() -> None:
    copies = {one.key: one.copies for one in catalogue()}
    for one in FACES.values():
        if one.abilities and one.kind != PLACE:
            assert copies[one.key] == one.copies, one.key
    # A curse is the back of a blessing.
    assert copies["curse"] == 0
