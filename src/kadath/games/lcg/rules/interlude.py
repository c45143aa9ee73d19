"""Between two scenarios: who continues, what was earned, and what experience buys."""

from __future__ import annotations

from kadath.kernel.citations import cites
from kadath.kernel.decision import DONE, PASS, Decision, Option, option
from kadath.kernel.outcome import Outcome
from kadath.kernel.procedure import Procedure, ask, procedure, step

from ..campaign.campaign import INSANE, KILLED, LEFT, MOST_INVESTIGATORS, Campaign, Member
from ..decks.building import draw_weaknesses
from ..decks.deck import granted
from ..decks.purchases import buy, buyable, price, replaceable
from ..state import LcgState

NOBODY_LEFT = "nobody-left"


@procedure
class ChooseParty(Procedure):
    """Seat by seat, players choose who leaves the campaign, returns, or joins.

    `moved` are those who did so in this interlude; nobody does so twice.
    """

    left: tuple[int, ...]
    moved: tuple[str, ...] = ()

    @ask("seat", "LCG-465", "LCG-470", "LCG-471", prompt="choose-party")
    def next_seat(self, state: LcgState) -> Decision | None:
        """Ask the next seat; a player whose investigator was lost takes another if any are left."""
        if not self.left:
            return None
        campaign, seat = state.campaign, self.left[0]
        playing = len(campaign.playing())
        options: list[Option] = []
        if playing < MOST_INVESTIGATORS:
            options += [
                option("return", one.investigator)
                for one in _away(campaign)
                if one.seat == seat and one.investigator not in self.moved
            ]
            options += [option("join", who) for who in campaign.unused()]
        if playing > 1:
            options += [
                option("leave", one.investigator)
                for one in campaign.playing()
                if one.seat == seat and one.investigator not in self.moved
            ]
        if not options or not self._needs_somebody(campaign):
            # Usually nobody comes or goes, so that option comes first.
            options.insert(0, DONE)
        return ChooseParty.next_seat.offer(seat, tuple(options))

    @next_seat.chosen
    def change(self, state: LcgState, chosen: Option) -> None:
        """Somebody joins, returns, or leaves, and the seat is asked again; or the next seat is."""
        self.goto("seat")
        if chosen.verb == "done":
            self.left = self.left[1:]
            return
        who = chosen.words[0]
        self.moved = (*self.moved, who)
        if chosen.verb == "join":
            state.campaign = _joined(state, who, self.left[0])
            state.note("party-join", who=who)
            return
        fate = LEFT if chosen.verb == "leave" else ""
        member = state.campaign.member(who)._replace(fate=fate)
        state.campaign = state.campaign.with_member(member)
        state.note("party-leave" if fate else "party-return", who=who)

    @cites("LCG-465", "LCG-470")
    def _needs_somebody(self, campaign: Campaign) -> bool:
        """Whether the next seat must take a new investigator, or one who returns.

        A player whose investigator left may go without one, unless nobody else plays. If there are
        fewer free investigators than seats without one, the players agree on who takes them.
        """
        if len(self.left) == 1 and not campaign.playing():
            return True
        alone = [seat for seat in self.left if _is_bereaved(campaign, seat)]
        return self.left[0] in alone and len(alone) <= len(campaign.unused())

    @step("nobody", "LCG-466")
    def lose_without_anybody(self, state: LcgState) -> None:
        """If no seat has an investigator now, the campaign is lost."""
        if not state.campaign.playing():
            state.finish(Outcome(False, NOBODY_LEFT, "LCG-466"))


@cites("LCG-444", "LCG-465", "LCG-471")
def _joined(state: LcgState, who: str, seat: int) -> Campaign:
    """The campaign with a new investigator: a new deck, no experience, no trauma."""
    campaign = state.campaign
    deck = next(one for one in campaign.decks if one.investigator == who)
    return campaign.with_member(Member(seat, draw_weaknesses(deck, state, campaign.taken())))


def _is_bereaved(campaign: Campaign, seat: int) -> bool:
    """Whether a seat has lost all of its investigators to death or insanity."""
    fates = [one.fate for one in campaign.members if one.seat == seat]
    return bool(fates) and all(fate in (KILLED, INSANE) for fate in fates)


@cites("LCG-470")
def _away(campaign: Campaign) -> list[Member]:
    """The investigators who left and may return as they were."""
    return [one for one in campaign.members if one.fate == LEFT]


@procedure
class EarnStoryAsset(Procedure):
    """A story asset may join a deck: the lead's, or anyone's if the lead is gone."""

    card: str

    @ask("earn", "LCG-383", "LCG-457", prompt="earn")
    def earn(self, state: LcgState) -> Decision | None:
        """Ask whose deck it joins, if any."""
        playing = state.campaign.playing()
        lead = [one for one in playing if one.investigator == state.campaign.lead]
        candidates = lead or playing
        options = tuple(option("earn", one.investigator, self.card) for one in candidates)
        return EarnStoryAsset.earn.offer(candidates[0].seat, (*options, PASS))

    @earn.chosen
    def join_deck(self, state: LcgState, chosen: Option) -> None:
        """Add it to the deck."""
        if chosen.verb == "earn":
            member = state.campaign.member(chosen.words[0])
            member = member._replace(deck=granted(member.deck, self.card))
            state.campaign = state.campaign.with_member(member)
            state.note("joins-deck", who=member.investigator, face=self.card)


@procedure
class SpendExperience(Procedure):
    """An investigator buys and upgrades cards one at a time; `gained` is yet to be placed."""

    who: str
    gained: str = ""

    @ask("buy", "LCG-451", "LCG-452", "LCG-456", "LCG-458", prompt="buy")
    def choose_card(self, state: LcgState) -> Decision | None:
        """Choose an affordable card; unspent experience is kept."""
        member = state.campaign.member(self.who)
        cards = buyable(member.deck) if member.deck.experience else ()
        options = tuple(option("buy", key) for key in cards)
        return SpendExperience.choose_card.offer(member.seat, (*options, DONE))

    @choose_card.chosen
    def take_card(self, state: LcgState, chosen: Option) -> None:
        """Take that card, or stop."""
        if chosen.verb == "done":
            self.finish()
        else:
            self.gained = chosen.words[0]

    @ask("replace", "LCG-453", "LCG-454", "LCG-455", "LCG-456", prompt="replace")
    def choose_place(self, state: LcgState) -> Decision | None:
        """Choose the card it replaces."""
        member = state.campaign.member(self.who)
        places = replaceable(member.deck, self.gained)
        options = tuple(option("replace", lost, self.gained) for lost in places)
        return SpendExperience.choose_place.offer(member.seat, options)

    @choose_place.chosen
    def pay(self, state: LcgState, chosen: Option) -> None:
        """Swap the cards and pay the experience."""
        lost = chosen.words[0]
        member = state.campaign.member(self.who)
        cost = price(self.gained, lost)
        member = member._replace(deck=buy(member.deck, self.gained, lost))
        state.campaign = state.campaign.with_member(member)
        state.note("bought", who=self.who, face=self.gained, lost=lost, experience=cost)
        self.gained = ""
        self.goto("buy")
