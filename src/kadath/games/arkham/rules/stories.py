"""Personal Stories (IH-11): two cards for each investigator, one of which is in play.

Both share one sleeve: when a story ends, its second card replaces the first, with the matching side
up.
"""

from __future__ import annotations

from typing import Any

from kadath.kernel.abilities.kinds import AS_SOON_AS, AsSoonAs
from kadath.kernel.abilities.using import Using
from kadath.kernel.citations import cites
from kadath.kernel.decision import Decision, Option, option
from kadath.kernel.listeners import Hook
from kadath.kernel.procedure import Procedure, ask, procedure

from ..cards import FACES, STORY, kind_of
from ..state import ArkhamState, Card

PASSED = "passed"
FAILED = "failed"


def story_of(sheet: str) -> str:
    """The first card of an investigator's story."""
    return f"{sheet}_story"


@cites("IH-2.7", "IH-11.1", "IH-11.4")
def deal_story(s: ArkhamState, who: int) -> None:
    """Give an investigator their own story; if its condition is already met, it ends at once."""
    face = story_of(s.investigators[who].sheet)
    if not s.with_stories or face not in FACES:
        return
    card = max(s.cards, default=99) + 1
    s.cards[card] = Card(face)
    s.put_card(card, Card(face, who))


@cites("IH-11.2")
def end_story(s: ArkhamState, card: int, how: str) -> None:
    """Replace the first card in play with the second, which stays to the end of the game."""
    row = s.cards[card]
    if not row.face.endswith("_story"):
        return
    s.note("story", who=row.owner, card=row.face, passed=how == PASSED)
    s.set_card(card, face=f"{row.face}_{how}", tokens=0)
    s.story_marks.pop(card, None)


@cites("IH-11.7")
def drop_story(s: ArkhamState, who: int) -> None:
    """Remove a story from the game with its investigator."""
    for card in s.cards_of(who, frozenset({STORY})):
        s.set_card(card, owner=0)
        s.listeners.forget(card)
        del s.cards[card]
        s.story_marks.pop(card, None)
    s.lost_abilities.pop(who, None)


@cites("IH-11.3")
def contested(s: ArkhamState) -> Procedure | None:
    """A story that meets both conditions at the same moment: its player chooses."""
    for card in dict.fromkeys(hook.thing for hook in s.listeners.hooks.get(AS_SOON_AS, ())):
        if card in s.cards and kind_of(s.cards[card].face) == STORY and len(_ways(s, card)) > 1:
            return EndingStory(s.cards[card].owner, card)
    return None


def _ways(s: ArkhamState, card: int) -> dict[type, int]:
    """How a story could end now: the first ability that passes it, and the first that fails it."""
    ways: dict[type, int] = {}
    for number, ability in enumerate(s.abilities(card)):
        if isinstance(ability, AsSoonAs) and ability.condition.holds(s, s.scope(card)):
            ways.setdefault(type(ability.effect), number)
    return ways


@procedure
class EndingStory(Procedure):
    """A story that may be passed or failed ends as its player chooses."""

    who: int
    card: int

    @ask("how", "IH-11.3", prompt="story-both")
    def choose(self, s: ArkhamState) -> Decision | None:
        """Offer both endings."""
        options = tuple([option("ability", self.card, one) for one in _ways(s, self.card).values()])
        return EndingStory.choose.offer(s.seat_of(self.who), options)

    @choose.chosen
    def end(self, s: ArkhamState, chosen: Option) -> Procedure | None:
        """End it that way."""
        hook = Hook(*chosen.ids)
        ability, scope = s.read(hook)
        assert isinstance(ability, AsSoonAs)
        return s.use(hook, Using((), ability.effect, scope))

    def about(self, s: ArkhamState) -> dict[str, Any]:
        return {"who": self.who}
