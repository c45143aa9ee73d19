"""Nodes for the sleeping Ancient Ones of Innsmouth, and for the heralds."""

from __future__ import annotations

from typing import Any

from kadath.kernel.abilities.triggers import Trigger
from kadath.kernel.citations import cites
from kadath.kernel.decision import PASS, Decision, Option, option
from kadath.kernel.effects import Amount, Condition, Effect, Number, Scope, count
from kadath.kernel.listeners import Topic
from kadath.kernel.modifiers import SET, VALUE, Change, Modifier
from kadath.kernel.nodes import node
from kadath.kernel.procedure import Procedure, ask, procedure, step
from kadath.kernel.rng import below

from ..board import MEETING, NEIGHBORHOOD
from ..cards import CLUES, DUST, MONSTERS
from ..foes import worth
from ..happenings import Enters, FedsRaid, Gains, Rises
from ..rules.clues import OWN, SpendingClue, ways_to_spend
from ..rules.cup import FED, NOT_DRAWN, KeptBack
from ..rules.doom import add_doom
from ..rules.dust import draw_dust
from ..rules.first_player import MARKER_STAYS
from ..rules.meeting import MET_INSTEAD, Sends
from ..rules.monsters import PlacingMonsters
from ..rules.mythos import ResolvingMythos
from ..rules.rolling import roll_dice
from ..rules.setup import LIES_ON_SHEET, Brings
from ..rules.status import DEVOURED, become
from ..state import ArkhamState
from ..values import doom_track

VISAGES = 8
"""How many tokens lie on the sheet; one of them shows the face."""
TURNED_UP = 4
"""When this many are face up, all are turned face down and shuffled."""


@node
class LieOnSheet(Brings):
    """Certain monsters lie on the sheet from the start."""

    kinds: tuple[str, ...]

    def topics(self) -> tuple[Topic, ...]:
        return ((VALUE, LIES_ON_SHEET),)


@node
class OnSheet(Condition):
    """A certain monster lies on the sheet."""

    kind: str

    def holds(self, state: ArkhamState, scope: Scope) -> bool:
        return self.kind in state.on_sheet


@node
class TimesOnSheet(Amount):
    """This much for each monster on the sheet."""

    each: int

    def count(self, state: ArkhamState, scope: Scope) -> int:
        return self.each * len(state.on_sheet)


@node
class SendAway(Effect):
    """Return a monster of your choice from the sheet to the box."""

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        return SendingAway(scope.who)

    def could(self, state: ArkhamState, scope: Scope) -> bool:
        return bool(state.on_sheet)


@procedure
class SendingAway(Procedure):
    """An investigator chooses a monster on the sheet to return to the box."""

    who: int

    @ask("which", "IH-9.3", prompt="send-away")
    def choose(self, s: ArkhamState) -> Decision | None:
        """Ask which."""
        options = tuple(option("trophy", kind) for kind in s.on_sheet)
        return SendingAway.choose.offer(s.seat_of(self.who), options) if options else None

    @choose.chosen
    def send(self, s: ArkhamState, chosen: Option) -> None:
        """Return it."""
        kind = chosen.words[0]
        s.on_sheet = tuple(one for one in s.on_sheet if one != kind)
        s.removed = (*s.removed, kind)
        s.note("sent-away", monster=kind)

    def about(self, s: ArkhamState) -> dict[str, Any]:
        return {"who": self.who}


@node
class SignNearby(Condition):
    """There is an elder sign in your neighborhood."""

    @cites("IH-9.4")
    def holds(self, state: ArkhamState, scope: Scope) -> bool:
        here = NEIGHBORHOOD.get(state.investigators[scope.who].space)
        return here is not None and any(NEIGHBORHOOD.get(one) == here for one in state.seals)


@node
class YouStepBeyond(Trigger[Enters]):
    """You have spent more than this many movement points on moving in this turn."""

    KIND = Enters

    points: int

    @cites("IH-9.5")
    def matches(self, state: ArkhamState, scope: Scope, part: Enters) -> bool:
        return part.who == scope.who and part.points > self.points


@node
class YouGainAtLeast(Trigger[Gains]):
    """You have gained at least this much of something at once."""

    KIND = Gains

    least: int
    what: str

    def matches(self, state: ArkhamState, scope: Scope, part: Gains) -> bool:
        return part.who == scope.who and part.what == self.what and part.amount >= self.least


@node
class TurnUpVisage(Effect):
    """Turn up a Visage token: the face devours you, the others stay until four are face up."""

    @cites("IH-9.6")
    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        is_face = below(state, VISAGES - state.visages) == 0
        state.visages = 0 if is_face else (state.visages + 1) % TURNED_UP
        state.note("visage", who=scope.who, is_face=is_face)
        return become(state, scope.who, DEVOURED) if is_face else None


@node
class MetInstead(Sends):
    """A monster that appears alone in an encounter is replaced by one from the sheet."""

    kind: str

    def topics(self) -> tuple[Topic, ...]:
        return ((VALUE, MET_INSTEAD),)


@node
class MarkerStays(Modifier):
    """The first player marker is passed on only when its holder is devoured."""

    def topics(self) -> tuple[Topic, ...]:
        return ((VALUE, MARKER_STAYS),)

    def change(self, state: ArkhamState, scope: Scope, thing: int, stat: str) -> Change | None:
        return Change(scope.source, SET, 1)


