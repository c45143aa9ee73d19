"""The tutorial game: how it is set up, and what its guide explains."""

from __future__ import annotations

from kadath.kernel.lessons import FirstGame, Lesson

LESSONS = (
    Lesson("priority", asked=("play-priority",), rules=("FH-070", "FH-078", "FH-079")),
    Lesson("silence", asked=("play-priority",), told=("played",), rules=("FH-075", "FH-090")),
    Lesson("moving", asked=("move",), rules=("FH-118", "FH-120")),
    Lesson("attack", asked=("attack",), rules=("FH-121", "FH-122")),
    Lesson("monsters", told=("moved", "struck"), rules=("FH-099", "FH-152", "FH-155")),
    Lesson("clues", told=("found-clue",), rules=("FH-105", "FH-106", "FH-107")),
    Lesson("reckoning", told=("reckoning",), rules=("FH-090", "FH-091")),
    Lesson("gates", told=("gate",), rules=("FH-094", "FH-095", "FH-098")),
    Lesson("health", told=("lost-health", "struck"), rules=("FH-101", "FH-140")),
    Lesson("ritual", asked=("ready-for-ritual",), rules=("FH-108", "FH-115")),
    Lesson("seals", asked=("place-seal",), rules=("FH-134", "FH-136")),
    Lesson("items", asked=("use-item",), rules=("FH-130", "FH-131")),
    Lesson("laying", asked=("lay-cards",), rules=("FH-110", "FH-113", "FH-114")),
)

FIRST_GAME = FirstGame(
    {
        "seats": 2,
        "ancient_one": "cthulhu",
        "difficulty": "easy",
        "investigators": ["jenny_barnes", "michael_mcglen"],
    },
    seed=199,
    lessons=LESSONS,
)
"""A bot runs the other investigator, so that there is a partner to keep silent with."""
