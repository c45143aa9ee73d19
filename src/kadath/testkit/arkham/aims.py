"""Positions of Arkham Horror just before something that has run least.

A feature is prepared according to its tree: tokens and marks are one short, tracks one lower,
investigators where they need to be, with the means to pay. The rest is up to the rules and the
dice.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import singledispatch
from typing import NamedTuple

from kadath.games.arkham.board import (
    ALLEY,
    CELL,
    RAID_SPACES,
    STREET_OF,
    STREETS,
    WORLDS,
    area,
)
from kadath.games.arkham.cards import (
    ENCOUNTERS,
    FACES,
    GATE_CARD,
    GATE_CARDS,
    MARKER,
    MEMBERSHIP,
    MONEY,
    MONSTERS,
    MYTHOS,
    MYTHOS_CARD,
    RETAINER,
    RUMOR,
    SHEETS,
    SPELL,
    STORY,
)
from kadath.games.arkham.rules.decks import discard
from kadath.games.arkham.rules.drawing import is_a
from kadath.games.arkham.rules.encounters import LODGE_HOUSE, SANCTUM
from kadath.games.arkham.rules.mythos import put_in_play
from kadath.games.arkham.rules.parting import owned
from kadath.games.arkham.rules.play import ArkhamPlay
from kadath.games.arkham.rules.stories import FAILED, PASSED, end_story
from kadath.games.arkham.values import doom_track
from kadath.games.arkham.vocabulary.conditions import (
    BothHold,
    DoomSpacesAtMost,
    Has,
    HasAtMost,
    HasTokens,
    HoldsAtMost,
)
from kadath.games.arkham.vocabulary.costs import DiscardOwn, SpendGates
from kadath.games.arkham.vocabulary.effects.cards import DrawLook
from kadath.games.arkham.vocabulary.environments import AtSpace
from kadath.games.arkham.vocabulary.fates import YouBecame
from kadath.games.arkham.vocabulary.fight_triggers import YouDefeat, YouPass, YouReturn
from kadath.games.arkham.vocabulary.powers import TheFedsRaid, YouGainAtLeast
from kadath.games.arkham.vocabulary.rumors import Captives
from kadath.games.arkham.vocabulary.stories import BAD, CountUp, Mark, Marked
from kadath.games.arkham.vocabulary.story_events import (
    AGateIsSealed,
    AnotherBecame,
    AnotherNearbyWouldBecome,
    AWorldIsMet,
    DoomAtLeast,
    GatesAtLeast,
    HoldsAtLeast,
    WithoutInnsmouth,
    YouCloseGate,
    YouDefeatOutside,
    YouDrawLook,
)
from kadath.games.arkham.vocabulary.story_rewards import PassClue, RefreshSpell
from kadath.games.arkham.vocabulary.tracks import TerrorAtLeast
from kadath.kernel.abilities.kinds import AsSoonAs, Forced
from kadath.kernel.listeners import Ability
from kadath.kernel.nodes import Node
from kadath.kernel.rng import Rng
from kadath.kernel.sleeves import piles
from kadath.kernel.sleeves.knowledge import lay_open

from .means import companions, give, meet, new_gate, open_gate, raise_terror, take_from_cup

PRISON = "HelpingPrisoners whom"
CONTEST = "EndingStory how"
"""Steps that need two things at once: a prisoner and a friend, or a story that ends both ways."""

GATE = "gate card "
READ_IN = {
    "ChoosingTrophy trophy": "entry innsmouth_french_hill_4_inner_sanctum",
    "ClosingByDice next": "entry miskatonic_university_2_science_building",
    "PayingWithYourself lose": f"{GATE}innsmouth_yellow_1",
    "PayingWithYourself devoured": f"{GATE}innsmouth_yellow_1",
}
"""Steps that only one entry leads to, if its check is passed or its price paid."""


class Aim(NamedTuple):
    """An ability of a card to be prepared for an investigator."""

    s: ArkhamPlay
    who: int
    card: int
    ability: Ability
    rng: Rng

    @property
    def waits(self) -> bool:
        """Whether it triggers by itself when its condition holds, which should not be yet."""
        return isinstance(self.ability, AsSoonAs)

    def set(self, **fields: object) -> None:
        """Change the investigator's row."""
        self.s.set_investigator(self.who, **fields)


