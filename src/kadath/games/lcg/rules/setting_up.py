"""Setting up a game: Appendix III, step by step (LCG-084 to LCG-105)."""

from __future__ import annotations

from kadath.kernel.citations import cites
from kadath.kernel.decision import Option, option
from kadath.kernel.effects import Scope
from kadath.kernel.events import Resolution
from kadath.kernel.procedure import Procedure, procedure, step
from kadath.kernel.several import ChosenSet, Several, ask_several
from kadath.kernel.sleeves.knowledge import shuffle, tell_kind

from ..campaign.scenarios import HARDER, SCENARIOS, Scenario, recalled
from ..faces import FACES
from ..state import SCENARIO, LcgState
from ..vocabulary.kinds import NotAWeakness
from ..zones import listen, put, put_all
from .advancing import make_current

OPENING_HAND = 5
RESOURCES = 5
ENCOUNTER_TYPES = frozenset({"enemy", "treachery"})


@procedure
class SetUp(Procedure):
    """Setting up a scenario; its components have been set aside.

    The first scenario of a campaign `opens` it.
    """

    scenario: str
    difficulty: str
    opens: str = ""
    decided: tuple[int, ...] = ()
    replaced: tuple[int, ...] = ()

    @step("2", "LCG-085")
    def suffer_trauma(self, state: LcgState) -> None:
        """Each investigator starts with damage and horror equal to their trauma."""
        for who, row in state.investigators.items():
            state.set_investigator(who, damage=row.physical, horror=row.mental)

    @step("4", "LCG-087", "LCG-267")
    def shuffle_decks(self, state: LcgState) -> None:
        """Shuffle each investigator deck; permanent cards start in play."""
        for who in state.player_order():
            for card in state.pile("deck", who):
                if "permanent" in FACES[state.cards[card].face].keywords:
                    put(state, card, "play", who, controller=who)
            shuffle(state, state.pile("deck", who))

    @step("6", "LCG-089", "LCG-090", "LCG-448")
    def fill_bag(self, state: LcgState) -> None:
        """Fill the chaos bag for the difficulty; a campaign keeps its own bag."""
        tokens = state.campaign.bag or self._scenario().chaos_bags[self.difficulty]
        state.bag = tuple(sorted(tokens))

    @step("7", "LCG-091")
    def gain_resources(self, state: LcgState) -> None:
        """Each investigator gains 5 resources."""
        for who in state.player_order():
            state.set_investigator(who, resources=RESOURCES)

    @step("8", "LCG-092", "LCG-093")
    def draw_hands(self, state: LcgState) -> None:
        """Each player draws 5 cards."""
        for who in state.player_order():
            draw_opening_cards(state, who, OPENING_HAND)

    @ask_several("8 mulligan", "LCG-092", "LCG-095", "LCG-096", prompt="mulligan")
    def mulligan(self, state: LcgState) -> Several | None:
        """In player order, each chooses the cards to replace; none move until all are chosen."""
        left = state.left_in_order(self.decided)
        if not left:
            return None
        hand = tuple([option("mulligan", card) for card in sorted(state.pile("hand", left[0]))])
        replaced = tuple([option("mulligan", card) for card in self.replaced])
        return ChosenSet(state.seat_of(left[0]), hand, replaced)

    @mulligan.chosen
    def replace(self, state: LcgState, chosen: Option) -> None:
        """Set the chosen cards aside, draw as many, then shuffle them back into the deck."""
        self.goto("8 mulligan")
        if chosen.verb == "mulligan":
            self.replaced = (*self.replaced, chosen.ids[0])
            return
        who = next(who for who in state.player_order() if who not in self.decided)
        self.decided = (*self.decided, who)
        if self.replaced:
            state.note("mulligan", who=who, cards=len(self.replaced))
            for card in self.replaced:
                put(state, card, "mulligan", who)
            draw_opening_cards(state, who, len(self.replaced))
            for card in self.replaced:
                put(state, card, "deck", who)
            shuffle(state, state.pile("deck", who))
        self.replaced = ()

    @step("8 weaknesses", "LCG-094")
    def return_weaknesses(self, state: LcgState) -> None:
        """Shuffle the weaknesses set aside back into their decks.

        So everyone knows that no hand holds a weakness.
        """
        for who in state.player_order():
            for card in state.pile("hand", who):
                tell_kind(state, card, NotAWeakness())
            weaknesses = state.pile("weaknesses", who)
            for card in weaknesses:
                put(state, card, "deck", who)
            if weaknesses:
                shuffle(state, state.pile("deck", who))

    @step("9", "LCG-097")
    def introduce(self, state: LcgState) -> None:
        """Read the introduction that fits the campaign log."""
        if self.opens:
            state.note("prologue", campaign=self.opens)
        recalls = recalled(self._scenario(), state.campaign.log)
        state.note("introduction", scenario=self.scenario, recalls=recalls)

    @step("10", "LCG-098", "LCG-103", "LCG-104")
    def lay_out(self, state: LcgState) -> Procedure | None:
        """Place locations and investigators as the scenario says."""
        return Resolution(self._scenario().set_up, Scope(state.lead, state.scenario))

    @step("10 encounter deck", "LCG-050", "LCG-098")
    def shuffle_encounter_deck(self, state: LcgState) -> None:
        """All enemies and treacheries not set aside form the encounter deck."""
        aside = {*self._scenario().set_aside, *state.campaign.log.got_away}
        cards = [
            card
            for card in state.pile("aside")
            if (face := state.cards[card].face) not in aside and FACES[face].TYPE in ENCOUNTER_TYPES
        ]
        put_all(state, cards, "deck", SCENARIO)
        shuffle(state, state.pile("deck", SCENARIO))

    @step("11", "LCG-099")
    def begin_agendas(self, state: LcgState) -> None:
        """The first agenda becomes current."""
        make_current(state, "agenda")

    @step("12", "LCG-100")
    def begin_acts(self, state: LcgState) -> None:
        """The first act becomes current."""
        make_current(state, "act")

    @step("13", "LCG-101", "LCG-449")
    def place_reference(self, state: LcgState) -> None:
        """Place the reference card, with the side for the difficulty face up."""
        put(state, state.scenario, "story")
        state.set_card(state.scenario, revealed=self.difficulty in HARDER)
        listen(state, state.scenario)

    @step("13 then", "LCG-102")
    def begin(self, state: LcgState) -> Procedure | None:
        """Resolve set-up instructions that need the cards placed only now."""
        effect = self._scenario().begins_with
        return Resolution(effect, Scope(state.lead, state.scenario)) if effect is not None else None

    def _scenario(self) -> Scenario:
        return SCENARIOS[self.scenario]


@cites("LCG-092", "LCG-093")
def draw_opening_cards(state: LcgState, who: int, cards: int) -> None:
    """Draw cards; weaknesses are set aside without effect and replaced by further cards."""
    drawn = 0
    for card in state.pile("deck", who):
        if drawn == cards:
            return
        if state.face(card).weakness:
            put(state, card, "weaknesses", who)
            continue
        put(state, card, "hand", who, bottom=True)
        if state.log is not None:
            state.tell("drew", card, state.bit(who), who=who)
        drawn += 1
