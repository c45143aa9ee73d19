"""Verbs about gaining and losing Sanity, Stamina, Clue tokens and money."""

from __future__ import annotations

from typing import Any

from kadath.kernel.decision import Decision, Option, option
from kadath.kernel.effects import Effect, Number, Scope, count
from kadath.kernel.events import pending_event
from kadath.kernel.modifiers import worked_out
from kadath.kernel.nodes import node
from kadath.kernel.procedure import Procedure, ask, procedure, step

from ...cards import SANITY, STAMINA
from ...happenings import Loses
from ...rules.losses import Losing, gain
from ...rules.status import DEVOURED, HoldsUp, become
from ...state import ArkhamState
from ...values import maximum


@node
class Lose(Effect):
    """Lose Sanity, Stamina, Clue tokens or money."""

    amount: Number
    what: str

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        return Losing((Loses(scope.who, self.what, count(self.amount, state, scope)),))

    def could(self, state: ArkhamState, scope: Scope) -> bool:
        row = state.investigators.get(scope.who)
        return row is None or bool(getattr(row, self.what))


@node
class AtOnce(Effect):
    """Several losses from one source, all at the same time."""

    losses: tuple[Lose, ...]

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        return Losing(
            tuple(
                Loses(scope.who, loss.what, count(loss.amount, state, scope))
                for loss in self.losses
            )
        )


@node
class ReduceLoss(Effect):
    """Reduce the loss that is about to happen."""

    by: int

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        event, place = pending_event(state, scope)
        part = event.what[place]
        event.change(place, part._replace(amount=max(0, part.amount - self.by)))
        return None


@node
class Gain(Effect):
    """Gain Sanity, Stamina, Clue tokens or money."""

    amount: Number
    what: str

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        amount = count(self.amount, state, scope)
        return gain(state, scope.who, self.what, amount, state.name_of(scope.source))

    def could(self, state: ArkhamState, scope: Scope) -> bool:
        row = state.investigators.get(scope.who)
        if row is None or self.what not in (SANITY, STAMINA):
            return True
        now: int = getattr(row, self.what)
        return now < maximum(state, scope.who, self.what)


@node
class RestoreToMaximum(Effect):
    """Restore Sanity or Stamina to its maximum."""

    what: str

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        most = maximum(state, scope.who, self.what)
        return gain(state, scope.who, self.what, most, state.name_of(scope.source))

    def could(self, state: ArkhamState, scope: Scope) -> bool:
        now: int = getattr(state.investigators[scope.who], self.what)
        return now < maximum(state, scope.who, self.what)


HEALING = "healing"
"""The value for how much more an investigator restores with the ability of their sheet."""


@node
class HealSomeone(Effect):
    """You or another investigator in your place regains Sanity or Stamina."""

    amount: Number
    what: str

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        amount = count(self.amount, state, scope)
        by = state.name_of(scope.source)
        if scope.source == scope.who:
            amount += worked_out(state, scope.who, HEALING, 0).total
        return Healing(scope.who, self.what, amount, by) if amount else None

    def could(self, state: ArkhamState, scope: Scope) -> bool:
        return bool(ailing(state, scope.who, self.what))


def ailing(s: ArkhamState, who: int, what: str) -> list[int]:
    """The investigators in the same place who are below their maximum, perhaps the same one."""
    here = s.together_with(who)
    return [one for one in here if getattr(s.investigators[one], what) < maximum(s, one, what)]


@procedure
class Healing(Procedure):
    """An investigator chooses whom to heal."""

    who: int
    what: str
    amount: int
    by: str = ""

    @ask("whom", "AH-6.16", prompt="heal-whom")
    def choose(self, s: ArkhamState) -> Decision | None:
        """Offer everyone in the same place whom it would help."""
        options = tuple(option("heal", one) for one in ailing(s, self.who, self.what))
        return Healing.choose.offer(s.seat_of(self.who), options) if options else None

    @choose.chosen
    def heal(self, s: ArkhamState, chosen: Option) -> Procedure | None:
        """Heal them."""
        return gain(s, chosen.ids[0], self.what, self.amount, self.by)


