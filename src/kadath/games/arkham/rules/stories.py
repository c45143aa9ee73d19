"""Personal Stories (IH-11): two cards for each investigator, of which one lies in play.

Both are one sleeve: when a story ends, its second card lies there in place of the first one, with
the side up that fits.
"""

from __future__ import annotations

from kadath.kernel.citations import cites

from ..cards import FACES, STORY
from ..state import ArkhamState, Card

PASSED = "passed"
FAILED = "failed"


def story_of(sheet: str) -> str:
    """The first card of an investigator's story."""
    return f"{sheet}_story"


@cites("IH-2.7", "IH-11.1", "IH-11.4")
def deal_story(s: ArkhamState, who: int) -> None:
    """Give an investigator the story that is theirs; a condition that is met ends it at once."""
    face = story_of(s.investigators[who].sheet)
    if not s.with_stories or face not in FACES:
        return
    card = max(s.cards, default=99) + 1
    s.cards[card] = Card(face)
    s.put_card(card, Card(face, who))


@cites("IH-11.2")
def end_story(s: ArkhamState, card: int, how: str) -> None:
    """Put the second card in play in place of the first; it stays to the end of the game."""
    row = s.cards[card]
    if not row.face.endswith("_story"):
        return
    s.note("story", who=row.owner, card=row.face, passed=how == PASSED)
    s.set_card(card, face=f"{row.face}_{how}", tokens=0)
    s.story_marks.pop(card, None)


@cites("IH-11.7")
def drop_story(s: ArkhamState, who: int) -> None:
    """A story leaves the game with its investigator."""
    for card in s.cards_of(who, frozenset({STORY})):
        s.set_card(card, owner=0)
        s.listeners.forget(card)
        del s.cards[card]
        s.story_marks.pop(card, None)
    s.lost_abilities.pop(who, None)
