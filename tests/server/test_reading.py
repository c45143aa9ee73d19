"""The rulebook as it is read: whole, in its order, with the steps that carry a rule out."""

from __future__ import annotations

import httpx2
import pytest

from kadath import rulebook
from kadath.games import playable
from kadath.server.reading import book
from kadath.text.languages import LANGUAGES

from .serving import Running


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", playable())
def test_every_rule_stands_once_in_its_chapter(game: str, language: str) -> None:
    rules = rulebook.load(game).rules
    read = [rule for chapter in book(game, language).chapters for rule in chapter.rules]
    assert [one.id for one in read] == [one.id for one in rules]
    assert [one.text for one in read] == [one.text[language] for one in rules]
    assert all(chapter.title for chapter in book(game, language).chapters)
    numbers = {one.id for one in rules}
    for one in read:
        assert set(one.see) <= numbers - {one.id}
    assert sum(1 for one in read if one.places) > len(read) // 3


def test_a_rule_names_the_step_that_carries_it_out_and_its_kin() -> None:
    read = {rule.id: rule for part in book("final_hour", "en").chapters for rule in part.rules}
    half = read["FH-061"]
    assert half.places == ["Action card › resolve its effect"]
    assert half.see == ["FH-078", "FH-079", "FH-117"]


def test_a_rule_lists_the_cards_that_it_speaks_of() -> None:
    lcg = {rule.id: rule for part in book("lcg", "en").chapters for rule in part.rules}
    hunters = lcg["LCG-249"].cards
    assert "Young Deep One" in hunters
    assert "Swarm of Rats" in hunters
    assert "Flashlight" not in hunters
    polish = {rule.id: rule for part in book("lcg", "pl").chapters for rule in part.rules}
    assert len(polish["LCG-249"].cards) == len(hunters)
    assert "Rój szczurów" in polish["LCG-249"].cards
    arkham = {rule.id: rule for part in book("arkham", "en").chapters for rule in part.rules}
    assert "Patrol Wagon" in arkham["AH-7.4"].cards
    assert all(len(set(rule.cards)) == len(rule.cards) for rule in arkham.values())


def test_a_rulebook_is_served_and_a_missing_one_told(server: Running) -> None:
    found = httpx2.get(f"{server.url}/api/games/lcg/rulebook", params={"language": "pl"})
    assert found.json()["chapters"][4]["title"] == "Akcje"
    assert httpx2.get(f"{server.url}/api/games/chess/rulebook").status_code == 404