@node
class DrawDust(Effect):
    """Draw a Dust card from the lowest deck that is not empty."""

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        return draw_dust(state, scope.who)

    def could(self, state: ArkhamState, scope: Scope) -> bool:
        return any(state.decks.get(f"{DUST}_{level}") for level in (1, 2, 3))


@node
class FeedsOn(KeptBack):
    """When a monster of a kind is drawn, it goes to the sheet, and terror and doom rise."""

    kind: str

    def topics(self) -> tuple[Topic, ...]:
        return ((VALUE, FED),)


@node
class NotDrawn(KeptBack):
    """When a monster of a kind is drawn, it is put back, and another one is drawn."""

    kind: str

    def topics(self) -> tuple[Topic, ...]:
        return ((VALUE, NOT_DRAWN),)


@node
class OnDoubles(Effect):
    """Roll two dice; the effect is resolved if they show the same."""

    effect: Effect

    @cites("IH-9.10")
    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        first, second = (roll_dice(state, scope.who).total for _ in range(2))
        return self.effect.run(state, scope) if first == second else None


@node
class AnotherMythos(Effect):
    """Draw and resolve another Mythos card; during setup, it is not a Rumor."""

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        return ResolvingMythos(is_first=state.turn == 0)


# --- Heralds --------------------------------------------------------------------------------------


@node
class TheFedsRaid(Trigger[FedsRaid]):
    """The Feds have raided Innsmouth."""

    KIND = FedsRaid

    def matches(self, state: ArkhamState, scope: Scope, part: FedsRaid) -> bool:
        return True


@node
class DeepOnesRise(Trigger[Rises]):
    """An uprising token was added to the Deep Ones Rising track."""

    KIND = Rises

    def matches(self, state: ArkhamState, scope: Scope, part: Rises) -> bool:
        return True


@node
class EachSpendsOrDoom(Effect):
    """Every investigator spends a Clue token; if anyone cannot, add a doom token."""

    @cites("IH-10.2")
    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        return PayingTribute(state.player_order())


@procedure
class PayingTribute(Procedure):
    """One investigator after the other spends a Clue token, or something in its place."""

    left: tuple[int, ...]
    unpaid: bool = False

    @step("next", "IH-10.2")
    def next(self, s: ArkhamState) -> None:
        """All who can pay do so even if others could not; at the end add one doom token."""
        if self.left:
            return
        if self.unpaid:
            add_doom(s)
        self.finish()

    @ask("way", "IH-10.2", "IH-7.4", prompt="spend-clue")
    def choose(self, s: ArkhamState) -> Decision | None:
        """Ask how to pay. Those without a token need not give something in its place."""
        ways = ways_to_spend(s, self.left[0])
        if OWN not in ways:
            ways.append(PASS)
        return PayingTribute.choose.offer(s.seat_of(self.left[0]), tuple(ways))

    @choose.chosen
    def spend(self, s: ArkhamState, chosen: Option) -> Procedure | None:
        """Spend it."""
        who, self.left = self.left[0], self.left[1:]
        if chosen == PASS:
            self.unpaid = True
            self.goto("next")
            return None
        if chosen == OWN:
            s.note("spend-clues", who=who, what=CLUES, amount=1)
        return SpendingClue(who, chosen)

    @step("spent", "IH-10.2")
    def go_on(self, s: ArkhamState) -> None:
        """If another investigator refused to lend a token, nothing was spent."""
        self.unpaid = self.unpaid or not s.returned
        self.goto("next")

    def about(self, s: ArkhamState) -> dict[str, Any]:
        return {"who": self.left[0]}


@node
class ComesFromCup(Effect):
    """A certain monster (or else another one) is moved from the cup to a street."""

    kind: str
    otherwise: str
    space: str

    @cites("IH-10.2")
    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        kind = next((one for one in (self.kind, self.otherwise) if one in state.cup), None)
        if kind is None:
            return None
        cup = list(state.cup)
        cup.remove(kind)
        state.cup = tuple(cup)
        return PlacingMonsters(self.space, 1, (kind,))

    def could(self, state: ArkhamState, scope: Scope) -> bool:
        return self.kind in state.cup or self.otherwise in state.cup


@node
class NeedMoreHits(Effect):
    """The investigators need this many more successes in the final battle."""

    hits: Number

    @cites("IH-10.2")
    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        state.extra_hits += count(self.hits, state, scope)
        return None


@node
class MoreDoom(Effect):
    """The final battle begins with this many doom tokens beyond a full track."""

    tokens: Number

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        state.doom = max(state.doom, doom_track(state)) + count(self.tokens, state, scope)
        return None


@node
class PlusMonsters(Amount):
    """The number of monsters in play with the Deep Ones' symbol, at most `most` (0: no limit)."""

    most: int = 0

    def count(self, state: ArkhamState, scope: Scope) -> int:
        counted = len(plus_monsters(state))
        return min(counted, self.most) if self.most else counted


@node
class PlusToughness(Amount):
    """The total toughness of all monsters in play with the Deep Ones' symbol."""

    def count(self, state: ArkhamState, scope: Scope) -> int:
        return sum(worth(state, kind) for kind in plus_monsters(state))


def plus_monsters(s: ArkhamState) -> list[str]:
    """The kind of every monster in play with the Deep Ones' symbol."""
    kinds = [row.monster for row in s.monsters.values() if row.space != MEETING]
    return [kind for kind in kinds if MONSTERS[kind].dimension == "plus"]
