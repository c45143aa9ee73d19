"""What a page says about the choices before a game."""

from __future__ import annotations

import pytest

from kadath import games
from kadath.games.lcg.components.chaos_bags import NIGHT_OF_THE_ZEALOT
from kadath.server.messages import setup_note
from kadath.text.languages import LANGUAGES

EXPLAINED = {"scenario", "ancient_one", "board", "herald", "difficulty"}
"""The story and its dangers: their names alone tell a newcomer nothing."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", games.playable())
def test_every_story_and_danger_has_a_word_about_it(name: str, language: str) -> None:
    game = games.game(name)
    options = [option for option in game.setup_options() if option.key in EXPLAINED]
    assert options
    notes = [
        setup_note(game, option.key, value, language)
        for option in options
        for value in option.values
    ]
    assert all(notes)
    assert len(set(notes)) == len(notes)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("difficulty", NIGHT_OF_THE_ZEALOT)
def test_a_difficulty_of_the_card_game_names_the_worst_number_in_its_bag(
    difficulty: str, language: str
) -> None:
    bag = NIGHT_OF_THE_ZEALOT[difficulty]
    worst = min(int(token) for token in bag if token.lstrip("+-").isdigit())
    note = setup_note(games.game("lcg"), "difficulty", difficulty, language)
    assert f"−{-worst}" in note