def bring_near(s: ArkhamPlay, feature: str, who: int, rng: Rng) -> None:
    """Prepare a position in which a feature may run soon for an investigator."""
    name, _, number = feature.rpartition(" ")
    kind, _, key = feature.partition(" ")
    if feature == PRISON:
        _imprison(s)
    elif feature == CONTEST:
        _contest(s)
    elif feature in READ_IN:
        bring_near(s, READ_IN[feature], who, rng)
    elif kind == "entry":
        turn_up(s, key, who)
    elif feature.startswith(GATE):
        _send(s, feature.removeprefix(GATE), who)
    elif name in GATE_CARDS:
        _keep(s, name, int(number), who, rng)
    elif name in MYTHOS and MYTHOS[name].kind == RUMOR:
        _spread(s, name, int(number), who, rng)
    elif name in MONSTERS:
        meet(s, who, lambda one: one == name)
    elif name in FACES and FACES[name].kind == STORY:
        _tell(s, name, int(number), rng)
    elif name in SHEETS:
        own = next((one for one, row in s.investigators.items() if row.sheet == name), who)
        _approach(s, own, own, SHEETS[name].abilities, int(number), rng)


# --- Features ----------------------------------------------------------------------------------


def turn_up(s: ArkhamPlay, entry: str, who: int) -> None:
    """Place somebody where an entry is read next."""
    one = ENCOUNTERS[entry]
    if one.box not in s.boxes:
        return
    space = LODGE_HOUSE if one.location == SANCTUM else one.location
    if one.location == SANCTUM:
        give(s, who, 1, lambda card: s.face(card).kind == MEMBERSHIP)
    s.set_investigator(who, space=space, delayed=space == CELL)
    s.turned_up[STREET_OF.get(space, "church_green")] = one.card


def _send(s: ArkhamPlay, key: str, who: int) -> None:
    """Send somebody to a world that a gate card names, with that card on top of its deck."""
    world = GATE_CARDS[key].entries[0][0]
    cards = [one for one in s.decks[GATE_CARD] if s.cards[one].face == key]
    space = open_gate(s, world if world in WORLDS else "")
    if cards and space:
        piles.take_out(s.decks, GATE_CARD, cards[0])
        piles.put_on_top(s.decks, GATE_CARD, (cards[0],))
        there = area(s.cards[s.gates[space]].face, 1)
        s.set_investigator(who, space=there, entered=space, explored=False)


def _keep(s: ArkhamPlay, key: str, number: int, who: int, rng: Rng) -> None:
    """Let somebody have kept a gate card for a while."""
    cards = [one for one in s.decks[GATE_CARD] if s.cards[one].face == key]
    if cards:
        piles.take_out(s.decks, GATE_CARD, cards[0])
        lay_open(s, cards[0])
        s.set_card(cards[0], owner=who)
        _approach(s, who, cards[0], GATE_CARDS[key].abilities, number, rng)


def _tell(s: ArkhamPlay, face: str, number: int, rng: Rng) -> None:
    """Take a story to just before one of its abilities, ending it first if needed."""
    first = face.removesuffix(f"_{PASSED}").removesuffix(f"_{FAILED}")
    card = next((one for one, row in s.cards.items() if row.face == first and row.owner), 0)
    if card:
        if face != first:
            end_story(s, card, face.rpartition("_")[2])
        _approach(s, s.cards[card].owner, card, FACES[face].abilities, number, rng)


def _spread(s: ArkhamPlay, key: str, number: int, who: int, rng: Rng) -> None:
    """Put a Rumor into play that has been there for a while, if there is none."""
    cards = [one for one in s.decks[MYTHOS_CARD] if s.cards[one].face == key]
    if cards and not s.rumor:
        piles.take_out(s.decks, MYTHOS_CARD, cards[0])
        lay_open(s, cards[0])
        put_in_play(s, cards[0], MYTHOS[key])
        _approach(s, who, cards[0], MYTHOS[key].abilities, number, rng)


def _approach(
    s: ArkhamPlay, who: int, card: int, abilities: tuple[Ability, ...], number: int, rng: Rng
) -> None:
    """Prepare an ability, and the abilities that count toward it."""
    wanted = abilities[number]
    counts = any(isinstance(one, HasTokens | Marked) for one in wanted.walk())
    for ability in (*(one for one in abilities if counts and _counts(one)), wanted):
        aim = Aim(s, who, card, ability, rng)
        for part in _parts(s, ability):
            near(part, aim)


def _counts(ability: Ability) -> bool:
    counting = any(isinstance(one, CountUp | Mark) for one in ability.walk())
    return isinstance(ability, Forced) and counting


