"""Set-ups that name who plays: what does not fit is refused, whatever it is."""

from __future__ import annotations

from typing import Any

import pytest

from kadath.games import game, playable
from kadath.kernel.errors import NotWellFormed

PEOPLE = "investigators"


def known(name: str) -> tuple[str | int, ...]:
    """Everybody who can be named."""
    return next(option.values for option in game(name).setup_options() if option.key == PEOPLE)


@pytest.mark.parametrize("name", playable())
@pytest.mark.parametrize(
    "people", ["nobody", 2, None, {}, [], ["nobody"] * 2, [["nobody"]] * 2, [{}] * 2], ids=str
)
def test_whoever_is_not_in_the_box_is_refused_with_all_who_are(name: str, people: Any) -> None:
    with pytest.raises(NotWellFormed, match="investigators should be 2") as refused:
        game(name).new({"seats": 2, PEOPLE: people}, 1)
    assert all(str(one) in refused.value.accepted for one in known(name))


@pytest.mark.parametrize("name", playable())
def test_nobody_is_there_twice(name: str) -> None:
    with pytest.raises(NotWellFormed, match="different"):
        game(name).new({"seats": 2, PEOPLE: [known(name)[0]] * 2}, 1)
