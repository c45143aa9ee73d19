"""A notation for campaigns: how a scenario ends is said, and what follows is played by words."""

from __future__ import annotations

from collections.abc import Sequence

from kadath.games.lcg.campaign.campaign import Campaign, Member, new_campaign
from kadath.games.lcg.campaign.campaigns import earlier_scenarios
from kadath.games.lcg.campaign.log import CampaignLog
from kadath.games.lcg.decks.deck import Deck
from kadath.games.lcg.game import Lcg
from kadath.games.lcg.opening import with_weaknesses
from kadath.games.lcg.rules.ending import EndScenario
from kadath.games.lcg.rules.play import LcgPlay
from kadath.games.lcg.rules.scenario import PlayScenario
from kadath.games.lcg.rules.standalone import by_default
from kadath.games.lcg.state import LcgState
from kadath.kernel.codec import state_from_data, state_to_data

GAME = Lcg()


def table_for(
    scenario: str, decks: Sequence[Deck], seed: int, log: CampaignLog | None = None
) -> LcgState:
    """A scenario that begins with given decks, one for each seat; without a log, by itself."""
    state = LcgPlay(seed)
    people = [deck.investigator for deck in decks]
    campaign = with_weaknesses(new_campaign(len(decks), decks, people, 0), state)
    campaign = campaign._replace(decks=())
    earlier = earlier_scenarios(scenario)
    state.campaign = campaign.with_log(log) if log is not None else by_default(campaign, earlier)
    state.stack.append(PlayScenario(scenario, "standard"))
    state.advance()
    return state


class Story:
    """A campaign, or a scenario by itself, that leaps from the end of a scenario to the next."""

    def __init__(self, *investigators: str, seed: int = 1, **setup: object) -> None:
        people = investigators or ("roland-banks",)
        given = {"mode": "campaign", "seats": len(people), "investigators": people, **setup}
        self.state: LcgState = GAME.new(given, seed)
        self.state.log = []

    @property
    def campaign(self) -> Campaign:
        """What outlasts the scenarios."""
        return self.state.campaign

    def member(self, investigator: str) -> Member:
        """Somebody who takes part, or did."""
        return self.campaign.member(investigator)

    def who(self, investigator: str) -> int:
        """The id of somebody in the current scenario."""
        rows = self.state.investigators.items()
        return next(who for who, row in rows if row.face == investigator)

    def change(self, investigator: str, **fields: object) -> None:
        """Let something have happened to somebody in the scenario."""
        self.state.set_investigator(self.who(investigator), **fields)

    def defeat(self, investigator: str, by: str) -> None:
        """Let somebody have been defeated."""
        self.change(investigator, out="defeated", by=by)

    def display(self, *faces: str) -> None:
        """Let enemies or locations lie in the victory display, whatever they were before."""
        for face in faces:
            card = self.state.pile("aside")[0]
            self.state.piles["aside", 0] = self.state.pile("aside")[1:]
            self.state.set_card(card, face=face, zone="victory")
            self.state.piles["victory", 0] = (*self.state.pile("victory"), card)

    def end(self, resolution: str, *, won: bool = False) -> None:
        """Let the scenario end."""
        self.state.decision = None
        self.state.stack.append(EndScenario(resolution, won))
        self.state.advance()

    @property
    def asked(self) -> str:
        """What is asked now."""
        assert self.state.decision is not None, "nothing is asked"
        return self.state.decision.ask

    @property
    def seat(self) -> int:
        """Who is asked now."""
        assert self.state.decision is not None, "nothing is asked"
        return self.state.decision.seat

    @property
    def options(self) -> list[str]:
        """What may be chosen, by the keys."""
        assert self.state.decision is not None, "nothing is asked"
        return [one.key for one in self.state.decision.options]

    def choose(self, *keys: str) -> None:
        """Choose, one after the other; the state survives JSON every time."""
        for key in keys:
            assert self.state.decision is not None, "nothing is asked"
            option = self.state.decision.option(key)
            assert option is not None, f"{key} is not offered: {self.asked}? {self.options}"
            self.state.apply(option)
            data = state_to_data(self.state)
            assert state_to_data(state_from_data(LcgPlay, data)) == data

    def skip_to(self, ask: str) -> None:
        """Say `done` or go on as before until something else is asked."""
        while self.asked != ask:
            for key in ("done", "pass", "go-on", self.options[0]):
                if key in self.options:
                    self.choose(key)
                    break

    def told(self, kind: str) -> list[dict[str, object]]:
        """The entries of a kind in the log."""
        return [dict(entry.args) for entry in self.state.log or [] if entry.kind == kind]
