"""The check of a game's content finds what is wrong."""

from __future__ import annotations

from collections.abc import Sequence

from kadath.games.final_hour.game import FinalHour
from kadath.kernel.game import Component
from kadath.lab.content import Count, counts, problems


class Tampered(FinalHour):
    """Final Hour with a card missing, one twice, and one that has no words."""

    def components(self) -> tuple[Component, ...]:
        whole = super().components()
        without = tuple(one for one in whole if one.key != "shotgun")
        return (*without, whole[0], Component("elder_sign", "item_card"))


def tables(found: Sequence[Count]) -> dict[str, tuple[int, int]]:
    return {count.kind: (count.printed, count.implemented) for count in found}


def test_final_hour_is_whole() -> None:
    assert list(problems(FinalHour())) == []
    assert all(printed == ours for printed, ours in tables(counts(FinalHour())).values())


def test_the_table_counts_copies_and_our_own_designs() -> None:
    by_kind = {count.kind: count for count in counts(FinalHour())}
    assert by_kind["common_monster"] == Count("common_monster", 40, 40, 0)
    assert by_kind["item_card"] == Count("item_card", 9, 9, 8)


def test_what_is_missing_doubled_or_unsaid_is_found() -> None:
    found = "\n".join(problems(Tampered()))
    assert "investigator: the box has 6, we have 7" in found
    assert "jenny_barnes: 2 components have this key" in found
    assert "elder_sign: pl:" in found
