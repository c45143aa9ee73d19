"""A turn of the game: its five phases (AH-3.0)."""

from __future__ import annotations

from kadath.kernel.events import Period, announced
from kadath.kernel.procedure import Procedure, procedure, step

from ..happenings import TurnBegins
from ..state import ArkhamState
from .encounters_phase import EncountersPhase
from .first_player import keeps_marker
from .lasting import end_headlines
from .movement_phase import MovementPhase
from .mythos import MythosPhase
from .other_worlds import OtherWorldsPhase
from .replacing import Replacing
from .upkeep import UpkeepPhase


@procedure
class Turn(Period):
    """One turn; once-per-turn uses are counted in it."""

    PERIOD = "turn"

    @step("begin", "AH-3.0.2", "AH-7.12")
    def begin(self, s: ArkhamState) -> Procedure | None:
        """A new turn begins; investigators who lose this turn sit it out."""
        s.turn += 1
        s.note("turn", turn=s.turn)
        if s.rumor:
            s.set_card(s.rumor, fresh=False)
        for who, row in s.investigators.items():
            if row.out != row.skips or row.skips:
                s.investigators[who] = row._replace(out=row.skips, skips=False)
        return announced(s, TurnBegins(s.turn))

    @step("replace", "AH-7.8")
    def replace(self, s: ArkhamState) -> Procedure | None:
        """New investigators replace those who were devoured."""
        who = next((one for one in s.seats if one not in s.investigators), None)
        if who is None or not s.pool:
            return None
        self.goto("replace")
        return Replacing(who)

    @step("upkeep", "AH-3.0.1")
    def upkeep(self, s: ArkhamState) -> Procedure | None:
        """I: Upkeep."""
        return UpkeepPhase()

    @step("movement", "AH-3.0.1")
    def movement(self, s: ArkhamState) -> Procedure | None:
        """II: Movement."""
        return MovementPhase()

    @step("encounters", "AH-3.0.1")
    def encounters(self, s: ArkhamState) -> Procedure | None:
        """III: Arkham Encounters."""
        return EncountersPhase()

    @step("other worlds", "AH-3.0.1")
    def other_worlds(self, s: ArkhamState) -> Procedure | None:
        """IV: Other World Encounters."""
        return OtherWorldsPhase()

    @step("mythos", "AH-3.0.1")
    def mythos(self, s: ArkhamState) -> Procedure | None:
        """V: Mythos."""
        return MythosPhase()

    @step("over", "AH-3.0.2")
    def finish_turn(self, s: ArkhamState) -> None:
        """Effects that lasted for the turn end, and the first player marker is passed on."""
        self.expire(s)
        end_headlines(s)
        if not keeps_marker(s):
            s.first_player = (s.first_player + 1) % len(s.seats)
