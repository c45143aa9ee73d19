"""The monster surge (AH-8.6)."""

from __future__ import annotations

from typing import Any

from kadath.kernel.citations import cites
from kadath.kernel.decision import Option, option
from kadath.kernel.events import announced
from kadath.kernel.procedure import Procedure, procedure, step
from kadath.kernel.several import Allotment, ChosenSet, Lot, Picks, ask_several

from ..board import OUTSKIRTS, in_innsmouth
from ..happenings import Surges
from ..state import ArkhamState
from .monsters import PlacingMonsters, counted_monsters, is_barred, monster_limit
from .terror import HIGHEST

Shares = tuple[tuple[str, int], ...]
"""How many monsters come out of each gate."""


@procedure
class Surging(Procedure):
    """Monsters surge out of all open gates, most of them where the Mythos card shows (or "").

    `extra` are the other gates that produce one more, `shares` how many come out of each gate onto
    the board; `outside` are the gates of all others, which go to the Outskirts.
    """

    space: str = ""
    extra: Picks = ()
    placed: Picks = ()
    shares: Shares = ()
    outside: tuple[str, ...] = ()

    @step("begin", "AH-8.6", "IH-8.8")
    def begin(self, s: ArkhamState) -> Procedure | None:
        """Nothing happens if no gate is open."""
        if not s.gates:
            self.finish()
            return None
        s.note("surge", space=self.space, monsters=surge_size(s))
        return announced(s, Surges(self.space))

    @ask_several("extra", "AH-8.6", prompt="surge-extra")
    def choose_extra(self, s: ArkhamState) -> ChosenSet | None:
        """If the monsters do not divide evenly, the first player picks gates for one more."""
        gates = [gate for gate in s.gates if gate != self.space]
        over = surge_size(s) % len(s.gates) - (1 if self.space else 0)
        if over <= 0:
            return None
        candidates = tuple([option("more", gate) for gate in gates])
        return ChosenSet(s.first_player, candidates, self.extra, least=over, most=over)

    @choose_extra.chosen
    def pick_extra(self, s: ArkhamState, chosen: Option) -> None:
        """Record the gate, and ask again."""
        if chosen.args:
            self.extra += (chosen,)
            self.goto("extra")

    @step("shares", "AH-8.6", "AH-8.8")
    def share_out(self, s: ArkhamState) -> None:
        """As evenly as possible, and nowhere more than where it surges.

        Where none can appear, that gate's share does not come at all, not even to the Outskirts.
        """
        shares = even_shares(s, self.space, [one.words[0] for one in self.extra])
        self.shares = tuple([share for share in shares if not is_barred(s, share[0])])

    @ask_several("limit", "AH-8.6", prompt="surge-limit")
    def choose_limit(self, s: ArkhamState) -> Allotment | None:
        """Above the limit, the first player decides where monsters still appear."""
        room, shares = room_left(s), dict(self.shares)
        under_limit = {gate: many for gate, many in shares.items() if not in_innsmouth(gate)}
        if room is None or room >= sum(under_limit.values()):
            return None
        candidates = tuple([option("here", gate) for gate in under_limit])

        def fits(picks: Picks) -> bool:
            return all(picks.count(one) <= under_limit[one.words[0]] for one in candidates)

        return Allotment(s.first_player, (Lot(room, candidates),), self.placed, fits=fits)

    @choose_limit.chosen
    def pick_gate(self, s: ArkhamState, chosen: Option) -> None:
        """Record the gate, and ask again; monsters without room go to the Outskirts."""
        if chosen.args:
            self.placed += (chosen,)
            self.goto("limit")
            return
        kept = [
            (gate, many if in_innsmouth(gate) else self.placed.count(option("here", gate)))
            for gate, many in self.shares
        ]
        staying = dict(kept)
        self.outside = tuple(
            [gate for gate, many in self.shares for _ in range(many - staying[gate])]
        )
        self.shares = tuple(kept)

    @step("gates", "AH-8.6")
    def come_out(self, s: ArkhamState) -> Procedure | None:
        """Out of one gate after another."""
        if not self.shares:
            return None
        (gate, many), self.shares = self.shares[0], self.shares[1:]
        self.goto("gates")
        return PlacingMonsters(gate, many)

    @step("outskirts", "AH-8.2", "AH-8.4")
    def gather(self, s: ArkhamState) -> Procedure | None:
        """The rest gather in the Outskirts, one by one; at the highest terror they all appear."""
        if not self.outside:
            return None
        gate, self.outside = self.outside[0], self.outside[1:]
        self.goto("outskirts")
        return PlacingMonsters(gate if s.terror >= HIGHEST else OUTSKIRTS)

    def about(self, s: ArkhamState) -> dict[str, Any]:
        return {"space": self.space}


@cites("AH-8.6")
def surge_size(s: ArkhamState) -> int:
    """The number of open gates or of investigators, whichever is higher."""
    return max(len(s.gates), len(s.seats))


@cites("AH-8.6")
def even_shares(s: ArkhamState, space: str, extra: list[str]) -> Shares:
    """How many come out of each gate: equal numbers, plus one where some remain."""
    each, over = divmod(surge_size(s), len(s.gates))
    more = ([space] if space and over else []) + extra
    return tuple([(gate, each + (gate in more)) for gate in s.gates])


@cites("AH-8.1", "AH-8.4")
def room_left(s: ArkhamState) -> int | None:
    """How many more monsters fit in Arkham; None: there is no longer a limit."""
    return None if s.terror >= HIGHEST else max(0, monster_limit(s) - counted_monsters(s))