@node
class LoseAll(Effect):
    """Lose all your money, Clue tokens or Sanity; with `always`, no privilege prevents it."""

    what: str
    always: bool = False

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        held: int = getattr(state.investigators[scope.who], self.what)
        if self.always:
            state.set_investigator(scope.who, **{self.what: 0})
            if held:
                state.note("lose", who=scope.who, what=self.what, amount=held)
            return None
        return Losing((Loses(scope.who, self.what, held),))


@node
class LoseHalf(Effect):
    """Lose half of your money, rounded up."""

    what: str

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        held: int = getattr(state.investigators[scope.who], self.what)
        return Losing((Loses(scope.who, self.what, -(-held // 2)),))


@node
class SetTo(Effect):
    """Set your Sanity or Stamina to a number, but not above its maximum."""

    amount: Number
    what: str

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        most = maximum(state, scope.who, self.what)
        amount = min(most, count(self.amount, state, scope))
        state.set_investigator(scope.who, **{self.what: amount})
        return None


@node
class GainMix(Effect):
    """Gain this many points of Sanity and Stamina, in any combination."""

    amount: Number

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        return Mixing(scope.who, count(self.amount, state, scope))

    def could(self, state: ArkhamState, scope: Scope) -> bool:
        return any(Gain(1, what).could(state, scope) for what in (SANITY, STAMINA))


@node
class LoseMix(Effect):
    """Lose this many points of Sanity and Stamina, in any combination."""

    amount: Number

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        return Mixing(scope.who, count(self.amount, state, scope), is_loss=True)


@procedure
class Mixing(Procedure):
    """An investigator divides points between Sanity and Stamina."""

    who: int
    amount: int
    is_loss: bool = False

    @ask("mix", "AH-7.14", "AH-7.15", prompt="mix-points")
    def choose(self, s: ArkhamState) -> Decision | None:
        """Ask how many of the points are Sanity; the rest are Stamina."""
        row = s.investigators[self.who]
        rooms = {
            what: getattr(row, what)
            if self.is_loss
            else max(0, maximum(s, self.who, what) - getattr(row, what))
            for what in (SANITY, STAMINA)
        }
        amount = min(self.amount, sum(rooms.values()))
        least = max(0, amount - rooms[STAMINA])
        most = min(amount, rooms[SANITY])
        options = tuple(option("mix", part, amount - part) for part in range(most, least - 1, -1))
        return Mixing.choose.offer(s.seat_of(self.who), options) if amount else None

    @choose.chosen
    def share(self, s: ArkhamState, chosen: Option) -> Procedure | None:
        """Apply both at once."""
        shares = zip((SANITY, STAMINA), chosen.ids, strict=True)
        if self.is_loss:
            return Losing(tuple(Loses(self.who, what, part) for what, part in shares if part))
        for what, part in shares:
            if part:
                gain(s, self.who, what, part)
        return None

    def about(self, s: ArkhamState) -> dict[str, Any]:
        return {"who": self.who, "amount": self.amount, "is_loss": int(self.is_loss)}


@node
class PayWithYourself(Effect):
    """Lose this many points of Sanity and Stamina; if either reaches 0, you are devoured."""

    amount: Number

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        return PayingWithYourself(scope.who, count(self.amount, state, scope))


@procedure
class PayingWithYourself(HoldsUp):
    """An investigator loses points, and is devoured at 0."""

    amount: int

    @step("lose", "AH-7.15")
    def lose(self, s: ArkhamState) -> Procedure | None:
        """Lose them, in any combination."""
        return Mixing(self.who, self.amount, is_loss=True)

    @step("devoured", "AH-7.8")
    def check(self, s: ArkhamState) -> Procedure | None:
        """At 0 they are devoured, rather than insane or unconscious."""
        row = s.investigators[self.who]
        return become(s, self.who, DEVOURED) if min(row.sanity, row.stamina) <= 0 else None
