"""Late positions of Machina Arcana: games that start in a later chapter, with wanted cards in use.

Random explorers die long before the final challenge. So a game may start with chapters completed,
items equipped, monsters spawned, and events on top of their decks: each by the rules' own
procedure, so that play could have led to the position. Some are near their end.
"""

from __future__ import annotations

from collections.abc import Sequence

from kadath.games.machina.cards import (
    BOSS,
    CARDS,
    CHAPTER,
    EXPLORER,
    EXPLORER_EVENT,
    FINAL_CHALLENGE,
    HORROR_EVENT,
    ITEMS,
    MONSTER,
    Card,
)
from kadath.games.machina.finals import BEAST, HEART, STATUE
from kadath.games.machina.game import Machina
from kadath.games.machina.rules.chapters import NextChapter
from kadath.games.machina.rules.decks import add_items
from kadath.games.machina.rules.events import InvokingEvent
from kadath.games.machina.rules.exploring import ExploringFree, LookingAtTile
from kadath.games.machina.rules.final_challenge import LIMIT, PAIRS, marks
from kadath.games.machina.rules.gaining import hand_to
from kadath.games.machina.rules.movement import GettingOff
from kadath.games.machina.rules.play import MachinaPlay
from kadath.games.machina.rules.setting_up import open_card
from kadath.games.machina.rules.spawning import Spawning
from kadath.games.machina.rules.threat import rise_to
from kadath.games.machina.rules.use_inventory import UsingInventory
from kadath.games.machina.state import GONE, LIT
from kadath.kernel.game import Setup
from kadath.kernel.procedure import Procedure
from kadath.kernel.rng import Rng
from kadath.kernel.sleeves.knowledge import lay_open
from kadath.kernel.sleeves.piles import put_on_top, take_out

TURN = "explorer-action"
STOWED = ("stow", "give")
MOST_ANSWERS = 600
MOST_TRIES = 20
EVENTS = (EXPLORER_EVENT, HORROR_EVENT)


class DealtMachina(Machina):
    """Machina Arcana, with three more set-up options.

    `position` is how many chapters may be completed. `aims` are cards to be put in use. With
    `caught`, a monster has been stopped while it passed through an explorer.
    """

    def new(self, setup: Setup, seed: int) -> MachinaPlay:
        """A game at its first decision, or in a dealt position."""
        setup = dict(setup)
        position = setup.pop("position", None)
        aims = [CARDS[key] for key in setup.pop("aims", ())]
        caught = setup.pop("caught", False)
        if position is None:
            return super().new(setup, seed)
        rng = Rng(seed, "dealing")
        for _ in range(MOST_TRIES):
            state = super().new(setup, rng.integer())
            if dealt(state, int(position), aims, rng) and (not caught or catch(state)):
                return state
        raise LookupError("no position was found that the game goes on from")


def dealt(s: MachinaPlay, position: int, aims: Sequence[Card], rng: Rng) -> bool:
    """Bring a table to a later position; returns whether the game continues from there."""
    answer(s, rng)
    if not goes_on(s):
        return False
    goal = next((card for card in aims if card.kind in (CHAPTER, FINAL_CHALLENGE, BOSS)), None)
    behind = rng.below(1 + position)
    if goal is not None:
        behind = goal.number - 2 if goal.kind == CHAPTER else len(s.chapters)
    if behind > 0 and s.chapters:
        # The chapters in between are skipped: this game is not about what they do.
        s.chapters = s.chapters[min(behind, len(s.chapters)) - 1 :]
        run(s, NextChapter(s.living()[0]), rng)
    for card in aims:
        if goes_on(s) and s.units_of(EXPLORER):
            bring(s, card, rng)
    for one in s.track:
        # A fourth-level monster is hardly ever destroyed unless it was wounded before.
        if rng.below(2):
            s.set_unit(one, health=1)
    for one in s.units_of(EXPLORER):
        row = s.units[one]
        s.set_unit(one, essence=rng.below(1 + CARDS[row.card].essence))
    if goes_on(s) and s.final and (s.variants.campaign or rng.below(2)):
        near_an_end(s, rng)
    return goes_on(s) and s.decision is not None and at_hand(s, aims, rng)


def goes_on(s: MachinaPlay) -> bool:
    """Whether the game is not over."""
    return s.outcome is None


def at_hand(s: MachinaPlay, aims: Sequence[Card], rng: Rng) -> bool:
    """Let the wanted things happen next in play: an explorer looks at a tile, then the rest."""
    explorers = s.units_of(EXPLORER)
    who = explorers[rng.below(len(explorers))]
    goal = next((card for card in aims if card.kind == CHAPTER), None)
    following: list[Procedure] = []
    if goal is not None and not s.final:
        s.chapters = chapters_from(s, goal)
        following.append(NextChapter(who))
    following += [
        InvokingEvent.explorer(who) if card.kind == EXPLORER_EVENT else InvokingEvent.horror()
        for card in aims
        if card.kind in EVENTS
    ]
    if not s.final:
        following += [ExploringFree(who), LookingAtTile(who)]
    if following:
        happen_next(s, following)
        return s.decision is not None
    return ask_again(s)


