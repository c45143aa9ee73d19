"""Between two scenarios: who goes on, what was earned, and what experience buys."""

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
    """Seat by seat: who leaves the campaign, who comes back, who is new.

    `moved` are those who did so now; nobody does so twice.
    """

    left: tuple[int, ...]
    moved: tuple[str, ...] = ()

    @ask("seat", "LCG-465", "LCG-470", "LCG-471", prompt="choose-party")
    def next_seat(self, state: LcgState) -> Decision | None:
        """Ask the next seat; whoever lost their investigator takes another while there are some."""
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
            # Mostly nobody comes or goes.
            options.insert(0, DONE)
        return ChooseParty.next_seat.offer(seat, tuple(options))

    @next_seat.chosen
    def change(self, state: LcgState, chosen: Option) -> None:
        """Somebody comes or goes, and the seat is asked again; or the next one is."""
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
        """Whether the next seat has to take a new investigator, or one who comes back.

        Whoever sent theirs away may stay without, unless nobody else plays. Where there are fewer
        free ones than seats without any, the players agree on who takes them.
        """
        if len(self.left) == 1 and not campaign.playing():
            return True
        alone = [seat for seat in self.left if _is_bereaved(campaign, seat)]
        return self.left[0] in alone and len(alone) <= len(campaign.unused())

    @step("nobody", "LCG-466")
    def lose_without_anybody(self, state: LcgState) -> None:
        """If no seat has an investigator after that, the campaign is lost."""
        if not state.campaign.playing():
            state.finish(Outcome(False, NOBODY_LEFT, "LCG-466"))


@cites("LCG-444", "LCG-465", "LCG-471")
def _joined(state: LcgState, who: str, seat: int) -> Campaign:
    """A campaign with a new investigator: a new deck, no experience, no trauma."""
    campaign = state.campaign
    deck = next(one for one in campaign.decks if one.investigator == who)
    return campaign.with_member(Member(seat, draw_weaknesses(deck, state, campaign.taken())))


def _is_bereaved(campaign: Campaign, seat: int) -> bool:
    """Whether a seat had investigators, and death or madness took all of them."""
    fates = [one.fate for one in campaign.members if one.seat == seat]
    return bool(fates) and all(fate in (KILLED, INSANE) for fate in fates)


@cites("LCG-470")
def _away(campaign: Campaign) -> list[Member]:
    """Those who left and may come back as they were."""
    return [one for one in campaign.members if one.fate == LEFT]


@procedure
class EarnStoryAsset(Procedure):
    """A story asset may join a deck: the lead investigator's, or if they are gone, anybody's."""

    card: str

    @ask("earn", "LCG-383", "LCG-457", prompt="earn")
    def earn(self, state: LcgState) -> Decision | None:
        """Ask the seat that may have it whose deck it joins, if any."""
        playing = state.campaign.playing()
        lead = [one for one in playing if one.investigator == state.campaign.lead]
        candidates = lead or playing
        options = tuple(option("earn", one.investigator, self.card) for one in candidates)
        return EarnStoryAsset.earn.offer(candidates[0].seat, (*options, PASS))

    @earn.chosen
    def join_deck(self, state: LcgState, chosen: Option) -> None:
        """It joins the deck."""
        if chosen.verb == "earn":
            member = state.campaign.member(chosen.words[0])
            member = member._replace(deck=granted(member.deck, self.card))
            state.campaign = state.campaign.with_member(member)
            state.note("joins-deck", who=member.investigator, face=self.card)


@procedure
class SpendExperience(Procedure):
    """An investigator buys and upgrades cards, one at a time; `gained` is to be placed."""

    who: str
    gained: str = ""

    @ask("buy", "LCG-451", "LCG-452", "LCG-456", "LCG-458", prompt="buy")
    def choose_card(self, state: LcgState) -> Decision | None:
        """Choose a card that the experience is enough for; what is not spent is kept."""
        member = state.campaign.member(self.who)
        cards = buyable(member.deck) if member.deck.experience else ()
        options = tuple(option("buy", key) for key in cards)
        return SpendExperience.choose_card.offer(member.seat, (*options, DONE))

    @choose_card.chosen
    def take_card(self, state: LcgState, chosen: Option) -> None:
        """That card, or no more."""
        if chosen.verb == "done":
            self.finish()
        else:
            self.gained = chosen.words[0]

    @ask("replace", "LCG-453", "LCG-454", "LCG-455", "LCG-456", prompt="replace")
    def choose_place(self, state: LcgState) -> Decision | None:
        """Choose the card that leaves the deck for it."""
        member = state.campaign.member(self.who)
        places = replaceable(member.deck, self.gained)
        options = tuple(option("replace", lost, self.gained) for lost in places)
        return SpendExperience.choose_place.offer(member.seat, options)

    @choose_place.chosen
    def pay(self, state: LcgState, chosen: Option) -> None:
        """One card in, one card out, and it is paid for."""
        lost = chosen.words[0]
        member = state.campaign.member(self.who)
        cost = price(self.gained, lost)
        member = member._replace(deck=buy(member.deck, self.gained, lost))
        state.campaign = state.campaign.with_member(member)
        state.note("bought", who=self.who, face=self.gained, lost=lost, experience=cost)
        self.gained = ""
        self.goto("buy")
