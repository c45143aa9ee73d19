"""Topics of abilities that respond to no event, and the zones cards are played from."""

from __future__ import annotations

from kadath.kernel.listeners import Topic
from kadath.kernel.windows import FREE

FREE_TOPIC: Topic = (FREE, "player window")
FREE_IN_TURN: Topic = (FREE, "turn")
FREE_IN_TEST: Topic = (FREE, "test")
"""The topics of player windows: all of them, only in turns, only in skill tests."""
OBJECTIVE: Topic = ("objective", "condition")
WITHOUT_USES: Topic = ("discard", "without uses")
"""The topics checked after every change: objectives, and cards without uses left."""
IN_HAND = frozenset({"hand"})
PLAYABLE = frozenset({"hand", "discard"})
"""Where a card may be played from: a hand, or a discard pile if something allows it."""
