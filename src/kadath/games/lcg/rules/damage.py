"""Dealing damage and horror: assign first, then place all of it at once (LCG-269 to LCG-277)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from kadath.kernel.citations import cites
from kadath.kernel.decision import Decision, Option, option
from kadath.kernel.events import Event
from kadath.kernel.procedure import Procedure, procedure
from kadath.kernel.several import Allotment, Lot, Several, next_pick

from ..happenings import Damaged, Taken
from ..state import LcgState
from ..values import base_value, is_asset_with, remaining
from .gone import leave_out_gone

STAT = {"damage": "health", "horror": "sanity"}


@procedure
class DealDamage(Event[Damaged]):
    """Damage and horror dealt to one or more cards at once; `assigned` is not placed yet."""

    assigned: tuple[Damaged, ...] = ()

    def question(self, state: LcgState) -> Decision | None:
        return next_pick(Event.gather, self.several(state))

    @cites("LCG-270", "LCG-271", "LCG-272", "LCG-273", "LCG-274", "LCG-283", "LCG-339")
    def several(self, state: LcgState) -> Several | None:
        """Step 1, in player order: assign each token to the investigator or an asset (LCG-339).

        An asset takes no more than its remaining health or sanity (LCG-271, LCG-272, LCG-283).
        """
        part = self._due(state) if self._may_be_assigned(state) else None
        return self._allotment(state, part) if part is not None else None

    def _allotment(self, state: LcgState, part: Damaged) -> Allotment:
        """Where the tokens of a part may be assigned, and which already are."""
        who = part.card
        room = {option("assign", who, kind): getattr(part, kind) for kind in STAT}
        for card in state.pile("play", who):
            for kind, stat in STAT.items():
                if is_asset_with(state, card, stat):
                    room[option("assign", card, kind)] = remaining(state, card, stat) or 0
        lots = tuple(
            Lot(getattr(part, kind), tuple([one for one in room if one.args[1] == kind]))
            for kind in STAT
        )
        assigned = tuple(
            option("assign", one.card, "damage" if one.damage else "horror")
            for one in self.assigned
            if one.who == who
        )
        return Allotment(
            state.seat_of(who),
            lots,
            assigned,
            fits=lambda picks: all(picks.count(one) <= most for one, most in room.items()),
        )

    @cites("LCG-270")
    def answer(self, state: LcgState, chosen: Option) -> Procedure | None:
        part = self._due(state)
        assert part is not None
        card, kind = chosen.args
        damage, horror = (1, 0) if kind == "damage" else (0, 1)
        token = part._replace(card=int(card), damage=damage, horror=horror)
        self.assigned = (*self.assigned, token)
        if self._due(state) is None:
            fixed = tuple(one for one in self.what if not self._is_assigned(state, one))
            self.what = (*fixed, *merged(self.assigned))
        return None

    @cites("LCG-275")
    def impact(self, state: LcgState) -> Procedure | None:
        """Step 2: place all assigned tokens at once."""
        leave_out_gone(self, state, "card")
        for part in self.parts():
            place_damage(state, part.card, part.damage, part.horror)
            if state.log is not None:
                state.tell("damaged", part.card, damage=part.damage, horror=part.horror)
        return None

    @cites("LCG-276")
    def happened(self, state: LcgState) -> tuple[Damaged | Taken, ...]:
        """What was placed; if nothing was placed, nothing was dealt (LCG-276)."""
        placed = self.parts()
        return (*placed, *taken(placed))

    def _may_be_assigned(self, state: LcgState) -> bool:
        """Whether there may be a choice: one target with no health or sanity asset leaves none."""
        if len(self.what) > 1 or self.assigned:
            return True
        for one in state.pile("play", self.what[0].card):
            if is_asset_with(state, one, "health") or is_asset_with(state, one, "sanity"):
                return True
        return False

    @cites("LCG-277")
    def _is_assigned(self, state: LcgState, part: Damaged) -> bool:
        return part.card in state.investigators and not part.direct

    def _due(self, state: LcgState) -> Damaged | None:
        """The next part that still has tokens to assign."""
        for who in state.player_order():
            for part in self.what:
                if part.card == who and self._is_assigned(state, part):
                    done = [one for one in self.assigned if one.who == who]
                    if len(done) < part.damage + part.horror:
                        return part
        return None


@cites("LCG-269", "LCG-502")
def taken(parts: Iterable[Damaged]) -> Iterator[Taken]:
    """What each investigator took, on their own card and on their assets combined."""
    by_investigator: dict[int, Taken] = {}
    for part in parts:
        if part.who:
            before = by_investigator.get(part.who)
            damage, horror = (before.damage, before.horror) if before is not None else (0, 0)
            by_investigator[part.who] = Taken(part.who, damage + part.damage, horror + part.horror)
    return iter(by_investigator.values())


def merged(parts: Iterable[Damaged]) -> tuple[Damaged, ...]:
    """The parts, combined into one for each card."""
    by_card: dict[int, Damaged] = {}
    for part in parts:
        before = by_card.get(part.card)
        if before is not None:
            part = part._replace(
                damage=part.damage + before.damage, horror=part.horror + before.horror
            )
        by_card[part.card] = part
    return tuple(by_card.values())


@cites("LCG-269", "LCG-286", "LCG-296", "LCG-502")
def deal(
    state: LcgState,
    cards: Iterable[int],
    damage: int,
    horror: int,
    *,
    source: int = 0,
    by: int = 0,
    attacker: int = 0,
    direct: bool = False,
) -> Procedure | None:
    """The event of dealing the same amount to several cards at once; None if nothing is dealt.

    Cards that have left play and eliminated investigators are skipped. Damage dealt to an asset
    counts as taken by its controller.
    """
    parts = []
    for card in cards:
        if not state.is_in_play(card):
            continue
        who = card if card in state.investigators else state.cards[card].controller
        hurts = damage if base_value(state, card, "health") is not None else 0
        scares = horror if base_value(state, card, "sanity") is not None else 0
        if hurts > 0 or scares > 0:
            parts.append(Damaged(card, who, hurts, scares, source, by, attacker, direct))
    return DealDamage(tuple(parts)) if parts else None


@cites("LCG-025")
def place_damage(state: LcgState, card: int, damage: int, horror: int) -> None:
    """Place damage and horror tokens on a card."""
    row = state.investigators.get(card)
    if row is not None:
        state.set_investigator(card, damage=row.damage + damage, horror=row.horror + horror)
    elif state.is_in_play(card):
        held = state.cards[card]
        state.set_card(card, damage=held.damage + damage, horror=held.horror + horror)


@cites("LCG-278")
def heal(state: LcgState, card: int, damage: int, horror: int) -> None:
    """Remove tokens, up to as many as there are (LCG-278)."""
    row = state.investigators.get(card) or state.cards[card]
    damage, horror = min(damage, row.damage), min(horror, row.horror)
    fields = {"damage": row.damage - damage, "horror": row.horror - horror}
    if card in state.investigators:
        state.set_investigator(card, **fields)
    else:
        state.set_card(card, **fields)
    if damage or horror:
        state.tell("healed", card, damage=damage, horror=horror)