def catch(s: MachinaPlay) -> bool:
    """Stop a monster midway through an explorer; returns whether there is one, and play goes on.

    Units plan their walks so that they never have to stop there, and random play hardly ever finds
    the rare effect that makes one stop.
    """
    if not s.track:
        return False
    monster = s.track[0]
    s.set_unit(monster, space=s.units[s.units_of(EXPLORER)[0]].space)
    happen_next(s, [GettingOff(monster)])
    return goes_on(s) and s.decision is not None


def happen_next(s: MachinaPlay, following: Sequence[Procedure]) -> None:
    """Let some procedures run, the last one first, before the current question is asked again."""
    s.decision = None
    asking = s.stack[-1]
    asking.doing = asking.at
    s.stack += following
    s.advance()


def chapters_from(s: MachinaPlay, card: Card) -> tuple[int, ...]:
    """A chapter and those after it, whichever is current now."""
    later = [one for one in s.chapters if s.card(one).number > card.number]
    return (open_card(s, card.key), *later)


def answer(s: MachinaPlay, rng: Rng) -> None:
    """Answer questions until it is an explorer's turn, or the game is over."""
    for _ in range(MOST_ANSWERS):
        if s.decision is None or s.decision.ask == TURN:
            return
        options = s.decision.options
        if s.decision.ask == "use-inventory":
            options = tuple(one for one in options if one.verb not in STOWED) or options
        s.apply(options[rng.below(len(options))])


def run(s: MachinaPlay, procedure: Procedure, rng: Rng) -> None:
    """Run a procedure during a turn until it is a turn again."""
    if s.decision is not None:
        s.decision = None
        asking = s.stack[-1]
        asking.doing = asking.at
        s.stack.append(procedure)
        s.advance()
        answer(s, rng)


def ask_again(s: MachinaPlay) -> bool:
    """Ask again: what was changed may affect the options."""
    if s.decision is None:
        return False
    s.decision = None
    s.advance()
    return s.decision is not None


def bring(s: MachinaPlay, card: Card, rng: Rng) -> None:
    """Put a card in use: equip an item, spawn a monster, or make an event come next."""
    explorers = s.units_of(EXPLORER)
    who = explorers[rng.below(len(explorers))]
    if card.kind in ITEMS:
        for base in (*bases_of(card)[:2], card):
            find_item(s, base, who)
        run(s, UsingInventory(who, who), rng)
    elif card.kind == MONSTER:
        rise_to(s, card.level)
        if lift(s, MONSTER, card):
            run(s, Spawning(who), rng)
    elif card.kind in EVENTS:
        lift(s, card.kind, card)


def bases_of(card: Card) -> list[Card]:
    """The items a card may augment."""
    if not card.is_augmentation:
        return []
    return [
        one
        for one in CARDS.values()
        if one.kind == card.kind and one.connectors.right == card.connectors.left
    ]


def find_item(s: MachinaPlay, card: Card, who: int) -> None:
    """Give an explorer an item; items of its level are added if they are not in play yet."""
    if all(s.cards[one].face != card.key for one in s.cards):
        add_items(s, (card.level,))
    if lift(s, card.kind, card):
        item = s.decks[card.kind][0]
        take_out(s.decks, card.kind, item)
        lay_open(s, item)
        hand_to(s, item, who)


def lift(s: MachinaPlay, deck: str, card: Card) -> bool:
    """Put a card on top of its deck, if it is there."""
    found = next((one for one in s.decks[deck] if s.cards[one].face == card.key), None)
    if found is None:
        return False
    take_out(s.decks, deck, found)
    put_on_top(s.decks, deck, (found,))
    return True


def near_an_end(s: MachinaPlay, rng: Rng) -> None:
    """Bring a final challenge near its end, won or lost; a campaign should continue."""
    if rng.below(2) and s.scenario in LIMIT and not s.variants.campaign:
        s.countdowns[s.final] = LIMIT[s.scenario] - 1
        return
    if s.scenario == STATUE:
        at = marks(s)
        for first, second in PAIRS[:2]:
            s.tokens[at[first]] = s.tokens[at[second]] = GONE
        for mirror in PAIRS[2]:
            s.tokens[at[mirror]] = LIT
    elif s.scenario == BEAST and rng.below(2):
        s.set_unit(s.boss, space=marks(s)["8"])
    elif s.boss in s.units:
        s.set_unit(s.boss, health=1)
        if s.scenario == HEART:
            for space in s.area.printed_as("F"):
                s.tokens[space] = LIT
