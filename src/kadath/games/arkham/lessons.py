"""The tutorial of Arkham Horror: how it is set up, and what its guide explains."""

from __future__ import annotations

from kadath.kernel.lessons import FirstGame, Lesson

LESSONS = (
    Lesson("sliders", asked=("sliders",), rules=("AH-3.1.4",)),
    Lesson("mythos", told=("gate",), rules=("AH-3.5.1", "AH-3.5.4", "AH-12.1")),
    Lesson("moving", asked=("movement",), rules=("AH-3.2.1", "AH-3.2.5")),
    Lesson("clues", asked=("movement",), told=("moved",), rules=("AH-3.2.6", "AH-4.6")),
    Lesson("check", asked=("mend-roll",), rules=("AH-4.2", "AH-4.3", "AH-4.6")),
    Lesson("encounter", told=("encounter",), rules=("AH-3.3.1",)),
    Lesson("monster", offered=("fight", "evade"), rules=("AH-5.1", "AH-6.1", "AH-6.5")),
    Lesson("weapons", asked=("wield",), rules=("AH-6.14",)),
    Lesson("gate", told=("through",), rules=("AH-3.3.5", "AH-3.4.1")),
    Lesson("sealing", offered=("close", "seal"), rules=("AH-10.2", "AH-10.4", "AH-14.2")),
    Lesson("battle", told=("awakens",), rules=("AH-12.1", "AH-13.6")),
)

FIRST_GAME = FirstGame(
    {
        "seats": 1,
        "board": "arkham",
        "ancient_one": "yig",
        "investigators": ["michael_mcglen"],
    },
    seed=28,
    lessons=LESSONS,
)
"""Against an Ancient One that is a light sleeper, but can be beaten when it wakes."""
