"""The types of what a seat sees of Arkham Horror beyond what any game tells."""

from __future__ import annotations

from typing import TypedDict


class LostView(TypedDict):
    """What an investigator would lose: Sanity or Stamina."""

    who: int
    what: str
    amount: int


class HarmView(TypedDict):
    """What a monster does in place of moving: how likely, and who would lose what."""

    chance: float
    losses: list[LostView]


class FoeView(TypedDict):
    """A monster in play as it is now.

    `horror` is None where no Horror check is made. `white` and `black` are where it would end up if
    its symbol showed with those arrows, several where the first player chooses and none where it
    stays; one that `acts` does something else in place of moving, `harm` where that hurts.
    """

    movement: str
    dimension: str
    awareness: int
    horror: int | None
    horror_damage: int
    toughness: int
    combat: int
    combat_damage: int
    nightmarish: int
    overwhelming: int
    keywords: list[str]
    white: list[str]
    black: list[str]
    acts: bool
    harm: HarmView | None


class SheetView(TypedDict):
    """An investigator's sheet: the stops of the three sliders, and what the hands hold now.

    To them faces of dice from `lowest` up are successes.
    """

    sliders: list[int]
    lowest: int
    focus: int
    hands: int
    held: list[int]
    trophies: list[str]


class LimitsView(TypedDict):
    """How many there are of what must not be too many, and how many there may be."""

    monsters: int
    most_monsters: int
    outskirts: int
    most_outskirts: int
    gates: int
    most_gates: int


class PartView(TypedDict):
    """Where dice of a check come from: a skill, its modifier, or something by its key."""

    source: str
    amount: int


class SpentView(TypedDict):
    """The chance to pass a check after spending that many more Clue tokens."""

    clues: int
    chance: float


class CheckView(TypedDict):
    """A check under way.

    `pool` are the dice it has by its `parts`, `chance` what they promise before they are rolled;
    `dice` what lies on the table, those of Clue tokens too. Faces from `lowest` up are successes.
    With `counts` every success matters, also those beyond what is `needed`. `card` is the spell
    that is cast, 0 where none is.
    """

    who: int
    kind: str
    skill: str
    monster: int
    card: int
    parts: list[PartView]
    pool: int
    needed: int
    lowest: int
    chance: float
    dice: list[int]
    successes: int
    counts: bool
    spending: list[SpentView]


class HoldView(TypedDict):
    """What hands could hold: what is picked for it and all of it, its dice, and its chance."""

    picked: list[int]
    held: list[int]
    dice: int
    round: float


class FightView(TypedDict):
    """A fight to the end with the cards that are best to hold: its dice, and the exact chances.

    `round` is the chance to win one round, `flee` that of getting away in one, `horror` that of
    passing the Horror check if one is to come. The chances of the ends are for fighting on until
    the monster or the investigator falls; `hurt` is that of losing anything in it. Some monsters
    take whoever does not win in time: `fate` says how, and `taken` how likely that is. Where hands
    are asked for, `holds` has all that they could hold.
    """

    who: int
    monster: int
    holds: list[HoldView]
    held: list[int]
    dice: int
    needed: int
    round: float
    flee: float
    horror: float | None
    won: float
    hurt: float
    unconscious: float
    insane: float
    fate: str
    taken: float


class FighterView(TypedDict):
    """What an investigator's attack in the final battle promises, with the best in hand.

    `hit` is the chance of at least one success, `mean` how many there are on average. `withstands`
    is the chance to pass the check of the Ancient One's attack, None where that is no check. Where
    hands are asked for, `holds` has all that they could hold.
    """

    who: int
    holds: list[HoldView]
    held: list[int]
    dice: int
    hit: float
    mean: float
    withstands: float | None
    attacked: bool


class TestView(TypedDict):
    """The check that decides how the Ancient One's attack of this round goes."""

    skill: str
    modifier: int


class BattleView(TypedDict):
    """The final battle: `each` successes remove a doom token, `hits` of them are there already.

    First come `extra` successes that remove none. `test` is None where no single check decides how
    its attack goes. `within` has the chances that the Ancient One is beaten by the end of this
    round and of those after it, if all fight on as they are.
    """

    round: int
    doom: int
    track: int
    hits: int
    each: int
    extra: int
    beaten: int
    times: int
    test: TestView | None
    fighters: list[FighterView]
    within: list[float]


class WayView(TypedDict):
    """A space that whoever moves now can come to, and the steps there."""

    space: str
    steps: list[str]


class Foretold(TypedDict):
    """What follows by the rules from how things stand; worked out for people only."""

    foes: dict[int, FoeView]
    fights: list[FightView]
    battle: BattleView | None


class ArkhamBody(TypedDict):
    """What the town needs besides the things."""

    boxes: list[str]
    ancient_one: int
    awake: bool
    limits: LimitsView
    foes: dict[int, FoeView]
    sheets: dict[int, SheetView]
    raid: dict[str, int]
    """The Clue tokens of the Feds by neighborhood."""
    acting: int
    """The investigator whom the question is about, 0 if none."""
    ways: list[WayView]
    check: CheckView | None
    fights: list[FightView]
    battle: BattleView | None
    """The final battle, once it has begun."""
