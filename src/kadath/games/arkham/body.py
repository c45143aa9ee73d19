"""The types of what a seat sees of Arkham Horror, beyond what every game shows."""

from __future__ import annotations

from typing import TypedDict


class LostView(TypedDict):
    """What an investigator would lose: Sanity or Stamina."""

    who: int
    what: str
    amount: int


class HarmView(TypedDict):
    """What a monster does instead of moving: how likely it is, and who would lose what."""

    chance: float
    losses: list[LostView]


class FoeView(TypedDict):
    """A monster in play, with everything that changes it now.

    `horror` is None if it has no Horror check. `white` and `black` are where it could end up if its
    symbol appeared with those arrows: several spaces if the first player chooses, none if it stays.
    A monster that `acts` does something else instead of moving, and `harm` says what if that hurts.
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

    Faces of dice from `lowest` up are successes for this investigator.
    """

    sliders: list[int]
    lowest: int
    focus: int
    hands: int
    held: list[int]
    trophies: list[str]


class LimitsView(TypedDict):
    """The numbers of what is limited, each with its limit."""

    monsters: int
    most_monsters: int
    outskirts: int
    most_outskirts: int
    gates: int
    most_gates: int


class PartView(TypedDict):
    """A source of the dice of a check: a skill, its modifier, or something else by its key."""

    source: str
    amount: int


class SpentView(TypedDict):
    """The chance to pass a check after spending that many more Clue tokens."""

    clues: int
    chance: float


class CheckView(TypedDict):
    """A check that is being made.

    `pool` is its number of dice, made up of `parts`, and `chance` the chance before they are
    rolled; `dice` are those rolled so far, including those of Clue tokens. Faces from `lowest` up
    are successes. With `counts` every success matters, also beyond `needed`. `card` is the spell
    that is being cast, 0 if there is none.
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


class EndsView(TypedDict):
    """The chances of each end of a whole fight; `hurt` is the chance to lose anything in it."""

    won: float
    hurt: float
    unconscious: float
    insane: float
    taken: float


class HoldView(TypedDict):
    """What hands could hold: the cards to pick for it, all cards held, the dice, and the chance.

    `ends` is None in the final battle.
    """

    picked: list[int]
    held: list[int]
    dice: int
    round: float
    ends: EndsView | None


class FightView(TypedDict):
    """A fight to the end with the best cards to hold: its dice, and the exact chances.

    `round` is the chance to win one round, `flee` the chance to get away in one, and `horror` the
    chance to pass the Horror check if it is still to come. The chances of the ends assume fighting
    on until the monster or the investigator falls, without using anything up; `better` is what to
    hold first for a better chance, at that price. Some monsters take an investigator who does not
    win in time, and `fate` says how. While the investigator is asked what to hold, `holds` has all
    possibilities.
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
    ends: EndsView
    better: HoldView | None
    fate: str


class FighterView(TypedDict):
    """The expected result of an investigator's attack in the final battle, with the best in hand.

    `rating` is how hard the Ancient One is to hit for this investigator, `hit` the chance of at
    least one success, `mean` the average number. `withstands` is the chance to pass the check of
    the Ancient One's attack, None if it is not a check. While the investigator is asked what to
    hold, `holds` has all possibilities.
    """

    who: int
    holds: list[HoldView]
    held: list[int]
    rating: int
    dice: int
    hit: float
    mean: float
    withstands: float | None
    attacked: bool


class TestView(TypedDict):
    """The check that decides how the Ancient One's attack this round goes."""

    skill: str
    modifier: int


class BattleView(TypedDict):
    """The final battle: `each` successes remove a doom token, and there are `hits` of them so far.

    Before that, `extra` successes remove none. `keywords` are what the Ancient One resists, and
    `test` is None if no single check decides how its attack goes. `within` has the chances that it
    is beaten by the end of this round and of those after it, if everybody fights on as they are.
    """

    round: int
    doom: int
    track: int
    hits: int
    each: int
    extra: int
    beaten: int
    times: int
    keywords: list[str]
    test: TestView | None
    fighters: list[FighterView]
    within: list[float]


class WayView(TypedDict):
    """A space that the moving investigator can reach; `steps` are all spaces to it, itself last."""

    space: str
    steps: list[str]


class Foretold(TypedDict):
    """What follows from the state by the rules; computed only for people."""

    foes: dict[int, FoeView]
    fights: list[FightView]
    battle: BattleView | None


class ArkhamBody(TypedDict):
    """What the town needs besides the things on it."""

    boxes: list[str]
    ancient_one: int
    awake: bool
    limits: LimitsView
    foes: dict[int, FoeView]
    sheets: dict[int, SheetView]
    raid: dict[str, int]
    """The Clue tokens of the Feds, by neighborhood."""
    acting: int
    """The investigator whom the question is about; 0 if there is none."""
    ways: list[WayView]
    check: CheckView | None
    fights: list[FightView]
    battle: BattleView | None
    """The final battle, once it has begun."""