def _parts(s: ArkhamPlay, ability: Ability) -> Iterator[Node]:
    """The parts of an ability, without conditions that cannot hold on this board."""
    elsewhere: set[int] = set()
    for one in ability.walk():
        inner = [*one.walk()] if isinstance(one, BothHold) and s.has_innsmouth else []
        if any(isinstance(part, WithoutInnsmouth) for part in inner):
            elsewhere.update(map(id, inner))
    return (one for one in ability.walk() if id(one) not in elsewhere)


def _imprison(s: ArkhamPlay) -> None:
    """Put somebody into the Jail Cell of Innsmouth, and somebody else outside it."""
    prisoner, *friends = s.investigators
    if s.has_innsmouth and friends:
        s.set_investigator(prisoner, space=CELL, delayed=True)
        s.set_investigator(friends[0], space=ALLEY)


def _contest(s: ArkhamPlay) -> None:
    """Let the first story that can end both ways do so, with enough tokens and terror."""
    for card, row in s.cards.items():
        waits = [
            one.condition
            for one in s.face(card).abilities
            if s.face(card).kind == STORY and isinstance(one, AsSoonAs)
        ]
        tokens = [one.tokens for one in waits if isinstance(one, HasTokens)]
        terror = [one.level for one in waits if isinstance(one, TerrorAtLeast)]
        if row.owner and tokens and terror:
            raise_terror(s, terror[0])
            s.set_card(card, tokens=tokens[0])
            return


# --- Parts of a tree ---------------------------------------------------------------------------


@singledispatch
def near(part: Node, aim: Aim) -> None:
    """Prepare a position in which a part of a tree nearly holds, or can be paid or met."""


@near.register
def _(part: AtSpace, aim: Aim) -> None:
    if aim.s.is_on_board(part.space):
        aim.set(space=part.space)


@near.register
def _(part: HasTokens, aim: Aim) -> None:
    aim.s.set_card(aim.card, tokens=part.tokens - 1)


@near.register
def _(part: Marked, aim: Aim) -> None:
    s = aim.s
    face = s.face(aim.card)
    parts = [one for ability in face.abilities for one in ability.walk()]
    marks = (BAD,) * (part.least - 1) if part.bad else tuple(_marks(parts, part.least - 1))
    if not part.bad:
        for one in parts:
            if isinstance(one, AtSpace) and one.space not in marks:
                aim.set(space=one.space)
        unmarked = [street for street in STREETS if street not in marks]
        if marks and marks[0] in STREETS:
            aim.set(space=unmarked[0])
    s.story_marks[aim.card] = marks
    s.set_card(aim.card, tokens=len(marks))


def _marks(parts: list[Node], many: int) -> Iterator[str]:
    kinds = {
        "world": tuple(WORLDS),
        "symbol": tuple(dict.fromkeys(monster.dimension for monster in MONSTERS.values())),
        "neighborhood": tuple(STREETS),
        "place": tuple(one.space for one in parts if isinstance(one, AtSpace)),
    }
    what = next((one.what for one in parts if isinstance(one, Mark) and one.what in kinds), None)
    if what is not None:
        yield from kinds[what][:many]


@near.register
def _(part: DoomAtLeast, aim: Aim) -> None:
    tokens = min(part.tokens, doom_track(aim.s)) - 1
    aim.s.doom = max(aim.s.doom, tokens)


@near.register
def _(part: DoomSpacesAtMost, aim: Aim) -> None:
    aim.s.doom = max(aim.s.doom, doom_track(aim.s) - part.most - 1)


@near.register
def _(part: TerrorAtLeast, aim: Aim) -> None:
    raise_terror(aim.s, part.level - 1)


@near.register
def _(part: GatesAtLeast, aim: Aim) -> None:
    while len(aim.s.gates) < part.gates - 1 and new_gate(aim.s, aim.s.decks[MARKER]):
        pass


@near.register
def _(part: Has, aim: Aim) -> None:
    held = getattr(aim.s.investigators[aim.who], part.what)
    aim.set(**{part.what: max(held, part.least - aim.waits)})


@near.register
def _(part: HasAtMost, aim: Aim) -> None:
    aim.set(**{part.what: part.most + aim.waits})


@near.register
def _(part: HoldsAtLeast, aim: Aim) -> None:
    lacking = part.least - 1 - len(owned(aim.s, aim.who, part.what))
    give(aim.s, aim.who, lacking, lambda card: is_a(aim.s.face(card), part.what))


@near.register
def _(part: HoldsAtMost, aim: Aim) -> None:
    for card in owned(aim.s, aim.who, part.what):
        discard(aim.s, card)


