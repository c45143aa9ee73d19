"""What the verbs do, each shown with a card that uses it."""

from __future__ import annotations

import pytest

from kadath.games.machina.cards import EXPLORER, MONSTER
from kadath.games.machina.rules.abilities import hindrance
from kadath.games.machina.rules.activating import hindrance_to_activate
from kadath.games.machina.rules.events import InvokingEvent
from kadath.games.machina.rules.explorer_phase import ExplorerPhase
from kadath.games.machina.rules.ratings import rating
from kadath.games.machina.rules.setting_up import stack_chapters
from kadath.games.machina.rules.spaces import is_destroyed, is_lit, kind_at
from kadath.games.machina.state import CLOSED, DESTROYED, UNEQUIPPED
from kadath.games.machina.tiles import CHAPTER, CHEST, EVENT, SPAWN
from kadath.games.machina.values import ARMOR, STAMINA, WILL
from kadath.games.machina.vocabulary.effects import Lose
from kadath.games.machina.vocabulary.selectors import AtRandom, ByHealth, Everywhere, Those
from kadath.games.machina.vocabulary.spaces import EACH_TILE, ASpace, DestroySpace
from kadath.games.machina.vocabulary.story import (
    HORROR,
    LowerRating,
    LowerThreat,
    RaiseRating,
    RefreshRating,
    SetLevel,
    SetThreat,
)
from kadath.games.machina.vocabulary.story import (
    SPAWN as SPAWNING,
)
from kadath.games.machina.vocabulary.tests import Alone, WithoutEssence, Wounded
from kadath.kernel.effects import Effect, Scope
from kadath.testkit.machina.position import Position, room


def hank_at(t: Position, at: tuple[int, int], **values: int) -> int:
    return t.explorer("hank_horden", at, **values)


# --- Picking units --------------------------------------------------------------------------------


def test_picking_the_strongest_the_weakest_and_a_random_unit() -> None:
    t = Position(room(4, 1))
    strong, weak = hank_at(t, (0, 0)), t.explorer("lorrai_gerrard", (3, 0), health=2)
    scope = Scope(0, 0)
    everyone = Everywhere(EXPLORER)
    assert ByHealth(everyone, most=True).ids(t.s, scope) == (strong,)
    assert ByHealth(everyone, most=False).ids(t.s, scope) == (weak,)
    hurt = set()
    for seed in range(8):
        t.s.units = {one: row._replace(health=3) for one, row in t.s.units.items()}
        t.s.rng = seed
        t.resolve(Lose(1, "health", AtRandom(everyone)), 0)
        hurt.add(tuple(one for one, row in t.s.units.items() if row.health == 2))
    assert hurt == {(strong,), (weak,)}, "one of them, whichever chance takes"


def test_selecting_only_units_that_pass_a_test() -> None:
    t = Position(room(3, 1), room(3, 1))
    hank = hank_at(t, (0, 0), essence=1)
    lorrai = t.explorer("lorrai_gerrard", (1, 0), health=2)
    far = t.explorer("kim_richards", (11, 0), essence=2)
    everyone = Everywhere(EXPLORER)
    for test, found in ((Alone(), (far,)), (WithoutEssence(), (lorrai,)), (Wounded(), (lorrai,))):
        assert Those(everyone, test).ids(t.s, Scope(hank, hank)) == found


# --- Units ----------------------------------------------------------------------------------------


@pytest.mark.rule("MA-R6.10")
def test_banishing_salt_banishes_only_monsters_of_low_levels() -> None:
    t = Position(room(3, 1))
    hank = hank_at(t, (1, 0), essence=1)
    lesser, greater = t.monster("mi_go", (0, 0)), t.monster("rhan_tegoth", (2, 0))
    salt = t.item("banishing_salt", hank, UNEQUIPPED)
    t.begin(ExplorerPhase()).choose(f"use:{hank}:{salt}:0")
    assert lesser not in t.s.units, "there is nobody else it could be used on"
    assert greater in t.s.units
    assert t.s.units[hank].essence == 0, "nobody gains essence by it"


@pytest.mark.rule("MA-R8.6")
def test_the_crown_of_wires_takes_control() -> None:
    t = Position(room(3, 1))
    hank = hank_at(t, (0, 0), essence=2)
    mi_go = t.monster("mi_go", (2, 0))
    crown = t.item("crown_of_wires", hank)
    t.begin(ExplorerPhase()).choose(f"use:{hank}:{crown}:1")
    assert t.s.controlled == {mi_go: hank}


