"""The monsters."""

from __future__ import annotations

from ..cards import MONSTERS, Monster, print_into

print_into(
    MONSTERS,
    Monster("byakhee", -2, -1, 1, 1, 0, 2),
    Monster("cultist", -3, None, 0, 1, 1, 1),
    Monster(
        "dark_young",
        -2,
        0,
        3,
        3,
        -1,
        3,
        frozenset({"physical_resistance"}),
        nightmarish=1,
    ),
    Monster("deep_one", 0, -2, 2, 2, -1, 2),
    Monster("ghost", -3, -2, 2, 1, -3, 2, frozenset({"undead", "physical_immunity"})),
    Monster("ghoul", -3, 0, 1, 1, -1, 1, frozenset({"ambush"})),
    Monster(
        "god_of_the_bloody_tongue",
        1,
        -3,
        3,
        4,
        -4,
        4,
        frozenset({"mask", "endless"}),
        nightmarish=1,
        overwhelming=1,
    ),
    Monster("gug", -2, -1, 2, 3, -2, 4, overwhelming=1),
    Monster("zombie", 1, -1, 1, 1, -1, 2, frozenset({"undead"})),
)