@near.register
def _(part: DiscardOwn, aim: Aim) -> None:
    give(aim.s, aim.who, part.cards, lambda card: is_a(aim.s.face(card), part.what))


@near.register
def _(part: SpendGates, aim: Aim) -> None:
    give(aim.s, aim.who, part.gates, lambda card: aim.s.face(card).kind == MARKER)


@near.register
def _(part: RefreshSpell, aim: Aim) -> None:
    give(aim.s, aim.who, 1, lambda card: aim.s.face(card).kind == SPELL)
    for card in aim.s.cards_of(aim.who, frozenset({SPELL})):
        aim.s.set_card(card, exhausted=True)


@near.register
def _(part: YouPass, aim: Aim) -> None:
    if "spell_check" in part.checks:
        give(aim.s, aim.who, 3, lambda card: aim.s.face(card).kind == SPELL)


@near.register
def _(part: PassClue, aim: Aim) -> None:
    for friend in companions(aim.s, aim.who)[:1]:
        aim.s.set_investigator(friend, space=aim.s.investigators[aim.who].space)


@near.register
def _(part: YouGainAtLeast, aim: Aim) -> None:
    if part.what == MONEY:
        give(aim.s, aim.who, 1, lambda card: aim.s.face(card).kind == RETAINER)


@near.register
def _(part: YouDrawLook, aim: Aim) -> None:
    looks = [
        key
        for key, entry in ENCOUNTERS.items()
        if any(isinstance(one, DrawLook) for one in entry.effect.walk())
    ]
    if aim.s.has_innsmouth:
        turn_up(aim.s, looks[aim.rng.below(len(looks))], aim.who)


@near.register
def _(part: TheFedsRaid, aim: Aim) -> None:
    if aim.s.has_innsmouth:
        aim.s.feds = {**RAID_SPACES, "church_green": RAID_SPACES["church_green"] - 1}
        aim.set(space="church_green")


@near.register
def _(part: Captives, aim: Aim) -> None:
    # One is left to be defeated, where the Rumor says they are met.
    if not part.least:
        weakest = min(aim.s.cup, key=lambda one: MONSTERS[one].toughness)
        aim.s.captives = (weakest,)
        take_from_cup(aim.s, weakest)
        aim.set(space="miskatonic_university")


@near.register(YouCloseGate)
@near.register(AGateIsSealed)
def _(part: YouCloseGate | AGateIsSealed, aim: Aim) -> None:
    space = open_gate(aim.s, getattr(part, "world", ""), aim.s.story_marks.get(aim.card, ()))
    if space:
        aim.set(space=space, explored=True)


@near.register(YouReturn)
@near.register(AWorldIsMet)
def _(part: YouReturn | AWorldIsMet, aim: Aim) -> None:
    space = open_gate(aim.s, "", aim.s.story_marks.get(aim.card, ()))
    if space:
        aim.set(space=area(aim.s.cards[aim.s.gates[space]].face, 2), entered=space)


@near.register(YouDefeat)
@near.register(YouDefeatOutside)
def _(part: YouDefeat | YouDefeatOutside, aim: Aim) -> None:
    s = aim.s
    marked = s.story_marks.get(aim.card, ())
    scope = s.scope(aim.card)
    which = part.which if isinstance(part, YouDefeat) else None

    def fits(key: str) -> bool:
        one = MONSTERS[key]
        return one.dimension not in marked and (not which or which.fits(s, scope, one, 0))

    meet(s, aim.who, fits)


@near.register
def _(part: YouBecame, aim: Aim) -> None:
    _endanger(aim, aim.who, part.state)


@near.register(AnotherBecame)
@near.register(AnotherNearbyWouldBecome)
def _(part: AnotherBecame | AnotherNearbyWouldBecome, aim: Aim) -> None:
    for friend in companions(aim.s, aim.who)[:1]:
        _endanger(aim, friend, part.state)
        space = aim.s.investigators[friend].space
        aim.set(space=space)


def _endanger(aim: Aim, who: int, state: str) -> None:
    """Put somebody in danger of becoming this."""
    s = aim.s
    if state == "arrested" and s.has_innsmouth:
        s.martial_law = True
        s.set_investigator(who, space="church_green")
    elif state == "devoured":
        s.doom = doom_track(s) - 1
        s.set_investigator(who, sanity=1, stamina=1)
    elif state in ("insane", "unconscious"):
        s.set_investigator(who, **{"sanity" if state == "insane" else "stamina": 1})
        meet(s, who, lambda key: MONSTERS[key].toughness > 1)
