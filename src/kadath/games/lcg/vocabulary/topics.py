"""What abilities listen to that answer nothing in particular, and from where cards are played."""

from __future__ import annotations

from kadath.kernel.listeners import Topic
from kadath.kernel.windows import FREE

FREE_TOPIC: Topic = (FREE, "player window")
FREE_IN_TURN: Topic = (FREE, "turn")
FREE_IN_TEST: Topic = (FREE, "test")
"""What is listened to in player windows: in all of them, in turns and in skill tests only."""
OBJECTIVE: Topic = ("objective", "condition")
WITHOUT_USES: Topic = ("discard", "without uses")
"""What is looked at after every change, by the index: objectives, and cards that are used up."""
IN_HAND = frozenset({"hand"})
PLAYABLE = frozenset({"hand", "discard"})
"""Where a card may be played from: a hand, and a discard pile where something says so."""
