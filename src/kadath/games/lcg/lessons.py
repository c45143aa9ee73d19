"""The tutorial game: how it is set up, and what its guide explains."""

from __future__ import annotations

from kadath.kernel.lessons import FirstGame, Lesson

TURN = ("take-action",)

LESSONS = (
    Lesson("opening-hand", asked=("mulligan",), rules=("LCG-095",)),
    Lesson("turn", asked=TURN, rules=("LCG-140", "LCG-145")),
    Lesson("clues", asked=TURN, offered=("investigate",), rules=("LCG-146", "LCG-147")),
    Lesson("test", asked=("commit",), rules=("LCG-191", "LCG-196")),
    Lesson("token", told=("revealed-token",), rules=("LCG-197", "LCG-204")),
    Lesson("enemy", asked=TURN, told=("engaged",), rules=("LCG-159", "LCG-166", "LCG-174")),
    Lesson("mythos", told=("drew-encounter",), rules=("LCG-113", "LCG-115", "LCG-117")),
    Lesson("ability", asked=("react",), offered=("react", "use"), rules=("LCG-308",)),
    Lesson("act", offered=("advance",), rules=("LCG-483",)),
    Lesson("moving", asked=TURN, offered=("move",), rules=("LCG-150",)),
    Lesson("assets", asked=TURN, told=("played",), rules=("LCG-153", "LCG-377")),
    Lesson("upkeep", asked=TURN, told=("doom",), rules=("LCG-137",)),
    Lesson("wounds", asked=TURN, told=("damaged",), rules=("LCG-271", "LCG-279")),
    Lesson("story", asked=("choose-effect",)),
)

FIRST_GAME = FirstGame(
    {
        "seats": 1,
        "scenario": "the-gathering",
        "difficulty": "easy",
        "investigators": ["roland-banks"],
    },
    seed=160,
    lessons=LESSONS,
)
"""Following the advice wins it in eight rounds without ever provoking an attack of opportunity."""
