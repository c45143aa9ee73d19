"""Stored games are offered, decided and told as they were when they were stored.

A sentence that was improved on purpose: `python -m kadath.testkit.stored_games texts FOLDER`.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from kadath import games
from kadath.kernel.decision import option
from kadath.kernel.outcome import Outcome
from kadath.testkit.stored_games import (
    Changed,
    StoredGame,
    check_offers,
    check_texts,
    stored_games,
    stored_texts,
)
from kadath.text.languages import LANGUAGES

FOLDERS = sorted(path.parent for path in (Path(__file__).parent / "records").glob("*/games.jsonl"))
STORED = [
    pytest.param(folder, stored, id=f"{folder.name}-{stored.name}")
    for folder in FOLDERS
    for stored in stored_games(folder)
]


@pytest.mark.parametrize(("folder", "stored"), STORED)
def test_the_same_is_offered_as_ever(folder: Path, stored: StoredGame) -> None:
    check_offers(games.game(folder.name), stored)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("folder", "stored"), STORED)
def test_the_same_is_said_as_ever(folder: Path, stored: StoredGame, language: str) -> None:
    expected = stored_texts(folder, language)[stored.name]
    check_texts(games.game(folder.name), stored, language, expected)


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_a_change_is_located(folder: Path) -> None:
    game = games.game(folder.name)
    stored = max(stored_games(folder), key=lambda one: len(one.choices))
    at = 5 * 4
    other = stored._replace(offers=f"{stored.offers[:at]}zzzz{stored.offers[at + 4 :]}")
    with pytest.raises(Changed, match=r"choice 6 of .*something else is offered") as offered:
        check_offers(game, other)
    assert stored.choices[5] in str(offered.value)
    chosen = (*stored.choices[:3], str(option("dance", 7)), *stored.choices[4:])
    with pytest.raises(Changed, match=r"choice 4 of .*dance:7 was chosen and is not offered"):
        check_offers(game, stored._replace(choices=chosen))
    with pytest.raises(Changed, match=r"ended with Outcome.*dawn"):
        check_offers(game, stored._replace(outcome=Outcome(True, "dawn")))
    digests = stored_texts(folder, "pl")[stored.name]
    with pytest.raises(Changed, match="in pl, something reads otherwise at choices 21 to 40"):
        check_texts(game, stored, "pl", [digests[0], "zzzzzz", *digests[2:]])
