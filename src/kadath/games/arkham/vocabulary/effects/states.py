"""Verbs about the states of investigators: blessed, cursed, delayed, arrested, lost, devoured."""

from __future__ import annotations

from kadath.kernel.citations import cites
from kadath.kernel.decision import Decision, Option, option
from kadath.kernel.effects import Effect, Scope
from kadath.kernel.events import report
from kadath.kernel.nodes import node
from kadath.kernel.procedure import Procedure, ask, procedure

from ...cards import BLESSING, CURSE, DEPUTY, LOAN, MEMBERSHIP, RETAINER
from ...happenings import Becomes
from ...rules.decks import bless, discard, give_special
from ...rules.status import (
    ARRESTED,
    DELAYED,
    DEVOURED,
    LOSES_TURN,
    LOST_IN_TIME,
    be_delayed,
    become,
)
from ...state import ArkhamState


@node
class BecomeBlessed(Effect):
    """You are blessed; if you are cursed, you lose the curse instead."""

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        bless(state, scope.who, BLESSING)
        return None


@node
class BecomeCursed(Effect):
    """You are cursed; if you are blessed, you lose the blessing instead."""

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        bless(state, scope.who, CURSE)
        return None


@node
class LoseCurse(Effect):
    """Lose your curse."""

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        for card in state.cards_of(scope.who, frozenset({BLESSING})):
            if state.cards[card].face == CURSE:
                discard(state, card)
        return None


@node
class BeDelayed(Effect):
    """You are delayed; with `always`, even if you are immune."""

    always: bool = False

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        if self.always:
            be_delayed(state, scope.who)
            return report(state, (Becomes(scope.who, DELAYED),))
        return become(state, scope.who, DELAYED)


@node
class BeArrested(Effect):
    """You are arrested."""

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        return become(state, scope.who, ARRESTED)


@node
class BeLost(Effect):
    """You are lost in time and space."""

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        return become(state, scope.who, LOST_IN_TIME)


@node
class BeDevoured(Effect):
    """You are devoured."""

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        return become(state, scope.who, DEVOURED)


@node
class LoseNextTurn(Effect):
    """Lose your next turn."""

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        return become(state, scope.who, LOSES_TURN)


@node
class GainRetainer(Effect):
    """Gain a Retainer."""

    @cites("AH-7.18")
    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        return give_special(state, scope.who, RETAINER)


@node
class JoinLodge(Effect):
    """Become a member of the Silver Twilight Lodge."""

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        return give_special(state, scope.who, MEMBERSHIP)


@node
class LeaveLodge(Effect):
    """Leave the Silver Twilight Lodge."""

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        for card in state.cards_of(scope.who, frozenset({MEMBERSHIP})):
            discard(state, card)
        return None


@node
class TakeLoan(Effect):
    """Take a Bank Loan."""

    @cites("AH-7.17")
    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        return give_special(state, scope.who, LOAN)


@node
class BecomeDeputy(Effect):
    """Become the Deputy of Arkham."""

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        return give_special(state, scope.who, DEPUTY)


@node
class BlessAnyone(Effect):
    """Bless any investigator."""

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        return Blessing(scope.who)


@procedure
class Blessing(Procedure):
    """An investigator chooses whom to bless."""

    who: int

    @ask("whom", "AH-7.9", prompt="bless-whom")
    def choose(self, s: ArkhamState) -> Decision | None:
        """Offer everyone."""
        options = tuple(option("bless", one) for one in s.player_order())
        return Blessing.choose.offer(s.seat_of(self.who), options)

    @choose.chosen
    def bless(self, s: ArkhamState, chosen: Option) -> None:
        """Bless them."""
        bless(s, chosen.ids[0], BLESSING)