@pytest.mark.rule("MA-R8.5")
def test_twin_masks_swap_places() -> None:
    t = Position(room(4, 1))
    hank = hank_at(t, (0, 0))
    mi_go = t.monster("mi_go", (3, 0))
    masks = t.item("twin_masks", hank)
    t.begin(ExplorerPhase()).choose(f"use:{hank}:{masks}:0")
    assert (t.at(hank), t.at(mi_go)) == ((3, 0), (0, 0))


def test_the_wheel_navigator_reorders_the_monster_track() -> None:
    t = Position(room(5, 1))
    hank = hank_at(t, (0, 0))
    one, two, three = (t.monster("mi_go", (column, 0)) for column in (2, 3, 4))
    wheel = t.item("wheel_navigator", hank)
    t.begin(ExplorerPhase()).choose(f"use:{hank}:{wheel}:2", f"next:{three}", f"next:{one}")
    assert t.s.track == (three, one, two)


@pytest.mark.rule("MA-R8.9", "MA-R8.16")
def test_teleporting_to_a_kind_of_space() -> None:
    t = Position(f"+-+-+-+-+-+\n|. . {EVENT} . {SPAWN}|\n+-+-+-+-+-+")
    hank = hank_at(t, (0, 0))
    wheel = t.item("wheel_navigator", hank)
    t.begin(ExplorerPhase()).choose(f"use:{hank}:{wheel}:1")
    assert t.offered() == [f"move:{t.space((1, 0))}", f"move:{t.space((3, 0))}"], "beside the event"
    t.choose(f"move:{t.space((3, 0))}")
    t.item("teleportabulus", hank)
    assert t.at(hank) == (3, 0)


@pytest.mark.rule("MA-R8.8")
def test_a_door_in_a_box_leads_to_a_friend_on_any_tile() -> None:
    t = Position(room(3, 1), room(3, 1))
    hank = hank_at(t, (0, 0))
    t.explorer("lorrai_gerrard", (12, 0))
    box = t.item("door_in_a_box", hank)
    t.begin(ExplorerPhase()).choose(f"turn:{hank}", f"use:{hank}:{box}:0")
    assert t.at(hank) == (11, 0)


# --- Doors and spaces -----------------------------------------------------------------------------


@pytest.mark.rule("MA-R10.4", "MA-R10.5")
def test_doors_are_closed_opened_destroyed_and_repaired() -> None:
    t = Position("+-+-+-+\n|.D.D.|\n+-+-+-+")
    hank = hank_at(t, (1, 0))
    one, other = sorted(t.s.area.doors)
    t.event("every_door_slams")
    t.begin(InvokingEvent.horror())
    assert t.s.doors == {one: CLOSED, other: CLOSED}
    flask = t.item("acid_flask", hank, UNEQUIPPED)
    t.begin(ExplorerPhase()).choose(f"use:{hank}:{flask}:1", f"target-door:{one}")
    assert t.s.doors[one] == DESTROYED
    key = t.item("skeleton_key", hank, UNEQUIPPED)
    t.begin(ExplorerPhase()).choose(f"use:{hank}:{key}:1")
    assert t.s.doors == {one: DESTROYED}, "only a closed door can be opened"


@pytest.mark.rule("MA-R10.12", "MA-R10.13")
def test_spaces_are_rebuilt_treated_as_others_and_destroyed() -> None:
    t = Position(f"+-+-+-+\n|# . {CHEST}|\n+-+-+-+")
    hank = hank_at(t, (1, 0))
    chest, rubble = t.space((2, 0)), t.space((0, 0))
    t.resolve(DestroySpace(ASpace("chest", EACH_TILE)), hank)
    assert is_destroyed(t.s, chest)
    key = t.item("skeleton_key", hank, UNEQUIPPED)
    pick = t.item("star_iron_pick", hank)
    t.begin(ExplorerPhase()).choose(f"use:{hank}:{key}:0")
    assert not is_destroyed(t.s, chest)
    t.choose(f"use:{hank}:{pick}:2")
    assert kind_at(t.s, rubble) == "floor"


@pytest.mark.rule("MA-R10.22")
def test_a_signal_flare_lights_the_closest_chapter_space() -> None:
    t = Position(f"+-+-+-+-+\n|. . . {CHAPTER}|\n+-+-+-+-+")
    hank = hank_at(t, (0, 0))
    flare = t.item("signal_flare", hank, UNEQUIPPED)
    t.begin(ExplorerPhase()).choose(f"use:{hank}:{flare}:0")
    assert is_lit(t.s, t.space((3, 0)))


