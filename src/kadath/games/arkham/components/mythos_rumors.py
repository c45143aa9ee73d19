"""The Rumors of the base game, and the card with which the story continues."""

from __future__ import annotations

from ..cards import MYTHOS, RUMOR, STORY_CONTINUES, MythosCard, print_into

print_into(
    MYTHOS,
    MythosCard(
        "disturbing_the_dead", RUMOR, "black_cave", (), ("slash", "star", "triangle"), ("hexagon",)
    ),
    MythosCard(
        "good_work_undone", RUMOR, "unvisited_isle", (), ("slash", "star", "triangle"), ("hexagon",)
    ),
    MythosCard(
        "the_great_ritual", RUMOR, "graveyard", (), ("slash", "star", "triangle"), ("hexagon",)
    ),
    MythosCard(
        "the_southside_strangler_strikes",
        RUMOR,
        "independence_square",
        (),
        ("slash", "star", "triangle"),
        ("hexagon",),
    ),
    MythosCard(
        "the_stars_are_right",
        RUMOR,
        "science_building",
        (),
        ("slash", "star", "triangle"),
        ("hexagon",),
    ),
    MythosCard("the_story_continues", STORY_CONTINUES),
    MythosCard(
        "the_terrible_experiment",
        RUMOR,
        "unvisited_isle",
        (),
        ("slash", "star", "triangle"),
        ("hexagon",),
    ),
)
