"""A scenario from its first chapter, round by round (MA-R2.8, MA-R3)."""

from __future__ import annotations

from kadath.kernel.effects import Scope
from kadath.kernel.procedure import Procedure, procedure, step

from ..state import HORROR, MachinaState
from .campaign import BetweenScenarios
from .chapters import NextChapter
from .enter_play import entering_play
from .events import InvokingEvent
from .explorer_phase import ExplorerPhase
from .final_challenge import (
    after_monsters,
    begin_horror_phase,
    begin_monster_phase,
    begin_round,
    end_explorer_phase,
)
from .game_die import game_die
from .lasting import returning
from .monster_phase import MonsterPhase
from .ratings import HORROR as HORROR_RATING
from .ratings import lower_rating, refresh_rating
from .spawning import SpawnPhase
from .threat import raising_threat


@procedure
class PlayScenario(Procedure):
    """The scenario: its first chapter, then rounds until it is over."""

    @step("chapter", "MA-R2.8")
    def first_chapter(self, s: MachinaState) -> Procedure | None:
        """Reveal the first chapter, and resolve it."""
        return NextChapter()

    @step("scenario", "MA-R2.12")
    def scenario_card(self, s: MachinaState) -> Procedure | None:
        """Resolve the enters-play effects of the scenario card."""
        if not s.scenario_card:
            return None
        return entering_play(s, s.scenario_card, Scope(0, s.scenario_card))

    @step("threat", "MA-R19.5")
    def raise_threat(self, s: MachinaState) -> Procedure | None:
        """In a campaign, the cards that explorers kept raise the threat."""
        by, s.campaign_threat = s.campaign_threat, 0
        return raising_threat(s, by)

    @step("round", "MA-R3.1", "MA-R3.18")
    def play_round(self, s: MachinaState) -> Procedure | None:
        """Play round after round."""
        s.round += 1
        s.note("round", round=s.round)
        self.goto("round")
        return Round()

    @step("campaign", "MA-R19.5")
    def next_scenario(self, s: MachinaState) -> Procedure | None:
        """A scenario of a campaign is won: the next one begins."""
        self.goto("chapter")
        return BetweenScenarios()


@procedure
class Round(Procedure):
    """The four phases of a round."""

    @step("1", "MA-R3.1", "MA-R3.2")
    def explorers(self, s: MachinaState) -> Procedure | None:
        """The explorer phase."""
        begin_round(s)
        return ExplorerPhase()

    @step("end", "MA-R12.20")
    def after_explorers(self, s: MachinaState) -> Procedure | None:
        """What a final challenge does once all explorers have acted."""
        return end_explorer_phase(s)

    @step("2", "MA-R3.1", "MA-R3.6")
    def spawn(self, s: MachinaState) -> Procedure | None:
        """The spawn phase."""
        return SpawnPhase()

    @step("3", "MA-R3.1", "MA-R3.10")
    def horror(self, s: MachinaState) -> Procedure | None:
        """The horror phase."""
        return HorrorPhase()

    @step("4", "MA-R3.1", "MA-R3.13")
    def monsters(self, s: MachinaState) -> Procedure | None:
        """The monster phase begins, and a final challenge may add to it."""
        return begin_monster_phase(s)

    @step("4.1", "MA-R3.13")
    def act(self, s: MachinaState) -> Procedure | None:
        """The monsters act."""
        return MonsterPhase()

    @step("4.2", "MA-R12.20")
    def boss(self, s: MachinaState) -> Procedure | None:
        """Then the boss of a final challenge."""
        return after_monsters(s)


@procedure
class HorrorPhase(Procedure):
    """The game may invoke one of its horror events."""

    @step("3.1", "MA-R3.10", "MA-R16.8")
    def return_markers(self, s: MachinaState) -> Procedure | None:
        """Horror markers return, ending their lasting effects; a final challenge counts down."""
        begin_horror_phase(s)
        return returning(s, HORROR)

    @step("3.2", "MA-R3.11", "MA-R3.12", "MA-R12.4")
    def roll(self, s: MachinaState) -> Procedure | None:
        """A roll of at least the rating invokes a horror event; a lower one lowers the rating."""
        if not s.horror:
            self.finish()
            return None
        rolled = game_die(s)
        s.note("horror-roll", rolled=rolled, rating=s.horror)
        if rolled < s.horror:
            lower_rating(s, HORROR_RATING)
            self.finish()
            return None
        refresh_rating(s, HORROR_RATING)
        return InvokingEvent.horror()