# --- Prices ---------------------------------------------------------------------------------------


def test_cards_make_actions_cheaper_and_more_expensive() -> None:
    t = Position(f"+-+-+\n|. {CHEST}|\n+-+-+")
    hank = hank_at(t, (0, 0), stamina=2)
    chest = t.space((1, 0))
    t.s.derive()

    def offered() -> bool:
        return hindrance_to_activate(t.s, hank, chest) is None

    assert not offered(), "a chest costs 3 stamina"
    t.item("crowbar", hank)
    t.s.derive()
    assert offered()
    t.event("the_walls_listen")
    t.begin(InvokingEvent.horror())
    assert not offered(), "one less, and one more"


@pytest.mark.rule("MA-R5.8", "MA-R14.3")
@pytest.mark.parametrize(("answer", "healed"), [("agree", True), ("refuse", False)])
def test_a_helper_may_refuse_and_then_nothing_happens(answer: str, healed: bool) -> None:
    t = Position(room(3, 1))
    lorrai = t.explorer("lorrai_gerrard", (0, 0), health=2)
    hank = hank_at(t, (1, 0), essence=2)
    t.begin(ExplorerPhase()).choose(f"turn:{lorrai}", f"use:{lorrai}:{lorrai}:0")
    assert (t.asked().seat, t.offered()) == (1, [f"agree:{hank}", f"refuse:{hank}"])
    t.choose(f"{answer}:{hank}")
    assert (t.s.units[lorrai].health == 3) == healed
    assert (t.s.units[hank].essence == 0) == healed


# --- The story ------------------------------------------------------------------------------------


@pytest.mark.rule("MA-R4.2", "MA-R4.5")
def test_cards_change_threat_level_and_ratings() -> None:
    t = Position(room(2, 1))
    hank = hank_at(t, (0, 0))
    t.s.scenario, t.s.serial = 1, 2000
    stack_chapters(t.s)
    t.s.chapter = t.s.chapters[0]

    def told(effect: Effect) -> tuple[int, int, int, int]:
        t.resolve(effect, hank)
        return t.s.threat, t.s.level, rating(t.s, SPAWNING), rating(t.s, HORROR)

    assert told(RefreshRating((SPAWNING, HORROR))) == (1, 1, 4, 7)
    assert told(SetThreat(5)) == (5, 1, 4, 7)
    assert told(LowerThreat(2)) == (3, 1, 4, 7)
    assert told(LowerThreat(9)) == (1, 1, 4, 7), "never below 1"
    assert told(LowerRating(SPAWNING, 2)) == (1, 1, 2, 7)
    assert told(RaiseRating(HORROR, 1)) == (1, 1, 2, 8)
    assert told(SetLevel(3)) == (1, 3, 2, 8)
    assert told(SetLevel(2)) == (1, 3, 2, 8), "it never falls"


def test_an_attached_event_is_used_up() -> None:
    t = Position(room(2, 1))
    hank = hank_at(t, (0, 0), stamina=1)
    time = t.event("borrowed_time")
    t.begin(InvokingEvent.explorer(hank))
    assert t.s.attached == {time: hank}
    assert hindrance(t.s, hank, time, 0) is None
    t.begin(ExplorerPhase()).choose(f"move:{t.space((1, 0))}", f"use:{hank}:{time}:0")
    assert (t.s.units[hank].stamina, t.s.attached) == (6, {})
    assert t.s.spent["explorer_event"] == (time,)


def test_the_heart_of_the_deep_rock_shields_everyone_on_the_tile() -> None:
    t = Position(room(3, 1), room(3, 1))
    hank, far = hank_at(t, (0, 0)), t.explorer("lorrai_gerrard", (11, 0))
    near = t.explorer("kim_richards", (2, 0))
    heart = t.item("heart_of_the_deep_rock", hank)
    before = {one: (t.value(one, ARMOR), t.value(one, WILL)) for one in (near, far)}
    t.begin(ExplorerPhase()).choose(f"turn:{hank}", f"use:{hank}:{heart}:1")
    armor, will = before[near]
    assert (t.value(near, ARMOR), t.value(near, WILL)) == (armor + 1, will + 1)
    assert (t.value(far, ARMOR), t.value(far, WILL)) == before[far]
    assert t.s.units[hank].stamina == t.value(hank, STAMINA) - 2
    assert MONSTER not in {t.s.card(one).kind for one in t.s.units}
