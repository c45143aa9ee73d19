"""The check of a game's content finds what is wrong."""

from __future__ import annotations

import pytest

from kadath import games
from kadath.games.final_hour.game import FinalHour
from kadath.kernel.game import Component
from kadath.kernel.sets import ComponentSet, LeftOut
from kadath.lab.content import Count, SetCount, counts, problems, uncounted
from kadath.text.fluent import messages
from kadath.text.languages import LANGUAGES


class Tampered(FinalHour):
    """Final Hour with a card missing, one twice, one without words, and one of no set."""

    def components(self) -> tuple[Component, ...]:
        whole = super().components()
        without = tuple(one for one in whole if one.key != "shotgun")
        added = (Component("elder_sign", "item_card"), Component("key", "item_card", set="dreams"))
        return (*without, whole[0], *added)


def counted(name: str) -> dict[str, dict[str, Count]]:
    """The counts of a game by set and kind."""
    return {
        box.name: {count.kind: count for count in box.kinds}
        for box in counts(games.manifests()[name].sets, games.components(name))
    }


@pytest.mark.parametrize("name", games.playable())
def test_a_game_that_can_be_played_is_whole(name: str) -> None:
    assert list(problems(games.game(name))) == []
    assert all(count.is_whole for kinds in counted(name).values() for count in kinds.values())


def test_the_table_counts_copies_and_our_own_designs() -> None:
    by_kind = counted("final_hour")["core"]
    assert by_kind["common_monster"] == Count("common_monster", 40, 40, 0, 0)
    assert by_kind["item_card"] == Count("item_card", 9, 9, 0, 8)


def test_what_is_missing_doubled_or_unsaid_is_found() -> None:
    found = "\n".join(problems(Tampered()))
    assert "core: investigator: the box has 6, we have 7 and leave out 0" in found
    assert "jenny_barnes: 2 components have this key" in found
    assert "elder_sign: pl:" in found
    assert "key: there is no set called 'dreams'" in found


def test_each_set_is_counted_against_its_own_box() -> None:
    plots = LeftOut("plot", 2, "no_deck")
    sets = (
        ComponentSet("base", {"ally": 2}),
        ComponentSet("sea", {"ally": 1, "plot": 2}, (plots,)),
    )
    components = (
        Component("dog", "ally"),
        Component("cat", "ally", original=True),
        Component("seal", "ally", set="sea"),
        Component("map", "token", 3, set="sea"),
    )
    assert counts(sets, components) == [
        SetCount("base", [Count("ally", 2, 2, 0, 1)], ()),
        SetCount(
            "sea",
            [Count("ally", 1, 1, 0, 0), Count("plot", 2, 0, 2, 0), Count("token", 0, 3, 0, 0)],
            (plots,),
        ),
    ]
    assert [count.is_whole for box in counts(sets, components) for count in box.kinds] == [
        *(True, True, True),
        False,
    ]


def test_a_game_without_sets_is_what_it_has() -> None:
    (box,) = counts((), (Component("1", "oil", 4), Component("2", "oil", 4)))
    assert box == SetCount("", [Count("oil", 8, 8, 0, 0)], ())


@pytest.mark.parametrize("name", games.manifests())
def test_components_belong_to_sets_that_have_words(name: str) -> None:
    sets = games.manifests()[name].sets
    assert list(uncounted(sets, games.components(name))) == []
    named = [f"set-{one.name}" for one in sets if len(sets) > 1]
    kinds = [f"kind-{kind}" for one in sets for kind in one.printed]
    reasons = [f"left-out-{why.reason}" for one in sets for why in one.left_out]
    for language in LANGUAGES:
        known = set(messages(language))
        assert {f"{name}-{each}" for each in (*named, *kinds, *reasons)} <= known
