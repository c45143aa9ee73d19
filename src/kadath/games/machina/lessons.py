"""The tutorial of Machina Arcana: how it is set up, and what its guide explains."""

from __future__ import annotations

from kadath.kernel.lessons import FirstGame, Lesson

TURN = ("explorer-action",)

LESSONS = (
    Lesson("entering", asked=("enter-where",), rules=("MA-R1.3", "MA-R1.5")),
    Lesson("items", asked=("draw-items",), rules=("MA-R10.18", "MA-R11.1")),
    Lesson("inventory", asked=("use-inventory",), rules=("MA-R11.22",)),
    Lesson("stamina", asked=TURN, rules=("MA-R3.4", "MA-R3.5", "MA-R5.5")),
    Lesson("spaces", asked=TURN, offered=("activate",), rules=("MA-R10.10", "MA-R10.19")),
    Lesson("spawning", told=("spawn-roll",), rules=("MA-R3.7", "MA-R3.8")),
    Lesson("horror", told=("horror-roll",), rules=("MA-R3.11", "MA-R3.12")),
    Lesson("monster", told=("spawned",), rules=("MA-R3.13", "MA-R6.9")),
    Lesson(
        "target",
        asked=TURN,
        told=("spawned",),
        offered=("use",),
        rules=("MA-R7.1", "MA-R7.3", "MA-R7.4"),
    ),
    Lesson("chapter", told=("chapter",), rules=("MA-R10.21", "MA-R12.5")),
    Lesson("essence", asked=("gather", "raise-attack"), rules=("MA-R5.6", "MA-R5.7")),
    Lesson("free", asked=("between-actions",), rules=("MA-R14.6",)),
    Lesson("leaving", offered=("edge", "leave"), rules=("MA-R12.9", "MA-R12.10")),
)

FIRST_GAME = FirstGame(
    {
        "seats": 1,
        "party": 1,
        "scenario": "ice",
        "length": "very_short",
        "difficulty": "easy",
        "investigators": ["hank_horden"],
    },
    seed=2122,
    lessons=LESSONS,
)
"""One explorer, and the shortest way through the first scenario."""
